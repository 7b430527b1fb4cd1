# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=sh
# For tests/cmd/recipes*.sh, after tests/lib.sh: what stands in for ktriage in
# a recipe, and where a mail has to be afterwards.

examples=$top_srcdir/doc/examples
shim=$top_builddir/tests/fault/shim.so

# The ways in which ktriage can end, each of which stand_in() makes. "again"
# and "killed" are our program, with no place that it could write to, and
# killed in the middle of its work; the others are a shell.
bad_ways='again unread bounce killed crash-unread crash-read gone'

# stand_in FILE WAY: makes FILE, which is called as ktriage is, runs $program
# and leaves FILE.ran. It uses $database where that is set.
stand_in() {
	rm -f "$1" "$1.ran"
	[ "$2" != gone ] || return 0
	{
		echo '#!/bin/sh'
		echo ": >'$1.ran'"
		[ -z "${database:-}" ] || echo "export KTRIAGE_DB='$database'"
		stand_in_line "$2"
	} >"$1.new"
	chmod 755 "$1.new"
	mv "$1.new" "$1"
}

# shellcheck disable=SC2016 # the stand-in's own variables
stand_in_line() {
	case $1 in
	works) echo "exec '$program' \"\$@\"" ;;
	again) echo "exec '$program' --db /dev/null/no.db deliver" ;;
	unread) echo 'exit 75' ;;
	bounce) echo 'cat >/dev/null; exit 65' ;;
	killed)
		echo 'export KT_FAULT=fdatasync:kill:1 LD_PRELOAD='"'$shim'"
		echo 'export ASAN_OPTIONS=verify_asan_link_order=0'
		echo "exec '$program' \"\$@\"" ;;
	crash-unread) echo 'kill -KILL $$' ;;
	crash-read) echo 'cat >/dev/null; kill -SEGV $$' ;;
	esac
}

# Two mails of one report: short, and longer than what a pipe holds, so that
# the agent writes to a program that is no more.
make_mails() {
	cp "$samples/performance/2026-noise.eml" short
	{
		cat short
		echo
		yes 'a line of text that makes this mail longer' | head -n 20000
	} >long
}

# body FILE: the text of its one mail
body() {
	sed '1,/^$/d' "$1"
}

# The text is there in full; the end of a mailbox may have an empty line more.
expect_whole() {
	body "$2" >actual.body
	body "$3" >expected.body
	[ "$(cat actual.body)" = "$(cat expected.body)" ] ||
		fail "$1: the text of the mail has changed"
}

# in_store WHAT MAIL
in_store() {
	ktriage search --format=mbox '*' \
		>stored 2>&1 || fail "$1: not in the store: $(cat stored)"
	expect_whole "$1: the store" stored "$2"
}

not_in_store() {
	ktriage search --count '*' \
		>stored 2>&1 && fail "$1: it is in the store: $(cat stored)"
	return 0
}
