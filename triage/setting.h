/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What can be configured, as rows of constant data (settings_table.c). */
#ifndef KTT_SETTING_H
#define KTT_SETTING_H

#include <glib.h>

enum ktt_setting_type {
	KTT_SETTING_TEXT,
	KTT_SETTING_PATH, /* a leading ~/ is the home folder */
	KTT_SETTING_NUMBER,
	KTT_SETTING_CHOICE, /* one of choices */
	KTT_SETTING_DATE,   /* as when.h reads it */
};

struct ktt_setting {
	const char *group, *key; /* [group] key = … */
	enum ktt_setting_type type;
	const char *value;   /* by default; NULL: none */
	const char *choices; /* blank between */
	gint64 least, most;  /* of a number */
	const char *example;
	const char *help;
};

extern const struct ktt_setting ktt_settings[];
extern const guint ktt_n_settings;

/* The group whose keys are free names: saved queries. */
#define KTT_SETTING_QUERIES "query"

#endif
