/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What changed and what waits, as one JSON value (schema ktriage.summary/1). */
#ifndef KTT_SUMMARY_H
#define KTT_SUMMARY_H

#include <jansson.h>

#include "triage/store.h"

struct ktt_summary_options {
	gint64 now;
	gint64 since;	   /* 0: since the watermark, else all */
	const char *query; /* NULL: all reports */
};

/* A new reference; NULL and error set. Does not move the watermark. */
json_t *ktt_summary(struct ktt_store *store,
		    const struct ktt_summary_options *options, GError **error);

#endif
