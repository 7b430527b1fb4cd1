/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * How what is said moves a report from status to status. The first row that
 * fits decides; a statement that no row fits changes nothing.
 */
#include "triage/status.h"

const struct ktt_status_word ktt_status_words[KTT_N_STATUSES] = {
	[KTT_NEW] = {"new", FALSE, "nobody but the robot has written"},
	[KTT_ACKNOWLEDGED] = {"acknowledged", FALSE, "people discuss it"},
	[KTT_FIX_PROPOSED] = {"fix-proposed", FALSE,
			      "a patch or branch is offered"},
	[KTT_FIX_TESTED] = {"fix-tested", FALSE, "a proposed fix was tested"},
	[KTT_FIXED] = {"fixed", TRUE, "a commit or a new version cures it"},
	[KTT_ACCEPTED] = {"accepted", TRUE, "known, expected, worth it"},
	[KTT_NOT_A_REGRESSION] = {"not-a-regression", TRUE,
				  "noise, unrelated commit, artefact, wrong "
				  "bisection"},
	[KTT_SUPERSEDED] = {"superseded", TRUE,
			    "the reported version is outdated, dropped or "
			    "reverted"},
	[KTT_DUPLICATE] = {"duplicate", TRUE, "of another report"},
	[KTT_IMPROVEMENT] = {"improvement", TRUE,
			     "it reported an improvement and nobody objected"},
};

/* The last ones are those of the bots that tell what the tip tree took in, and
 * of the stable trees. */
const char *const ktt_developer_domains[] = {
	"kernel.org",	 "linux-foundation.org",
	"linutronix.de", "linuxfoundation.org",
	"zytor.com",	 NULL};

#define NEW (1u << KTT_NEW)
#define ACK (1u << KTT_ACKNOWLEDGED)
#define PROPOSED (1u << KTT_FIX_PROPOSED)
#define TESTED (1u << KTT_FIX_TESTED)
#define FIXED (1u << KTT_FIXED)
#define ACCEPTED (1u << KTT_ACCEPTED)
#define NOTREG (1u << KTT_NOT_A_REGRESSION)
#define SUPERSEDED (1u << KTT_SUPERSEDED)
#define DUPLICATE (1u << KTT_DUPLICATE)
#define OPEN (NEW | ACK | PROPOSED | TESTED)
#define STAY KTT_N_STATUSES

