/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Data only. In SQL, r is the table report; $C stands for the comparison of
 * expr with the user's value, which is always bound. Each report is linked to
 * itself. The forms for few reports (…_OF) go from a report to what it has, by
 * an index: CROSS JOIN and "+" keep the planner from going the other way.
 */
#include "triage/query_key.h"

#define OWN "$C"
#define REPORT                                                                 \
	"EXISTS (SELECT 1 FROM message m WHERE m.message = r.message AND $C)"
#define FLAGS                                                                  \
	"(r.flags || iif(r.reconstructed, ' reconstructed', '') || "           \
	"iif(r.watched, ' watched', ''))"
#define THREAD                                                                 \
	"r.message IN (SELECT t.message FROM message t WHERE $C UNION ALL "    \
	"SELECT l.report FROM message t JOIN link l ON l.message = t.message " \
	"WHERE $C)"
#define REPLIES                                                                \
	"r.message IN (SELECT l.report FROM link l JOIN message t ON "         \
	"t.message = l.message WHERE l.message <> l.report AND $C)"
#define EVENTS                                                                 \
	"r.message IN (SELECT l.report FROM link l JOIN event e ON "           \
	"e.message = l.message WHERE $C)"
#define THREAD_OF                                                              \
	"EXISTS (SELECT 1 FROM link l CROSS JOIN message t ON t.message = "    \
	"l.message WHERE l.report = r.message AND $C)"
#define REPLIES_OF                                                             \
	"EXISTS (SELECT 1 FROM link l CROSS JOIN message t ON t.message = "    \
	"l.message WHERE l.report = r.message AND l.message <> l.report "      \
	"AND $C)"
#define EVENTS_OF                                                              \
	"EXISTS (SELECT 1 FROM link l CROSS JOIN event e ON e.message = "      \
	"l.message WHERE l.report = r.message AND $C)"
#define METRICS_OF                                                             \
	"EXISTS (SELECT 1 FROM report_metric x WHERE x.report = r.message "    \
	"AND $C)"
#define PARAMETERS_OF                                                          \
	"EXISTS (SELECT 1 FROM report_parameter p WHERE p.report = r.message " \
	"AND $C)"
#define INDEX_OF                                                               \
	"EXISTS (SELECT 1 FROM link l WHERE l.report = r.message AND "         \
	"+l.message IN (SELECT i.rowid FROM search_index i WHERE $C))"
#define METRICS "r.message IN (SELECT x.report FROM report_metric x WHERE $C)"
#define PARAMETERS                                                             \
	"r.message IN (SELECT p.report FROM report_parameter p WHERE $C)"
#define NOTES                                                                  \
	"r.message IN (SELECT n.message FROM message n JOIN fact_decision d "  \
	"ON d.message_id = n.message_id WHERE d.kind = 'note' AND $C)"
#define RECIPIENTS                                                             \
	"EXISTS (SELECT 1 FROM recipient o WHERE o.message = r.message AND "   \
	"$C)"
#define INDEX                                                                  \
	"r.message IN (SELECT i.rowid FROM search_index i WHERE $C UNION ALL " \
	"SELECT l.report FROM search_index i JOIN link l ON l.message = "      \
	"i.rowid WHERE $C)"

/* As ktt_next_of() says it. */
#define NEXT                                                                   \
	"(CASE WHEN r.class = 'build-status' THEN '' WHEN r.tests_waiting > 0" \
	" THEN 'result' ELSE CASE r.status WHEN 'new' THEN 'answer'"           \
	" WHEN 'acknowledged' THEN 'fix' WHEN 'fix-proposed' THEN 'test'"      \
	" WHEN 'fix-tested' THEN 'merge' ELSE '' END END)"

static const struct ktt_word statuses[] = {
	{"new", NULL},
	{"acknowledged", NULL},
	{"fix-proposed", NULL},
	{"fix-tested", NULL},
	{"fixed", NULL},
	{"accepted", NULL},
	{"not-a-regression", NULL},
	{"superseded", NULL},
	{"duplicate", NULL},
	{"improvement", NULL},
	{"open", "new acknowledged fix-proposed fix-tested"},
	{"closed", "fixed accepted not-a-regression superseded duplicate "
		   "improvement"},
	{NULL, NULL},
};

static const struct ktt_word classes[] = {
	{"performance", NULL},	{"functional", NULL}, {"build", NULL},
	{"build-status", NULL}, {NULL, NULL},
};

