/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Rules that take values out of the head of a report or its subject. */
#ifndef KTP_RULES_TABLE_H
#define KTP_RULES_TABLE_H

#include "parser/report.h"

enum ktp_scope {
	KTP_SCOPE_SUBJECT, /* the folded subject, list tags taken off */
	KTP_SCOPE_HEAD,	   /* a line before the details begin */
	KTP_SCOPE_ANY,	   /* any line outside tables */
	KTP_SCOPE_TAGS,	   /* the lines under the request for tags */
	KTP_SCOPE_BOX,	   /* the first row of a box of further tests */
};

#define KTP_CLASS_BIT(c) (1u << KTP_CLASS_##c)
#define KTP_PERF KTP_CLASS_BIT(PERFORMANCE)
#define KTP_FUNC KTP_CLASS_BIT(FUNCTIONAL)
#define KTP_BUILD KTP_CLASS_BIT(BUILD)
#define KTP_STATUS KTP_CLASS_BIT(BUILD_STATUS)
#define KTP_ALL_CLASSES (KTP_PERF | KTP_FUNC | KTP_BUILD | KTP_STATUS)

enum ktp_rule_flags {
	KTP_RULE_LAST = 1 << 0, /* until the test is named, the last counts:
				   heads name other commits first */
	KTP_RULE_ALL = 1 << 1,	/* each match adds one (lists) */
};

/*
 * The named groups of a pattern are what it gives: fields of fields.def,
 * commit_id, commit_title, short_id (of the subject), metric, percent,
 * direction, failure, state with seen_tree, seen_branch and seen_commit,
 * test_path, tag_name with tag_value.
 */
struct ktp_rule {
	const char *name;
	guint classes; /* KTP_CLASS_BIT of those it is for */
	enum ktp_scope scope;
	guint flags;
	const char *near; /* a pattern that the line before or after, blank
			     ones apart, must match; NULL: anywhere */
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktp_rule ktp_rules[];
extern const guint ktp_n_rules;

/* Lines that a mail client breaks: begin matches, complete not yet. */
struct ktp_join {
	const char *name;
	const char *begin, *complete;
	guint max;			       /* further lines at the most */
	const char *example, *counter_example; /* of begin && !complete */
};

extern const struct ktp_join ktp_joins[];
extern const guint ktp_n_joins;

/* Marks in the text that code acts on. */
struct ktp_mark {
	const char *name;
	const char *pattern;
	const char *example, *counter_example;
};

enum ktp_mark_id {
	KTP_MARK_HEAD_END,     /* the head of the report ends here */
	KTP_MARK_END,	       /* the report ends here */
	KTP_MARK_PARAMETERS,   /* parameter lines follow */
	KTP_MARK_TEST,	       /* the test is named: commits are settled */
	KTP_MARK_TAG_REQUEST,  /* the asked for tags follow */
	KTP_MARK_BUILD_ITEM,   /* a new error or warning */
	KTP_MARK_REMARKS,      /* a list of errors without marks follows */
	KTP_MARK_REMARK,       /* what a compiler or checker prints */
	KTP_MARK_LIST_TAG,     /* in front of a subject, no part of it */
	KTP_MARK_NO_COMPONENT, /* a bracket that is no component */
	KTP_MARK_BOX_SKIP,     /* rows of a count box that are no failures */
	KTP_N_MARKS
};

extern const struct ktp_mark ktp_marks[KTP_N_MARKS];

#endif
