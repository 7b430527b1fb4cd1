# SPDX-License-Identifier: GPL-2.0-or-later
# What a person sees: search, show and help on terminals of 80 and 120 columns,
# colours and pager there, the line of progress, and Ctrl-C in long work.
# Whole outputs are compared by search.sh and show.sh.

. "${srcdir:-.}/tests/lib.sh"

if ! command -v tmux >/dev/null; then
	test_skip 'terminals' 'no tmux'
	test_done
fi

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml || exit 99
one=$(ktriage --db "$db" search --format=ids commit:bea1001237) || exit 99
esc=$(printf '\033')

# A server that ends may not be gone when the next one comes.
servers=0

mux() {
	tmux -u -S "$HOME/tmux$servers" -f /dev/null "$@"
}

# start WIDTH COMMAND: in a terminal of its own; at its end stands "exit N"
start() {
	servers=$((servers + 1))
	printf "trap : INT\n%s\necho \"exit \$?\"\ncat\n" "$2" >command.sh
	SHELL=/bin/sh mux new-session -d -x "$1" -y 50 'sh command.sh'
}

# Lines that the terminal had to break are whole again.
look() {
	mux capture-pane -p -J -S - >captured || return 1
	sed 's/ *$//' captured >screen
}

# wait_for PATTERN: until a line of the screen has it
wait_for() {
	deadline=$(($(date +%s) + 60))
	until look && grep -q "$1" screen; do
		if [ ! -s captured ] || [ "$(date +%s)" -ge "$deadline" ]; then
			fail "there never was \"$1\":"
			grep . screen | say
			return 1
		fi
		sleep 0.1
	done
}

# The screen of a command, in screen and with its colours in painted.
on_terminal() {
	start "$1" "$2"
	wait_for '^exit [0-9]'
	mux capture-pane -p -e -S - >painted
	mux kill-server
	sed -i '/^exit [0-9]/,$d' screen
}

fits() {
	grep -v :// screen | grep -E "^.{$(($1 + 1)),}" >wide
	[ ! -s wide ] || {
		fail "wider than $1 columns:"
		say <wide
	}
}

# The column of a heading begins at the same place in all lines.
aligned() {
	sed 's/[^ -~]/./g' screen >plain
	awk -v heading="$1" '
		/^ID / { at = index($0, heading); next }
		at && /^R[0-9]/ && at < length &&
			substr($0, at - 1, 1) != " " { print }' plain >torn
	[ ! -s torn ] || {
		fail "$1 is not aligned:"
		say <torn
	}
}

search_in() {
	on_terminal "$1" "ktriage --db '$db' --no-pager search class:performance"
	fits "$1"
	grep -q '^ID  *DATE  *STATUS  *CHANGE METRIC ' screen ||
		fail "no heading: $(head -n 1 screen)"
	expect test "$(grep -c '^R[0-9]' screen)" -gt 20
	aligned DATE
	aligned STATUS
	aligned METRIC
	aligned COMMIT
}

search_80() {
	search_in 80
	expect_lacks screen 'COMMIT  '
}

search_120() {
	search_in 120
	expect_has screen 'COMMIT  '
	expect_has screen ' bea1001237bf '
}

show_80() {
	on_terminal 80 "ktriage --db '$db' --no-pager show $one"
	fits 80
	expect_has screen '-12.0% will-it-scale.per_thread_ops'
	expect_has screen 'METRIC'
	expect_lacks screen '■'
}

show_120() {
	on_terminal 120 "ktriage --db '$db' --no-pager show --all $one"
	fits 120
	grep -q '^will-it-scale.per_thread_ops  *59123  *-12.0%  *52028 .*■$' \
		screen || fail 'no bar for the change'
	expect_has screen '└ Noor Haddad'
}

help_fits() {
	for topic in '' search query formats status; do
		for width in 80 120; do
			on_terminal $width "ktriage --no-pager help $topic"
			fits $width
			expect test "$(wc -l <screen)" -gt 10
		done
	done
}

# colours COMMAND: whether there are any on a terminal
colours() {
	on_terminal 80 "$1"
	grep -q "$esc\[[0-9;]*[1-9]m" painted
}

