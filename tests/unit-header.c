/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The header block: folding, obsolete syntax, damage, limits. */
#include <glib.h>
#include <string.h>

#include "parser/header.h"

struct row {
	const char *title;
	const char *raw;
	const char *name, *value; /* value NULL: there is no such field */
	const char *body;	  /* NULL: not looked at */
};

static const struct row rows[] = {
	{"plain", "A: b\nC: d\n\nbody", "C", "d", "body"},
	{"any case", "mEssage-iD: <x@y>\n\n", "Message-ID", "<x@y>", ""},
	{"first of two", "A: 1\nA: 2\n\n", "a", "1", ""},
	{"folded", "A: b\n c\n\td\nE: f\n\n", "A", "b c\td", ""},
	{"folded, CRLF", "A: b\r\n c\r\n\r\nbody", "A", "b c", "body"},
	{"no blank behind the colon", "A:b\n\n", "A", "b", ""},
	{"blank before the colon", "A \t: b\n\n", "A", "b", ""},
	{"empty", "A:\nB: c\n\n", "A", "", ""},
	{"value with a colon", "A: b: c\n\n", "A", "b: c", ""},
	{"separator", "From x@y Thu Jan  1 00:00:00 1970\nA: b\n\nz", "A", "b",
	 "z"},
	{"blank lines in front", "\n\r\nA: b\n\nz", "A", "b", "z"},
	{"byte order mark",
	 "\xef\xbb\xbf"
	 "A: b\n\nz",
	 "A", "b", "z"},
	{"no body", "A: b\n", "A", "b", ""},
	{"no line end", "A: b", "A", "b", ""},
	{"a line that is no field", "A: b\nno field\nC: d\n\nz", "C", NULL,
	 "no field\nC: d\n\nz"},
	{"a name with a blank is none", "A b: c\n\nz", "A b", NULL,
	 "A b: c\n\nz"},
	{"white space ends the block as a blank line does not",
	 "A: b\n \nC: d\n\nz", "A", "b", NULL},
	{"nothing", "", "A", NULL, ""},
};

static void
test_rows(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
		const struct row *row = &rows[i];
		struct ktp_header header;

		g_test_message("%s", row->title);
		ktp_header_parse(&header, (const guint8 *)row->raw,
				 strlen(row->raw));
		g_assert_cmpstr(ktp_header_get(&header, row->name), ==,
				row->value);
		if (row->body)
			g_assert_cmpstr(row->raw + header.body, ==, row->body);
		ktp_header_clear(&header);
	}
}

static void
parse(struct ktp_header *header, const GString *raw)
{
	ktp_header_parse(header, (const guint8 *)raw->str, raw->len);
}

static void
test_nul(void)
{
	static const guint8 raw[] = "A: b\0c\n\nbody";
	struct ktp_header header;

	ktp_header_parse(&header, raw, sizeof(raw) - 1);
	g_assert_true(header.had_nul);
	g_assert_cmpstr(ktp_header_get(&header, "A"), ==, "b c");
	ktp_header_clear(&header);
}

static void
test_flags(void)
{
	g_autoptr(GString) raw = g_string_new("no header\n\nA: b\n");
	struct ktp_header header;

	parse(&header, raw);
	g_assert_true(header.no_header);
	g_assert_cmpuint(header.body, ==, 0);
	ktp_header_clear(&header);

	g_string_assign(raw, "A: b\nA: c\nB: d\n\n");
	parse(&header, raw);
	g_assert_false(header.no_header);
	g_assert_false(header.oversize);
	g_assert_false(header.had_nul);
	g_assert_cmpuint(ktp_header_count(&header, "a"), ==, 2);
	g_assert_cmpuint(ktp_header_count(&header, "x"), ==, 0);
	ktp_header_clear(&header);
}

/* A part's header may be empty; a message's is looked for. */
static void
test_part(void)
{
	static const char raw[] = "\nA: b\n\nbody";
	struct ktp_header header;

	ktp_header_parse_part(&header, (const guint8 *)raw, strlen(raw));
	g_assert_cmpuint(header.names->len, ==, 0);
	g_assert_cmpstr(raw + header.body, ==, "A: b\n\nbody");
	ktp_header_clear(&header);
}

/* A field of just the limit is whole; one byte more is cut. */
static void
test_field_cap(void)
{
	for (guint extra = 0; extra < 2; extra++) {
		g_autoptr(GString) raw = g_string_new("A:");
		struct ktp_header header;

		for (guint i = 1; i < KTP_MAX_FIELD + extra; i++)
			g_string_append_c(raw, 'x');
		g_string_append(raw, "\nB: c\n\n");
		parse(&header, raw);
		g_assert_cmpint(header.oversize, ==, extra);
		g_assert_cmpuint(strlen(ktp_header_get(&header, "A")), <=,
				 KTP_MAX_FIELD);
		g_assert_cmpstr(ktp_header_get(&header, "B"), ==, "c");
		ktp_header_clear(&header);
	}
}

static void
test_block_cap(void)
{
	g_autoptr(GString) raw = g_string_new(NULL);
	struct ktp_header header;
	gsize kept = 0;

	for (guint i = 0; i < 900; i++)
		g_string_append_printf(raw, "A%u: %0512d\n", i, 0);
	g_string_append(raw, "\nbody");
	parse(&header, raw);
	g_assert_true(header.oversize);
	for (guint i = 0; i < header.values->len; i++)
		kept += strlen(header.values->pdata[i]);
	g_assert_cmpuint(kept, >, KTP_MAX_HEADER_BLOCK / 2);
	g_assert_cmpuint(kept, <=, KTP_MAX_HEADER_BLOCK + KTP_MAX_FIELD);
	g_assert_cmpstr(raw->str + header.body, ==, "body");
	ktp_header_clear(&header);
}

static void
test_fields_cap(void)
{
	for (guint extra = 0; extra < 2; extra++) {
		g_autoptr(GString) raw = g_string_new(NULL);
		struct ktp_header header;

		for (guint i = 0; i < KTP_MAX_FIELDS + extra; i++)
			g_string_append_printf(raw, "A%u: b\n", i);
		g_string_append(raw, "\nbody");
		parse(&header, raw);
		g_assert_cmpuint(header.names->len, ==, KTP_MAX_FIELDS);
		g_assert_cmpint(header.oversize, ==, extra);
		g_assert_cmpstr(raw->str + header.body, ==, "body");
		ktp_header_clear(&header);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/header/rows", test_rows);
	g_test_add_func("/header/nul", test_nul);
	g_test_add_func("/header/flags", test_flags);
	g_test_add_func("/header/part", test_part);
	g_test_add_func("/header/field-cap", test_field_cap);
	g_test_add_func("/header/block-cap", test_block_cap);
	g_test_add_func("/header/fields-cap", test_fields_cap);
	return g_test_run();
}
