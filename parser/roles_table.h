/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How a table's columns are told apart: rows of words for each role. */
#ifndef KTP_ROLES_TABLE_H
#define KTP_ROLES_TABLE_H

#include "parser/comparison.h"

enum ktp_role_place {
	KTP_ROLE_ID,	/* the id of the column, a tag */
	KTP_ROLE_TITLE, /* its title in the list of commits */
	KTP_ROLE_TEXT,	/* a line beside the table, its id written as <ID> */
	KTP_ROLE_MAIL,	/* any line: of the last column that has no name yet */
	KTP_ROLE_QUOTE, /* the same, a line that the robot answers */
};

/* The first row that matches names the column. */
struct ktp_role_rule {
	const char *name;
	enum ktp_role role;
	enum ktp_role_place place;
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktp_role_rule ktp_role_rules[];
extern const guint ktp_n_role_rules;

/* A word that can be the id of a commit, a tag included. */
extern const char *const ktp_role_word;

#endif