static const struct ktt_word directions[] = {
	{"regression", NULL},
	{"improvement", NULL},
	{NULL, NULL},
};

static const struct ktt_word events[] = {
#define EVENT(id, name) {name, NULL},
#include "parser/events.def"
#undef EVENT
	{NULL, NULL},
};

static const struct ktt_word nexts[] = {
	{"answer", NULL}, {"result", NULL}, {"test", NULL},
	{"merge", NULL},  {"fix", NULL},    {NULL, NULL},
};

static const struct ktt_word tags[] = {
	{"claim", NULL},    {"disputed", NULL}, {"contradicted", NULL},
	{"reopened", NULL}, {"contents", NULL}, {"reconstructed", NULL},
	{"watched", NULL},  {NULL, NULL},
};

const struct ktt_key ktt_keys[] = {
	{
		.name = "status",
		.kind = KTT_KEY_WORD,
		.match = KTT_MATCH_ID,
		.expr = "r.status",
		.wrap = OWN,
		.words = statuses,
		.phrase = "status is",
		.example = "status:new,acknowledged",
		.help = "the state of the report; open and closed name the "
			"groups",
	},
	{
		.name = "class",
		.kind = KTT_KEY_WORD,
		.match = KTT_MATCH_ID,
		.expr = "r.class",
		.wrap = OWN,
		.words = classes,
		.phrase = "class is",
		.example = "class:performance",
		.help = "what the report is about",
	},
	{
		.name = "direction",
		.kind = KTT_KEY_WORD,
		.match = KTT_MATCH_ID,
		.expr = "r.direction",
		.wrap = OWN,
		.words = directions,
		.phrase = "direction is",
		.example = "direction:regression",
		.help = "the robot's own word",
	},
	{
		.name = "change",
		.kind = KTT_KEY_NUMBER,
		.expr = "r.change",
		.wrap = OWN,
		.unit = "%",
		.phrase = "change",
		.example = "change:<-20",
		.help = "signed change of the headline metric in per cent",
	},
	{
		.name = "stddev",
		.kind = KTT_KEY_NUMBER,
		.expr = "r.stddev",
		.wrap = OWN,
		.unit = "%",
		.phrase = "standard deviation",
		.example = "stddev:<3",
		.help = "pooled spread of the headline metric in per cent",
	},
	{
		.name = "strength",
		.kind = KTT_KEY_NUMBER,
		.expr = "r.strength",
		.wrap = OWN,
		.unit = "",
		.phrase = "strength",
		.example = "strength:>5",
		.help = "change over spread: how clear it stands out of the "
			"noise",
	},
	{
		.name = "recovery",
		.kind = KTT_KEY_NUMBER,
		.expr = "r.recovery",
		.wrap = OWN,
		.unit = "",
		.phrase = "recovery",
		.example = "recovery:>0.9",
		.help = "share of the loss that the best tested fix wins back "
			"(1 = all)",
	},
	{
		.name = "weight",
		.kind = KTT_KEY_NUMBER,
		.expr = "r.weight",
		.wrap = OWN,
		.unit = "",
		.phrase = "weight",
		.example = "weight:>10",
		.help = "how much the report deserves attention",
	},
	{
		.name = "replies",
		.kind = KTT_KEY_NUMBER,
		.expr = "r.replies",
		.wrap = OWN,
		.unit = "",
		.phrase = "replies",
		.example = "replies:0",
		.help = "mails by others than the robot",
	},
	{
		.name = "date",
		.kind = KTT_KEY_DATE,
		.expr = "r.date",
		.wrap = OWN,
		.phrase = "reported",
		.example = "date:2024-01..",
		.help = "when it was reported",
	},
	{
		.name = "updated",
		.kind = KTT_KEY_DATE,
		.expr = "r.updated",
		.wrap = OWN,
		.phrase = "last mail",
		.example = "updated:7d..",
		.help = "when the newest mail or decision came",
	},
	{
		.name = "since",
		.kind = KTT_KEY_DATE,
		.expr = "r.status_since",
		.wrap = OWN,
		.phrase = "in its status since",
		.example = "since:..3m",
		.help = "when it got the status that it has",
	},
	{
		.name = "age",
		.kind = KTT_KEY_AGE,
		.expr = "r.date",
		.wrap = OWN,
		.phrase = "reported",
		.example = "age:>14d",
		.help = "time since it was reported",
	},
	{
		.name = "silent",
		.kind = KTT_KEY_AGE,
		.expr = "r.updated",
		.wrap = OWN,
		.phrase = "last mail",
		.example = "silent:>3w",
		.help = "time since the newest mail or decision",
	},
	{
		.name = "metric",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_LEVEL,
		.levels = ".",
		.expr = "x.metric",
		.wrap = METRICS,
		.near = METRICS_OF,
		.phrase = "metric",
		.example = "metric:stress-ng.*",
		.help = "headline metric or one of the further tests'",
	},
	{
		.name = "testcase",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_EXACT,
		.expr = "r.testcase",
		.wrap = OWN,
		.phrase = "testcase",
		.example = "testcase:will-it-scale",
		.help = "the test suite",
	},
	{
		.name = "param",
		.kind = KTT_KEY_PAIR,
		.match = KTT_MATCH_EXACT,
		.expr = "p.value",
		.expr2 = "p.name",
		.wrap = PARAMETERS,
		.near = PARAMETERS_OF,
		.phrase = "parameter",
		.example = "param:nr_threads=100%",
		.help = "a parameter of the test and its value",
	},
	{
		.name = "machine",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "r.machine",
		.wrap = OWN,
		.phrase = "machine",
		.example = "machine:\"Ice Lake\"",
		.help = "the test machine",
	},
	{
		.name = "tree",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_EXACT,
		.expr = "r.tree",
		.wrap = OWN,
		.phrase = "tree",
		.example = "tree:linux-next",
		.help = "the tree in the subject's first bracket",
	},
	{
		.name = "branch",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_LEVEL,
		.levels = "/",
		.expr = "r.branch",
		.wrap = OWN,
		.phrase = "branch",
		.example = "branch:master",
		.help = "its branch",
	},
	{
		.name = "component",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_LEVEL,
		.levels = "/",
		.expr = "r.component",
		.wrap = OWN,
		.phrase = "component",
		.example = "component:mm",
		.help = "the subject's second bracket; mm finds mm/munlock too",
	},
	{
		.name = "commit",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_PREFIX,
		.expr = "r.commit_id",
		.wrap = OWN,
		.phrase = "blamed commit",
		.example = "commit:4f3a2b1c",
		.help = "the blamed commit, by a prefix of its id",
	},
	{
		.name = "title",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "r.title",
		.wrap = OWN,
		.phrase = "commit title",
		.example = "title:folio",
		.help = "the title of the blamed commit",
	},
	{
		.name = "fix",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_PREFIX,
		.expr = "r.fix",
		.wrap = OWN,
		.phrase = "fix",
		.example = "fix:9d8c7b6a",
		.help = "commit or link that cures it; fix:* where there is "
			"one",
	},
	{
		.name = "event",
		.kind = KTT_KEY_WORD,
		.match = KTT_MATCH_ID,
		.expr = "e.type",
		.wrap = EVENTS,
		.near = EVENTS_OF,
		.words = events,
		.phrase = "has an event",
		.example = "event:test-requested",
		.help = "something that a mail of the thread does",
	},
	{
		.name = "waiting",
		.kind = KTT_KEY_WORD,
		.match = KTT_MATCH_ID,
		.expr = NEXT,
		.wrap = OWN,
		.words = nexts,
		.phrase = "waits for",
		.example = "waiting:result",
		.help = "what it waits for: answer, result (of a test), test "
			"(of "
			"a fix), merge, fix",
	},
	{
		.name = "tag",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_LISTED,
		.expr = FLAGS,
		.wrap = OWN,
		.words = tags,
		.phrase = "tag",
		.example = "tag:disputed",
		.help = "claim, disputed, contradicted, reopened, contents, "
			"reconstructed, watched",
	},
	{
		.name = "owner",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "r.owner",
		.wrap = OWN,
		.phrase = "owner",
		.example = "owner:jane",
		.help = "who has taken it on",
	},
	{
		.name = "note",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "d.value",
		.wrap = NOTES,
		.phrase = "note has",
		.example = "note:\"merge window\"",
		.help = "a remark that somebody made by hand",
	},
	{
		.name = "from",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "m.from_address",
		.expr2 = "m.from_name",
		.wrap = REPORT,
		.phrase = "sender",
		.example = "from:*@example.org",
		.help = "who sent the report: name or address",
	},
	{
		.name = "to",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "o.address",
		.wrap = RECIPIENTS,
		.phrase = "recipient",
		.example = "to:*@example.com",
		.help = "whom the robot wrote to: the author and the lists",
	},
	{
		.name = "reply-by",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "t.from_address",
		.expr2 = "t.from_name",
		.wrap = REPLIES,
		.near = REPLIES_OF,
		.phrase = "answered by",
		.example = "reply-by:torvalds",
		.help = "who wrote in its thread: name or address",
	},
	{
		.name = "list",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_CONTAINS,
		.expr = "t.list_id",
		.wrap = THREAD,
		.near = THREAD_OF,
		.phrase = "list",
		.example = "list:linux-mm",
		.help = "the mailing list that a mail of the thread came over",
	},
	{
		.name = "subject",
		.kind = KTT_KEY_FULL,
		.expr = "subject",
		.wrap = INDEX,
		.near = INDEX_OF,
		.phrase = "subject has",
		.example = "subject:\"lock contention\"",
		.help = "words in a subject of the thread",
	},
	{
		.name = "text",
		.kind = KTT_KEY_FULL,
		.expr = "subject prose names",
		.wrap = INDEX,
		.near = INDEX_OF,
		.phrase = "text has",
		.example = "text:regression",
		.help = "words anywhere; the same as without a key",
	},
	{
		.name = "path",
		.kind = KTT_KEY_FULL,
		.expr = "names",
		.wrap = INDEX,
		.near = INDEX_OF,
		.phrase = "names",
		.example = "path:drivers/net",
		.help = "a file, function or metric that the report names",
	},
	{
		.name = "msgid",
		.kind = KTT_KEY_TEXT,
		.match = KTT_MATCH_ID,
		.expr = "t.message_id",
		.wrap = THREAD,
		.near = THREAD_OF,
		.phrase = "Message-ID",
		.example = "msgid:*@example.org",
		.help = "the Message-ID of any mail of the thread",
	},
	{
		.name = "id",
		.kind = KTT_KEY_REPORT,
		.expr = "r.number",
		.wrap = OWN,
		.phrase = "report",
		.example = "id:R12",
		.help = "the short name of the report",
	},
	{
		.name = "query",
		.kind = KTT_KEY_SAVED,
		.phrase = "saved query",
		.example = "query:mine",
		.help = "a query saved in the configuration under [query]",
	},
};

