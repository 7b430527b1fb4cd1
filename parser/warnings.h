/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The words of a message's warnings list: see warnings.def. */
#ifndef KTP_WARNINGS_H
#define KTP_WARNINGS_H

#include <glib.h>

enum ktp_warning {
#define WARNING(id, word, help) KTP_WARNING_##id,
#include "parser/warnings.def"
#undef WARNING
	KTP_N_WARNINGS
};

const char *ktp_warning_word(enum ktp_warning warning);
const char *ktp_warning_help(enum ktp_warning warning);

/* Adds the word to a list of const char * unless it is there. */
void ktp_warning_add(GPtrArray *warnings, enum ktp_warning warning);

#endif
