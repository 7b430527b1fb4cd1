/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/html.h"
#include "parser/html_table.h"

/* Longer names of tags and characters are none that matter. */
#define MAX_NAME 16
/* Mails quote less deeply than this. */
#define MAX_QUOTES 12

struct text {
	GString *out;
	guint quotes;	  /* block quotes that are open */
	guint kept;	  /* elements in which white space counts */
	gboolean gap;	  /* white space since the last character */
	gboolean inline_; /* the line holds something */
};

static void
end_line(struct text *text)
{
	if (text->inline_)
		g_string_append_c(text->out, '\n');
	text->inline_ = FALSE;
	text->gap = FALSE;
}

static void
begin_line(struct text *text)
{
	for (guint i = 0; i < MIN(text->quotes, MAX_QUOTES); i++)
		g_string_append(text->out, "> ");
	text->inline_ = TRUE;
}

/* A line end that stays even where the line is empty. */
static void
break_line(struct text *text)
{
	if (!text->inline_)
		begin_line(text);
	end_line(text);
}

static void
add(struct text *text, const char *bytes, gsize length)
{
	if (!text->inline_)
		begin_line(text);
	else if (text->gap)
		g_string_append_c(text->out, ' ');
	text->gap = FALSE;
	g_string_append_len(text->out, bytes, (gssize)length);
}

static void
add_char(struct text *text, char c)
{
	if (c == '\n' && text->kept > 0)
		break_line(text);
	else if (g_ascii_isspace(c) && text->kept == 0)
		text->gap = text->inline_;
	else
		add(text, &c, 1);
}

/* "&#177;", "&#xb1;"; 0: no character. */
static gunichar
number_of(const char *name)
{
	gboolean is_hex = name[1] == 'x' || name[1] == 'X';
	guint64 number =
		g_ascii_strtoull(name + 1 + is_hex, NULL, is_hex ? 16 : 10);

	if (number == 0xa0)
		return ' ';
	return number >= ' ' && number <= G_MAXINT &&
			       g_unichar_validate((gunichar)number)
		       ? (gunichar)number
		       : 0;
}

/* A character reference at '&'; returns how many bytes it takes. */
static gsize
add_reference(struct text *text, const char *at)
{
	char name[MAX_NAME] = "", utf8[6];
	gsize length = strcspn(at + 1, "; &<\n");
	gunichar c;

	if (length == 0 || length >= MAX_NAME || at[1 + length] != ';') {
		add(text, at, 1);
		return 1;
	}
	memcpy(name, at + 1, length);
	if (name[0] == '#') {
		c = number_of(name);
		if (c)
			add(text, utf8, (gsize)g_unichar_to_utf8(c, utf8));
		return length + 2;
	}
	for (guint i = 0; i < ktp_n_html_characters; i++)
		if (!strcmp(ktp_html_characters[i].name, name)) {
			add(text, ktp_html_characters[i].text,
			    strlen(ktp_html_characters[i].text));
			return length + 2;
		}
	add(text, at, 1);
	return 1;
}

static const struct ktp_html_element *
find_element(const char *name, gsize length)
{
	for (guint i = 0; i < ktp_n_html_elements; i++) {
		const struct ktp_html_element *row = &ktp_html_elements[i];

		if (strlen(row->name) == length &&
		    !g_ascii_strncasecmp(row->name, name, length))
			return row;
	}
	return NULL;
}

static void
count(guint *open, gboolean closes)
{
	if (!closes)
		++*open;
	else if (*open > 0)
		--*open;
}

/* Where an element that holds no text ends; all the rest if it does not. */
static const char *
skip_element(const char *at, const char *name)
{
	gsize length = strlen(name);

	while ((at = strstr(at, "</")))
		if (!g_ascii_strncasecmp(at += 2, name, length))
			return at;
	return NULL;
}

static void
apply(struct text *text, enum ktp_html_effect effect, gboolean closes)
{
	if (effect == KTP_HTML_BREAK) {
		break_line(text);
		return;
	}
	end_line(text);
	if (effect == KTP_HTML_QUOTE)
		count(&text->quotes, closes);
	else if (effect == KTP_HTML_KEEP)
		count(&text->kept, closes);
}

static gsize
name_length(const char *name)
{
	gsize length = 0;

	while (length < MAX_NAME && g_ascii_isalnum(name[length]))
		length++;
	return length;
}

/* A tag at '<'; returns what follows it, NULL: nothing does. */
static const char *
take_tag(struct text *text, const char *at)
{
	gboolean closes = at[1] == '/';
	const char *name = at + 1 + closes;
	gsize length = name_length(name);
	const struct ktp_html_element *row = find_element(name, length);
	const char *end;

	if (!strncmp(at, "<!--", 4)) {
		end = strstr(at, "-->");
		return end ? end + 3 : NULL;
	}
	if (!closes && !g_ascii_isalpha(*name) && *name != '!') {
		add(text, at, 1);
		return at + 1;
	}
	end = strchr(name, '>');
	if (end && row && row->effect == KTP_HTML_SKIP && !closes) {
		end = skip_element(end, row->name);
		end = end ? strchr(end, '>') : NULL;
	} else if (row && row->effect != KTP_HTML_SKIP) {
		apply(text, row->effect, closes);
	}
	return end ? end + 1 : NULL;
}

char *
ktp_html_text(const char *html)
{
	struct text text = {.out = g_string_sized_new(strlen(html))};

	while (html && *html) {
		if (*html == '<')
			html = take_tag(&text, html);
		else if (*html == '&')
			html += add_reference(&text, html);
		else
			add_char(&text, *html++);
	}
	end_line(&text);
	return g_string_free(text.out, FALSE);
}