const guint ktt_n_keys = G_N_ELEMENTS(ktt_keys);

#define SORT(field, tail)                                                      \
	.sql = field " DESC NULLS LAST" tail,                                  \
	.reversed = field " ASC NULLS LAST" tail

const struct ktt_sort ktt_sorts[] = {
	{
		.name = "date",
		SORT("r.date", ", r.number DESC"),
		.column = "date",
		.index = "report_date",
		.help = "newest report first",
	},
	{
		.name = "updated",
		SORT("r.updated", ", r.number DESC"),
		.column = "updated",
		.index = "report_updated",
		.help = "newest mail first",
	},
	{
		.name = "weight",
		SORT("r.weight", ", r.date DESC, r.number DESC"),
		.help = "what deserves attention first",
	},
	{
		.name = "change",
		.sql = "r.change ASC NULLS LAST, r.date DESC, r.number DESC",
		.reversed = "r.change DESC NULLS LAST, r.date DESC, "
			    "r.number DESC",
		.help = "largest fall first",
	},
	{
		.name = "strength",
		SORT("r.strength", ", r.date DESC, r.number DESC"),
		.help = "clearest first",
	},
	{
		.name = "recovery",
		SORT("r.recovery", ", r.date DESC, r.number DESC"),
		.help = "best tested fix first",
	},
	{
		.name = "replies",
		SORT("r.replies", ", r.date DESC, r.number DESC"),
		.help = "most discussed first",
	},
	{
		.name = "metric",
		.sql = "r.metric ASC NULLS LAST, r.date DESC, r.number DESC",
		.reversed = "r.metric DESC NULLS LAST, r.date DESC, "
			    "r.number DESC",
		.help = "by name of the headline metric",
	},
	{
		.name = "status",
		.sql = "r.status ASC, r.date DESC, r.number DESC",
		.reversed = "r.status DESC, r.date DESC, r.number DESC",
		.help = "by name of the status",
	},
	{
		.name = "id",
		.sql = "r.number ASC",
		.reversed = "r.number DESC",
		.help = "in order of arrival",
	},
};

const guint ktt_n_sorts = G_N_ELEMENTS(ktt_sorts);
