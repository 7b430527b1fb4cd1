/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/json.h"

#include "parser/message_json.h"
#include "triage/cmd/out.h"

void
cmd_json_print(const json_t *value, gboolean pretty)
{
	size_t flags = pretty ? JSON_INDENT(2) : JSON_COMPACT;
	g_autofree char *text =
		ktp_json_text(value, flags | JSON_REAL_PRECISION(12));

	cmd_out_text(text);
	cmd_out_text("\n");
}
