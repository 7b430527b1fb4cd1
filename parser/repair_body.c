/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/line_kinds_table.h"
#include "parser/pattern.h"
#include "parser/repair_body.h"
#include "parser/repair_table.h"
#include "parser/text.h"

/* Quoted lines are wrapped at about this width. */
#define LINE_WIDTH 78

static int
hex(char c)
{
	return g_ascii_isxdigit(c) && !g_ascii_islower(c)
		       ? g_ascii_xdigit_value(c)
		       : -1;
}

static gboolean
is_encoded_byte(const char *p)
{
	return p[0] == '=' && hex(p[1]) >= 0 && hex(p[2]) >= 0;
}

/*
 * "= " was a soft line end, "=20 " a blank before a hard one, and the quote
 * marks of the line that the soft end began are no part of the text.
 */
static char *
decode(const char *text)
{
	GString *out = g_string_sized_new(strlen(text));
	char *clean;

	for (const char *p = text; *p; p++) {
		if (p[0] == '=' && (p[1] == ' ' || p[1] == '\n')) {
			/* The blank between words may have gone as well. */
			if (p > text && strchr("])},;", p[-1]) &&
			    g_ascii_isalnum(p[2]))
				g_string_append_c(out, ' ');
			p++;
		} else if (strncmp(p, "=20", 3) == 0 &&
			   (p[3] == ' ' || p[3] == '\0')) {
			g_string_append_c(out, '\n');
			p += p[3] ? 3 : 2;
		} else if (is_encoded_byte(p)) {
			g_string_append_c(out,
					  (char)(hex(p[1]) * 16 + hex(p[2])));
			p += 2;
		} else {
			g_string_append_c(out, *p);
		}
	}
	/* Latin-1 where it is not UTF-8: the robot's own mails. */
	if (!g_utf8_validate(out->str, (gssize)out->len, NULL)) {
		clean = g_convert(out->str, (gssize)out->len, "UTF-8",
				  "ISO-8859-1", NULL, NULL, NULL);
		if (clean) {
			g_string_assign(out, clean);
			g_free(clean);
		}
	}
	clean = ktp_text_clean(out->str, out->len);
	g_string_free(out, TRUE);
	return clean;
}

/* Puts a line break at group "at" of each match. */
static char *
break_before(const char *pattern, const char *text)
{
	const struct ktp_pattern *compiled = ktp_pattern_get(pattern);
	GString *out = g_string_sized_new(strlen(text) + 256);
	struct ktp_match match = {0};
	gsize at = 0, done = 0, length = strlen(text);

	while (at < length &&
	       ktp_pattern_match(compiled, text, (gssize)length, at, &match)) {
		gsize here = match.start[1];

		g_string_append_len(out, text + done, (gssize)(here - done));
		while (out->len > 0 && out->str[out->len - 1] == ' ')
			g_string_truncate(out, out->len - 1);
		if (out->len > 0 && out->str[out->len - 1] != '\n')
			g_string_append_c(out, '\n');
		done = here;
		at = MAX(match.end[1], at + 1);
	}
	g_string_append(out, text + done);
	ktp_match_clear(&match);
	return g_string_free(out, FALSE);
}

static gboolean
begins_label(const char *text)
{
	g_autofree char *line = g_strconcat(" ", text, NULL);
	struct ktp_match match = {0};
	gboolean begins = FALSE;

	for (guint i = 0; i < ktp_n_text_breaks && !begins; i++)
		begins = ktp_pattern_match(
				 ktp_pattern_get(ktp_text_breaks[i].pattern),
				 line, -1, 0, &match) &&
			 match.start[1] == 1;
	ktp_match_clear(&match);
	return begins;
}

/* The end of the first sentence in line, 0: there is none. */
static gsize
sentence_end(const char *line)
{
	for (gsize i = 4; line[i] != '\0' && line[i + 1] != '\0'; i++)
		if (strchr(".?!", line[i]) && line[i + 1] == ' ' &&
		    g_ascii_isalpha(line[i - 1]))
			return i + 1;
	return 0;
}

