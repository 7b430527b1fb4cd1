# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage deliver as mail systems run it: exit codes 0 and 75 only, the spool,
# poor environments.

. "${srcdir:-.}/tests/lib.sh"

report=$samples/performance/2024-signed-regression.eml
reply=$samples/followup/reproduced-smaller-machine.eml

count() {
	ktriage --db ./t.db search --count '*'
}

stores_a_report() {
	run_with "$report" ktriage --db ./t.db deliver
	expect_exit 0
	expect_out ''
	expect_err ''
	run_with "$report" ktriage --db ./t.db --verbose deliver
	expect_exit 0
	expect_out 'known already'
	[ "$(count)" = 1 ] || fail "$(count) reports"
}

says_what_it_did() {
	run_with "$report" ktriage --db ./t.db -v deliver
	expect_out 'stored a report'
	run_with "$reply" ktriage --db ./t.db -v deliver
	expect_out 'stored a follow-up'
	set -- "$samples"/noise/*.eml
	run_with "$1" ktriage --db ./t.db -v deliver
	expect_out 'concerns no report'
	expect_exit 0
}

separator_and_crlf() {
	{
		echo 'From lkp@example.org Mon Jan  1 00:00:00 2024'
		sed 's/$/\r/' "$report"
	} >mail
	run_with mail ktriage --db ./t.db -v deliver
	expect_exit 0
	expect_out 'stored a report'
	run ktriage --db ./t.db search --format=ndjson '*'
	expect_out_has '"message_id":"202404181501.b2e4410a-oliver.sang@intel.com"'
	expect_out_has '"change":-12'
}

poor_environment() {
	env -i PATH="$PATH" KTRIAGE_DB="$PWD/t.db" sh -c \
		'umask 077; cd /; exec ktriage deliver' <"$report" >out 2>err
	expect_status $? 0
	[ ! -s out ] && [ ! -s err ] || fail "$(cat out err)"
	[ "$(count)" = 1 ] || fail "$(count) reports"
}

expect_status() {
	[ "$1" -eq "$2" ] || fail "exit code $1, expected $2"
}

nothing_on_input() {
	run ktriage --db ./t.db deliver
	expect_exit 0
	expect_out ''
}

garbage() {
	head -c 5000 /dev/zero >mail
	run_with mail ktriage --db ./t.db deliver
	expect_exit 0
}

# The database is no database: the mail waits beside it.
broken_database() {
	echo 'this is no database, and long enough to be looked at' >t.db
	run_with "$report" ktriage --db ./t.db -v deliver
	expect_exit 0
	expect_out_has 'put into the spool'
	run_with "$report" ktriage --db ./t.db deliver
	expect_exit 0
	set -- spool/*.eml
	[ $# -eq 1 ] || fail "the same mail waits $# times"
	expect_same "$1" "$report"
	rm t.db
	run_with "$reply" ktriage --db ./t.db deliver
	expect_exit 0
	[ ! -e "$1" ] || fail 'it still waits'
	[ "$(count)" = 1 ] || fail "$(count) reports"
}

# What was asked to be kept is kept after its time in the spool, too.
all_through_the_spool() {
	echo 'this is no database, and long enough to be looked at' >t.db
	for subject in kept dropped; do
		printf 'From: a@example.org\nSubject: %s\nMessage-ID: <%s@example.org>\nDate: Mon, 1 Jun 2026 10:00:00 +0000\n\nlunch\n' \
			$subject $subject >$subject
	done
	run_with kept ktriage --db ./t.db deliver --all
	expect_exit 0
	run_with dropped ktriage --db ./t.db deliver
	expect_exit 0
	rm t.db
	run_with "$report" ktriage --db ./t.db deliver
	expect_exit 0
	ls spool >left
	expect test ! -s left
	ktriage --db ./t.db export >facts
	expect_has facts kept@example.org
	expect_lacks facts dropped@example.org
}

# Neither database nor spool: later.
no_place_at_all() {
	: >file
	run_with "$report" ktriage --db ./file/t.db deliver
	expect_exit 75
	[ -s "$err" ] || fail 'not a word'
}

broken_config() {
	echo '[core' >config
	run_with "$report" ktriage --config ./config --db ./t.db deliver
	expect_exit 75
}

reads_to_the_end() {
	mkfifo pipe
	ktriage --db ./t.db deliver <pipe &
	{
		cat "$reply"
		head -c 3000000 /dev/zero | tr '\000' 'x'
	} >pipe
	expect_status $? 0
	wait $!
	expect_status $? 0
}

at_the_same_time() {
	for file in "$samples"/performance/20[12]*.eml; do
		ktriage --db ./t.db deliver <"$file" &
	done
	wait
	ktriage -q --db ./t.db import "$reply"
	ktriage -q --db ./u.db import "$samples"/performance/20[12]*.eml "$reply"
	ktriage --db ./t.db export >t
	ktriage --db ./u.db export >u
	expect_same t u
}

all_keeps_all() {
	set -- "$samples"/noise/*.eml
	run_with "$1" ktriage --db ./t.db -v deliver --all
	expect_exit 0
	expect_out_lacks 'concerns no report'
}

takes_no_argument() {
	run ktriage --db ./t.db deliver mail
	expect_exit 2
}

test_case 'a report, and once more' stores_a_report
test_case '--verbose says what it did' says_what_it_did
test_case 'a separator line and CRLF' separator_and_crlf
test_case 'almost no environment' poor_environment
test_case 'nothing on standard input' nothing_on_input
test_case 'bytes that are no mail' garbage
test_case 'a broken database: the spool' broken_database
test_case '--all through the spool' all_through_the_spool
test_case 'no database and no spool: 75' no_place_at_all
test_case 'a broken configuration: 75' broken_config
test_case 'standard input is read to its end' reads_to_the_end
test_case 'many at the same time' at_the_same_time
test_case '--all' all_keeps_all
test_case 'an argument is a mistake' takes_no_argument
test_done
