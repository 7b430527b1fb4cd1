/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The report object: what a mail of the robot says, as data. */
#ifndef KTP_REPORT_H
#define KTP_REPORT_H

#include <glib.h>

#include "parser/comparison.h"

enum ktp_class {
	KTP_CLASS_NONE,
	KTP_CLASS_PERFORMANCE,
	KTP_CLASS_FUNCTIONAL,
	KTP_CLASS_BUILD,
	KTP_CLASS_BUILD_STATUS,
	KTP_N_CLASSES
};

enum ktp_direction {
	KTP_DIRECTION_NONE,
	KTP_DIRECTION_REGRESSION,
	KTP_DIRECTION_IMPROVEMENT,
	KTP_N_DIRECTIONS
};

enum ktp_field {
#define FIELD(name) KTP_FIELD_##name,
#include "parser/fields.def"
#undef FIELD
	KTP_N_FIELDS
};

struct ktp_headline {
	char *metric;	/* owned; NULL: the mail names none */
	double percent; /* as stated, NAN: not stated */
	double change;	/* signed per cent, NAN: the sign is unknown */
};

struct ktp_seen { /* [still regression on linus/master <id>] */
	char *state, *tree, *branch, *commit; /* owned, NULL where absent */
};

struct ktp_also { /* one further test of the box */
	char *testcase, *metric;
	double percent; /* as stated, NAN: not stated */
	enum ktp_direction direction;
	char *test_machine;    /* NULL: the row is missing */
	GPtrArray *parameters; /* owned pairs */
};

struct ktp_report {
	char *message_id; /* owned; NULL: quoted text does not name it */
	enum ktp_class report_class;
	enum ktp_direction direction;
	struct ktp_commit commit;  /* id NULL: the mail names none */
	char *field[KTP_N_FIELDS]; /* owned; NULL: absent */
	struct ktp_headline headline;
	GPtrArray *also_seen_on; /* owned struct ktp_seen * */
	GPtrArray *parameters;	 /* owned pairs, the mail's order */
	GPtrArray *also;	 /* owned struct ktp_also * */
	GPtrArray *comparisons;	 /* owned struct ktp_comparison * */
	GPtrArray *tags;	 /* owned pairs */
	GPtrArray *failures;	 /* owned char *, at most KTP_MAX_FAILURES */
};

#define KTP_MAX_FAILURES 50

struct ktp_report *ktp_report_new(void);
void ktp_report_free(struct ktp_report *report);
struct ktp_also *ktp_also_new(void);
void ktp_also_free(struct ktp_also *also);
struct ktp_seen *ktp_seen_new(void);
void ktp_seen_free(struct ktp_seen *seen);

/* The words of the JSON page: "performance", "regression", …; never NULL
 * for a valid value except NONE, which gives NULL. */
const char *ktp_class_name(enum ktp_class report_class);
const char *ktp_direction_name(enum ktp_direction direction);

/* The JSON key of a plain field ("test_machine"). */
const char *ktp_field_name(enum ktp_field field);

#endif
