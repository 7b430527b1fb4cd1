/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/library.h"

#include <dlfcn.h>

const char *
ktp_library_load(const char *name, const struct ktp_symbol *symbols, guint n,
		 gpointer functions)
{
	void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);

	if (library == NULL)
		return dlerror();
	for (guint i = 0; i < n; i++) {
		void *function = dlsym(library, symbols[i].name);

		if (function == NULL)
			return dlerror();
		G_STRUCT_MEMBER(void *, functions, symbols[i].offset) =
			function;
	}
	return NULL;
}
