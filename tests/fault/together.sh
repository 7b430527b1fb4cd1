# SPDX-License-Identifier: GPL-2.0-or-later
# Deliveries all at once, beside an import, a loop of searches and a loop of
# rebuilds: each mail is stored once, none is refused. KT_DELIVERIES=N of them
# (32).

. "${srcdir:-.}/tests/lib.sh"

deliveries=${KT_DELIVERIES:-32}

# loop NAME COMMAND...: again and again while the file "go" is there; an
# answer other than 0 goes to NAME.bad, the number of rounds to NAME.rounds.
loop() {
	name=$1 rounds=0
	shift
	while [ -e go ]; do
		"$@" >"$name.out" 2>"$name.err" ||
			echo "exit code $?: $(cat "$name.err")" >>"$name.bad"
		rounds=$((rounds + 1))
	done
	echo "$rounds" >"$name.rounds"
}

deliver() {
	ktriage --db ./t.db deliver <"$2" 2>"$1.err" ||
		echo "$2: exit code $?: $(cat "$1.err")" >>refused
}

# Each sample in turn, some of them twice where there are not enough.
deliver_all() {
	n=0
	while [ "$n" -lt "$deliveries" ]; do
		for file in "$samples"/performance/*.eml \
			"$samples"/build/*.eml; do
			[ "$n" -lt "$deliveries" ] || break
			n=$((n + 1))
			deliver $n "$file" &
		done
	done
	wait
}

together() {
	ktriage -q --db ./t.db import "$samples"/followup/fix-proposed-*.eml || fail import
	: >go
	loop search ktriage --db ./t.db search --limit=5 '*' &
	loops=$!
	loop rebuild ktriage --db ./t.db rebuild &
	loops="$loops $!"
	ktriage -q --db ./t.db import "$samples"/functional/*.eml \
		"$samples"/performance/*.eml &
	import=$!
	(deliver_all)
	wait $import || fail 'the import failed'
	rm go
	wait $loops
	for file in refused search.bad rebuild.bad; do
		[ ! -e $file ] || fail "$file: $(head -n 5 $file)"
	done
	[ "$(cat search.rounds)" -gt 0 ] || fail 'no search was done'
	[ "$(cat rebuild.rounds)" -gt 0 ] || fail 'no rebuild was done'
}

# What was too busy for the database waits in the spool.
stored_once() {
	cd ../../1/work\ dir || exit 99
	run ktriage -q --db ./t.db import "$samples"/build/*.eml
	expect_exit 0
	[ -z "$(ls spool/*.eml 2>/dev/null)" ] || fail 'mail waits in the spool'
	run ktriage --db ./t.db check
	expect_out 'no damage found'
	ktriage -q --db ./u.db import "$samples"/followup/fix-proposed-*.eml \
		"$samples"/functional/*.eml "$samples"/performance/*.eml \
		"$samples"/build/*.eml
	ktriage --db ./t.db export >t
	ktriage --db ./u.db export >u
	cmp -s t u || fail "exports: $(diff t u | cut -c1-200 | head -n 6)"
	[ -z "${KT_FIGURES:-}" ] || {
		echo "deliveries $deliveries"
		echo "searches $(cat search.rounds)"
		echo "rebuilds $(cat rebuild.rounds)"
	} >>"$KT_FIGURES"
}

test_case "$deliveries deliveries at once, import, search, rebuild" together
test_case 'each mail is stored once' stored_once
test_done
