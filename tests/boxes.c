/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "tests/boxes.h"

#include <string.h>

#include "parser/source.h"
#include "tests/samples.h"
#include "tests/threads.h"
#include "triage/store_state.h"

#define SEED 20261130
#define MAX_REAL 10000 /* bytes: the same of longer tables takes longer */

static void
mail_free(gpointer data)
{
	struct mail *mail = data;

	g_bytes_unref(mail->raw);
	g_ptr_array_unref(mail->ids);
	g_free(mail);
}

static void
add_ids(struct mail *mail, const GPtrArray *ids)
{
	for (guint i = 0; i < ids->len; i++)
		g_ptr_array_add(mail->ids, g_strdup(ids->pdata[i]));
}

static void
box_add(struct box *box, const guint8 *data, gsize size)
{
	struct ktp_message *message = ktp_message_parse(data, size);
	struct mail *mail = g_new0(struct mail, 1);

	mail->raw = g_bytes_new(data, size);
	mail->ids = g_ptr_array_new_with_free_func(g_free);
	g_ptr_array_add(mail->ids, g_strdup(message->message_id));
	add_ids(mail, message->references);
	add_ids(mail, message->links);
	mail->thread = box->mails->len;
	g_ptr_array_add(box->mails, mail);
	ktp_message_free(message);
}

static void
box_rename(struct box *box, guint from, guint to)
{
	for (guint i = 0; i < box->mails->len; i++) {
		struct mail *mail = box->mails->pdata[i];

		if (mail->thread == from)
			mail->thread = to;
	}
}

/* Mails that share an id are of one thread. */
static void
box_join(struct box *box)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);

	for (guint i = 0; i < box->mails->len; i++) {
		struct mail *mail = box->mails->pdata[i];

		for (guint k = 0; k < mail->ids->len; k++) {
			struct mail *other =
				g_hash_table_lookup(seen, mail->ids->pdata[k]);

			if (other && other->thread != mail->thread)
				box_rename(box, mail->thread, other->thread);
			g_hash_table_insert(seen, mail->ids->pdata[k], mail);
		}
	}
}

static void
box_init(struct box *box)
{
	GError *error = NULL;

	box->mails = g_ptr_array_new_with_free_func(mail_free);
	box->rand = g_rand_new_with_seed(SEED);
	box->store = ktt_store_open_scratch(&error);
	g_assert_no_error(error);
}

void
box_clear(struct box *box)
{
	g_ptr_array_unref(box->mails);
	g_rand_free(box->rand);
	ktt_store_close(box->store);
}

void
box_load_samples(struct box *box)
{
	g_autoptr(GPtrArray) paths = samples_list();

	box_init(box);
	for (guint i = 0; i < paths->len; i++) {
		g_autofree char *data = NULL;
		GError *error = NULL;
		gsize size;

		g_file_get_contents(paths->pdata[i], &data, &size, &error);
		g_assert_no_error(error);
		box_add(box, (guint8 *)data, size);
	}
	box_join(box);
}

gboolean
box_load_real(struct box *box)
{
	const char *folder = g_getenv("KTRIAGE_REAL_MAIL");
	g_autofree char *path =
		g_build_filename(folder && *folder ? folder : "/nonexistent",
				 "real", "threads.mboxrd.gz", NULL);
	struct ktp_source *source;
	GError *error = NULL;
	struct ktp_raw raw;

	if (!folder || !*folder || !g_file_test(path, G_FILE_TEST_EXISTS)) {
		g_test_skip(
			"KTRIAGE_REAL_MAIL names no real/threads.mboxrd.gz");
		return FALSE;
	}
	source = ktp_source_open(path, KTP_MBOX_RD, &error);
	g_assert_no_error(error);
	box_init(box);
	while (ktp_source_next(source, &raw, &error) > 0)
		if (raw.size <= MAX_REAL)
			box_add(box, raw.data, raw.size);
	g_assert_no_error(error);
	ktp_source_close(source);
	box_join(box);
	return TRUE;
}

/* Takes over mail. */
static void
add_text(struct box *box, char *mail)
{
	box_add(box, (const guint8 *)mail, strlen(mail));
	g_free(mail);
}

/* Under a subject of its own, so that only its headers tie it. */
static void
add_answer(struct box *box, const char *id, const char *day,
	   const char *references)
{
	g_autofree char *date = g_strdup_printf(TEST_DATE("%s"), day);
	g_autofree char *headers =
		g_strdup_printf("References: %s\n", references);

	add_text(box, test_mail(id, TEST_ADA, date, "Re: widgets", headers,
				"I will look into it.\n"));
}

