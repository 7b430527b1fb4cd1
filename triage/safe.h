/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Text from mail, made safe for a terminal: whoever sends a mail must not be
 * able to move the cursor, recolour, retitle or reorder what we print.
 */
#ifndef KTT_SAFE_H
#define KTT_SAFE_H

#include <glib.h>

enum ktt_safe {
	KTT_SAFE_LINE, /* one line: white space of any kind is one blank */
	KTT_SAFE_TEXT, /* newlines and tabs stay */
};

/*
 * A copy of text (length bytes, -1: up to the NUL) without anything that acts
 * on a terminal: C0, DEL and C1 controls, line and paragraph separators,
 * marks of direction, zero-width and tag characters come out as visible
 * escapes (\x1b, \u202e), bytes that are not UTF-8 as U+FFFD. NULL gives an
 * empty string. The caller frees it.
 */
char *ktt_safe_text(const char *text, gssize length, enum ktt_safe how);

/* The same, appended to out. */
void ktt_safe_append(GString *out, const char *text, gssize length,
		     enum ktt_safe how);

/* Columns that safe text takes on a terminal. */
guint ktt_safe_width(const char *text);

/*
 * Cuts safe text to width columns, the last of them an ellipsis where
 * something was cut. The caller frees it.
 */
char *ktt_safe_shorten(const char *text, guint width);

#endif
