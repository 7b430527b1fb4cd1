/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/help_row.h"

#include "triage/cmd/wrap.h"
#include "triage/safe.h"

enum { HELP_WIDTH = 80 };

/* printf would count the bytes of "…". */
static void
append_line(GString *out, guint column, const char *term, const char *text)
{
	guint used = 2 + ktt_safe_width(term);

	g_string_append_printf(out, "  %s%*s%s\n", term,
			       (int)(MAX(column, used + 1) - used), "", text);
}

void
cmd_help_row(GString *out, guint column, const char *term, const char *text)
{
	g_autoptr(GPtrArray) lines = cmd_wrap_lines(text, HELP_WIDTH - column);

	for (guint i = 0; i < lines->len; i++)
		append_line(out, column, i == 0 ? term : "", lines->pdata[i]);
}
