/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/pattern.h"
#include "parser/repair.h"
#include "parser/repair_body.h"
#include "parser/repair_table.h"
#include "parser/text.h"

/* Fewer fields than this in a line are prose. */
#define MIN_FIELDS 4
/* The header block of a collapsed mail ends before this. */
#define MAX_HEADER (64 * 1024)

static const struct ktp_known_field *
known_field(const char *name)
{
	for (guint i = 0; i < ktp_n_known_fields; i++)
		if (strcmp(ktp_known_fields[i].name, name) == 0)
			return &ktp_known_fields[i];
	return NULL;
}

static gboolean
is_extension(const char *name)
{
	return g_str_has_prefix(name, "X-") || g_str_has_prefix(name, "List-");
}

/* One field that was found in the line. */
struct spot {
	gsize name, value; /* offsets */
	const struct ktp_known_field *known;
};

/* Where prose begins for sure, so that "From: " in a quote is no field. */
static gsize
text_limit(const char *text, gsize length)
{
	struct ktp_match match = {0};
	gsize limit = MIN(length, MAX_HEADER);

	if (ktp_pattern_match(ktp_pattern_get(ktp_text_begun), text,
			      (gssize)limit, 0, &match))
		limit = match.start[0];
	ktp_match_clear(&match);
	return limit;
}

static GArray *
find_fields(const char *text, gsize limit)
{
	GArray *spots = g_array_new(FALSE, FALSE, sizeof(struct spot));
	const struct ktp_pattern *pattern = ktp_pattern_get(ktp_any_field);
	struct ktp_match match = {0};
	gsize at = 0;

	while (ktp_pattern_match(pattern, text, (gssize)limit, at, &match)) {
		g_autofree char *name = ktp_match_named(&match, "name");
		struct spot spot = {match.end[0] - strlen(name) - 1,
				    match.end[0], known_field(name)};

		if (spot.known || is_extension(name))
			g_array_append_val(spots, spot);
		at = match.end[0];
	}
	ktp_match_clear(&match);
	return spots;
}

static char *
without_separator(const char *text)
{
	struct ktp_match match = {0};
	gsize skip = 0;

	if (ktp_pattern_match(ktp_pattern_get(ktp_lost_separator), text, -1, 0,
			      &match))
		skip = match.end[0];
	ktp_match_clear(&match);
	return g_strdup(text + skip);
}

gboolean
ktp_repair_is_needed(const guint8 *raw, gsize size)
{
	const guint8 *end = memchr(raw, '\n', size);
	gsize length = end ? (gsize)(end - raw) : size;
	g_autofree char *line = NULL, *text = NULL;
	g_autoptr(GArray) spots = NULL;

	if (length < KTP_MIN_COLLAPSED)
		return FALSE;
	line = ktp_text_clean((const char *)raw, MIN(length, MAX_HEADER));
	text = without_separator(line);
	spots = find_fields(text, text_limit(text, strlen(text)));
	return spots->len >= MIN_FIELDS &&
	       g_array_index(spots, struct spot, 0).name < 2;
}

/* Where the value of the last field ends and the text begins. */
static gsize
body_start(const char *text, const struct spot *last)
{
	const char *value = text + last->value + (text[last->value] == ' ');
	struct ktp_match match = {0};
	gsize end = 0;

	if (last->known && last->known->value &&
	    ktp_pattern_match(ktp_pattern_get(last->known->value), value, -1, 0,
			      &match))
		end = match.end[0];
	ktp_match_clear(&match);
	return (gsize)(value - text) + end;
}

/* Everything but how the text was encoded, which will not hold any more. */
static void
add_header(GString *out, const char *text, const GArray *spots, gsize body)
{
	for (guint i = 0; i < spots->len; i++) {
		const struct spot *spot = &g_array_index(spots, struct spot, i);
		gsize end =
			i + 1 < spots->len
				? g_array_index(spots, struct spot, i + 1).name
				: body;
		g_autofree char *field =
			g_strndup(text + spot->name, end - spot->name);

		if (ktp_text_has_prefix(field, "Content-"))
			continue;
		g_string_append_printf(out, "%s\n", g_strstrip(field));
	}
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n"
			     "Content-Transfer-Encoding: 8bit\n\n");
}

static gboolean
is_encoded(const char *text, const GArray *spots)
{
	static const char name[] = "Content-Transfer-Encoding:";
	static const char value[] = "quoted-printable";

	for (guint i = 0; i < spots->len; i++) {
		const struct spot *spot = &g_array_index(spots, struct spot, i);
		const char *at = text + spot->value;

		if (ktp_text_has_prefix(text + spot->name, name) &&
		    ktp_text_has_prefix(at + strspn(at, " "), value))
			return TRUE;
	}
	return FALSE;
}

GBytes *
ktp_repair_mail(const guint8 *raw, gsize size)
{
	g_autofree char *clean = ktp_text_clean((const char *)raw, size);
	g_autofree char *text = without_separator(clean);
	g_autoptr(GArray) spots =
		find_fields(text, text_limit(text, strlen(text)));
	GString *out = g_string_sized_new(size + size / 8);
	gsize body = 0;

	if (spots->len > 0)
		body = body_start(text, &g_array_index(spots, struct spot,
						       spots->len - 1));
	add_header(out, text, spots, body);
	ktp_repair_body(out, text + body, is_encoded(text, spots));
	return g_string_free_to_bytes(out);
}
