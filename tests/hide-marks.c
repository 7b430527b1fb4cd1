/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copies an mbox from standard input to standard output and writes each mail
 * so that nothing of its text and subject shows in clear. The argument says
 * how; without one, the ways are printed.
 */
#include <stdio.h>
#include <string.h>

#include "parser/header.h"
#include "parser/mail_file.h"
#include "parser/mime.h"

typedef void (*way_fn)(GString *out, const char *text, const char *subject);

/* Fields that are kept, those with addresses first; all that says how text is
 * coded is not. */
static const char *const kept[] = {
	"From", "To", "Cc", "Date", "Message-ID", "References", "In-Reply-To"};
#define ADDRESSES 3

static void
add_base64(GString *out, const char *data, gsize size)
{
	g_autofree char *coded = g_base64_encode((const guchar *)data, size);

	for (const char *p = coded; *p; p += MIN(72, strlen(p)))
		g_string_append_printf(out, "%.72s\n", p);
}

/* Every byte escaped, and each line broken three times. */
static void
add_qp(GString *out, const char *text)
{
	guint column = 0;

	for (; *text; text++) {
		if (*text == '\n') {
			g_string_append_c(out, '\n');
			column = 0;
			continue;
		}
		g_string_append_printf(out, "=%02X", (guchar)*text);
		if (++column % 5 == 0)
			g_string_append(out, "=\n");
	}
	g_string_append_c(out, '\n');
}

static void
in_base64(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n"
			     "Content-Transfer-Encoding: base64\n\n");
	add_base64(out, text, strlen(text));
}

static void
in_qp(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n"
			     "Content-Transfer-Encoding: Quoted-Printable\n\n");
	add_qp(out, text);
}

/* The name and the value of the field in the most unusual form. */
static void
in_odd_field(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: text/plain\n"
			     "content-transfer-ENCODING \t:\n\tBASE64\n\n");
	add_base64(out, text, strlen(text));
}

static void
in_unsaid_qp(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n\n");
	add_qp(out, text);
}

/* Three levels; the boundaries in pieces (RFC 2231 section 3). */
static void
in_nested(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: multipart/mixed; boundary*0=ou;\n"
			     " boundary*1=\"ter\"\n\n--outer\n"
			     "Content-Type: multipart/alternative;\n"
			     " boundary*0*=us-ascii''in%6e; boundary*1*=er\n\n"
			     "--inner\n"
			     "Content-Type: text/plain; charset*=x''utf-8\n"
			     "Content-Transfer-Encoding: base64\n\n");
	add_base64(out, text, strlen(text));
	g_string_append(out, "--inner--\n--outer--\n");
}

static void
add_words(GString *out, const char *text)
{
	while (*text) {
		gsize size = MIN(strlen(text), 39);
		g_autofree char *coded = NULL;

		while (size > 1 && (text[size] & 0xc0) == 0x80)
			size--;
		coded = g_base64_encode((const guchar *)text, size);
		g_string_append_printf(out, " =?utf-8?b?%s?=\n", coded);
		text += size;
	}
}

static void
in_message(GString *out, const char *text, const char *subject)
{
	g_string_append(out, "Content-Type: multipart/mixed; boundary=b\n\n"
			     "--b\n\nSee below.\n--b\n"
			     "Content-Type: message/rfc822\n\nSubject:\n");
	add_words(out, subject);
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n"
			     "Content-Transfer-Encoding: base64\n\n");
	add_base64(out, text, strlen(text));
	g_string_append(out, "--b--\n");
}

static void
in_html(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: Text /\n Html; charset=utf-8\n\n"
			     "<pre>\n");
	for (; *text; text = g_utf8_next_char(text))
		if (*text == '\n')
			g_string_append_c(out, '\n');
		else
			g_string_append_printf(out, "&#%u;",
					       g_utf8_get_char(text));
	g_string_append(out, "</pre>\n");
}

/* No byte of it is ASCII. */
static void
in_charset(GString *out, const char *text, const char *subject)
{
	gsize size;
	g_autofree char *coded = g_convert_with_fallback(
		text, -1, "IBM037", "UTF-8", "?", NULL, &size, NULL);

	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=IBM037\n"
			     "Content-Transfer-Encoding: 8bit\n\n");
	g_string_append_len(out, coded, (gssize)size);
	g_string_append_c(out, '\n');
}

/* What the parser drops stands between any two letters. */
static void
in_returns(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n\n");
	for (; *text; text++) {
		g_string_append_c(out, *text);
		if (g_ascii_isalnum(text[0]) && g_ascii_isalnum(text[1]))
			g_string_append_c(out, '\r');
	}
	g_string_append_c(out, '\n');
}

