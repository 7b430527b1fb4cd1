/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The text of a message as lines, each with its quote depth and what kind of
 * line it is. All later stages (extraction, follow-up rules) read this.
 */
#ifndef KTP_LINES_H
#define KTP_LINES_H

#include <glib.h>

enum ktp_line_kind {
	KTP_LINE_PROSE,	      /* running text */
	KTP_LINE_BLANK,	      /* nothing, or white space only */
	KTP_LINE_ATTRIBUTION, /* "On DATE, NAME wrote:", also its first half */
	KTP_LINE_SIGNATURE,   /* from "-- " on; list footers */
	KTP_LINE_DIFF,	      /* a patch: its headers, hunks and diffstat */
	KTP_LINE_TABLE,	      /* rows, rules, boxes, plots, logs, commands */
	KTP_LINE_TRAILER, /* "Fixes: …", "Reported-by: …", "Closes: …" */
	KTP_LINE_REPORT,  /* part of a report pasted without quote marks */
};

struct ktp_line {
	char *text;  /* points into raw: without quote marks */
	char *raw;   /* owned; the whole line, valid UTF-8 */
	guint depth; /* quote depth, 0: written by the sender */
	enum ktp_line_kind kind;
	gboolean soft; /* format=flowed: goes on in the next line */
};

/*
 * Splits text (valid UTF-8, LF or CRLF) into lines and gives each its depth;
 * the kinds are left at PROSE. flowed: the part was format=flowed (RFC 3676):
 * stuffed blanks are removed and soft line ends marked, but lines are not
 * joined, because that would destroy tables. Where an empty line stands behind
 * every line, these are left out (spacing.h). Returns an array of struct
 * ktp_line * that frees its elements. Linear in the length of the text.
 */
GPtrArray *ktp_lines_new(const char *text, gboolean flowed);

/*
 * For the lines of a reply: tells the kind of each line that the sender wrote
 * himself (depth 0), and the attributions of any depth; other quoted lines are
 * PROSE or BLANK. Rests of quoted lines that a client wrapped without a mark
 * are put back, so that there may be fewer lines than before.
 */
void ktp_lines_classify(GPtrArray *lines);

/*
 * Removes up to depth quote marks ("> ", ">", "| ") from raw and returns the
 * rest, a pointer into raw. removed, if not NULL, gets how many were there.
 */
const char *ktp_quote_strip(const char *raw, guint depth, guint *removed);

#endif
