/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "parser/header.h"
#include "parser/hiding.h"
#include "parser/mime.h"
#include "parser/pattern.h"
#include "parser/repair.h"
#include "parser/robots_table.h"
#include "parser/skim.h"
#include "parser/skim_table.h"
#include "parser/text.h"
#include "parser/veil.h"
#include "parser/words.h"

static const struct ktp_words *
skim_words(void)
{
	static gsize once;
	static const char *texts[64];
	static struct ktp_words *words;

	if (g_once_init_enter(&once)) {
		guint n = 0;

		g_assert(ktp_n_skim_words < G_N_ELEMENTS(texts));
		for (guint i = 0; i < ktp_n_skim_words; i++)
			texts[n++] = ktp_skim_words[i].text;
		words = ktp_words_new(texts, n);
		g_once_init_leave(&once, 1);
	}
	return words;
}

static void
raise_verdict(struct ktp_skim *skim, enum ktp_skim_verdict verdict)
{
	skim->verdict = MAX(skim->verdict, verdict);
}

/* The text up to the first of these bytes, as the parser would clean it. */
static char *
text_until(const guint8 *data, gsize size, gsize at, const char *ends)
{
	gsize end = at;

	while (end < size && (!data[end] || !strchr(ends, data[end])))
		end++;
	return ktp_text_clean((const char *)data + at, end - at);
}

/* The parser cuts longer lines somewhere, and a URL in them with it. */
#define LONG_LINE (KTP_MAX_SUBJECT / 4)

/* Where the line of data[at] begins; NULL: far off. */
static const guint8 *
line_of(const guint8 *data, gsize at)
{
	gsize back = MIN(at, LONG_LINE);
	const guint8 *lf = memrchr(data + at - back, '\n', back);

	if (lf)
		return lf + 1;
	return at < LONG_LINE ? data : NULL;
}

/* The Message-ID that the URL at data[at] ends in, if any. */
static void
add_link(struct ktp_skim *skim, const guint8 *data, gsize size, gsize at)
{
	g_autofree char *url = text_until(data, size, at, " \t\n\v\f\r<>\"");
	struct ktp_match match = {0};

	if (!strchr(url, '@') && !strstr(url, "%40"))
		return;
	/* What the charset makes of it only the parser knows. */
	if (strstr(url, "\xef\xbf\xbd") || strlen(url) > LONG_LINE ||
	    !line_of(data, at))
		raise_verdict(skim, KTP_SKIM_READ);
	if (ktp_pattern_match(ktp_pattern_get(ktp_link_pattern), url, -1, 0,
			      &match)) {
		g_autofree char *id = ktp_match_named(&match, "id");
		char *decoded = g_uri_unescape_string(id, NULL);

		if (decoded)
			g_ptr_array_add(skim->ids, decoded);
	}
	ktp_match_clear(&match);
}

static void
look_at_subject(struct ktp_skim *skim, const char *subject)
{
	g_autofree char *clean = NULL, *folded = NULL;

	if (!subject)
		return;
	if (strstr(subject, "=?"))
		raise_verdict(skim, KTP_SKIM_DECODE);
	clean = ktp_text_clean(subject, strlen(subject));
	folded = ktp_text_fold(clean);
	if (ktp_matches(ktp_skim_subject, folded))
		raise_verdict(skim, KTP_SKIM_READ);
}

/* The end of the field at data[at]: its lines but the first begin blank. */
static gsize
field_end(const guint8 *data, gsize size, gsize at)
{
	const guint8 *lf;

	while ((lf = memchr(data + at, '\n', size - at))) {
		at = (gsize)(lf - data) + 1;
		if (at == size || (data[at] != ' ' && data[at] != '\t'))
			return at;
	}
	return size;
}

/* The subject of a mail that stands in the text, or is attached. */
static void
look_at_inner(struct ktp_skim *skim, const guint8 *data, gsize size, gsize at)
{
	gsize end;
	g_autofree char *subject = NULL;

	while (at < size && (data[at] == ' ' || data[at] == '\t'))
		at++;
	if (at == size || data[at] != ':')
		return;
	end = field_end(data, size, at);
	subject = ktp_text_clean((const char *)data + at, end - at);
	look_at_subject(skim, subject);
}

/* Quote marks may stand before it, and what was not text. */
static gboolean
opens_line(const struct ktp_skim_word *word, const guint8 *data, gsize at)
{
	const guint8 *p = line_of(data, at);

	if (memcmp(data + at, word->text, strlen(word->text)))
		return FALSE;
	while (p && p < data + at && (*p <= ' ' || *p == '>' || *p == '|'))
		p++;
	return !p || p == data + at;
}

static gboolean
is_credit(const guint8 *data, gsize at)
{
	const guint8 *line = line_of(data, at);
	g_autofree char *text = NULL;

	if (!line)
		return TRUE;
	text = ktp_text_clean((const char *)line, (gsize)(data + at - line));
	return ktp_matches(ktp_skim_credit, text);
}

