/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Compression in memory: back and forth, limits, damage, threads. */
#include <string.h>

#include <glib.h>

#include "parser/error.h"
#include "parser/squeeze.h"

#define TEXT_SIZE 20000

/* Text that compresses somewhat; the caller frees it. */
static char *
make_text(gsize size)
{
	char *text = g_malloc(size + 1);
	gsize i;

	for (i = 0; i < size; i++)
		text[i] = "metric value change\n"[i * i / 7 % 20];
	text[size] = '\0';
	return text;
}

static void
round_trip(const char *data, gsize size)
{
	gsize packed_size, back_size;
	guint8 *packed = ktp_squeeze(data, size, &packed_size);
	GError *error = NULL;
	guint8 *back =
		ktp_unsqueeze(packed, packed_size, size, &back_size, &error);

	g_assert_no_error(error);
	g_assert_cmpmem(back, back_size, data, size);
	g_assert_cmpint(back[size], ==, 0);
	g_free(back);
	g_free(packed);
}

static void
test_round_trip(void)
{
	static const gsize sizes[] = {0, 1, 100, 4096, TEXT_SIZE};
	char *text = make_text(TEXT_SIZE);
	guint i;

	for (i = 0; i < G_N_ELEMENTS(sizes); i++)
		round_trip(text, sizes[i]);
	round_trip("with\0zero", 9);
	g_free(text);
}

static void
refuse(const void *data, gsize size, gsize max_size)
{
	GError *error = NULL;
	gsize out_size;

	g_assert_null(ktp_unsqueeze(data, size, max_size, &out_size, &error));
	g_assert_error(error, KTP_ERROR, KTP_ERROR_MESSAGE);
	g_error_free(error);
}

static void
test_refused(void)
{
	char *text = make_text(TEXT_SIZE);
	gsize size, cut;
	guint8 *packed = ktp_squeeze(text, TEXT_SIZE, &size);
	guint8 *longer = g_malloc0(size + 1);

	memcpy(longer, packed, size);
	refuse(packed, size, TEXT_SIZE - 1);
	refuse(longer, size + 1, TEXT_SIZE);
	refuse(text, TEXT_SIZE, TEXT_SIZE);
	refuse("", 0, TEXT_SIZE);
	for (cut = 0; cut < size; cut++)
		refuse(packed, cut, TEXT_SIZE);
	g_free(longer);
	g_free(packed);
	g_free(text);
}

/* Any byte changed: an error, or (a spare bit of the format) the same data. */
static void
test_damaged(void)
{
	char *text = make_text(TEXT_SIZE);
	gsize size, back_size, i;
	guint8 *packed = ktp_squeeze(text, TEXT_SIZE, &size);
	guint harmless = 0;

	for (i = 0; i < size; i++) {
		guint8 *back;

		packed[i] ^= 0x40;
		back = ktp_unsqueeze(packed, size, 2 * TEXT_SIZE, &back_size,
				     NULL);
		packed[i] ^= 0x40;
		if (!back)
			continue;
		g_assert_cmpmem(back, back_size, text, TEXT_SIZE);
		g_free(back);
		harmless++;
	}
	g_assert_cmpuint(harmless, <, 3);
	g_free(packed);
	g_free(text);
}

static gpointer
run_thread(gpointer text)
{
	guint i;

	for (i = 0; i < 50; i++)
		round_trip(text, TEXT_SIZE - i);
	return NULL;
}

static void
test_threads(void)
{
	char *text = make_text(TEXT_SIZE);
	GThread *threads[4];
	guint i;

	for (i = 0; i < G_N_ELEMENTS(threads); i++)
		threads[i] = g_thread_new("squeeze", run_thread, text);
	for (i = 0; i < G_N_ELEMENTS(threads); i++)
		g_thread_join(threads[i]);
	g_free(text);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/squeeze/round-trip", test_round_trip);
	g_test_add_func("/squeeze/refused", test_refused);
	g_test_add_func("/squeeze/damaged", test_damaged);
	g_test_add_func("/squeeze/threads", test_threads);
	return g_test_run();
}
