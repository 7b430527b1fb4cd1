/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mails that stand before what makes them of concern: which of those that
 * were skipped are looked at again, and what a stream keeps of them.
 */
#include <string.h>

#include <glib/gstdio.h>

#include "triage/late.h"
#include "triage/replay.h"

static void
skipped(struct ktt_late *late, guint64 number, const char *id,
	const char *references)
{
	g_auto(GStrv) words = g_strsplit(references, " ", -1);
	g_autoptr(GPtrArray) ids = g_ptr_array_new();

	for (guint i = 0; words[i]; i++)
		g_ptr_array_add(ids, words[i]);
	ktt_late_skipped(late, number, id, ids);
}

static void
kept(struct ktt_late *late, const char *fields, const char *text)
{
	g_autofree char *mail =
		g_strconcat("From: a@example.org\n", fields, "\n", text, NULL);
	struct ktp_message *message =
		ktp_message_parse((const guint8 *)mail, strlen(mail));

	ktt_late_kept(late, message);
	ktp_message_free(message);
}

static void
test_answers(void)
{
	struct ktt_late *late = ktt_late_new();

	skipped(late, 0, "second@x", "first@x");
	skipped(late, 1, "first@x", "other@x report@x");
	skipped(late, 2, "free@x", "nobody@x");
	kept(late, "Message-ID: <report@x>\n", "");
	g_assert_cmpuint(ktt_late_settle(late), ==, 2);
	g_assert_true(ktt_late_wanted(late, 0));
	g_assert_true(ktt_late_wanted(late, 1));
	g_assert_false(ktt_late_wanted(late, 2));
	ktt_late_free(late);
}

/* It says nothing itself, but others put it right behind a kept one. */
static void
test_awaited(void)
{
	struct ktt_late *late = ktt_late_new();

	skipped(late, 0, "between@x", "");
	skipped(late, 1, "above@x", "");
	kept(late, "Message-ID: <report@x>\nReferences: <above@x>\n", "");
	kept(late,
	     "Message-ID: <reply@x>\nReferences: <report@x> <between@x>\n", "");
	g_assert_cmpuint(ktt_late_settle(late), ==, 1);
	g_assert_true(ktt_late_wanted(late, 0));
	ktt_late_free(late);
}

/* The report itself may never come; what answers it still belongs to it. */
static void
test_stand_in(void)
{
	struct ktt_late *late = ktt_late_new();

	skipped(late, 0, "early@x", "lost@x");
	kept(late, "Message-ID: <reply@x>\nIn-Reply-To: <lost@x>\n",
	     "> kernel test robot noticed a -5.2% regression of a.b on:\n"
	     "> commit: 0123456789abcdef0123456789abcdef01234567 (\"do "
	     "it\")\n");
	g_assert_cmpuint(ktt_late_settle(late), ==, 1);
	ktt_late_free(late);
}

static void
check_kept(const struct ktt_replay *replay, guint at, guint64 number,
	   const char *text)
{
	gsize size;
	g_autofree guint8 *raw = ktt_replay_get(replay, at, &size);

	g_assert_cmpuint(ktt_replay_number(replay, at), ==, number);
	g_assert_cmpmem(raw, size, text, strlen(text));
}

static void
test_replay(void)
{
	g_autofree char *folder = g_dir_make_tmp(NULL, NULL);
	struct ktt_replay *replay = ktt_replay_new(folder);
	g_autoptr(GDir) dir = NULL;

	ktt_replay_set_limit(replay, 10);
	g_assert_true(ktt_replay_add(replay, 7, (const guint8 *)"one", 3));
	g_assert_true(ktt_replay_add(replay, 9, (const guint8 *)"", 0));
	g_assert_false(
		ktt_replay_add(replay, 10, (const guint8 *)"too long", 8));
	g_assert_true(ktt_replay_add(replay, 11, (const guint8 *)"three", 5));
	g_assert_cmpuint(ktt_replay_count(replay), ==, 3);
	check_kept(replay, 0, 7, "one");
	check_kept(replay, 1, 9, "");
	check_kept(replay, 2, 11, "three");
	dir = g_dir_open(folder, 0, NULL);
	g_assert_null(g_dir_read_name(dir)); /* it has no name */
	ktt_replay_free(replay);
	g_rmdir(folder);
}

static void
test_no_folder(void)
{
	struct ktt_replay *replay = ktt_replay_new("/nonexistent");

	g_assert_false(ktt_replay_add(replay, 0, (const guint8 *)"a", 1));
	g_assert_cmpuint(ktt_replay_count(replay), ==, 0);
	ktt_replay_free(replay);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/late/answers", test_answers);
	g_test_add_func("/late/awaited", test_awaited);
	g_test_add_func("/late/stand-in", test_stand_in);
	g_test_add_func("/late/replay", test_replay);
	g_test_add_func("/late/no-folder", test_no_folder);
	return g_test_run();
}
