/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How archives write addresses so that harvesters do not find them. */
#ifndef KTP_VEIL_TABLE_H
#define KTP_VEIL_TABLE_H

#include <glib.h>

enum ktp_veil_use {
	KTP_VEIL_FIELD, /* in a field with addresses that has no '@' */
	KTP_VEIL_LINE,	/* in the text of a mail with such a field */
};

struct ktp_veil {
	const char *name;
	enum ktp_veil_use use;
	const char *pattern; /* its only group is what stands for '@' */
	const char *example, *counter_example;
};

extern const struct ktp_veil ktp_veils[];
extern const guint ktp_n_veils;

#endif
