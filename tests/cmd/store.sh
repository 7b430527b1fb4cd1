# SPDX-License-Identifier: GPL-2.0-or-later
# The thin commands over the store: set, export and import --from-export,
# rebuild, check, backup, maintain, stats, config.

. "${srcdir:-.}/tests/lib.sh"

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml || exit 99
one=$(ktriage --db "$db" search --format=ids commit:bea1001237) || exit 99

fresh() {
	ktriage --db "$db" backup ./t.db || fail backup
}

status() {
	ktriage --db ./t.db search --format=ndjson "id:$one" |
		sed 's/.*"status":"\([a-z-]*\)".*/\1/'
}

sets_and_takes_back() {
	fresh
	run ktriage --db ./t.db set "$one" accepted --reason 'it is worth it'
	expect_exit 0
	expect_out "$one is accepted now"
	[ "$(status)" = accepted ] || fail "$(status)"
	run ktriage --db ./t.db show "$one"
	expect_out_has '“it is worth it”'
	KTRIAGE_NOW=2026-07-02
	run ktriage --db ./t.db set "$one" fixed --commit 0123456789ab
	expect_exit 0
	run ktriage --db ./t.db search fix:0123456
	expect_exit 0
	KTRIAGE_NOW=2026-07-03
	run ktriage --quiet --db ./t.db set "$one" auto
	expect_out ''
	[ "$(status)" = fix-proposed ] || fail "$(status)"
}

who_decided() {
	fresh
	GIT_AUTHOR_NAME='Jane Doe' GIT_AUTHOR_EMAIL=jane@example.org \
		ktriage -q --db ./t.db set "$one" accepted || fail set
	run ktriage --db ./t.db explain "$one"
	expect_out_has 'Jane Doe'
	expect_out_has '(hand)'
}

# What has nothing to work on, or to take in, leaves no empty database behind.
makes_no_database() {
	none='there is no database yet'
	for command in "set R1 fixed" "watch R1" "unwatch R1" "own R1" \
		"note R1 text" maintain rebuild "rebuild --dry-run" \
		"summary --advance" "search x" "show R1" stats export check; do
		# shellcheck disable=SC2086
		run ktriage --db ./none.db $command
		expect_exit 66
		expect_err_has "$none"
		[ ! -e none.db ] || fail "$command made one"
		rm -f none.db
	done
	run ktriage --db ./none.db import ./missing ./neither
	expect_exit 66
	expect_out ''
	expect_err 'ktriage: cannot open ./missing: No such file or directory
ktriage: cannot open ./neither: No such file or directory'
	run ktriage --db ./none.db import --from-export ./missing
	expect_exit 66
	run ktriage --db ./none.db scan-git ./missing
	expect_exit 66
	[ ! -e none.db ] || fail 'import or scan-git made one'
}

# What is no database is told in words for a user, without the statement.
no_database_at_all() {
	mkdir folder
	run ktriage --db ./folder stats
	expect_exit 66
	expect_err 'ktriage: ./folder: this is a folder, and the database is a file'
	run ktriage --db ./folder import "$samples"/performance
	expect_exit 66
	yes 'This is a text, and no database.' | head -n 100 >text
	run ktriage --db ./text stats
	expect_exit 74
	grep -Eq '^ktriage: [^:]*/text: the file is not a database' "$err" ||
		fail "$(cat "$err")"
}

wrong_decisions() {
	fresh
	run ktriage --db ./t.db set "$one" fixd
	expect_exit 2
	expect_err "ktriage: there is no status 'fixd'; did you mean 'fixed'?"
	run ktriage --db ./t.db set R99999 fixed
	expect_exit 1
	run ktriage --db ./t.db set "$one"
	expect_exit 2
	for commit in zzzz 123456 '1234567 ("title")' ''; do
		run ktriage --db ./t.db set "$one" fixed --commit "$commit"
		expect_exit 2
		expect_err_has "--commit: '$commit' is not the id of a commit"
	done
	[ "$(status)" = fix-proposed ] || fail "$(status)"
}

export_and_back() {
	fresh
	ktriage -q --db ./t.db set "$one" accepted
	ktriage --db ./t.db export >t || fail export
	run_with t ktriage --db ./u.db import --from-export -
	expect_exit 0
	expect_out_has 'new facts'
	ktriage --db ./u.db export >u
	expect_same u t
	run ktriage --db ./u.db import --from-export ./t
	expect_exit 0
	expect_out '0 new facts'
}

