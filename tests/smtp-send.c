/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Hands the bytes of standard input to a server as they are: smtp-send SERVER
 * FROM TO. Summaries never have a line of one point; this shows what becomes
 * of one.
 */
#include <stdio.h>

#include "triage/smtp.h"

static GByteArray *
read_all(FILE *file)
{
	GByteArray *bytes = g_byte_array_new();
	guint8 block[4096];
	size_t got;

	while ((got = fread(block, 1, sizeof(block), file)) > 0)
		g_byte_array_append(bytes, block, (guint)got);
	return bytes;
}

int
main(int argc, char **argv)
{
	struct ktt_smtp smtp = {.timeout = 30};
	g_autoptr(GByteArray) bytes = NULL;
	g_autoptr(GError) error = NULL;
	char *to[] = {NULL, NULL};

	if (argc != 4)
		return 2;
	smtp.server = argv[1];
	to[0] = argv[3];
	bytes = read_all(stdin);
	if (ktt_smtp_send(&smtp, argv[2], to, bytes->data, bytes->len, &error))
		return 0;
	fprintf(stderr, "%s\n", error->message);
	return 1;
}