const struct ktt_status_row ktt_status_rows[] = {
	/* Talk opens the discussion. */
	{KTP_EVENT_ACKNOWLEDGED, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone takes it up"},
	{KTP_EVENT_QUESTION, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone asks about it"},
	{KTP_EVENT_DATA, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone looked into it"},
	{KTP_EVENT_TEST_REQUESTED, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "a test is asked for"},
	{KTP_EVENT_REPRODUCED, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone else sees it"},
	/* Seen after all: what was said before no longer holds. */
	{KTP_EVENT_REPRODUCED, KTT_TRUSTED, 0.7, 0, NOTREG, KTT_ACKNOWLEDGED,
	 KTT_FLAG_DISPUTED, "seen again"},

	{KTP_EVENT_FIX_PROPOSED, KTT_ANYONE, 0.5, 0, NEW | ACK | NOTREG,
	 KTT_FIX_PROPOSED, 0, "a fix is offered"},
	{KTP_EVENT_FIX_PROPOSED, KTT_ANYONE, 0.8, 0, ACCEPTED, KTT_FIX_PROPOSED,
	 0, "a fix is offered"},
	/* Dropped, but somebody wants it back with a cure. */
	{KTP_EVENT_FIX_PROPOSED, KTT_TRUSTED, 0.9, 0, SUPERSEDED,
	 KTT_FIX_PROPOSED, 0, "a fix is offered"},

	{KTP_EVENT_FIX_TESTED, KTT_ANYONE, 0.5, KTP_RESULT_GOOD,
	 NEW | ACK | PROPOSED | TESTED | NOTREG | ACCEPTED, KTT_FIX_TESTED, 0,
	 "a fix helps"},
	{KTP_EVENT_FIX_TESTED, KTT_ANYONE, 0.5, KTP_RESULT_PARTIAL,
	 NEW | ACK | PROPOSED | TESTED | NOTREG | ACCEPTED, KTT_FIX_TESTED, 0,
	 "a fix helps in part"},
	{KTP_EVENT_FIX_TESTED, KTT_TRUSTED, 0.5, KTP_RESULT_BAD, PROPOSED,
	 KTT_ACKNOWLEDGED, 0, "the fix does not help"},
	{KTP_EVENT_FIX_TESTED, KTT_PERSON, 0, KTP_RESULT_BAD, NEW,
	 KTT_ACKNOWLEDGED, 0, "a fix does not help"},

	{KTP_EVENT_FIXED, KTT_TRUSTED, 0.6, 0,
	 OPEN | ACCEPTED | NOTREG | SUPERSEDED, KTT_FIXED, 0, "fixed"},
	{KTP_EVENT_ACCEPTED, KTT_TRUSTED, 0.6, 0, OPEN | NOTREG, KTT_ACCEPTED,
	 0, "accepted"},
	{KTP_EVENT_REVERTED, KTT_TRUSTED, 0.6, 0, OPEN | ACCEPTED | NOTREG,
	 KTT_SUPERSEDED, 0, "reverted"},
	{KTP_EVENT_SUPERSEDED, KTT_TRUSTED, 0.6, 0,
	 NEW | ACK | PROPOSED | NOTREG, KTT_SUPERSEDED, 0, "new version"},
	{KTP_EVENT_DUPLICATE, KTT_TRUSTED, 0.6, 0, OPEN | NOTREG, KTT_DUPLICATE,
	 0, "duplicate"},

	/* Doubt closes only what nobody is curing. */
	{KTP_EVENT_DISPUTED, KTT_TRUSTED, 0.8, 0, NEW | ACK,
	 KTT_NOT_A_REGRESSION, 0, "disputed"},
	{KTP_EVENT_DISPUTED, KTT_PARTICIPANT, 0.8, 0, PROPOSED | TESTED, STAY,
	 KTT_FLAG_DISPUTED, "disputed"},
	{KTP_EVENT_DISPUTED, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone doubts it"},
	{KTP_EVENT_NOT_REPRODUCED, KTT_ROBOT, 0.6, 0, NEW | ACK,
	 KTT_NOT_A_REGRESSION, 0, "not reproduced by the robot"},
	{KTP_EVENT_NOT_REPRODUCED, KTT_PARTICIPANT, 0.8, 0, NEW | ACK,
	 KTT_NOT_A_REGRESSION, 0, "not reproduced"},
	{KTP_EVENT_NOT_REPRODUCED, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone does not see it"},

	{KTP_EVENT_REOPENED, KTT_TRUSTED, 0.6, 0,
	 FIXED | ACCEPTED | NOTREG | SUPERSEDED | DUPLICATE | TESTED | PROPOSED,
	 KTT_ACKNOWLEDGED, KTT_FLAG_REOPENED, "still there"},

	/* Anyone can write "fixed" in a forged mail. */
	{KTP_EVENT_FIXED, KTT_STRANGER, 0, 0, OPEN, STAY, KTT_FLAG_CLAIM,
	 "claimed"},
	{KTP_EVENT_ACCEPTED, KTT_STRANGER, 0, 0, OPEN, STAY, KTT_FLAG_CLAIM,
	 "claimed"},
	{KTP_EVENT_REVERTED, KTT_STRANGER, 0, 0, OPEN, STAY, KTT_FLAG_CLAIM,
	 "claimed"},
	{KTP_EVENT_SUPERSEDED, KTT_STRANGER, 0, 0, OPEN, STAY, KTT_FLAG_CLAIM,
	 "claimed"},
	{KTP_EVENT_DUPLICATE, KTT_STRANGER, 0, 0, OPEN, STAY, KTT_FLAG_CLAIM,
	 "claimed"},
	{KTP_EVENT_DISPUTED, KTT_STRANGER, 0.8, 0, OPEN, STAY, KTT_FLAG_CLAIM,
	 "claimed"},

	{KTT_SAYS_WROTE, KTT_PERSON, 0, 0, NEW, KTT_ACKNOWLEDGED, 0,
	 "someone wrote"},
};

const gsize ktt_n_status_rows = G_N_ELEMENTS(ktt_status_rows);
