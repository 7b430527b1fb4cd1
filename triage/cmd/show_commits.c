/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What scanned trees have to do with the report. */
#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"

enum { MOST = 5 }; /* commits that are shown without --all */

/* "in v6.1 (master of https://…/linux.git)", for each place. */
static void
append_places(GString *line, const json_t *commit)
{
	const json_t *list = json_object_get(commit, "seen");

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *seen = json_array_get(list, i);
		const char *tag = ktt_json_text(seen, "tag");
		const char *branch = ktt_json_text(seen, "branch");

		g_string_append(line, i == 0 ? "; in " : ", ");
		if (tag != NULL)
			g_string_append_printf(line, "%s, ", tag);
		if (branch != NULL && *branch != '\0')
			g_string_append_printf(line, "%s of ", branch);
		g_string_append(line, ktt_json_text(seen, "repository"));
	}
}

static void
print_commit(const json_t *commit, const char *label, guint width)
{
	g_autofree char *id = cmd_cell_commit(ktt_json_text(commit, "id"), 12);
	g_autoptr(GString) line = g_string_new(NULL);

	g_string_append_printf(line, "%s (“%s”): %s", id,
			       ktt_json_text(commit, "title"),
			       ktt_json_text(commit, "why"));
	append_places(line, commit);
	cmd_wrap_field(label, width, CMD_ROLE_PLAIN, line->str);
}

void
cmd_show_commits(const json_t *view, const struct cmd_show_options *options,
		 guint width)
{
	const json_t *list = json_object_get(view, "commits");
	size_t size = json_array_size(list);
	size_t most = options->all ? size : MIN(size, MOST);

	for (size_t i = 0; i < most; i++)
		print_commit(json_array_get(list, i), i == 0 ? "In trees" : "",
			     width);
	if (size > most) {
		g_autofree char *more =
			g_strdup_printf("and %zu more (--all)", size - most);

		cmd_wrap_field("", width, CMD_ROLE_FAINT, more);
	}
}