colours_on_a_terminal() {
	search="ktriage --db '$db' --no-pager"
	colours "$search search commit:bea1001237" || fail 'no colours'
	# The change of a regression is red.
	grep -q "$esc\[31m *-12.0%" painted || fail "$(cat painted)"
	colours "$search show $one" || fail 'no colours in show'
	colours "NO_COLOR=1 $search show $one" && fail 'NO_COLOR has colours'
	colours "TERM=dumb $search show $one" && fail 'TERM=dumb has colours'
	colours "$search --color=never show $one" && fail 'never has colours'
	colours "$search show $one | cat" && fail 'a pipe has colours'
	colours "$search --color=always show $one | cat" ||
		fail 'always has no colours'
}

pager() {
	on_terminal 80 "PAGER='sed s/^/paged:/' ktriage --db '$db' show $one"
	expect_has screen "paged:$one "
	on_terminal 80 "PAGER='sed s/^/paged:/' ktriage --no-pager --db '$db' show $one"
	expect_lacks screen paged:
	on_terminal 80 "PAGER='sed s/^/paged:/' ktriage --db '$db' show $one | cat"
	expect_lacks screen paged:
	on_terminal 80 "PAGER=no-such-pager ktriage --db '$db' show $one"
	expect_has screen "$one "
}

many_mails() {
	"$top_builddir/corpus/generate" --seed 5 --reports 600 --noise 20 \
		>many.mbox || fail 'no mails'
}

# The line is there while it works and gone afterwards.
progress() {
	many_mails
	mkfifo in
	start 80 'ktriage --db ./p.db import - <in'
	exec 9>in
	cat many.mbox >&9
	wait_for '^[0-9]* mails, [0-9]* reports.*: -$'
	fits 79
	exec 9>&-
	wait_for '^exit '
	mux kill-server
	expect_lacks screen ': -'
	grep -q '^[0-9]* reports, .* skipped, 0 quarantined$' screen ||
		fail "$(cat screen)"
	grep -q '^exit 0$' screen || fail "$(cat screen)"
	on_terminal 60 'ktriage --db ./p2.db import ./many.mbox 2>errors'
	expect test ! -s errors
	on_terminal 60 'ktriage -q --db ./p3.db import ./many.mbox'
	expect test ! -s screen
}

# What was read until then is kept, and the rest can follow.
stopped_import() {
	many_mails
	mkfifo in
	start 80 'ktriage --db ./s.db import - <in'
	exec 9>in
	cat many.mbox >&9
	wait_for '^[0-9]* mails, [0-9]* reports'
	mux send-keys C-c
	exec 9>&-
	wait_for '^exit '
	mux kill-server
	grep -q '^exit 130$' screen || fail "$(cat screen)"
	kept=$(sed -n 's/^\([0-9]*\) reports, .*; stopped$/\1/p' screen)
	expect test "${kept:-0}" -gt 0
	run ktriage --db ./s.db search --count -tag:reconstructed
	expect_out "$kept"
	run ktriage --db ./s.db check
	expect_exit 0
	ktriage -q --db ./s.db import many.mbox || fail 'it cannot go on'
	ktriage -q --db ./whole.db import many.mbox
	for name in s whole; do
		ktriage --db ./$name.db search --format=csv --sort=date \
			--columns=message-id,status,change,weight '*' |
			sort >$name
	done
	expect_same s whole
}

stopped_rebuild() {
	many_mails
	ktriage -q --db ./r.db import many.mbox
	ktriage --db ./r.db export >before
	start 80 'ktriage --db ./r.db rebuild'
	wait_for '^deriving anew\|^exit '
	mux send-keys C-c
	wait_for '^exit '
	mux kill-server
	expect_lacks screen deriving
	if grep -q '^exit 130$' screen; then
		expect_has screen 'stopped; nothing has changed'
	fi
	ktriage --db ./r.db export >after
	expect_same after before
	run ktriage --db ./r.db check
	expect_exit 0
}

test_case 'search at 80 columns' search_80
test_case 'search at 120 columns' search_120
test_case 'show at 80 columns' show_80
test_case 'show at 120 columns' show_120
test_case 'help at both' help_fits
test_case 'colours where they are due' colours_on_a_terminal
test_case 'a pager for a terminal only' pager
test_case 'a line of progress' progress
test_case 'Ctrl-C ends an import, and keeps what it read' stopped_import
test_case 'Ctrl-C in a rebuild changes nothing' stopped_rebuild
test_done
