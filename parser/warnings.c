/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/warnings.h"

static const struct {
	const char *word, *help;
} table[KTP_N_WARNINGS] = {
#define WARNING(id, word, help) [KTP_WARNING_##id] = {word, help},
#include "parser/warnings.def"
#undef WARNING
};

const char *
ktp_warning_word(enum ktp_warning warning)
{
	return table[warning].word;
}

const char *
ktp_warning_help(enum ktp_warning warning)
{
	return table[warning].help;
}

void
ktp_warning_add(GPtrArray *warnings, enum ktp_warning warning)
{
	const char *word = table[warning].word;

	if (!g_ptr_array_find(warnings, word, NULL))
		g_ptr_array_add(warnings, (gpointer)word);
}
