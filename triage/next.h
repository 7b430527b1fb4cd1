/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a report waits for, and from whom. */
#ifndef KTT_NEXT_H
#define KTT_NEXT_H

#include <jansson.h>

#include <glib.h>

enum ktt_next {
	KTT_NEXT_NOTHING, /* closed */
	KTT_NEXT_ANSWER,  /* nobody has written yet */
	KTT_NEXT_RESULT,  /* a test was asked for and not answered */
	KTT_NEXT_FIX,	  /* people talk; a fix or a verdict is missing */
	KTT_NEXT_TEST,	  /* a fix is offered; nobody has tried it */
	KTT_NEXT_MERGE,	  /* a fix works; it is not in */
};

/*
 * By the status, and by whether the newest test request of the thread is
 * still without a result.
 */
enum ktt_next ktt_next_of(const char *status, gboolean awaits_test);

/* The same of what ktt_view_report() gave. */
enum ktt_next ktt_next_of_view(const json_t *view);

/* A sentence without full stop; static, "" for nothing. */
const char *ktt_next_words(enum ktt_next next);

#endif
