/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From raw mail to text: encoded words, charsets, encodings, parts, limits. */
#include <glib.h>
#include <string.h>

#include "parser/mime.h"
#include "parser/transfer.h"
#include "parser/parts.h"

#define HEAD                                                                   \
	"From: A <a@example.org>\nMessage-ID: <x@example.org>\n"               \
	"Date: Mon, 1 Jan 2024 00:00:00 +0000\nMIME-Version: 1.0\n"
#define MIXED HEAD "Content-Type: multipart/mixed; boundary=\"b\"\n\n"

static struct ktp_mail *
read_mail(const char *raw)
{
	return ktp_mail_new((const guint8 *)raw, strlen(raw));
}

static gboolean
warns(const struct ktp_mail *mail, const char *word)
{
	return g_ptr_array_find_with_equal_func(mail->warnings, word,
						g_str_equal, NULL);
}

static const struct {
	const char *subject, *want;
} subjects[] = {
	{"plain text", "plain text"},
	{"two  \t blanks", "two blanks"},
	{"=?utf-8?Q?gr=C3=BCn?=", "gr\xc3\xbcn"},
	{"=?iso-8859-1?Q?gr=FCn?=", "gr\xc3\xbcn"},
	{"=?UTF-8?B?Z3LDvG4=?=", "gr\xc3\xbcn"},
	{"=?utf-8?Q?a?= =?utf-8?Q?b?=", "ab"},
	{"=?utf-8?Q?a?= b", "a b"},
	{"=?utf-8?Q?a_b?=", "a b"},
	{"=?utf-8?Q?a?=\n =?iso-8859-1?Q?=FC?=", "a\xc3\xbc"},
	{"=?gb2312?B?1tA=?=", "\xe4\xb8\xad"},
	{"=?utf-8?Q?not closed", "=?utf-8?Q?not closed"},
	{"=?utf-8?Q?a=1Bb?=", "a\xef\xbf\xbd"
			      "b"},
};

static void
test_subjects(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(subjects); i++) {
		g_autofree char *raw = g_strdup_printf(
			"Subject: %s\n" HEAD "\nx\n", subjects[i].subject);
		struct ktp_mail *mail = read_mail(raw);

		g_assert_cmpstr(mail->subject, ==, subjects[i].want);
		ktp_mail_free(mail);
	}
}

struct body {
	const char *title, *fields, *body;
	const char *want;    /* the text */
	const char *warning; /* the only one; NULL: none */
};

#define CT(type) "Content-Type: " type "\n"
#define CTE(encoding) "Content-Transfer-Encoding: " encoding "\n"

