/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/json.h"

#include <stdlib.h>

#include "triage/cmd/out.h"

void
cmd_json_print(const json_t *value, gboolean pretty)
{
	size_t flags = JSON_REAL_PRECISION(12) | JSON_ENCODE_ANY;
	char *text = json_dumps(
		value, flags | (pretty ? JSON_INDENT(2) : JSON_COMPACT));

	cmd_out_text(text);
	cmd_out_text("\n");
	free(text);
}
