/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "tests/fuzz/targets.h"

#include "parser/lines.h"
#include "parser/lkp_table.h"
#include "parser/message_json.h"
#include "parser/quoted.h"
#include "parser/repair.h"
#include "parser/text.h"

/* The whole of "ktriage parse": its JSON must be valid text. */
static void
run_message(const guint8 *data, gsize size)
{
	struct ktp_message *message = ktp_message_parse(data, size);
	json_t *object = ktp_message_to_json(message);
	g_autofree char *text = ktp_json_dump(object);

	g_assert_true(g_utf8_validate(text, -1, NULL));
	g_assert_nonnull(message->message_id);
	json_decref(object);
	ktp_message_free(message);
}

static void
run_lines(const guint8 *data, gsize size)
{
	g_autofree char *text = ktp_text_clean((const char *)data, size);

	for (int flowed = 0; flowed < 2; flowed++) {
		g_autoptr(GPtrArray) lines = ktp_lines_new(text, flowed);

		ktp_lines_classify(lines);
		for (guint depth = 0; depth < 4; depth++)
			g_ptr_array_unref(ktp_quoted_lines(lines, depth));
	}
}

static void
run_lkp_table(const guint8 *data, gsize size)
{
	g_autofree char *text = ktp_text_clean((const char *)data, size);
	g_auto(GStrv) texts = ktp_text_lines(text);
	g_autoptr(GPtrArray) lines = g_ptr_array_new();
	g_autofree gboolean *used = NULL;
	gboolean damaged = FALSE;

	for (guint i = 0; texts[i]; i++)
		g_ptr_array_add(lines, texts[i]);
	used = g_new0(gboolean, lines->len + 1);
	g_ptr_array_unref(ktp_lkp_tables(lines, used, &damaged));
}

static void
run_repair(const guint8 *data, gsize size)
{
	if (size > 0)
		(void)ktp_repair_is_needed(data, size);
	g_bytes_unref(ktp_repair_mail(data, size));
}

const struct fuzz_target fuzz_targets[] = {
	{"message", run_message},
	{"lines", run_lines},
	{"lkp-table", run_lkp_table},
	{"repair", run_repair},
};

const guint n_fuzz_targets = G_N_ELEMENTS(fuzz_targets);
