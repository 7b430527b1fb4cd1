/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/gmime_load.h"

#include <dlfcn.h>

#define LIBRARY "libgmime-3.0.so.0"

static struct ktp_gmime loaded;

static const struct {
	const char *name;
	gsize offset;
} functions[] = {
#define ROW(name) {#name, G_STRUCT_OFFSET(struct ktp_gmime, name)},
	KTP_GMIME_FUNCTIONS(ROW)
#undef ROW
};

/* What GMime is built on is found through it. */
static void
load(void)
{
	void *library = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);

	if (library == NULL)
		g_error("%s cannot be loaded: %s", LIBRARY, dlerror());
	for (gsize i = 0; i < G_N_ELEMENTS(functions); i++) {
		void *function = dlsym(library, functions[i].name);

		if (function == NULL)
			g_error("%s: %s", LIBRARY, dlerror());
		G_STRUCT_MEMBER(void *, &loaded, functions[i].offset) =
			function;
	}
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
