/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/choice.h"

#include <string.h>

#include "triage/error.h"
#include "triage/suggest.h"

static void
set_error(const char *option, const char *word, const char *const *names,
	  GError **error)
{
	g_autoptr(GPtrArray) list = g_ptr_array_new();
	g_autofree char *all = g_strjoinv(", ", (char **)names);
	const char *near;

	for (guint i = 0; names[i] != NULL; i++)
		g_ptr_array_add(list, (gpointer)names[i]);
	near = ktt_suggest(word, list);
	if (near != NULL)
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "%s: there is no '%s'; did you mean '%s'?", option,
			    word, near);
	else
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "%s: there is no '%s'; one of %s", option, word,
			    all);
}

gboolean
cmd_choice(const char *option, const char *word, const char *const *names,
	   guint *index, GError **error)
{
	for (*index = 0; names[*index] != NULL; (*index)++)
		if (strcmp(names[*index], word) == 0)
			return TRUE;
	set_error(option, word, names, error);
	return FALSE;
}
