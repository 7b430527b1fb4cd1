/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Who the robots are: senders, Message-IDs, names in trailers. */
#ifndef KTP_ROBOTS_TABLE_H
#define KTP_ROBOTS_TABLE_H

#include <glib.h>

enum ktp_robot_use {
	KTP_ROBOT_SENDER,   /* an address of the robot or its people: what
			       they confirm counts as the robot's word */
	KTP_ROBOT_REPORTER, /* an address from which reports have come; the
			       form of the mail decides */
	KTP_ROBOT_ID,	    /* the Message-ID of a mail of the robot's */
	KTP_ROBOT_NAME,	    /* a name, where no address is known */
	KTP_ROBOT_CREDIT,   /* the value of a trailer that credits it */
};

struct ktp_robot {
	enum ktp_robot_use use;
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktp_robot ktp_robots[];
extern const guint ktp_n_robots;

/* Whether a row of that use matches text (NULL never does). */
gboolean ktp_robot_is(enum ktp_robot_use use, const char *text);

/* … any of texts (const char *). */
gboolean ktp_robot_is_any(enum ktp_robot_use use, const GPtrArray *texts);

/* A URL in text; its named group id is a Message-ID, percent-encoded. */
extern const char ktp_link_pattern[];

/* The last lines of a mail that lists add to it. */
extern const char ktp_footer_pattern[];

#endif
