# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=sh disable=SC2034,SC2154
# What is disturbed by points.sh and power.sh, which source this after lib.sh:
# the works, and what is to hold of the database after each disturbance.
# prepare_X fills the folder s, do_X is what is disturbed; both are told their
# work in $work, and where its database is in $db (choose_work).

shim=$top_builddir/tests/fault/shim.so
older=$top_builddir/tests/older
report=$samples/performance/2024-signed-regression.eml
noise=$(ls "$samples"/noise/*.eml | head -n 1)

# with_shim NAME=VALUE... COMMAND...
with_shim() {
	env ASAN_OPTIONS="${ASAN_OPTIONS:-}:verify_asan_link_order=0" \
		LD_PRELOAD="$shim" "$@"
}

# Nothing of the tests has to outlive a real loss of power.
ktriage() {
	with_shim KT_NO_SYNC=1 ktriage "$@"
}

choose_work() {
	work=$1 db=s/t.db
	[ "$work" != deliver_folder ] || db=s/new/deep/t.db
}

prepare_deliver_first() { :; }
do_deliver_first() { "$@" --db "$db" deliver <"$report"; }

# Its folders are to be made as well.
prepare_deliver_folder() { :; }
do_deliver_folder() { do_deliver_first "$@"; }

prepare_deliver() {
	ktriage -q --db s/t.db import "$samples"/followup/fix-proposed-*.eml
}
do_deliver() { do_deliver_first "$@"; }

# Asked for twice: the second time nothing is to be written.
prepare_deliver_known() { do_import ktriage; }
do_deliver_known() { do_deliver_first "$@"; }

prepare_quarantine() { prepare_deliver; }
do_quarantine() {
	echo 'neither a field nor a report' >text
	"$@" --db "$db" deliver --all <text
}

# A file that is no database, so that it goes to the spool; see mend().
prepare_spool() {
	mkdir s/spool
	prepare_spool_folder
}
do_spool() { do_deliver_first "$@"; }

prepare_spool_folder() { yes 'no database' | head -n 400 >s/t.db; }
do_spool_folder() { do_deliver_first "$@"; }

# beside SQL COMMAND...: while another one has the database open and has done
# that; it is killed then, so that it leaves all as it is.
beside() {
	rm -f hold held
	mkfifo hold
	sqlite3 "$db" <hold >held &
	holder=$!
	exec 3>hold
	# Said also where there is no database to be opened.
	printf '%s\n.print held\n' "$1" >&3
	shift
	until [ -s held ]; do
		sleep 0.05
	done
	"$@" 3>&-
	code_beside=$?
	kill -9 $holder
	exec 3>&-
	wait $holder
	return $code_beside
}

# Who closes a database last makes it safe; not so this one.
prepare_deliver_beside() { prepare_deliver; }
do_deliver_beside() {
	beside 'SELECT count(*) FROM meta;' do_deliver_first "$@"
}

# It is locked for longer than a delivery waits.
prepare_spool_locked() { prepare_deliver; }
do_spool_locked() {
	beside 'BEGIN IMMEDIATE; SELECT 1;' do_deliver_first "$@"
}

prepare_take_spool() {
	mkdir s/spool
	cp "$samples"/followup/fix-proposed-b*.eml "$report" s/spool
}
do_take_spool() { "$@" --db s/t.db deliver <"$noise"; }

prepare_import() { :; }
do_import() {
	"$@" -q --db s/t.db import "$report" \
		"$samples"/followup/fix-proposed-*.eml
}

prepare_import_lines() {
	ktriage -q --db x.db import "$report"
	ktriage --db x.db export >s/lines
	rm x.db*
}
do_import_lines() { "$@" -q --db s/t.db import --from-export s/lines; }

prepare_rebuild() { do_import ktriage; }
do_rebuild() { "$@" --db s/t.db rebuild; }

prepare_migrate() { : >s/t.db; }
do_migrate() { do_deliver "$@"; }

# Made by other rules: whoever opens it first derives all anew.
prepare_old_rules() {
	do_import ktriage
	sqlite3 s/t.db "UPDATE meta SET value = 'old' WHERE name = 'rules'"
}
do_old_rules() { "$@" --db s/t.db search --count '*'; }

# make_older N: s/t.db as the program of the N-th schema would have it; what
# that did not know yet is not carried over.
make_older() {
	mv s/t.db new.db
	(echo 'PRAGMA journal_mode = WAL;' && "$older" "$1") |
		sqlite3 s/t.db >said || return
	sqlite3 s/t.db >copy <<'SQL'
SELECT 'INSERT INTO main.' || name || ' (' || columns || ') SELECT ' ||
	columns || ' FROM new.' || name || ';'
FROM (SELECT t.name,
	(SELECT group_concat('"' || name || '"')
	FROM pragma_table_info(t.name)) AS columns
	FROM sqlite_schema t WHERE t.type = 'table' AND
	t.name NOT LIKE 'search_index%' AND t.name NOT LIKE 'sqlite_%');
SQL
	(
		echo "ATTACH 'new.db' AS new; BEGIN;"
		cat copy
		echo "INSERT INTO search_index (search_index)"
		echo "VALUES ('rebuild');"
		echo "UPDATE meta SET value = 'old' WHERE name = 'rules';"
		echo 'COMMIT;'
	) | sqlite3 -bail s/t.db
}

# prepare_older N; do_older: a mail comes after the program was upgraded.
prepare_older() {
	prepare_deliver
	make_older "$1"
}
do_older() { do_deliver_first "$@"; }

prepare_summary() { do_import ktriage; }
do_summary() { "$@" --db s/t.db summary --advance; }

prepare_set() { do_import ktriage; }
do_set() { "$@" -q --db s/t.db set R1 accepted --reason 'worth it'; }

prepare_backup() { do_import ktriage; }
do_backup() {
	rm -f s/copy.db
	"$@" --db s/t.db backup s/copy.db
}

# The works older_1, older_2 … are one with a number.
prepare_work() {
	case $work in
	older_*) prepare_older "${work#older_}" ;;
	*) "prepare_$work" ;;
	esac
}

do_work() {
	case $work in
	older_*) do_older "$@" ;;
	*) "do_$work" "$@" ;;
	esac
}

# A decision that is taken twice is two: who was stopped looks first.
repeat_work() {
	[ "$work" != set ] ||
		[ "$(ktriage --db s/t.db search --count status:accepted)" != 1 ] ||
		return 0
	do_work ktriage
}

# Those of all schemas before that of today.
older_works() {
	version=1
	while [ $version -lt "$("$older")" ]; do
		echo "older_$version"
		version=$((version + 1))
	done
}

# What a person does before the next run.
mend() {
	case $work in
	spool | spool_folder) rm -f s/t.db ;;
	esac
}

# What the next run of anything does: it takes the spool in.
next_run() {
	mend
	ktriage --db "$db" deliver <"$noise" >next 2>&1 ||
		fail "$fault: the next run: $(cat next)"
}

# A process may be killed by us, and by nothing else; no internal error.
expect_code() {
	case $work:$1 in
	*:0 | *:75 | *:137) ;;
	deliver* | spool*:* | take_spool:* | quarantine:* | older*:*)
		fail "$fault: exit code $1"
		;;
	*:66 | *:73 | *:74 | *:78) ;;
	*) fail "$fault: exit code $1: $(head -n 3 said)" ;;
	esac
}

expect_sound() {
	case $work in
	spool | spool_folder) return ;;
	esac
	ktriage --db "$db" check >check 2>&1
	case $? in
	0) ;;
	66)
		[ "$1" -ne 0 ] || [ -d "${db%/*}/spool" ] ||
			fail "$fault: no database"
		;;
	*) fail "$fault: check: $(head -n 5 check)" ;;
	esac
}

# A backup that was made is as good as the database.
expect_copy() {
	[ "$work" = backup ] && [ "$1" -eq 0 ] || return 0
	ktriage --db s/copy.db check >check 2>&1 ||
		fail "$fault: the copy: $(head -n 5 check)"
	ktriage --db s/t.db export >one 2>&1
	ktriage --db s/copy.db export >two 2>&1
	cmp -s one two || fail "$fault: the copy has other mails"
}

# All that was received or decided.
dump() {
	ktriage --db "$db" export || return
	sqlite3 "$db" 'SELECT hash FROM fact_quarantine ORDER BY hash'
}

expect_export() {
	dump >export 2>&1
	cmp -s export "$kept/expected" || {
		fail "$fault: $1: the export differs:"
		diff "$kept/expected" export | cut -c1-200 | head -n 6 | say
	}
}

prepare() {
	kept=$test_root/$work
	mkdir s "$kept"
	prepare_work || fail "prepare_$work"
	cp -a s "$kept/template"
	fault='no fault'
	do_work ktriage >said 2>&1 || fail "undisturbed: $(cat said)"
	next_run
	dump >"$kept/expected" || fail 'no export'
}

# All that an upgraded database has is what one made anew has.
expect_as_new() {
	mkdir s
	prepare_work || fail "prepare_$work"
	[ "$(sqlite3 s/t.db 'PRAGMA user_version')" = "${work#older_}" ] ||
		fail 'it is of another schema'
	ktriage -q --db new.db import "$report"
	ktriage -q --db s/t.db import "$report"
	for one in new.db s/t.db; do
		ktriage --db $one check >said || fail "$one: $(cat said)"
		ktriage --db $one export >${one##*/}.has
		ktriage --db $one search --json '*' >>${one##*/}.has
		sqlite3 $one >>${one##*/}.has <<'SQL'
PRAGMA user_version;
SELECT t.name, c.name, c.type FROM sqlite_schema t,
	pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1, 2;
SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY 1;
SQL
	done
	cmp new.db.has t.db.has || fail "$(diff new.db.has t.db.has | head)"
}
