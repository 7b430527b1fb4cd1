/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/gmime_load.h"

#include "parser/library.h"

#define LIBRARY "libgmime-3.0.so.0"

static struct ktp_gmime loaded;

static const struct ktp_symbol functions[] = {
#define ROW(name) {#name, G_STRUCT_OFFSET(struct ktp_gmime, name)},
	KTP_GMIME_FUNCTIONS(ROW)
#undef ROW
};

/* What GMime is built on is found through it. */
static void
load(void)
{
	const char *missing = ktp_library_load(
		LIBRARY, functions, G_N_ELEMENTS(functions), &loaded);

	if (missing != NULL)
		g_error("GMime cannot be loaded: %s", missing);
	loaded.g_mime_init();
}

const struct ktp_gmime *
ktp_gmime(void)
{
	static gsize ready;

	if (g_once_init_enter(&ready)) {
		load();
		g_once_init_leave(&ready, 1);
	}
	return &loaded;
}
