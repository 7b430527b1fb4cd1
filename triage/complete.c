/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/complete.h"
#include "triage/stmt.h"

/* ?1: the prefix, as a pattern of LIKE. */
#define VALUES(column)                                                         \
	"SELECT DISTINCT " column " FROM report WHERE " column                 \
	" LIKE ? ESCAPE '\\' ORDER BY 1 LIMIT 100"

static const struct {
	const char *key, *sql;
} rows[] = {
	{"id", "SELECT 'R' || number FROM report WHERE 'R' || number"
	       " LIKE ? ESCAPE '\\' ORDER BY number DESC LIMIT 100"},
	{"tree", VALUES("tree")},
	{"branch", VALUES("branch")},
	{"component", VALUES("component")},
	{"commit", "SELECT DISTINCT substr(commit_id, 1, 12) FROM report"
		   " WHERE commit_id LIKE ? ESCAPE '\\' ORDER BY 1 LIMIT 100"},
	{"testcase", VALUES("testcase")},
	{"metric", VALUES("metric")},
	{"owner", VALUES("owner")},
	{"from", "SELECT DISTINCT m.from_address FROM report r JOIN message m"
		 " USING (message) WHERE m.from_address LIKE ? ESCAPE '\\'"
		 " ORDER BY 1 LIMIT 100"},
	{"list", "SELECT DISTINCT list_id FROM message WHERE list_id"
		 " LIKE ? ESCAPE '\\' ORDER BY 1 LIMIT 100"},
	{"param", "SELECT DISTINCT name || '=' || value FROM report_parameter"
		  " WHERE name || '=' || value LIKE ? ESCAPE '\\' ORDER BY 1"
		  " LIMIT 100"},
};

static char *
like_pattern(const char *prefix)
{
	GString *pattern = g_string_new(NULL);

	for (; *prefix; prefix++) {
		if (strchr("%_\\", *prefix))
			g_string_append_c(pattern, '\\');
		g_string_append_c(pattern, *prefix);
	}
	g_string_append_c(pattern, '%');
	return g_string_free(pattern, FALSE);
}

GPtrArray *
ktt_complete(struct ktt_store *store, const char *key, const char *prefix,
	     GError **error)
{
	GPtrArray *values = g_ptr_array_new_with_free_func(g_free);
	g_autofree char *pattern = like_pattern(prefix);
	gboolean ok = TRUE;

	for (gsize i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct ktt_rows *found;

		if (strcmp(rows[i].key, key))
			continue;
		found = ktt_query(store, rows[i].sql, "t", pattern);
		while (ktt_rows_next(found))
			g_ptr_array_add(values,
					g_strdup(ktt_rows_text(found, 0)));
		ok = ktt_rows_end(found, error);
	}
	if (ok)
		return values;
	g_ptr_array_unref(values);
	return NULL;
}
