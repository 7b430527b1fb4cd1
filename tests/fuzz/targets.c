/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "tests/fuzz/targets.h"

#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "parser/lines.h"
#include "parser/lkp_table.h"
#include "parser/message_json.h"
#include "parser/quoted.h"
#include "parser/repair.h"
#include "parser/skim.h"
#include "parser/splitter.h"
#include "parser/text.h"

int
fuzz_file(const guint8 *data, gsize size)
{
	int fd = memfd_create("fuzz", MFD_CLOEXEC);

	g_assert_cmpint(fd, >=, 0);
	g_assert_cmpint(fchmod(fd, 0600), ==, 0);
	g_assert_cmpint(write(fd, data, size), ==, (gssize)size);
	g_assert_cmpint(lseek(fd, 0, SEEK_SET), ==, 0);
	return fd;
}

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

static void
split(int fd, const guint8 *data, gsize size, enum ktp_mbox_format format)
{
	struct ktp_stream *stream = ktp_stream_new(fd, FALSE, "fuzz");
	struct ktp_splitter *splitter;
	struct ktp_raw raw;
	gsize all = 0;
	int rc;

	/* Small, so that ends of blocks and of memory are met. */
	ktp_stream_set_block(stream, size % 8 ? 512 : 7);
	splitter = ktp_splitter_new(stream, format, NULL);
	if (splitter)
		ktp_splitter_set_limits(splitter, 4096, 1 << 20);
	while (splitter &&
	       (rc = ktp_splitter_next(splitter, &raw, NULL)) != 0) {
		if (rc < 0)
			continue;
		g_assert_cmpuint(raw.size, <=, 4096);
		all += raw.size;
	}
	/* What is compressed may hold more. */
	if (size && !memchr("\x1f\x28PQRSTUVWXYZ[\\]^_", data[0], 18))
		g_assert_cmpuint(all, <=, size);
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
}

static void
run_splitter(const guint8 *data, gsize size)
{
	enum ktp_mbox_format format;
	int fd = fuzz_file(data, size);

	for (format = KTP_MBOX_AUTO; format <= KTP_MBOX_SINGLE; format++) {
		g_assert_cmpint(lseek(fd, 0, SEEK_SET), ==, 0);
		split(fd, data, size, format);
	}
	close(fd);
}

/* No mail that is of concern may be passed over. */
static void
run_skim(const guint8 *data, gsize size)
{
	struct ktp_message *message = ktp_message_parse(data, size);
	struct ktp_skim skim;

	ktp_skim(&skim, data, size);
	if (skim.verdict == KTP_SKIM_DECODE)
		ktp_skim_decoded(&skim, data, size);
	if (ktp_message_is_of_concern(message))
		g_assert_cmpint(skim.verdict, ==, KTP_SKIM_READ);
	ktp_skim_clear(&skim);
	ktp_message_free(message);
}

const struct fuzz_target fuzz_targets[] = {
	{"message", run_message},     {"lines", run_lines},
	{"lkp-table", run_lkp_table}, {"repair", run_repair},
	{"splitter", run_splitter},   {"skim", run_skim},
	{"followup", fuzz_followup},  {"query", fuzz_query},
	{"when", fuzz_when},	      {"config", fuzz_config},
	{"export", fuzz_export},
};

const guint n_fuzz_targets = G_N_ELEMENTS(fuzz_targets);
