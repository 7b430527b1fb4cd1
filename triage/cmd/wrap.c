/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/wrap.h"

#include <string.h>

#include "triage/safe.h"

guint
cmd_wrap_width(void)
{
	guint width = cmd_out_width();

	return width == 0 ? 80 : CLAMP(width, 40, 100);
}

static void
end_line(GPtrArray *lines, GString *line)
{
	g_ptr_array_add(lines, g_strdup(line->str));
	g_string_truncate(line, 0);
}

GPtrArray *
cmd_wrap_lines(const char *text, guint width)
{
	GPtrArray *lines = g_ptr_array_new_with_free_func(g_free);
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);
	g_auto(GStrv) words = g_strsplit(safe, " ", -1);
	g_autoptr(GString) line = g_string_new(NULL);

	for (guint i = 0; words[i] != NULL; i++) {
		guint used = ktt_safe_width(line->str);

		if (used > 0 && used + 1 + ktt_safe_width(words[i]) > width)
			end_line(lines, line);
		if (line->len > 0)
			g_string_append_c(line, ' ');
		g_string_append(line, words[i]);
	}
	if (line->len > 0)
		end_line(lines, line);
	return lines;
}

void
cmd_wrap_field(const char *label, guint column, enum cmd_role role,
	       const char *text)
{
	g_autoptr(GPtrArray) lines = NULL;

	if (text == NULL || *text == '\0')
		return;
	lines = cmd_wrap_lines(text, cmd_wrap_width() - column);
	for (guint i = 0; i < lines->len; i++) {
		g_autofree char *head = g_strdup_printf("%-*s", (int)column,
							i == 0 ? label : "");

		cmd_out_paint(CMD_ROLE_FAINT, head);
		cmd_out_paint(role, lines->pdata[i]);
		cmd_out_text("\n");
	}
}
