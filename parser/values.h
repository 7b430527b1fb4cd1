/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Puts what the named groups of a rule caught into a report. */
#ifndef KTP_VALUES_H
#define KTP_VALUES_H

#include "parser/pattern.h"
#include "parser/report.h"
#include "parser/rules_table.h"
#include "parser/trace.h"

struct ktp_values {
	struct ktp_report *report;
	char *test_path;  /* owned; "BOX/TESTCASE/PARAMS" of 2014 */
	char *short_id;	  /* owned; the subject's id */
	gboolean settled; /* the test is named: rules of KTP_RULE_LAST stop */
	guint commits;	  /* how many different ones the head named */
	GPtrArray *trace; /* borrowed; trace.h, NULL: nobody asks */
};

/*
 * Tries rule on text; near are the lines before and after it (NULL: none).
 * Returns whether it matched and gave a value.
 */
gboolean ktp_values_try(struct ktp_values *values, const struct ktp_rule *rule,
			const char *text, const char *before,
			const char *after);

/* Whether the line bears that mark of the table. */
gboolean ktp_mark_matches(enum ktp_mark_id id, const char *text);

/* The direction that a word names. */
enum ktp_direction ktp_direction_from(const char *word, gsize length);

/* Adds a failure unless it is there or the list is full. */
void ktp_values_add_failure(struct ktp_report *report, const char *text);

#endif
