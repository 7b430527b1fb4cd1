# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage parse: what is printed and the exit codes. The objects themselves
# are compared in tests/corpus-loop.

. "${srcdir:-.}/tests/lib.sh"

one_object_a_line() {
	run ktriage parse "$samples/performance/2024-signed-regression.eml" \
		"$samples/followup/fix-proposed-branch.eml"
	expect_exit 0
	expect_err ''
	[ "$(wc -l <"$out")" -eq 2 ] || fail "$(wc -l <"$out") lines"
	expect_out_has '"schema":"ktriage.message/1"'
	expect_out_has '"message_id":"202404181501.b2e4410a-oliver.sang@intel.com"'
}

events_of_follow_ups() {
	run ktriage parse "$samples/followup/fix-proposed-branch.eml"
	expect_out_has '"type":"test-requested"'
	run ktriage parse "$samples/performance/2024-signed-regression.eml"
	expect_out_has '"events":[]'
}

# Each value names its rule and its line; what no rule gave is listed.
explained() {
	run ktriage parse --explain \
		"$samples/performance/2024-signed-regression.eml"
	expect_exit 0
	expect_err ''
	expect_out_has 'testcase            '
	expect_out_has 'by testcase: testcase: '
	expect_out_has 'by sign of its row: '
	expect_out_has 'by its structure: '
	grep -q '^missing  .*series_url' "$out" || fail "$(cat "$out")"
	grep -q '^missing  .*testcase' "$out" && fail 'testcase is not missing'
	run ktriage parse --explain "$samples/followup/fixed-landed.eml"
	expect_out_has 'quoted, as far as it goes'
	expect_out_has 'by commit-title: '
	grep -q '^event  .*fixed' "$out" || fail "$(cat "$out")"
}

standard_input() {
	run_with "$samples/performance/2024-signed-regression.eml" \
		ktriage parse -
	expect_exit 0
	expect_out_has '"kind":"report"'
}

no_mail() {
	printf '\000\001\002 this is no mail\n' >garbage
	run ktriage parse garbage
	expect_exit 65
	expect_out ''
	[ "$(wc -l <"$err")" -eq 1 ] || fail "$(cat "$err")"
	expect_err_has garbage
}

no_file() {
	run ktriage parse missing
	expect_exit 66
	expect_err_has missing
	run ktriage parse missing "$samples/followup/fix-proposed-branch.eml"
	expect_exit 66
	[ "$(wc -l <"$out")" -eq 1 ] || fail 'the other file was not read'
}

wrong_format() {
	run ktriage parse --mbox-format=mboxdr x
	expect_exit 2
	expect_err_has "did you mean 'mboxrd'?"
	run ktriage parse
	expect_exit 2
}

no_database() {
	run ktriage parse "$samples/followup/fix-proposed-branch.eml"
	expect_exit 0
	[ -z "$(find "$HOME" -name '*.db')" ] || fail 'made a database'
}

test_case 'each value is explained' explained
test_case 'one object a line' one_object_a_line
test_case 'follow-ups have events' events_of_follow_ups
test_case 'standard input' standard_input
test_case 'a file that is no mail' no_mail
test_case 'a file that is not there' no_file
test_case 'a wrong dialect, no argument' wrong_format
test_case 'no database is made' no_database
test_done