static gboolean
is_mark(const struct ktp_skim_word *word, const guint8 *data, gsize at)
{
	if (word->use == KTP_SKIM_OPENS)
		return opens_line(word, data, at);
	return word->use == KTP_SKIM_MARKS || is_credit(data, at);
}

/* What one word, which begins at data[at], says about the mail. */
static void
weigh(struct ktp_skim *skim, const struct ktp_skim_word *word,
      const guint8 *data, gsize size, gsize at, gsize body)
{
	switch (word->use) {
	case KTP_SKIM_LINKS:
		add_link(skim, data, size, at);
		break;
	case KTP_SKIM_FIELD:
		if (ktp_hiding_field(word, data, size, at))
			raise_verdict(skim, KTP_SKIM_DECODE);
		break;
	case KTP_SKIM_CHARSET:
		if (ktp_hiding_parameter(word, data, size, at))
			raise_verdict(skim, KTP_SKIM_DECODE);
		break;
	case KTP_SKIM_SUBJECT:
		if (at >= body)
			look_at_inner(skim, data, size,
				      at + strlen(word->text));
		break;
	case KTP_SKIM_MARKS:
	case KTP_SKIM_OPENS:
	case KTP_SKIM_CREDITS:
		if (at >= body && is_mark(word, data, at))
			raise_verdict(skim, KTP_SKIM_READ);
		break;
	}
}

static void
scan(struct ktp_skim *skim, const guint8 *data, gsize size, gsize body)
{
	const struct ktp_words *words = skim_words();
	gsize at = 0;
	int found;

	while (skim->verdict < KTP_SKIM_READ &&
	       (found = ktp_words_next(words, data, size, &at)) >= 0)
		weigh(skim, &ktp_skim_words[found], data, size, at - 1, body);
}

static void
look_at_ids(struct ktp_skim *skim)
{
	for (guint i = 0; i < skim->ids->len; i++)
		if (ktp_robot_is(KTP_ROBOT_ID, skim->ids->pdata[i]))
			raise_verdict(skim, KTP_SKIM_READ);
}

static void
look_at_header(struct ktp_skim *skim, const struct ktp_header *header)
{
	const char *references = ktp_header_get(header, "References");
	char *reply = ktp_mail_own_id(ktp_header_get(header, "In-Reply-To"));
	g_autofree char *lifted =
		ktp_veil_lift_field(ktp_header_get(header, "From"));

	/* Damage and limits are for the parser to deal with. */
	if (header->no_header || header->oversize || header->had_nul)
		raise_verdict(skim, KTP_SKIM_READ);
	if (lifted)
		raise_verdict(skim, KTP_SKIM_DECODE);
	if (references)
		ktp_mail_ids(references, skim->ids);
	if (reply)
		g_ptr_array_add(skim->ids, reply);
	skim->message_id =
		ktp_mail_own_id(ktp_header_get(header, "Message-ID"));
	look_at_subject(skim, ktp_header_get(header, "Subject"));
}

/* Whether the body is one part for sure. */
static gboolean
is_single(const struct ktp_header *header)
{
	const char *type = ktp_header_get(header, "Content-Type");

	return !type || ktp_text_has_prefix(type, "text/");
}

void
ktp_skim(struct ktp_skim *skim, const guint8 *raw, gsize size)
{
	static const char *const names[] = {"References",   "In-Reply-To",
					    "Message-ID",   "Subject",
					    "Content-Type", "From"};
	struct ktp_header header;

	memset(skim, 0, sizeof(*skim));
	skim->ids = g_ptr_array_new_with_free_func(g_free);
	ktp_header_parse_only(&header, raw, size, names, G_N_ELEMENTS(names));
	look_at_header(skim, &header);
	if (skim->verdict < KTP_SKIM_READ && ktp_repair_is_needed(raw, size))
		raise_verdict(skim, KTP_SKIM_READ);
	if (skim->verdict < KTP_SKIM_READ)
		scan(skim, raw, size, header.body);
	if (skim->verdict < KTP_SKIM_DECODE &&
	    ktp_hiding_lines(raw + header.body, size - header.body,
			     is_single(&header)))
		raise_verdict(skim, KTP_SKIM_DECODE);
	look_at_ids(skim);
	ktp_header_clear(&header);
}

void
ktp_skim_decoded(struct ktp_skim *skim, const guint8 *raw, gsize size)
{
	struct ktp_mail *mail = ktp_mail_new_text(raw, size);

	skim->verdict = KTP_SKIM_SKIP;
	look_at_subject(skim, mail->subject);
	look_at_subject(skim, mail->enclosed_subject);
	scan(skim, (const guint8 *)mail->text, strlen(mail->text), 0);
	if (mail->enclosed_text)
		scan(skim, (const guint8 *)mail->enclosed_text,
		     strlen(mail->enclosed_text), 0);
	look_at_ids(skim);
	if (skim->verdict == KTP_SKIM_DECODE)
		skim->verdict = KTP_SKIM_SKIP;
	ktp_mail_free(mail);
}

void
ktp_skim_clear(struct ktp_skim *skim)
{
	g_clear_pointer(&skim->message_id, g_free);
	g_clear_pointer(&skim->ids, g_ptr_array_unref);
}