static const struct body bodies[] = {
	{"no type", "", "a\n", "a\n", NULL},
	{"nothing", "", "", "", NULL},
	{"nothing in base64", CTE("base64"), "", "", NULL},
	{"nothing in quoted-printable", CTE("quoted-printable"), "", "", NULL},
	{"CRLF", "", "a\r\nb\r\n", "a\nb\n", NULL},
	{"no-break spaces", CT("text/plain; charset=utf-8"),
	 "\xc2\xa0 a\xc2\xa0\xc2\xa0"
	 "b\xc2\xb1\xc2\xa0\n",
	 "  a  b\xc2\xb1 \n", NULL},
	{"a no-break space in latin-1", CT("text/plain; charset=iso-8859-1"),
	 "a\xa0z\n", "a z\n", NULL},
	{"a byte-order mark", CT("text/plain; charset=utf-8"),
	 "\xef\xbb\xbf"
	 "a\xef\xbb\xbf\n",
	 "a\xef\xbb\xbf\n", NULL},
	{"utf-8", CT("text/plain; charset=utf-8"), "\xc2\xb1\n", "\xc2\xb1\n",
	 NULL},
	{"latin-1", CT("text/plain; charset=iso-8859-1"), "\xb1 2%\n",
	 "\xc2\xb1 2%\n", NULL},
	{"latin-2", CT("text/plain; charset=iso-8859-2"), "\xb1\n",
	 "\xc4\x85\n", NULL},
	{"windows-1252", CT("text/plain; charset=windows-1252"), "\x85\n",
	 "\xe2\x80\xa6\n", NULL},
	{"gb18030", CT("text/plain; charset=gb18030"), "\xd6\xd0\n",
	 "\xe4\xb8\xad\n", NULL},
	{"stateful, though it looks like ASCII",
	 CT("text/plain; charset=iso-2022-jp"), "\x1b$BF|\x1b(B\n",
	 "\xe6\x97\xa5\n", NULL},
	{"labelled latin-1, but utf-8", CT("text/plain; charset=iso-8859-1"),
	 "\xc2\xb1\n", "\xc2\xb1\n", NULL},
	{"labelled utf-8, but latin-1", CT("text/plain; charset=utf-8"),
	 "\xb1\n", "\xc2\xb1\n", "charset-repaired"},
	{"labelled ascii", CT("text/plain; charset=us-ascii"), "\xb1\n",
	 "\xc2\xb1\n", "charset-repaired"},
	{"a charset that nobody knows", CT("text/plain; charset=x-none"),
	 "\xb1\n", "\xc2\xb1\n", "charset-repaired"},
	{"utf-7 is not decoded", CT("text/plain; charset=utf-7"), "+ADw-\n",
	 "+ADw-\n", NULL},
	{"escape", "", "a\x1b[31mb\n", "a\xef\xbf\xbd[31mb\n", NULL},
	{"quoted-printable",
	 CT("text/plain; charset=utf-8") CTE("quoted-printable"),
	 "a=3Db=\nc =C2=B1=20\n", "a=bc \xc2\xb1 \n", NULL},
	{"broken quoted-printable", CTE("quoted-printable"), "a=ZZb=3D\n",
	 "a=ZZb=\n", "bad-encoding"},
	{"quoted-printable that says 8bit", CTE("8bit"),
	 "a=\nb=\nc=\nd =3D =20\n", "abcd =  \n", "bad-encoding"},
	{"text with an equals sign at its ends", CTE("8bit"),
	 "a=\nb=\nc=\nx=y =3D =20\n", "a=\nb=\nc=\nx=y =3D =20\n", NULL},
	{"base64", CTE("base64"), "aGVsbG8K\n", "hello\n", NULL},
	{"base64 in any wrapping", CTE("BASE64"), "aG\nVs\r\n bG8K", "hello\n",
	 NULL},
	{"base64 with a quote mark", CTE("base64"), "> aGVs\n> bG8K\n",
	 "hello\n", NULL},
	{"base64 with a bad byte", CTE("base64"), "aGVsb*G8KaGVsbG8K\n",
	 "hello\nhello\n", "bad-encoding"},
	{"base64 with a footer in clear", CTE("base64"),
	 "aGVsbG8hCg==\n____________\na mailing list\n", "hello!\n",
	 "bad-encoding"},
	{"base64 that ends early", CTE("base64"), "aGVsbG8KaG\n", "hello\n",
	 "truncated"},
	{"an encoding that nobody knows", CTE("x-none"), "a=3D\n", "a=3D\n",
	 NULL},
	{"html", CT("text/html"), "<p>a &amp; b</p><p>c</p>\n", "a & b\nc\n",
	 "html-only"},
	{"a multipart without boundary", CT("multipart/mixed"), "a\n", "a\n",
	 NULL},
	{"an image", CT("image/png") CTE("base64"), "aGVsbG8K\n", "",
	 "no-text"},
};

static void
test_bodies(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(bodies); i++) {
		const struct body *row = &bodies[i];
		g_autofree char *raw =
			g_strconcat(HEAD, row->fields, "\n", row->body, NULL);
		struct ktp_mail *mail = read_mail(raw);

		g_test_message("%s", row->title);
		g_assert_cmpstr(mail->text, ==, row->want);
		g_assert_cmpuint(mail->warnings->len, ==, row->warning != NULL);
		if (row->warning)
			g_assert_cmpstr(mail->warnings->pdata[0], ==,
					row->warning);
		ktp_mail_free(mail);
	}
}

static void
test_nul(void)
{
	static const char raw[] = HEAD "\na\0b\n";
	struct ktp_mail *mail =
		ktp_mail_new((const guint8 *)raw, sizeof(raw) - 1);

	g_assert_cmpstr(mail->text, ==, "a b\n");
	g_assert_true(warns(mail, "nul-byte"));
	ktp_mail_free(mail);
}