/* Answers that name what never came, or came through others' headers only. */
static void
add_ghosts(struct box *box)
{
	add_answer(box, "g-1@example.org", "5",
		   TEST_REPORT_REF " <ghost-1@example.org>");
	add_answer(box, "g-2@example.org", "6", "<ghost-1@example.org>");
	add_answer(box, "g-3@example.org", "7",
		   "<ghost-1@example.org> <ghost-2@example.org>");
	add_answer(box, "g-4@example.org", "8", "<ghost-2@example.org>");
	add_answer(box, "g-5@example.org", "9",
		   "<g-4@example.org> <ghost-3@example.org>");
	add_answer(box, "g-6@example.org", "10", "<ghost-3@example.org>");
}

/* A fix that is announced by its title; it and another announce each other. */
static void
add_titles(struct box *box)
{
	const char *two = "It should be fixed by the commit \"mm/gadget: two\""
			  ".\nReported-by: kernel test robot "
			  "<lkp@intel.com>\n";
	const char *three = "It should be fixed by the commit \"mm/gadget: "
			    "three\".\nReported-by: kernel test robot "
			    "<lkp@intel.com>\n";

	add_text(box,
		 test_reply("t-1@example.org", TEST_ADA, TEST_DATE("6"),
			    TEST_REPORT_REF,
			    "It should be fixed by the commit \"mm/gadget: "
			    "two\".\n"));
	add_text(box, test_mail("t-2@example.org", TEST_BEA, TEST_DATE("5"),
				"[PATCH] mm/gadget: two", NULL, three));
	add_text(box, test_mail("t-3@example.org", TEST_BEA, TEST_DATE("5"),
				"[PATCH] mm/gadget: three", NULL, two));
	add_answer(box, "t-4@example.org", "7", "<t-2@example.org>");
}

/* Mails that no header ties to a report. */
static void
add_strays(struct box *box)
{
	const char *subject =
		"Re: [linus:master] [mm/gadget]  1a2b3c4d5e:  " TEST_METRIC
		" -12.5% regression";

	add_text(box, test_mail("s-1@example.org", TEST_ADA, TEST_DATE("9"),
				subject, NULL, "This is expected.\n"));
	add_text(box, test_mail("s-2@example.org", TEST_BEA, TEST_DATE("9"),
				"[PATCH] mm/gadget: once", NULL,
				"Fixes: 1a2b3c4d5e6f (\"mm/gadget: count the "
				"widgets\")\nReported-by: kernel test robot "
				"<lkp@intel.com>\n"));
	add_text(box, test_mail("s-3@example.org", TEST_BEA, TEST_DATE("9"),
				"widgets", NULL,
				"Since 1a2b3c4d5e6f " TEST_METRIC
				" is slower here too.\n"));
}

void
box_load_hard(struct box *box)
{
	g_autofree char *lost = test_report_mail(
		"202403040506.0badcafe-lkp@intel.com",
		"0badcafe5e6f708192a3b4c5d6e7f8091a2b3c4d", "lost.ops");
	g_autofree char *quoted = test_quoted(strstr(lost, "Hello,"));
	char *mails[TEST_N_MAILS];

	box_init(box);
	test_thread(mails);
	for (int i = 0; i < TEST_N_MAILS; i++)
		add_text(box, mails[i]);
	add_text(box, test_report_mail("202403040509.1a2b3c4d-lkp@intel.com",
				       TEST_COMMIT, TEST_METRIC));
	add_text(box, test_report_mail("202403040507.1a2b3c4d-lkp@intel.com",
				       TEST_COMMIT, "other.ops"));
	add_text(box,
		 test_report_mail("202403040508.2b3c4d5e-lkp@intel.com",
				  "2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e",
				  TEST_METRIC));
	add_ghosts(box);
	add_titles(box);
	add_strays(box);
	add_text(box, test_mail("q-1@example.org", TEST_ADA, TEST_DATE("5"),
				"Re: lost", NULL, quoted));
	/* It quotes less. */
	quoted[strlen(quoted) / 2] = '\0';
	add_text(box, test_reply("q-2@example.org", TEST_BEA, TEST_DATE("6"),
				 "<q-1@example.org>", quoted));
	add_text(box, test_reply("q-3@example.org", TEST_ADA, TEST_DATE("7"),
				 "<q-2@example.org>", "Please test it.\n"));
}
