# SPDX-License-Identifier: GPL-2.0-or-later
# doc/examples: each recipe, run by its program where that is there, hands the
# mail to ktriage and keeps it in the mailbox, also when ktriage fails; the
# commands in the schedules are ones that the program has.

. "${srcdir:-.}/tests/lib.sh"

examples=$top_srcdir/doc/examples
mail=$samples/performance/2026-noise.eml

# recipe NAME [PROGRAM]: the recipe with our program in place of /usr/bin's
# and our folder in place of the user's, which some look up themselves
recipe() {
	case $1 in
	procmailrc) echo "HOME=$HOME" ;;
	maildroprc) echo "HOME=\"$HOME\"" ;;
	esac
	sed -e "s|/usr/bin/ktriage|${2:-$(command -v ktriage)}|g" \
		-e "s|%h|$HOME|g" "$examples/$1"
}

# failing CODE: a stand-in that reads its input and fails
failing() {
	printf '#!/bin/sh\ncat >/dev/null\nexit %s\n' "$1" >"$HOME/failing"
	chmod +x "$HOME/failing"
}

expect_in_mailbox() {
	grep -q '^Message-ID: <2026' "$HOME/Mail/inbox" 2>/dev/null ||
		fail "$1: the mail is not in the mailbox"
}

expect_in_store() {
	run ktriage search --count '*'
	expect_out 1
}

# try RECIPE RUN: RUN FILE delivers $mail by the recipe in that file
try() {
	mkdir -p "$HOME/Mail"
	recipe "$1" >config
	chmod 600 config
	"$2" ./config <"$mail" >output 2>&1 || fail "$1: $(cat output)"
	expect_in_mailbox "$1"
	expect_in_store
	for code in 65 75; do
		rm -f "$HOME/Mail/inbox"
		failing "$code"
		recipe "$1" "$HOME/failing" >config
		if "$2" ./config <"$mail" >output 2>&1; then
			expect_in_mailbox "$1, exit code $code"
		elif [ "$code" != 75 ]; then
			fail "$1: a failure bounces"
		fi
	done
}

run_procmail() {
	procmail -m "$PWD/config"
}

with_procmail() {
	try procmailrc run_procmail
}

run_maildrop() {
	# It reads only files of its own place or the user's.
	cp "$1" "$HOME/.mailfilter"
	chmod 600 "$HOME/.mailfilter"
	HOME=$HOME maildrop "$HOME/.mailfilter"
}

with_maildrop() {
	try maildroprc run_maildrop
}

run_fdm() {
	# Where root starts it, another user makes its temporary files.
	TMPDIR=/tmp fdm -f "$1" -a stdin fetch
}

with_fdm() {
	try fdm.conf run_fdm
}

sieve_reads() {
	printf 'plugin {\n  sieve_plugins = sieve_extprograms\n%s\n}\n' \
		'  sieve_extensions = +vnd.dovecot.pipe' >dovecot.conf
	cp "$examples/sieve" script.sieve
	run sievec -c dovecot.conf script.sieve script.svbin
	expect_exit 0
}

# Mail of the database's own place is all that a pipe needs.
forward_line() {
	line=$(grep -v '^#' "$examples/forward")
	expect test "$line" = '\user, "|/usr/bin/ktriage deliver"'
	env -i "$(command -v ktriage)" --db "$PWD/a.db" deliver <"$mail" ||
		fail 'no environment'
	run ktriage --db a.db search --count '*'
	expect_out 1
}

# The commands of the schedules, without what sends or fetches.
schedules() {
	for file in crontab ktriage-summary.service; do
		grep -v '^#' "$examples/$file" | grep -o 'ktriage [^&]*' |
			grep -v '^ktriage(' >>lines
	done
	expect test "$(wc -l <lines)" -ge 4
	while read -r line; do
		set -- $(echo "$line" | sed 's/^ktriage --quiet //')
		ktriage help "$1" >help 2>&1 || fail "no command $1"
		for word in "$@"; do
			case $word in
			--*) grep -q -e "$word" help ||
				fail "$1 has no $word" ;;
			esac
		done
	done <lines
}

# A mail that is refused for good must not look like success.
only_busy_is_success() {
	grep '^SuccessExitStatus' "$examples/ktriage-summary.service" >"$out"
	expect_out 'SuccessExitStatus=75'
	cat >config <<-CONFIG
		[mail]
		from = a@example.org
		to = b@example.org
		sendmail = sh -c 'exit \$0'
	CONFIG
	export KTRIAGE_CONFIG="$PWD/config"
	ktriage -q import "$mail"
	set -- $(grep -o 'ktriage --quiet.*' \
		"$examples/ktriage-summary.service")
	for code in 75 71 69 67 77; do
		sed -i "s|^sendmail.*|sendmail = sh -c 'exit $code'|" config
		run "$@" --since=2014
		case $code in
		67 | 77) expect_exit 69 ;;
		*) expect_exit 75 ;;
		esac
	done
}

systemd_reads() {
	mkdir units
	for unit in service timer; do
		recipe "ktriage-summary.$unit" >"units/ktriage-summary.$unit"
	done
	run systemd-analyze verify --man=no "$PWD/units/ktriage-summary.service" \
		"$PWD/units/ktriage-summary.timer"
	expect_exit 0
	expect_err_lacks ktriage-summary
}

# need PROGRAM TITLE TEST
need() {
	if command -v "$1" >/dev/null; then
		test_case "$2" "$3"
	else
		test_skip "$2" "there is no $1"
	fi
}

readme_names_all() {
	for file in "$examples"/*; do
		name=${file##*/}
		[ "$name" = README ] || grep -q "$name" "$examples/README" ||
			fail "$name is not in README"
	done
}

need procmail 'procmail' with_procmail
need maildrop 'maildrop' with_maildrop
need fdm 'fdm' with_fdm
need sievec 'Sieve' sieve_reads
test_case 'a pipe of a mail system, without any environment' forward_line
test_case 'crontab and service name what the program has' schedules
test_case 'refused for good is no success' only_busy_is_success
need systemd-analyze 'systemd' systemd_reads
test_case 'README names every example' readme_names_all
test_done
