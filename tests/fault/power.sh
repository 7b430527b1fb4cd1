# SPDX-License-Identifier: GPL-2.0-or-later
# Power is lost at the N-th call that makes something safe, or that changes a
# file, and at the end: the folder of the database is put back to what would
# be left of it (power.h says by which model). After each point the database is
# sound, nothing that was taken with exit code 0 is missing, and a repetition
# gives what an undisturbed run gives.
#
# KT_FAULT_STEP, KT_FAULT_WORKS, KT_FIGURES: as in points.sh. Without the first
# the worst case is tried of some works: all is lost that was not synced.

. "${srcdir:-.}/tests/lib.sh"

. "$top_srcdir/tests/fault/works.sh"

step=${KT_FAULT_STEP:-97}
lose=$top_builddir/tests/fault/lose

# powered COMMAND...: what a loss of power would leave is kept from here on
powered() {
	with_shim KT_POWER="$(pwd -P)/s:$(pwd -P)/kept" "$@"
}

powered_ktriage() {
	powered ktriage "$@"
}

disturbed() {
	powered KT_FAULT="$fault" KT_FAULT_FIRED="$PWD/fired" ktriage "$@"
}

# lose_power NAMES FILES JOURNALS: see lose.c
lose_power() {
	"$lose" s kept "$@" || fail "$fault: lose"
	rm -rf kept
}

again() {
	do_work powered_ktriage
}

# What was written and not made safe is read by the other one first, so that
# it is known when it comes again.
again_beside() {
	beside 'SELECT count(*) FROM sqlite_schema;' do_work powered_ktriage
}

# The process is stopped at the point; then there is power, and it is tried
# again as mail systems do, or there is none.
stop_and_lose() {
	do_work disturbed >said 2>&1
	code=$?
	if [ "$again" != once ] && [ $code -ne 0 ]; then
		"$again" >said 2>&1
		code=$?
		[ $code -eq 0 ] || fail "$fault: again: $code $(cat said)"
	fi
	# shellcheck disable=SC2086
	lose_power $loss
}

# Fails after the point that never came, which is the end of the work.
point() {
	rm -rf s kept fired
	cp -a "$kept_work/template" s
	mkdir kept
	stop_and_lose
	expect_code $code
	expect_sound $code
	expect_copy $code
	if [ $code -ne 0 ]; then
		repeat_work >said 2>&1 ||
			fail "$fault: the repetition: $(cat said)"
	fi
	next_run
	expect_export "exit code $code, lost $loss"
	[ -e fired ]
}

try_points() {
	kept_work=$test_root/$work kept=$kept_work
	n=$first
	fault=$kind:kill:$n
	while point 2>>noise; do
		n=$((n + step))
		fault=$kind:kill:$n
		echo "$fault" >>points
	done
	echo end >>points
	[ -z "${KT_FIGURES:-}" ] ||
		echo "power $work:$kind $(wc -l <points)" >>"$KT_FIGURES"
}

# What the shim says of a program that syncs one thing and not another.
model() {
	mkdir -p s/old kept
	echo before >s/old/kept
	echo before >s/old/gone
	# Closing and renaming make nothing safe, and neither does a file's
	# sync its name.
	cat >program <<'PROGRAM'
import os
def put(path, text):
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.write(fd, text)
    return fd
def sync(path):
    fd = os.open(path, os.O_RDONLY)
    os.fsync(fd)
os.fsync(put("s/old/unnamed", b"x"))
os.fsync(put("s/whole", b"whole\n"))
put("s/empty", b"lost\n")
fd = put("s/half", b"first")
os.fdatasync(fd)
os.write(fd, b" lost")
sync("s")
os.close(put("s/late", b"x"))
put("s/old/kept", b"after")
os.unlink("s/old/gone")
os.rename("s/whole", "s/renamed")
PROGRAM
	powered "$python" program || fail 'python3'
	"$lose" s kept synced synced synced || fail 'lose'
	(cd s && find . -type f | sort | while read -r name; do
		echo "$name $(cat "$name")"
	done) >left
	cat >expected <<'LEFT'
./empty 
./half first
./old/gone before
./old/kept before
./whole whole
LEFT
	expect_same expected left
}

# The same with the names as they are now.
model_names() {
	mkdir s kept
	echo before >s/file
	powered "$python" -c 'if True:
		import os
		open("s/part", "w").write("after\n")
		os.rename("s/part", "s/file")' || fail 'python3'
	"$lose" s kept now synced synced || fail 'lose'
	[ -e s/file ] && [ ! -s s/file ] ||
		fail "a rename before the contents are safe: $(cat s/file)"
}

if ! [ -e "$shim" ]; then
	test_skip 'loss of power' 'there is no tests/fault/shim.so'
	test_done
fi
# Itself, no script that looks for it: only the first process is looked at.
python=$(python3 -c 'import sys; print(sys.executable)')
test_case 'what is left of files and names' model
test_case 'what is left where names are safe first' model_names

sample='deliver_folder deliver deliver_beside quarantine spool_folder take_spool
	import older_1 backup'
works="$sample old_rules deliver_first deliver_known spool spool_locked import_lines
	rebuild migrate summary set $(older_works | tail -n +2)"
[ -n "${KT_FAULT_STEP:-}" ] || works=$sample
for work in ${KT_FAULT_WORKS:-$works}; do
	choose_work "$work"
	test_case "$work: undisturbed" prepare
	while read -r kind again loss title; do
		# Between two calls that make safe nothing more becomes so.
		case $again:$work in
		again*:set | again_beside:spool_locked | \
			again_beside:deliver_beside) continue ;;
		esac
		if [ "$kind" = sync ]; then
			step=1 first=1
		elif [ -z "${KT_FAULT_STEP:-}" ] || [ $work = spool_locked ]; then
			continue
		else
			step=$((KT_FAULT_STEP * 8)) first=$((KT_FAULT_STEP % 8 + 1))
		fi
		loss=$(echo "$loss" | tr , ' ')
		test_case "$work: $title" try_points
	done <<'TABLE'
sync once synced,synced,synced power is lost with all that was not synced
all once now,synced,synced names are left, no contents
all once now,now,synced all is left but the contents of journals
all once now,synced,now names and the contents of journals are left
all once synced,now,now contents are left, no names
all again synced,synced,synced stopped, tried again, then power is lost
sync again_beside synced,synced,synced the same beside another one
TABLE
done
test_done