export_of_others() {
	run ktriage --db ./t.db import --from-export ./missing
	expect_exit 66
	echo 'no line of an export' >x
	run ktriage --db ./t.db import --from-export ./x
	expect_exit 65
	expect_err_has './x:1:'
}

rebuilds_the_same() {
	fresh
	ktriage --db ./t.db export >before
	run ktriage --db ./t.db rebuild
	expect_exit 0
	expect_out ''
	expect_err ''
	ktriage --db ./t.db export >after
	expect_same after before
	for jobs in 1 3; do
		run ktriage --db ./t.db rebuild -j $jobs
		expect_exit 0
		ktriage --db ./t.db export >after
		expect_same after before
	done
	run ktriage --db ./t.db rebuild --jobs=-1
	expect_exit 2
}

# tests/unit-rebuild is the neighbour that has other rules' data before it.
previews_a_rebuild() {
	fresh
	cp t.db before.db
	run ktriage --db ./t.db rebuild --dry-run
	expect_exit 0
	expect_out 'A rebuild would change nothing.'
	expect_err ''
	expect_same t.db before.db
	run ktriage --db ./t.db rebuild -n --format=json
	expect_exit 0
	expect_out_has '"schema":"ktriage.rebuild/1"'
	expect_out_has '"changes":[]'
	run ktriage --db ./none.db rebuild --dry-run
	expect_exit 66
	expect test ! -e none.db
	run ktriage --db ./t.db rebuild --all
	expect_exit 2
	run ktriage --db ./t.db rebuild --dry-run --format=xml
	expect_exit 2
}

checks() {
	fresh
	run ktriage --db ./t.db check
	expect_exit 0
	expect_out 'no damage found'
	dd if=/dev/zero of=t.db bs=4096 seek=40 count=20 conv=notrunc \
		2>dd.log || fail dd
	run ktriage --db ./t.db check
	expect_exit 74
}

maintains() {
	fresh
	ktriage --db ./t.db export >before
	run ktriage --db ./t.db maintain
	expect_exit 0
	expect_out ''
	ktriage --db ./t.db export >after
	expect_same after before
	run ktriage --db ./t.db check
	expect_out 'no damage found'
	run ktriage --db ./t.db search --count regression
	expect_exit 0
	run ktriage --db ./t.db maintain now
	expect_exit 2
}

backs_up() {
	run ktriage --db "$db" backup ./copy.db
	expect_exit 0
	expect_out ''
	[ "$(stat -c %a copy.db)" = 600 ] || fail "$(stat -c %a copy.db)"
	run ktriage --db "$db" backup ./copy.db
	expect_exit 73
	run ktriage --db "$db" backup
	expect_exit 2
}

counts() {
	run ktriage --db "$db" stats
	grep -n " $" "$out" && fail "blanks at the end of a line"
	expect_exit 0
	grep -q '^mails  *[1-9]' "$out" || fail "$(head -n 5 "$out")"
	run ktriage --db "$db" stats --format=json
	expect_out_has '"schema":"ktriage.stats/1"'
}

configuration() {
	run ktriage config
	expect_exit 0
	expect_out_has '(there is none)'
	expect_out_has 'core.color = auto'
	printf '[core]\ndatabase = ~/x.db\n[query]\nmine = status:new\n' >c
	run ktriage --config ./c config
	expect_out_has "core.database = $HOME/x.db"
	expect_out_has 'query.mine = status:new'
	run ktriage --config ./c config core.database
	expect_out "$HOME/x.db"
	KTRIAGE_DB=./y.db ktriage --config ./c config core.database >o
	[ "$(cat o)" = ./y.db ] || fail "$(cat o)"
	run ktriage --db ./z.db --config ./c config core.database
	expect_out ./z.db
	run ktriage config core.colour
	expect_exit 2
	expect_err "ktriage: there is no setting 'core.colour'; did you mean 'core.color'?"
}

test_case 'a folder or a text as the database' no_database_at_all
test_case 'no database is made for nothing' makes_no_database
test_case 'a decision by hand, and back' sets_and_takes_back
test_case 'a decision carries a name' who_decided
test_case 'wrong decisions' wrong_decisions
test_case 'an export goes into another store' export_and_back
test_case 'what is no export' export_of_others
test_case 'a rebuild gives the same' rebuilds_the_same
test_case 'what a rebuild would change is told' previews_a_rebuild
test_case 'check finds damage' checks
test_case 'backup' backs_up
test_case 'maintain changes nothing that is seen' maintains
test_case 'stats' counts
test_case 'config' configuration
test_done
