/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/header.h"
#include "parser/mime.h"
#include "parser/pattern.h"
#include "parser/repair.h"
#include "parser/robots_table.h"
#include "parser/skim.h"
#include "parser/skim_table.h"
#include "parser/text.h"
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

static gboolean
is_url_end(guint8 c)
{
	return c <= ' ' || c == '<' || c == '>' || c == '"';
}

static void
raise_verdict(struct ktp_skim *skim, enum ktp_skim_verdict verdict)
{
	skim->verdict = MAX(skim->verdict, verdict);
}

/* The Message-ID that the URL around data[at] ends in, if any. */
static void
add_link(struct ktp_skim *skim, const guint8 *data, gsize size, gsize at)
{
	gsize end = at;
	g_autofree char *url = NULL;
	struct ktp_match match = {0};

	while (end < size && !is_url_end(data[end]))
		end++;
	url = ktp_text_clean((const char *)data + at, end - at);
	if (!strchr(url, '@') && !strstr(url, "%40"))
		return;
	/* What the charset makes of it only the parser knows. */
	if (!g_utf8_validate((const char *)data + at, (gssize)(end - at), NULL))
		raise_verdict(skim, KTP_SKIM_READ);
	/* The pattern wants to see how a URL begins. */
	g_autofree char *whole = g_strconcat("https", url, NULL);

	if (ktp_pattern_match(ktp_pattern_get(ktp_link_pattern), whole, -1, 0,
			      &match)) {
		g_autofree char *id = ktp_match_named(&match, "id");
		char *decoded = g_uri_unescape_string(id, NULL);

		if (decoded)
			g_ptr_array_add(skim->ids, decoded);
	}
	ktp_match_clear(&match);
}

/*
 * The rest of the line behind "Content-Transfer-Encoding:" names a coding
 * under which words look as they are; or the words are no field.
 */
static gboolean
is_plain(const guint8 *data, gsize size, gsize at)
{
	const guint8 *colon = memchr(data + at, ':', size - at);
	gsize start = (gsize)(colon - data) + 1, end = start;
	g_autofree char *value = NULL;

	if (at > 1 && data[at - 2] != '\n')
		return TRUE;
	while (end < size && data[end] != '\n')
		end++;
	value = ktp_text_clean((const char *)data + start, end - start);
	return ktp_matches(ktp_skim_plain, value);
}

/* What one word says about the mail. */
static void
weigh(struct ktp_skim *skim, int word, const guint8 *data, gsize size, gsize at,
      gsize body)
{
	switch (ktp_skim_words[word].use) {
	case KTP_SKIM_LINKS:
		add_link(skim, data, size, at);
		break;
	case KTP_SKIM_CODED:
		if (!is_plain(data, size, at))
			raise_verdict(skim, KTP_SKIM_DECODE);
		break;
	case KTP_SKIM_HIDES:
		raise_verdict(skim, KTP_SKIM_DECODE);
		break;
	case KTP_SKIM_MARKS:
		if (at > body)
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
		weigh(skim, found, data, size, at, body);
}

static void
look_at_subject(struct ktp_skim *skim, const char *subject)
{
	g_autofree char *clean = NULL;

	if (!subject)
		return;
	if (strstr(subject, "=?"))
		raise_verdict(skim, KTP_SKIM_DECODE);
	clean = ktp_text_clean(subject, strlen(subject));
	if (ktp_matches(ktp_skim_subject, clean))
		raise_verdict(skim, KTP_SKIM_READ);
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
	const char *reply = ktp_header_get(header, "In-Reply-To");

	/* Damage and limits are for the parser to deal with. */
	if (header->no_header || header->oversize || header->had_nul)
		raise_verdict(skim, KTP_SKIM_READ);
	if (references)
		ktp_mail_ids(references, skim->ids);
	if (reply)
		ktp_mail_ids(reply, skim->ids);
	skim->message_id =
		ktp_mail_own_id(ktp_header_get(header, "Message-ID"));
	look_at_subject(skim, ktp_header_get(header, "Subject"));
}

void
ktp_skim(struct ktp_skim *skim, const guint8 *raw, gsize size)
{
	struct ktp_header header;

	memset(skim, 0, sizeof(*skim));
	skim->ids = g_ptr_array_new_with_free_func(g_free);
	ktp_header_parse(&header, raw, size);
	look_at_header(skim, &header);
	if (skim->verdict < KTP_SKIM_READ && ktp_repair_is_needed(raw, size))
		raise_verdict(skim, KTP_SKIM_READ);
	if (skim->verdict < KTP_SKIM_READ)
		scan(skim, raw, size, header.body);
	look_at_ids(skim);
	ktp_header_clear(&header);
}

void
ktp_skim_decoded(struct ktp_skim *skim, const guint8 *raw, gsize size)
{
	struct ktp_mail *mail = ktp_mail_new(raw, size);

	skim->verdict = KTP_SKIM_SKIP;
	look_at_subject(skim, mail->subject);
	scan(skim, (const guint8 *)mail->text, strlen(mail->text), 0);
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