#define PART(fields, body) "--b\n" fields "\n" body "\n"
#define END "--b--\n"

static const struct body multiparts[] = {
	{"the first plain part", MIXED,
	 PART("", "one") PART(CT("text/plain"), "two") END, "one", NULL},
	{"not one with a name", MIXED,
	 PART(CT("text/plain; name=job.yaml"), "no") PART("", "yes") END, "yes",
	 NULL},
	{"not an attachment", MIXED,
	 PART("Content-Disposition: attachment\n", "no") PART("", "yes") END,
	 "yes", NULL},
	{"inline is no attachment", MIXED,
	 PART("Content-Disposition: inline\n", "yes") PART("", "no") END, "yes",
	 NULL},
	{"an attachment where there is nothing else", MIXED,
	 PART(CT("text/plain; name=a"), "yes") END, "yes", NULL},
	{"html only where there is no text", MIXED,
	 PART(CT("text/html"), "<b>no</b>") PART("", "yes") END, "yes", NULL},
	{"nested", MIXED,
	 PART(CT("multipart/alternative; boundary=c"), "--c\n\nin\n--c--")
		 PART("", "out") END,
	 "in", NULL},
	{"text after a nested part without text", MIXED,
	 PART(CT("multipart/alternative; boundary=c"),
	      "--c\n" CT("image/png") "\nx\n--c--") PART("", "out") END,
	 "out", NULL},
	{"one boundary begins like the other", MIXED,
	 PART(CT("multipart/mixed; boundary=bb"), "--bb\n\nin\n--bb--") END,
	 "in", NULL},
	{"preamble and epilogue are no text", MIXED,
	 "preamble\n" PART("", "text") END "epilogue\n", "text", NULL},
	{"blanks behind the boundary", MIXED, "--b \t\n\ntext\n--b-- \n",
	 "text", NULL},
	{"lines that begin like the boundary are text", MIXED,
	 PART("", "--bold\n--b-\n--b --x\n-- b\n--") END,
	 "--bold\n--b-\n--b --x\n-- b\n--", NULL},
	{"an end within an inner one ends both", MIXED,
	 PART(CT("multipart/mixed; boundary=c"), "--c\n\nin") END
	 "--c\n\nafter\n",
	 "in", "truncated"},
	{"no end", MIXED, "--b\n\ntext\n", "text\n", "truncated"},
	{"an inner one has no end", MIXED,
	 PART(CT("multipart/mixed; boundary=c"), "--c\n\nin") END, "in",
	 "truncated"},
	{"no parts at all", MIXED, "text\n", "", "truncated"},
	{"decoded", MIXED,
	 PART(CT("text/plain; charset=iso-8859-1") CTE("quoted-printable"),
	      "=B1") END,
	 "\xc2\xb1", NULL},
};

static void
test_multiparts(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(multiparts); i++) {
		const struct body *row = &multiparts[i];
		g_autofree char *raw =
			g_strconcat(row->fields, row->body, NULL);
		struct ktp_mail *mail = read_mail(raw);

		g_test_message("%s", row->title);
		g_assert_cmpstr(mail->text, ==, row->want);
		if (row->warning)
			g_assert_true(warns(mail, row->warning));
		else
			g_assert_cmpuint(mail->warnings->len, ==, 0);
		ktp_mail_free(mail);
	}
}

static void
test_flowed(void)
{
	struct ktp_mail *mail =
		read_mail(HEAD CT("text/plain; format=flowed") "\na \nb\n");

	g_assert_true(mail->flowed);
	ktp_mail_free(mail);
	mail = read_mail(HEAD CT("text/plain; format=fixed") "\na\n");
	g_assert_false(mail->flowed);
	ktp_mail_free(mail);
}

