# SPDX-License-Identifier: GPL-2.0-or-later
# tests/bench/grow.py copies the rows of every table, so that it has to know
# them all: what it makes is a store like any other.

. "${srcdir:-.}/tests/lib.sh"

grow=$top_srcdir/tests/bench/grow.py

# A store of 30 reports in small.db and three times that in large.db
make_stores() {
	"$top_builddir/corpus/generate" --seed 4 --reports 30 --rows 3 >mbox
	expect ktriage -q --db small.db import mbox
	run python3 "$grow" small.db large.db 3
	expect_err ''
	expect_exit 0
}

# count STORE QUERY
count() {
	ktriage --db "$1" search --count "$2"
}

three_times() {
	expect [ "$(count large.db "$1")" = $((3 * $(count small.db "$1"))) ]
}

is_a_sound_store() {
	make_stores
	run ktriage --db large.db check
	expect_exit 0
	three_times class:performance
	three_times regression
	three_times status:open
	expect ktriage -q --db large.db rebuild
	three_times class:performance
	three_times regression
}

grows_again() {
	make_stores
	run python3 "$grow" large.db larger.db 2
	expect_exit 0
	run ktriage --db larger.db search --count ''
	expect_out 180
	run ktriage --db larger.db check
	expect_exit 0
}

copies_are_their_own() {
	make_stores
	run ktriage --db large.db search --count ''
	expect_out 90
	run ktriage --db large.db show --format=mbox R67
	expect_out_has 'Message-ID: <c60.'
	run ktriage --db large.db import mbox
	expect_out_has '0 reports, 0 follow-ups'
}

if python3 -c 'import ctypes; ctypes.CDLL("libzstd.so.1")' 2>/dev/null; then
	test_case 'a store with copied rows is a sound one' is_a_sound_store
	test_case 'what is a copy can be copied' grows_again
	test_case 'each copy has ids of its own' copies_are_their_own
else
	test_skip 'a store with copied rows' 'python3 or libzstd is missing'
fi
test_done
