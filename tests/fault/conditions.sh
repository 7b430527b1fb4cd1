# SPDX-License-Identifier: GPL-2.0-or-later
# A full disk, a read-only one, no home, a database that is locked, damaged or
# of a newer program: a clear message, the right exit code, nothing lost.
# KT_FAULT_SLOW=1 also waits for what gives up after half a minute.

# Mounting wants a namespace of our own, where that is allowed.
if [ -z "${KT_OWN_MOUNTS:-}" ] && unshare -rm true 2>/dev/null; then
	KT_OWN_MOUNTS=yes
	export KT_OWN_MOUNTS
	exec unshare -rm sh "$0" "$@"
fi

. "${srcdir:-.}/tests/lib.sh"

report=$samples/performance/2024-signed-regression.eml
reply=$samples/followup/reproduced-smaller-machine.eml

# small_disk SIZE: mounted at ./disk
small_disk() {
	mkdir disk
	mount -t tmpfs -o "size=$1,mode=700" none disk || fail 'mount'
}

expect_count() {
	[ "$(ktriage --db "$1" search --count '*')" = "$2" ] ||
		fail "$1 has other than $2 reports"
}

# Fills the disk with deliveries; those that were taken are listed.
fill_disk() {
	for file in "$samples"/performance/*.eml; do
		ktriage --db disk/t.db deliver <"$file" 2>>words
		code=$?
		case $code in
		0) echo "$file" >>taken ;;
		75) full=yes ;;
		*) fail "$file: exit code $code" ;;
		esac
	done
}

disk_full() {
	small_disk 700k
	full=no
	fill_disk
	[ $full = yes ] || fail 'it was not filled'
	grep -qi 'no space left\|full' words || fail "$(head -n 5 words)"
	run ktriage -q --db disk/t.db import "$report" "$reply"
	expect_exit 75
	run ktriage --db disk/t.db rebuild
	expect_exit 75
	expect_err_has 'full'
	run ktriage --db disk/t.db check
	expect_out 'no damage found'
	mount -o remount,size=64m none disk
	run_with "$reply" ktriage --db disk/t.db deliver
	expect_exit 0
	# shellcheck disable=SC2046
	run ktriage --db disk/t.db import $(cat taken)
	expect_out_has '0 reports, 0 follow-ups'
	umount disk
}

# Said once the summary is out: standard output that cannot be written.
output_full() {
	small_disk 8k
	ktriage -q --db ./t.db import "$samples"/performance/*.eml
	ktriage --db ./t.db export >disk/export 2>words
	code=$?
	[ $code -eq 74 ] || fail "export: exit code $code"
	[ -s words ] || fail 'not a word'
	ktriage --db ./t.db backup disk/copy.db 2>words
	code=$?
	[ $code -eq 75 ] || fail "backup: exit code $code, $(cat words)"
	[ ! -e disk/copy.db ] || fail 'half a backup is left'
	umount disk
}

read_only() {
	small_disk 8m
	ktriage -q --db disk/t.db import "$report"
	mount -o remount,ro none disk
	expect_count disk/t.db 1
	run ktriage --db disk/t.db check
	expect_exit 0
	run_with "$reply" ktriage --db disk/t.db deliver
	expect_exit 75
	expect_err_has 'disk/'
	run ktriage -q --db disk/t.db import "$reply"
	expect_exit 73
	expect_err_has 'disk/t.db'
	umount disk
}

no_home() {
	: >file
	HOME=$PWD/file/none
	run ktriage search '*'
	expect_exit 66
	expect_err_has 'there is no database yet'
	run_with "$report" ktriage deliver
	expect_exit 75
	expect_err_has 'file/none'
	run ktriage import "$report"
	expect_exit 73
	unset HOME
	KTRIAGE_DB=$PWD/t.db
	export KTRIAGE_DB
	run_with "$report" ktriage deliver
	expect_exit 0
	expect_count ./t.db 1
}

# modes MASK: with that umask all that is made is for the owner alone
modes() {
	umask "$1"
	run_with "$report" ktriage --db "./$1/t.db" deliver
	expect_exit 0
	yes 'no database' | head -n 400 >"./$1/t.db"
	chmod 600 "./$1/t.db"
	run_with "$report" ktriage --db "./$1/t.db" deliver
	expect_exit 0
	find "./$1" -type f -perm /077 -o -type d -perm /077 >open
	[ ! -s open ] || fail "$(cat open)"
	[ "$(find "./$1/spool" -name '*.eml' | wc -l)" -eq 1 ] || fail 'no spool'
}

umasks() {
	modes 000
	modes 077
}

# Holds the write lock until the pipe is closed.
lock() {
	mkfifo hold
	(echo 'BEGIN IMMEDIATE; SELECT 1;' && cat) <hold |
		sqlite3 t.db >locked 2>&1 &
	exec 3>hold
	until [ -s locked ]; do
		sleep 0.05
	done
}

unlock() {
	exec 3>&-
	wait
}

# A reader is not held up; a delivery waits, and then takes the spool.
locked() {
	ktriage -q --db ./t.db import "$report"
	lock
	expect_count ./t.db 1
	run_with "$reply" ktriage --db ./t.db -v deliver
	expect_exit 0
	expect_out_has 'another ktriage holds the database'
	if [ -n "${KT_FAULT_SLOW:-}" ]; then
		run ktriage -q --db ./t.db import "$reply"
		expect_exit 75
		expect_err_has 'another ktriage holds the database'
	fi
	unlock
	run ktriage --db ./t.db import "$reply"
	expect_out '0 reports, 0 follow-ups, 1 known, 0 skipped, 0 quarantined'
}

newer() {
	ktriage -q --db ./t.db import "$report"
	sqlite3 t.db 'PRAGMA user_version = 99'
	for command in 'search *' 'export' 'check' 'rebuild' 'summary'; do
		set -f
		# shellcheck disable=SC2086
		run ktriage --db ./t.db $command
		set +f
		expect_exit 65
		expect_err_has 'please upgrade'
	done
	run_with "$reply" ktriage --db ./t.db deliver
	expect_exit 0
	[ "$(sqlite3 t.db 'PRAGMA user_version')" = 99 ] || fail 'it was touched'
	rm -f t.db*
	run ktriage --db ./t.db import "$report"
	run ktriage --db ./t.db import "$reply"
	expect_out_has '1 known'
}

# Each page in turn is overwritten: told by those that need it, and no crash.
damaged() {
	ktriage -q --db ./whole.db import "$report" "$reply"
	pages=$(sqlite3 whole.db 'PRAGMA page_count')
	page=0 told=0
	while [ $page -lt "$pages" ]; do
		cp whole.db t.db
		yes damaged | head -c 4096 | dd of=t.db bs=4096 seek=$page \
			conv=notrunc 2>dd.log || fail dd
		for command in check export; do
			ktriage --db ./t.db $command >said 2>words
			code=$?
			case $code in
			0) ;;
			65 | 74) told=$((told + 1)) ;;
			*) fail "page $page: $command: $code $(cat words)" ;;
			esac
			[ $code -ne 0 ] || [ $command != check ] ||
				sound="$sound $page"
		done
		page=$((page + ${KT_DAMAGE_STEP:-7}))
	done
	[ -z "$sound" ] || fail "check finds nothing wrong in pages$sound"
	run_with "$report" ktriage --db ./t.db deliver
	expect_exit 0
}

# For the table of tests/soak.
tell() {
	[ -z "${KT_FIGURES:-}" ] || echo "condition $1" >>"$KT_FIGURES"
}

if [ -n "${KT_OWN_MOUNTS:-}" ]; then
	test_case 'a full disk' disk_full
	test_case 'a full disk for what is written out' output_full
	test_case 'a read-only disk' read_only
	tell 3
else
	test_skip 'a full or read-only disk' 'mounting is not allowed here'
fi
test_case 'no home' no_home
test_case 'umask 000 and 077' umasks
test_case 'a locked database' locked
test_case 'a database of a newer ktriage' newer
test_case 'pages overwritten' damaged
tell 5
test_done