/* What the parser takes for a blank stands for every one; no word is hidden. */
static void
in_no_break_spaces(GString *out, const char *text, const char *subject)
{
	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n\n");
	for (; *text; text++)
		g_string_append(out, *text == ' ' ? "\xc2\xa0"
						  : (char[]){*text, '\0'});
	g_string_append_c(out, '\n');
}

static char *
veil(const char *text)
{
	g_auto(GStrv) parts = g_strsplit(text, "@", -1);

	return g_strjoinv(" at ", parts);
}

/* As Mailman's archives have it; the fields are veiled as well. */
static void
in_veils(GString *out, const char *text, const char *subject)
{
	g_autofree char *veiled = veil(text);

	(void)subject;
	g_string_append_printf(out, "\n%s\n", veiled);
}

/* Not hidden, but on the next line, as mail programs break what they quote. */
static void
in_broken_quotes(GString *out, const char *text, const char *subject)
{
	g_auto(GStrv) lines = g_strsplit(text, "\n", -1);

	(void)subject;
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n\n");
	for (guint i = 0; lines[i]; i++) {
		char *rest = strchr(lines[i], ' ');

		if (!rest || strlen(lines[i]) < 50) {
			g_string_append_printf(out, "> > %s\n", lines[i]);
			continue;
		}
		*rest++ = '\0';
		g_string_append_printf(out, "> > %60s\n%s%s\n", lines[i],
				       i % 2 ? "" : "> ", rest);
	}
}

static const struct way {
	const char *name;
	way_fn write;
	gboolean other_subject; /* so that it does not ask for a closer look */
	gboolean veils;
} ways[] = {
	{"base64", in_base64, FALSE, FALSE},
	{"quoted-printable", in_qp, FALSE, FALSE},
	{"nested", in_nested, FALSE, FALSE},
	{"message", in_message, TRUE, FALSE},
	{"html", in_html, TRUE, FALSE},
	{"charset", in_charset, TRUE, FALSE},
	{"returns", in_returns, TRUE, FALSE},
	{"no-break-spaces", in_no_break_spaces, TRUE, FALSE},
	{"odd-field", in_odd_field, TRUE, FALSE},
	{"unsaid", in_unsaid_qp, TRUE, FALSE},
	{"broken-quotes", in_broken_quotes, TRUE, FALSE},
	{"veils", in_veils, TRUE, TRUE},
};

static void
write_fields(GString *out, const struct way *way,
	     const struct ktp_header *header)
{
	for (guint i = 0; i < G_N_ELEMENTS(kept); i++) {
		const char *value = ktp_header_get(header, kept[i]);
		g_autofree char *veiled = value && way->veils && i < ADDRESSES
						  ? veil(value)
						  : NULL;

		if (value)
			g_string_append_printf(out, "%s: %s\n", kept[i],
					       veiled ? veiled : value);
	}
}

static void
write_mail(const struct way *way, const struct ktp_raw *raw)
{
	struct ktp_mail *mail = ktp_mail_new(raw->data, raw->size);
	g_autoptr(GString) out =
		g_string_new("From mboxrd@z Thu Jan  1 00:00:00 1970\n");
	struct ktp_header header;

	ktp_header_parse(&header, raw->data, raw->size);
	write_fields(out, way, &header);
	if (way->other_subject) {
		g_string_append(out, "Subject: about it\n");
	} else if (mail->subject) {
		g_string_append(out, "Subject:\n");
		add_words(out, mail->subject);
	}
	way->write(out, mail->text, mail->subject ? mail->subject : "");
	g_string_append_c(out, '\n');
	fwrite(out->str, 1, out->len, stdout);
	ktp_header_clear(&header);
	ktp_mail_free(mail);
}

static int
copy(const struct way *way)
{
	g_autoptr(GError) error = NULL;
	struct ktp_mail_file *file =
		ktp_mail_file_new(0, "(standard input)", KTP_MBOX_RD, &error);
	struct ktp_raw raw;

	while (file && ktp_mail_file_next(file, &raw, &error) > 0)
		write_mail(way, &raw);
	ktp_mail_file_free(file);
	if (error)
		fprintf(stderr, "hide-marks: %s\n", error->message);
	return error != NULL;
}

int
main(int argc, char **argv)
{
	for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
		if (argc < 2)
			puts(ways[i].name);
		else if (!strcmp(argv[1], ways[i].name))
			return copy(&ways[i]);
	return argc > 1;
}
