/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Shared libraries that are loaded when they are needed, not at the start. */
#ifndef KTP_LIBRARY_H
#define KTP_LIBRARY_H

#include <glib.h>

struct ktp_symbol {
	const char *name;
	gsize offset; /* of its pointer in the struct of functions */
};

/*
 * Loads the library of that file name (dlopen(3)) and finds each of n symbols,
 * in it or in what it was linked with; it stays loaded. NULL, or what is
 * missing: text that is valid until the next call.
 */
const char *ktp_library_load(const char *name, const struct ktp_symbol *symbols,
			     guint n, gpointer functions);

#endif
