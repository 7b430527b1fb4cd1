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

test_case 'one object a line' one_object_a_line
test_case 'follow-ups have events' events_of_follow_ups
test_case 'standard input' standard_input
test_case 'a file that is no mail' no_mail
test_case 'a file that is not there' no_file
test_case 'a wrong dialect, no argument' wrong_format
test_case 'no database is made' no_database
test_done
