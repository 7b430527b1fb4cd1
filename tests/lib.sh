# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=sh disable=SC2034
# Shell tests: source this, write one function per test, print TAP.
#
#	. "${srcdir:-.}/tests/lib.sh"
#
#	finds_nothing() {
#		run ktriage search status:fixed
#		expect_exit 1
#		expect_out ''
#	}
#	test_case 'a search without a hit exits 1' finds_nothing
#	test_done
#
# Each function runs in a subshell and in an empty folder of its own (whose
# name has a blank in it), with the built ktriage first in PATH, HOME in a
# temporary folder, TZ=UTC, LC_ALL=C.UTF-8, the clock at 2026-07-01
# (KTRIAGE_NOW) and no other KTRIAGE_* or XDG_* set. The test fails where one
# of its expectations did; the rest of it still runs.
#
#	run CMD ARG...		stdout, stderr and exit code are kept
#	run_with FILE CMD ARG...	the same with FILE as standard input
#	expect_exit N
#	expect_out TEXT | expect_err TEXT	the whole output, '' for none
#	expect_out_file FILE | expect_err_file FILE	the same from a file
#	expect_out_has TEXT | expect_err_has TEXT	part of a line, literally
#	expect_out_lacks TEXT | expect_err_lacks TEXT
#	expect_same FILE FILE	two files are the same byte for byte
#	expect CMD ARG...	the command succeeds
#	fail TEXT		this test has failed, with the reason
#	test_skip 'title' 'why'	instead of test_case
#
# $samples is the folder of sample mail, $top_srcdir and $top_builddir are
# absolute, $out, $err (files) and $exit_code are what the last run gave.
#
# By hand, from the build folder: srcdir=.. sh ../tests/cmd/search.sh

top_srcdir=$(cd "${srcdir:-$(dirname "$0")/..}" && pwd) || exit 99
top_builddir=$(cd "${top_builddir:-.}" && pwd) || exit 99
samples=$top_srcdir/corpus
export top_srcdir top_builddir samples

test_root=$(mktemp -d "${TMPDIR:-/tmp}/ktriage-test.XXXXXX") || exit 99
trap 'chmod -R u+rwX "$test_root" 2>/dev/null; rm -rf "$test_root"' EXIT
trap 'exit 99' HUP INT TERM

# What a test may ask for beyond the clean environment.
real_mail=${KTRIAGE_REAL_MAIL:-}
real_tools=${KTRIAGE_REAL_TOOLS:-}
for test_var in $(env | sed -n 's/^\(\(KTRIAGE\|XDG\)_[A-Z_]*\)=.*/\1/p'); do
	unset "$test_var"
done
unset NO_COLOR PAGER COLUMNS MAIL CDPATH
PATH=$top_builddir:$PATH TZ=UTC LC_ALL=C.UTF-8 TERM=dumb
KTRIAGE_NOW=2026-07-01
GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
export PATH TZ LC_ALL TERM KTRIAGE_NOW GIT_CONFIG_NOSYSTEM GIT_CONFIG_GLOBAL
umask 022

test_count=0
test_failed=0

# Prints standard input as TAP diagnostics.
say() {
	sed 's/^/#   /'
}

fail() {
	printf '%s\n' "$*" | say
	: >"$test_folder/failed"
}

run_with() {
	run_input=$1
	shift
	run_words=$*
	"$@" <"$run_input" >"$out" 2>"$err"
	exit_code=$?
}

run() {
	run_with /dev/null "$@"
}

expect_exit() {
	[ "$exit_code" -eq "$1" ] && return
	fail "$run_words: exit code $exit_code, expected $1"
	head -n 20 "$err" | say
}

# expect_file WHAT EXPECTED ACTUAL
expect_file() {
	cmp -s "$2" "$3" && return
	fail "$run_words: $1 differs (-expected +actual)"
	diff -u "$2" "$3" | sed 1,2d | head -n 60 | say
}

expect_text() {
	if [ -n "$2" ]; then
		printf '%s\n' "$2" >"$test_folder/expected"
	else
		: >"$test_folder/expected"
	fi
	expect_file "$1" "$test_folder/expected" "$3"
}

expect_out() {
	expect_text 'standard output' "$1" "$out"
}

expect_err() {
	expect_text 'standard error' "$1" "$err"
}

expect_out_file() {
	expect_file 'standard output' "$1" "$out"
}

expect_err_file() {
	expect_file 'standard error' "$1" "$err"
}

expect_same() {
	run_words="$1 and $2"
	expect_file 'content' "$1" "$2"
}

# expect_has FILE TEXT
expect_has() {
	grep -qF -e "$2" "$1" && return
	fail "$run_words: the output has no \"$2\":"
	head -n 40 "$1" | say
}

expect_lacks() {
	grep -qF -e "$2" "$1" || return 0
	fail "$run_words: the output has \"$2\":"
	grep -nF -e "$2" "$1" | head -n 10 | say
}

expect_out_has() {
	expect_has "$out" "$1"
}

expect_err_has() {
	expect_has "$err" "$1"
}

expect_out_lacks() {
	expect_lacks "$out" "$1"
}

expect_err_lacks() {
	expect_lacks "$err" "$1"
}

expect() {
	"$@" || fail "this failed: $*"
}

# until_there CMD...: waits for it to succeed, with a deadline
until_there() {
	tries=0
	until "$@" >/dev/null 2>&1; do
		tries=$((tries + 1))
		[ "$tries" -lt 300 ] || return 1
		sleep 0.1
	done
}

# One of loopback that nobody listens on
free_port() {
	python3 -c 'import socket; s = socket.socket()
s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# The body of one test, in its own folder; runs in a subshell.
test_body() {
	out=$test_folder/out err=$test_folder/err
	HOME=$test_folder/home TMPDIR=$test_folder/tmp
	exit_code=0 run_words='(nothing run)'
	export HOME TMPDIR
	mkdir -p "$HOME" "$TMPDIR" "$test_folder/work dir"
	: >"$out"
	: >"$err"
	cd "$test_folder/work dir" || exit 99
	"$1" || fail "the last command of $1 failed"
}

test_case() {
	test_count=$((test_count + 1))
	test_folder=$test_root/$test_count
	mkdir "$test_folder" || exit 99
	(test_body "$2") </dev/null || : >"$test_folder/failed"
	if [ -e "$test_folder/failed" ]; then
		test_failed=$((test_failed + 1))
		printf 'not ok %d - %s\n' "$test_count" "$1"
	else
		printf 'ok %d - %s\n' "$test_count" "$1"
	fi
}

test_skip() {
	test_count=$((test_count + 1))
	printf 'ok %d - %s # SKIP %s\n' "$test_count" "$1" "$2"
}

test_done() {
	printf '1..%d\n' "$test_count"
	[ "$test_failed" -eq 0 ]
	exit
}
