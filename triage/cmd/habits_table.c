/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Data only: words of notmuch, mu, lei, git and gh that are no misspellings of
 * ours. */
#include "triage/cmd/habits_table.h"

const struct cmd_habit cmd_habits[] = {
	{"list", "search"},
	{"ls", "search"},
	{"find", "search"},
	{"query", "search"},
	{"count", "search --count"},
	{"view", "show"},
	{"cat", "show"},
	{"info", "show"},
	{"log", "explain"},
	{"blame", "explain"},
	{"why", "explain"},
	{"new", "import"},
	{"index", "import"},
	{"init", "import"},
	{"add", "import"},
	{"insert", "deliver"},
	{"pull", "fetch"},
	{"clone", "fetch"},
	{"reply", "emit ID reply"},
	{"comment", "note"},
	{"tag", "set"},
	{"edit", "set"},
	{"close", "set"},
	{"reopen", "set"},
	{"assign", "own"},
	{"subscribe", "watch"},
	{"reindex", "rebuild"},
	{"fsck", "check"},
	{"verify", "check"},
	{"dump", "export"},
	{"restore", "import --from-export"},
	{"report", "summary"},
	{"digest", "summary"},
	{"status", "help status"},
	{"settings", "config"},
	{"man", "help"},
	{"version", "--version"},
};

const guint cmd_n_habits = G_N_ELEMENTS(cmd_habits);
