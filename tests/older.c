/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * older: how many schemas of the database there are; older N: the SQL that
 * makes an empty database of the N-th, as the program of that time did.
 */
#include <stdio.h>
#include <stdlib.h>

#include "triage/schema.h"

int
main(int argc, char **argv)
{
	guint version = argc > 1 ? (guint)atoi(argv[1]) : 0;

	if (version == 0 || version > ktt_n_migrations) {
		printf("%u\n", ktt_n_migrations);
		return argc > 1;
	}
	for (guint i = 0; i < version; i++)
		puts(ktt_migrations[i]);
	printf("PRAGMA application_id = %d;\nPRAGMA user_version = %u;\n",
	       KTT_APPLICATION_ID, version);
	return 0;
}
