# SPDX-License-Identifier: GPL-2.0-or-later
# Measures against real mail. KTRIAGE_REAL_MAIL names a folder with
#   real/       threads.mboxrd.gz, robots.mboxrd.gz, noise.mboxrd.gz
#   expected/   reports.ndjson, robots.ndjson: message objects
#   labels/     events.tsv, threads.tsv
# beside it may be seeds/, damaged copies of single mails;
# and KTRIAGE_REAL_TOOLS one with the scoring scripts (default: tools/ beside
# the first). Real mail is nobody's to publish again, so neither is part of
# the project; without them all is skipped. The samples in corpus/ are the
# neighbour that covers each format with a whole expected result.

. "${srcdir:-.}/tests/lib.sh"
[ -z "$real_mail" ] || : "${real_tools:=$real_mail/../tools}"
real_seeds=$real_mail/../seeds

# What is measured and the floor that it must not fall below. Raise a floor
# here when the program has become better; never lower one.
# name | script and its arguments | floor
floors() {
	cat <<'TABLE'
reports of threads|score-reports expected/reports.ndjson @threads|--min-fields 99.9 --min-rows 99.99
reports of all robots|score-reports expected/robots.ndjson @robots|--min-fields 99.9 --min-rows 99.99
damaged copies|score-seeds --ktriage @ktriage|
events of follow-ups|score-events labels/events.tsv @threads|--min-f1 0.85 --min-closing-precision 0.95
status of threads|score-status labels/threads.tsv @database --ktriage @ktriage|--min 0.84
TABLE
}

# Message objects of one archive, parsed once for all tests.
parsed() {
	[ -e "$test_root/$1.ndjson" ] ||
		ktriage parse "$real_mail/real/$1.mboxrd.gz" \
			>"$test_root/$1.ndjson" 2>"$test_root/$1.err"
	echo "$test_root/$1.ndjson"
}

database() {
	[ -e "$test_root/threads.db" ] ||
		ktriage --db "$test_root/threads.db" import \
			"$real_mail/real/threads.mboxrd.gz" >/dev/null 2>&1
	echo "$test_root/threads.db"
}

# argument WORD: what the word of the table stands for
argument() {
	case $1 in
	@ktriage) echo "$top_builddir/ktriage" ;;
	@database) database ;;
	@*) parsed "${1#@}" ;;
	*/*) echo "$real_mail/$1" ;;
	*) echo "$1" ;;
	esac
}

above_floor() {
	script=${score%% *}
	words=$(echo "$score" | cut -s -d ' ' -f 2-)
	set --
	for word in $words; do
		set -- "$@" "$(argument "$word")"
	done
	# shellcheck disable=SC2086 # options, meant to be split
	run python3 "$real_tools/$script" "$@" $floor
	tail -n 3 "$out" | say
	expect_exit 0
}

noise_is_no_concern() {
	grep -cE '"kind": ?"report"' "$(parsed noise)" >"$out"
	[ "$(cat "$out")" -eq 0 ] || fail "$(cat "$out") false reports"
}

# What two of the damaged copies do to the report that they quote.
copies_decide() {
	while read -r number status fix; do
		ktriage -q --db "./$number.db" import --all \
			"$real_seeds/$number"_*
		run ktriage --db "./$number.db" show R1
		expect_exit 0
		expect_out_has "Status    $status"
		[ -z "$fix" ] || expect_out_has "$fix"
	done <<TABLE
001 fixed 295be91f7ef0027fca2f2e4788e99731aa931834
004 accepted
TABLE
}

# Three and more columns of known roles tell how much came back.
answers_have_recovery() {
	python3 - "$(parsed threads)" >"$out" <<'PYTHON'
import json, sys
known = 0
for line in open(sys.argv[1], encoding="utf-8"):
    mail = json.loads(line)
    roles = [{c["role"] for c in table["commits"]}
             for table in mail["comparisons"]]
    if not any({"parent", "blamed"} <= r and r & {"fix", "revert"}
               for r in roles):
        continue
    known += 1
    if all(event.get("recovery") is None for event in mail["events"]):
        print("no recovery:", mail["message_id"])
print("answers:", known)
PYTHON
	grep -v '^answers:' "$out" | say
	grep -q '^no recovery' "$out" && fail 'a table was not used'
	grep -q '^answers: 0$' "$out" && fail 'no answer has such a table'
	return 0
}

every_mail_is_printed() {
	for name in threads robots noise; do
		mails=$(gzip -dc "$real_mail/real/$name.mboxrd.gz" |
			grep -aEc '^From [^ ]+ [A-Z][a-z][a-z] ')
		lines=$(wc -l <"$(parsed "$name")")
		[ "$mails" -eq "$lines" ] ||
			fail "$name: $lines objects of $mails mails"
	done
}

if [ -z "$real_mail" ]; then
	why='KTRIAGE_REAL_MAIL is not set'
elif [ ! -d "$real_mail/real" ]; then
	why='KTRIAGE_REAL_MAIL has no folder real/'
elif ! command -v python3 >/dev/null; then
	why='there is no python3'
else
	why=
fi

while IFS='|' read -r name score floor; do
	if [ -n "$why" ]; then
		test_skip "$name" "$why"
	elif [ ! -e "$real_tools/${score%% *}" ]; then
		test_skip "$name" "no script ${score%% *} in KTRIAGE_REAL_TOOLS"
	else
		test_case "$name${floor:+ ($floor)}" above_floor
	fi
done <<TABLE
$(floors)
TABLE
if [ -n "$why" ]; then
	test_skip 'every mail is printed once' "$why"
	test_skip 'other mail is no report' "$why"
	test_skip 'each answer with a table has a recovery' "$why"
else
	test_case 'every mail is printed once' every_mail_is_printed
	test_case 'other mail is no report' noise_is_no_concern
	test_case 'each answer with a table has a recovery' \
		answers_have_recovery
fi
if [ -n "$why" ] || [ ! -d "$real_seeds" ]; then
	test_skip 'damaged copies decide their reports' \
		"${why:-there is no folder of copies}"
else
	test_case 'damaged copies decide their reports' copies_decide
fi
test_done
