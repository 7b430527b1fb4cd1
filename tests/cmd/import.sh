# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage import: the last line, exit codes, repetition. The engine behind it
# is tested in tests/unit-*.c, the sources in tests/unit-source.c.

. "${srcdir:-.}/tests/lib.sh"

thread="$samples/performance/2024-signed-regression.eml
$samples/followup/reproduced-smaller-machine.eml
$samples/followup/fix-proposed-branch.eml"

imports_a_thread() {
	IFS='
'
	# shellcheck disable=SC2086
	run ktriage --db ./t.db import $thread
	expect_exit 0
	expect_err ''
	expect_out '1 report, 2 follow-ups, 0 known, 0 skipped, 0 quarantined'
	# shellcheck disable=SC2086
	run ktriage --db ./t.db import $thread
	expect_exit 0
	expect_out '0 reports, 0 follow-ups, 3 known, 0 skipped, 0 quarantined'
}

other_mail_is_skipped() {
	run ktriage --db ./t.db import "$samples"/noise/*.eml
	expect_exit 0
	expect_out_has '0 reports, 0 follow-ups, 0 known'
	run ktriage --db ./t.db search '*'
	expect_exit 1
}

quiet() {
	run ktriage --quiet --db ./t.db import "$samples"/performance/*.eml
	expect_exit 0
	expect_out ''
	expect_err ''
}

missing_file_goes_on() {
	run ktriage --db ./t.db import ./missing \
		"$samples/performance/2024-signed-regression.eml"
	expect_exit 66
	expect_err_has './missing'
	expect_out_has '1 report,'
}

any_order_any_jobs() {
	ktriage -q --db ./a.db import -j 1 "$samples"/performance/*.eml \
		"$samples"/followup/*.eml || fail 'import'
	ktriage -q --db ./b.db import -j 4 "$samples"/followup/*.eml \
		"$samples"/performance/*.eml || fail 'import'
	ktriage --db ./a.db export >a
	ktriage --db ./b.db export >b
	expect_same a b
}

wrong_arguments() {
	run ktriage import
	expect_exit 2
	run ktriage import --jobs=-1 x
	expect_exit 2
	run ktriage import --mbox-format=x x
	expect_exit 2
}

spool_is_taken_in() {
	mkdir spool
	cp "$samples/performance/2024-signed-regression.eml" spool/1.eml
	run ktriage --db ./t.db import "$samples"/followup/fix-proposed-branch.eml
	expect_exit 0
	[ ! -e spool/1.eml ] || fail 'it still waits'
	run ktriage --db ./t.db search --count '*'
	expect_out 1
}

# More than a pipe holds, so that it is reading when the signal comes.
stops_and_keeps() {
	for file in "$samples"/performance/*.eml; do
		echo 'From mboxrd@z Thu Jan  1 00:00:00 1970'
		sed 's/^\(>*From \)/>\1/' "$file"
		echo
	done >some.mbox
	[ "$(wc -c <some.mbox)" -gt 140000 ] || fail 'too few samples'
	mkfifo pipe
	ktriage --db ./t.db import - <pipe >out1 2>err1 &
	exec 3>pipe
	cat some.mbox >&3
	kill -TERM $!
	cat "$samples"/followup/fix-proposed-branch.eml >&3
	exec 3>&-
	wait $!
	[ $? -eq 130 ] || fail "exit code is not 130"
	grep -q '; stopped$' out1 || fail "$(cat out1 err1)"
	run ktriage --db ./t.db search --count '*'
	expect_exit 0
}

# What else lies in folders of mail does not end the work.
folder_with_other_files() {
	mkdir -p mail/sub maildir/cur maildir/new
	for folder in mail maildir/cur; do
		printf 'index\000\001\002' >$folder/1-index.idx
		cp "$samples/performance/2026-noise.eml" $folder/2.eml
		printf 'From: a@example.org\nSubject: \000\001' >$folder/.hidden
	done
	printf '\375\067\172\130\132\000packed' >mail/3.xz
	cp "$samples/performance/2025-reopened.eml" mail/sub/4.eml
	run ktriage import -j 1 mail
	expect_exit 0
	expect_out '2 reports, 0 follow-ups, 0 known, 0 skipped, 0 quarantined, 2 no mail'
	expect_err_has 'mail/1-index.idx: no mail: the file is binary'
	expect_err_has 'mail/3.xz: xz data is not read; pipe it in'
	run ktriage import -j 3 maildir
	expect_exit 0
	expect_out '0 reports, 0 follow-ups, 1 known, 0 skipped, 0 quarantined, 1 no mail'
}

# A text without a header is no mail where other things may lie; in a Maildir
# or a mailbox it is what is left of one, and goes into the quarantine.
texts_in_folders() {
	mkdir -p tree/doc box/cur box/new box/tmp
	cp "$samples/performance/2026-noise.eml" tree/1.eml
	printf 'A folder of mail.\n\nIt has reports.\n' >tree/README
	gzip -c tree/README >tree/doc/read.gz
	{
		printf 'From a@example.org Thu Jan  1 00:00:00 1970\n'
		printf 'no header\n\n\n'
		printf 'From a@example.org Thu Jan  1 00:00:00 1970\n'
		printf 'From: a@example.org\nSubject: x\n\nText.\n'
	} >tree/box.mbox
	sed 's/folder/Maildir/' tree/README >box/cur/1
	run ktriage --db ./t.db import tree
	expect_exit 0
	expect_err 'ktriage: tree/README: no mail: the text has no header'
	expect_out '1 report, 0 follow-ups, 0 known, 1 skipped, 2 quarantined, 1 no mail'
	run ktriage --db ./t.db import box
	expect_exit 0
	expect_err ''
	expect_out_has '1 quarantined'
	run ktriage --db ./t.db import tree/README
	expect_out_has '1 known'
	run_with tree/box.mbox ktriage --db ./t.db import -
	expect_err ''
	for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do
		echo "text $n" >"tree/text$n"
	done
	run ktriage --db ./t.db import tree
	expect_out_has ', 22 no mail'
	expect_err_has '2 more files are no mail (--verbose names them)'
	[ "$(wc -l <"$err")" -eq 21 ] || fail "$(wc -l <"$err") lines"
	run ktriage --verbose --db ./t.db import tree
	[ "$(wc -l <"$err")" -eq 22 ] || fail "$(wc -l <"$err") lines"
}

# A summary of our own is never taken in, whatever else is asked for.
own_summary() {
	printf '%s\n' 'From: a@example.org' 'Message-ID: <own@example.org>' \
		'List-Id: <ktriage-summary.example.org>' \
		'Auto-Submitted: auto-generated' 'Subject: Regressions' \
		'References: <r@example.org>' '' 'R1 is fixed.' >own.eml
	for jobs in 1 2; do
		run ktriage --db ./own.db import --all -j "$jobs" own.eml
		expect_exit 0
		expect_out_has '1 skipped'
	done
}

# What a delivery would have to merge at once is merged at the end.
large_import() {
	"$top_builddir/corpus/generate" --reports 800 --rows 2 >large.mbox
	run ktriage --db ./large.db import large.mbox
	expect_exit 0
	pieces=$(sqlite3 large.db \
		'SELECT count(DISTINCT segid) FROM search_index_idx')
	expect [ "$pieces" -lt 4 ]
	run ktriage --db ./large.db check
	expect_exit 0
}

test_case 'a thread, and once more' imports_a_thread
test_case 'other mail is skipped' other_mail_is_skipped
test_case '--quiet' quiet
test_case 'a missing file does not stop the others' missing_file_goes_on
test_case 'order and threads make no difference' any_order_any_jobs
test_case 'wrong arguments' wrong_arguments
test_case 'what waits in the spool is taken in' spool_is_taken_in
test_case 'a signal ends it and keeps what was done' stops_and_keeps
test_case 'other files in folders' folder_with_other_files
test_case 'texts that are no mail, in folders' texts_in_folders
test_case 'a summary of our own' own_summary
if command -v sqlite3 >/dev/null; then
	test_case 'a large import leaves few pieces' large_import
else
	test_skip 'a large import leaves few pieces' 'no sqlite3'
fi
test_done
