# SPDX-License-Identifier: GPL-2.0-or-later
# Stops ktriage, or lets a call of it fail, at its N-th call into the kernel
# that matters to files (tests/fault/shim.c), one row of cases for each work
# and each fault. After each point: the database is sound, what was taken with
# exit code 0 is there, and a repetition gives what an undisturbed run gives.
#
# KT_FAULT_STEP=1 tries every N, a larger one as many times fewer; without it a
# small sample is tried, of few faults. KT_FAULT_WORKS names the works to be
# tried. The number of points is appended to the file KT_FIGURES.

. "${srcdir:-.}/tests/lib.sh"

shim=$top_builddir/tests/fault/shim.so
step=${KT_FAULT_STEP:-97}
export samples
report=$samples/performance/2024-signed-regression.eml
noise=$(ls "$samples"/noise/*.eml | head -n 1)

# The works. prepare_X fills the folder s, do_X is what is disturbed.
prepare_deliver_first() { :; }
do_deliver_first() { "$@" --db s/t.db deliver <"$report"; }

prepare_deliver() {
	ktriage -q --db s/t.db import "$samples"/followup/fix-proposed-*.eml
}
do_deliver() { "$@" --db s/t.db deliver <"$report"; }

# A file that is no database, so that it goes to the spool; see mend().
prepare_spool() {
	mkdir s/spool
	yes 'no database' | head -n 400 >s/t.db
}
do_spool() { "$@" --db s/t.db deliver <"$report"; }

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

prepare_summary() { do_import ktriage; }
do_summary() { "$@" --db s/t.db summary --advance; }

prepare_set() { do_import ktriage; }
do_set() { "$@" -q --db s/t.db set R1 accepted --reason 'worth it'; }

prepare_backup() { do_import ktriage; }
do_backup() {
	rm -f s/copy.db
	"$@" --db s/t.db backup s/copy.db
}

disturbed() {
	ASAN_OPTIONS=${ASAN_OPTIONS:-}:verify_asan_link_order=0 \
		KT_FAULT=$fault KT_FAULT_FIRED=$PWD/fired \
		LD_PRELOAD=$shim ktriage "$@"
}

# What a person does before the next run.
mend() {
	[ "$work" != spool ] || rm -f s/t.db
}

# What the next run of anything does: it takes the spool in.
next_run() {
	mend
	ktriage --db s/t.db deliver <"$noise" >next 2>&1 ||
		fail "$fault: the next run: $(cat next)"
}

# A process may be killed by us, and by nothing else; no internal error.
expect_code() {
	case $work:$1 in
	*:0 | *:75 | *:137) ;;
	deliver* | spool:* | take_spool:*) fail "$fault: exit code $1" ;;
	*:66 | *:73 | *:74 | *:78) ;;
	*) fail "$fault: exit code $1: $(head -n 3 said)" ;;
	esac
}

expect_sound() {
	[ "$work" != spool ] || return
	ktriage --db s/t.db check >check 2>&1
	case $? in
	0) ;;
	66) [ "$1" -ne 0 ] || [ -d s/spool ] || fail "$fault: no database" ;;
	*) fail "$fault: check: $(head -n 5 check)" ;;
	esac
}

expect_export() {
	ktriage --db s/t.db export >export 2>&1
	cmp -s export "$kept/expected" || {
		fail "$fault: $1: the export differs:"
		diff "$kept/expected" export | cut -c1-200 | head -n 6 | say
	}
}

# Fails where the fault did not come: there are not so many calls.
point() {
	rm -rf s fired
	cp -a "$kept/template" s
	"do_$work" disturbed >said 2>&1
	code=$?
	[ -e fired ] || return
	expect_code $code
	expect_sound $code
	if [ $code -ne 0 ]; then
		"do_$work" ktriage >said 2>&1 ||
			fail "$fault: the repetition: $(cat said)"
	fi
	next_run
	expect_export "exit code $code"
}

prepare() {
	kept=$test_root/$work
	mkdir s "$kept"
	"prepare_$work" || fail "prepare_$work"
	cp -a s "$kept/template"
	fault='no fault'
	"do_$work" ktriage >said 2>&1 || fail "undisturbed: $(cat said)"
	next_run
	ktriage --db s/t.db export >"$kept/expected" || fail 'no export'
}

try_points() {
	kept=$test_root/$work
	n=$first
	fault=$kind:$action:$n
	while point 2>>noise; do
		echo "$fault" >>points
		n=$((n + step))
		fault=$kind:$action:$n
	done
	[ -z "${KT_FIGURES:-}" ] || [ ! -e points ] ||
		echo "point $work:$kind:$action $(wc -l <points)" >>"$KT_FIGURES"
}

# A database of which the first pages are half there: a reader sets it right.
made_halfway() {
	work=deliver_first
	for n in 1 2 3 4 5 6 7 8; do
		rm -rf s
		mkdir s
		fault=pwrite:torn:$n
		do_deliver_first disturbed >said 2>&1
		ktriage --db s/t.db search '*' >said 2>&1
		[ $? -eq 66 ] || fail "$fault: $(cat said)"
	done 2>>noise
}

if ! [ -e "$shim" ]; then
	test_skip 'faults' 'there is no tests/fault/shim.so'
	test_done
fi

test_case 'a reader after a database made halfway' made_halfway
# A sample has the most different works, with stopping and one other fault.
is_tried() {
	[ -n "${KT_FAULT_STEP:-}" ] ||
		[ "$action" = kill ] || [ $row -eq $((number % 9 + 2)) ]
}

sample='deliver_first deliver spool take_spool import rebuild old_rules summary'
works="$sample import_lines migrate set backup"
[ -n "${KT_FAULT_STEP:-}" ] || works=$sample
number=0
for work in ${KT_FAULT_WORKS:-$works}; do
	number=$((number + 1)) row=0
	test_case "$work: undisturbed" prepare
	while read -r kind action title; do
		row=$((row + 1))
		first=$(((number + row) % (step < 7 ? step : 7) + 1))
		is_tried || continue
		test_case "$work: $title" try_points
	done <<'TABLE'
all kill stopped
pwrite torn stopped in the middle of a write
write torn stopped in the middle of a write to the spool
pwrite short short writes
write short short writes to the spool
all EINTR a signal comes
all EIO one call fails
all ENOSPC once no room
disk full the disk is full from then on
open EMFILE no file can be opened
TABLE
done
test_done
