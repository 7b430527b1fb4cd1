/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "corpus/gen_encode.h"
#include "corpus/gen_mail.h"

#define SEPARATOR "From mboxrd@z Thu Jan  1 00:00:00 1970\n"
#define HOST "lists.example.org"

static char *
format_date(gint64 seconds, const char *format)
{
	g_autoptr(GDateTime) date = g_date_time_new_from_unix_utc(seconds);

	return g_date_time_format(date, format);
}

/* Each draw has a statement of its own: the order of arguments is open in C. */
static void
append_received(GString *out, const struct gen_mail *mail, GRand *rand)
{
	g_autofree char *date =
		format_date(mail->date + 31, "%a, %d %b %Y %H:%M:%S +0000");
	gint32 host = g_rand_int_range(rand, 1, 250);
	guint32 id = g_rand_int(rand);

	g_string_append_printf(out,
			       "Received: from mail.example.net "
			       "(mail.example.net [192.0.2.%d])\n"
			       "\tby " HOST " (Postfix) with ESMTPS id %08X\n"
			       "\tfor <archive@example.org>; %s\n",
			       host, id, date);
}

static void
append_address(GString *out, const char *field, const char *name,
	       const char *address, GRand *rand)
{
	g_string_append_printf(out, "%s: ", field);
	gen_encode_words(out, name, rand);
	g_string_append_printf(out, " <%s>\n", address);
}

/* At the blank before the last word that fits, as mail programs do. */
static void
append_subject(GString *out, const char *subject, GRand *rand)
{
	gsize column = strlen("Subject: ");

	if (!g_str_is_ascii(subject)) {
		g_string_append(out, "Subject: ");
		gen_encode_words(out, subject, rand);
		g_string_append_c(out, '\n');
		return;
	}
	g_string_append(out, "Subject: ");
	for (const char *word = subject; *word;) {
		gsize blanks = strspn(word, " ");
		gsize length = blanks + strcspn(word + blanks, " ");

		if (word != subject && column + length > 76) {
			g_string_append(out, "\n");
			column = 0;
		}
		g_string_append_len(out, word, (gssize)length);
		column += length;
		word += length;
	}
	g_string_append_c(out, '\n');
}

static void
append_references(GString *out, const struct gen_mail *mail)
{
	if (!mail->in_reply_to)
		return;
	g_string_append(out, "References:");
	if (mail->root && strcmp(mail->root, mail->in_reply_to) != 0)
		g_string_append_printf(out, " <%s>\n", mail->root);
	g_string_append_printf(out, " <%s>\nIn-Reply-To: <%s>\n",
			       mail->in_reply_to, mail->in_reply_to);
}

static void
append_header(GString *out, const struct gen_mail *mail, GRand *rand)
{
	g_autofree char *date =
		format_date(mail->date, "%a, %d %b %Y %H:%M:%S +0000");

	append_received(out, mail, rand);
	g_string_append_printf(out, "Date: %s\n", date);
	append_address(out, "From", mail->from_name, mail->from_address, rand);
	append_address(out, "To", mail->to_name, mail->to_address, rand);
	if (mail->cc)
		g_string_append_printf(out, "Cc: %s\n", mail->cc);
	append_subject(out, mail->subject, rand);
	g_string_append_printf(out, "Message-ID: <%s>\n", mail->message_id);
	append_references(out, mail);
	g_string_append_printf(out,
			       "List-Id: <%s." HOST ">\n"
			       "Precedence: bulk\n"
			       "MIME-Version: 1.0\n",
			       mail->list);
}

/* mboxrd: one more '>' before every line that could be a separator. */
static void
append_quoted(GString *out, const GString *text)
{
	for (const char *line = text->str; *line;) {
		const char *end = strchr(line, '\n');
		gsize length = end ? (gsize)(end - line) + 1 : strlen(line);

		if (g_str_has_prefix(line + strspn(line, ">"), "From "))
			g_string_append_c(out, '>');
		g_string_append_len(out, line, (gssize)length);
		line += length;
	}
}

void
gen_mail_append(GString *mbox, const struct gen_mail *mail, GRand *rand)
{
	GString *encoded = g_string_sized_new(mail->body->len * 3 / 2);

	g_string_append(mbox, SEPARATOR);
	append_header(mbox, mail, rand);
	g_string_append(mbox, gen_encode_body(encoded, mail->body, rand));
	append_quoted(mbox, encoded);
	g_string_append_c(mbox, '\n');
	g_string_free(encoded, TRUE);
}
