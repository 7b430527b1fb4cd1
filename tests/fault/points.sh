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

. "$top_srcdir/tests/fault/works.sh"

step=${KT_FAULT_STEP:-97}

disturbed() {
	with_shim KT_NO_SYNC=1 KT_FAULT="$fault" \
		KT_FAULT_FIRED="$PWD/fired" ktriage "$@"
}

# Fails where the fault did not come: there are not so many calls.
point() {
	rm -rf s fired
	cp -a "$kept/template" s
	do_work disturbed >said 2>&1
	code=$?
	[ -e fired ] || return
	expect_code $code
	expect_sound $code
	expect_copy $code
	if [ $code -ne 0 ]; then
		repeat_work >said 2>&1 ||
			fail "$fault: the repetition: $(cat said)"
	fi
	next_run
	expect_export "exit code $code"
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
	choose_work deliver_first
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
sample="$sample older_1"
works="$sample quarantine import_lines migrate set backup
	$(older_works | tail -n +2)"
[ -n "${KT_FAULT_STEP:-}" ] || works=$sample
number=0
for work in ${KT_FAULT_WORKS:-$works}; do
	choose_work "$work"
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