/*
 * What follows the last quoted line without a mark is the sender's own. A
 * line longer than clients quote them ends at its first sentence; where it
 * has none, at the width, if the quote ends there.
 */
static void
add_quoted(GString *out, const char *line, gboolean last)
{
	gsize marks = strspn(line, "> "), cut = 0;

	if (strlen(line) > LINE_WIDTH + marks && !begins_label(line + marks))
		cut = sentence_end(line);
	if (cut == 0 && last && strlen(line) > LINE_WIDTH + marks &&
	    !begins_label(line + marks)) {
		cut = LINE_WIDTH;
		while (cut > marks && line[cut] != ' ')
			cut--;
	}
	if (cut <= marks) {
		g_string_append_printf(out, "%s\n", line);
		return;
	}
	g_string_append_len(out, line, (gssize)cut);
	g_string_append_c(out, '\n');
	g_string_append_printf(out, "\n%s\n", line + cut + 1);
}

static guint
depth_of(const char *line)
{
	guint depth = 0;

	for (; line && (*line == '>' || *line == ' '); line++)
		depth += *line == '>';
	return depth;
}

/* Breaks only the lines that the row is for. */
static char *
break_within(const struct ktp_break *row, const char *text)
{
	g_auto(GStrv) lines = NULL;

	if (!row->within)
		return break_before(row->pattern, text);
	lines = ktp_text_lines(text);
	for (guint i = 0; lines[i]; i++) {
		char *line = lines[i];

		if (!ktp_matches(row->within, line))
			continue;
		lines[i] = break_before(row->pattern, line);
		g_free(line);
	}
	return g_strjoinv("\n", lines);
}

/* Own text: breaks at the robot's phrases; sentences need none. */
static void
add_own(GString *out, const char *line)
{
	g_autofree char *text = g_strdup(line);

	for (guint i = 0; i < ktp_n_text_breaks; i++) {
		char *broken = break_within(&ktp_text_breaks[i], text);

		g_free(text);
		text = broken;
	}
	g_string_append_printf(out, "%s\n", text);
}

static gboolean
is_attribution(const char *text)
{
	for (guint i = 0; i < ktp_n_attribution_ends; i++)
		if (ktp_matches(ktp_attribution_ends[i].pattern, text))
			return TRUE;
	return FALSE;
}

/*
 * "> > text" is a quoted blank line and a quoted line, unless somebody was
 * quoted that deep: each level has its attribution above it.
 */
static char *
without_blank_marks(const char *line, guint *levels)
{
	gsize marks = strspn(line, "> ");
	guint depth = depth_of(line);
	GString *out = g_string_new(NULL);

	if (is_attribution(line))
		*levels = MAX(*levels, MIN(depth, *levels) + 1);
	for (guint i = 0; i < MIN(depth, MAX(*levels, 1)); i++)
		g_string_append(out, "> ");
	g_string_append(out, line + marks);
	return g_string_free(out, FALSE);
}

void
ktp_repair_body(GString *out, const char *text, gboolean encoded)
{
	g_autofree char *decoded = encoded ? decode(text) : g_strdup(text);
	g_autofree char *broken = break_before(ktp_lost_quote, decoded);
	g_auto(GStrv) lines = g_strsplit(broken, "\n", -1);
	guint levels = 0;

	for (guint i = 0; lines[i]; i++) {
		char *line = lines[i];

		lines[i] = without_blank_marks(line, &levels);
		g_free(line);
	}
	for (guint i = 0; lines[i]; i++) {
		if (lines[i][0] == '>')
			add_quoted(out, lines[i],
				   depth_of(lines[i + 1]) !=
					   depth_of(lines[i]));
		else
			add_own(out, lines[i]);
	}
}