static void
test_attachments(void)
{
	struct ktp_mail *mail = read_mail(
		MIXED PART("", "text") PART(CT("text/plain; name=config"), "x")
			PART("Content-Disposition: attachment\n", "y")
				PART("Content-Disposition: attachment; "
				     "filename*=utf-8''gr%C3%BCn\n",
				     "z") END);

	g_assert_cmpuint(mail->attachments->len, ==, 3);
	g_assert_cmpstr(mail->attachments->pdata[0], ==, "config");
	g_assert_cmpstr(mail->attachments->pdata[1], ==, "");
	g_assert_cmpstr(mail->attachments->pdata[2], ==, "gr\xc3\xbcn");
	ktp_mail_free(mail);
}

#define INNER                                                                  \
	"Message-ID: <in@example.org>\nSubject: =?utf-8?Q?in?=\n\ninner text"

/* An attached message is not the sender's text, and only one level counts. */
static void
test_enclosed(void)
{
	struct ktp_mail *mail = read_mail(
		MIXED PART("", "outer") PART(CT("message/rfc822"), INNER) END);

	g_assert_cmpstr(mail->text, ==, "outer");
	g_assert_cmpstr(mail->enclosed_text, ==, "inner text");
	g_assert_cmpstr(mail->enclosed_id, ==, "in@example.org");
	g_assert_cmpstr(mail->enclosed_subject, ==, "in");
	ktp_mail_free(mail);

	mail = read_mail(
		HEAD CT("message/rfc822") "\n" CT("message/rfc822") "\n" INNER);
	g_assert_cmpstr(mail->text, ==, "");
	g_assert_null(mail->enclosed_text);
	ktp_mail_free(mail);
}

/*
 * GMime would overrun its stack on the groups in this address, also in the
 * header of an attached message.
 */
static void
test_address_groups(void)
{
	g_autoptr(GString) raw = g_string_new(
		"To: a@example.org\n" HEAD CT("message/rfc822") "\nFrom: ");
	struct ktp_mail *mail;

	for (guint i = 0; i < 30000; i++)
		g_string_append(raw, "a:");
	g_string_append(raw, "\n\nbody\n");
	mail = read_mail(raw->str);
	g_assert_cmpstr(mail->enclosed_text, ==, "body\n");
	ktp_mail_free(mail);

	g_string_erase(raw, 0, strlen("To: a@example.org\n"));
	g_string_prepend(raw, "To: a:a:a:a:a:a:a:a:b@example.org;\n");
	mail = read_mail(raw->str);
	g_assert_cmpuint(mail->recipients->len, ==, 0);
	ktp_mail_free(mail);
}

static struct ktp_mail *
nested(guint depth)
{
	g_autoptr(GString) raw = g_string_new(HEAD);

	for (guint i = 0; i < depth; i++)
		g_string_append_printf(
			raw, CT("multipart/mixed; boundary=b%u.") "\n--b%u.\n",
			i, i);
	g_string_append(raw, "\ntext\n");
	for (guint i = depth; i > 0; i--)
		g_string_append_printf(raw, "--b%u.--\n", i - 1);
	return read_mail(raw->str);
}

static void
test_depth_cap(void)
{
	struct ktp_mail *mail = nested(KTP_MAX_DEPTH);

	g_assert_cmpstr(mail->text, ==, "text");
	g_assert_false(warns(mail, "oversize"));
	ktp_mail_free(mail);
	mail = nested(KTP_MAX_DEPTH + 1);
	g_assert_cmpstr(mail->text, ==, "");
	g_assert_true(warns(mail, "oversize"));
	ktp_mail_free(mail);
}

/* The multipart counts as one as well; the text is the last of them. */
static struct ktp_mail *
siblings(guint parts)
{
	g_autoptr(GString) raw = g_string_new(MIXED);

	for (guint i = 2; i < parts; i++)
		g_string_append(raw, "--b\n" CT("image/png") "\nx\n");
	g_string_append(raw, PART("", "text") END);
	return read_mail(raw->str);
}

static void
test_parts_cap(void)
{
	struct ktp_mail *mail = siblings(KTP_MAX_PARTS);

	g_assert_cmpstr(mail->text, ==, "text");
	g_assert_cmpuint(mail->warnings->len, ==, 0);
	ktp_mail_free(mail);
	mail = siblings(KTP_MAX_PARTS + 1);
	g_assert_cmpstr(mail->text, ==, "");
	g_assert_true(warns(mail, "oversize"));
	ktp_mail_free(mail);
}

