/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The plus-minus sign before a spread, and what mail makes of it. */
#ifndef KTP_LKP_SIGNS_TABLE_H
#define KTP_LKP_SIGNS_TABLE_H

#include <glib.h>

struct ktp_sign {
	const char *text;
	gboolean damaged; /* not what the robot wrote */
};

extern const struct ktp_sign ktp_signs[];
extern const guint ktp_n_signs;

#endif
