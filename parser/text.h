/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Small helpers for text that came from mail. ASCII rules, never the locale. */
#ifndef KTP_TEXT_H
#define KTP_TEXT_H

#include <glib.h>

/* Every run of white space one blank, none at the ends; a new string. */
char *ktp_text_fold(const char *text);

/* A copy that is valid UTF-8 with no NUL and no control bytes but tab and
 * line feed. A NUL within length becomes U+FFFD. */
char *ktp_text_clean(const char *text, gsize length);

gboolean ktp_text_is_blank(const char *text);

/* Whether text begins with word, ASCII letters of any case. */
gboolean ktp_text_has_prefix(const char *text, const char *prefix);

/* A number in C notation that fills the whole of text[0..length). */
gboolean ktp_text_number(const char *text, gsize length, double *number);

/* The lines of text without their LF, as g_strsplit() would give them. */
char **ktp_text_lines(const char *text);

/*
 * Cuts each line of text (valid UTF-8, in place) after max_line bytes, and the
 * text after max_lines lines. Returns whether anything was cut.
 */
gboolean ktp_text_limit(char *text, gsize max_line, gsize max_lines);

/* Bytes of valid UTF-8 that fit in max without cutting a character. */
gsize ktp_text_cut(const char *text, gsize max);

#endif