static void
test_text_caps(void)
{
	g_autofree char *line = g_strnfill(KTP_MAX_LINE + 1, 'x');
	g_autofree char *one = g_strconcat(HEAD "\n", line, "\nend\n", NULL);
	g_autoptr(GString) many = g_string_new(HEAD "\n");
	struct ktp_mail *mail = read_mail(one);

	g_assert_cmpuint(strlen(mail->text), ==, KTP_MAX_LINE + 5);
	g_assert_true(g_str_has_suffix(mail->text, "x\nend\n"));
	g_assert_true(warns(mail, "oversize"));
	ktp_mail_free(mail);

	for (guint i = 0; i < KTP_MAX_LINES; i++)
		g_string_append(many, "a\n");
	mail = read_mail(many->str);
	g_assert_false(warns(mail, "oversize"));
	ktp_mail_free(mail);
	g_string_append(many, "b\n");
	mail = read_mail(many->str);
	g_assert_true(warns(mail, "oversize"));
	g_assert_cmpuint(strlen(mail->text), ==, 2 * KTP_MAX_LINES);
	ktp_mail_free(mail);
}

static void
test_references_cap(void)
{
	g_autoptr(GString) raw = g_string_new(HEAD "References:");
	struct ktp_mail *mail;

	for (guint i = 0; i <= KTP_MAX_REFERENCES; i++)
		g_string_append_printf(raw, " <%u@example.org>", i);
	g_string_append(raw, "\n\nx\n");
	mail = read_mail(raw->str);
	g_assert_cmpuint(mail->references->len, ==, KTP_MAX_REFERENCES);
	ktp_mail_free(mail);
}

/* Damaged escapes stand for themselves; what is cut off is nothing. */
static void
test_transfer_qp(void)
{
	static const struct {
		const char *coded, *plain;
	} cases[] = {
		{"", ""},
		{"plain", "plain"},
		{"a=3Db=3d", "a=b="},
		{"so=\nft=\r\n", "soft"},
		{"a = b", "a = b"},
		{"a==3D41", "a==3D41"},
		{"=4", ""},
		{"a=", "a"},
		{"=\rx", "=\rx"},
	};

	for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
		g_autoptr(GByteArray) out = ktp_transfer_qp(
			(const guint8 *)cases[i].coded, strlen(cases[i].coded));

		g_assert_cmpmem(out->data, out->len, cases[i].plain,
				strlen(cases[i].plain));
	}
}

static void
test_transfer_groups(void)
{
	static const struct {
		const char *coded, *plain;
		gsize took;
	} cases[] = {
		{"", "", 0},
		{"YWJj", "abc", 4},
		{"YWJjZGVmZ", "abcdef", 8},
		{"YWJjZA==", "abc", 4},
		{"YWJj-WJj", "abc", 4},
		{"+/+/", "\xfb\xff\xbf", 4},
	};

	for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
		g_autoptr(GByteArray) out = g_byte_array_new();
		gsize took =
			ktp_transfer_groups(out, (const guint8 *)cases[i].coded,
					    strlen(cases[i].coded));

		g_assert_cmpuint(took, ==, cases[i].took);
		g_assert_cmpmem(out->data, out->len, cases[i].plain,
				strlen(cases[i].plain));
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/mime/subjects", test_subjects);
	g_test_add_func("/mime/bodies", test_bodies);
	g_test_add_func("/mime/nul", test_nul);
	g_test_add_func("/mime/multiparts", test_multiparts);
	g_test_add_func("/mime/flowed", test_flowed);
	g_test_add_func("/mime/attachments", test_attachments);
	g_test_add_func("/mime/enclosed", test_enclosed);
	g_test_add_func("/mime/address-groups", test_address_groups);
	g_test_add_func("/mime/depth-cap", test_depth_cap);
	g_test_add_func("/mime/parts-cap", test_parts_cap);
	g_test_add_func("/mime/text-caps", test_text_caps);
	g_test_add_func("/mime/references-cap", test_references_cap);
	g_test_add_func("/mime/transfer-qp", test_transfer_qp);
	g_test_add_func("/mime/transfer-groups", test_transfer_groups);
	return g_test_run();
}
