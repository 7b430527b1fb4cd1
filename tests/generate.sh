# SPDX-License-Identifier: GPL-2.0-or-later
# The generator of sample mail: the same options give the same bytes, and as
# many mails as were asked for. What is in the mails is covered by reading
# them back.

. "${srcdir:-.}/tests/lib.sh"

generate=$top_builddir/corpus/generate

hash_of() {
	"$generate" "$@" | sha256sum
}

same_seed_same_bytes() {
	first=$(hash_of --seed 7 --reports 40 --noise 20)
	expect [ "$first" = "$(hash_of --seed 7 --reports 40 --noise 20)" ]
	expect [ "$first" = "$(LC_ALL=POSIX TZ=Asia/Tokyo \
		hash_of --seed 7 --reports 40 --noise 20)" ]
}

other_seed_other_bytes() {
	expect [ "$(hash_of --seed 7)" != "$(hash_of --seed 8)" ]
	expect [ "$(hash_of --seed 7)" != "$(hash_of --seed 4294967303)" ]
}

# count PATTERN: lines of the mbox that match
count() {
	grep -c -e "$1" mbox
}

counts_are_right() {
	"$generate" --seed 3 --reports 300 --noise 120 --rows 5 >mbox
	"$generate" --seed 3 --reports 300 --noise 120 --rows 5 --count >counts
	cat >expected <<-EOF
	reports $(grep '^Message-ID:' mbox |
		grep -vc -e '@answer\.' -e '@noise\.')
	answers $(count '^Message-ID: .*@answer\.example\.org>')
	noise $(count '^Message-ID: .*@noise\.example\.net>')
	mails $(count '^From ')
	EOF
	expect_same expected counts
	expect grep -qx 'reports 300' counts
	expect grep -qx 'noise 120' counts
}

ids_are_unique() {
	"$generate" --reports 2000 --rows 1 | grep '^Message-ID:' |
		sort | uniq -d >twice
	run cat twice
	expect_out ''
}

# Sorted by Message-ID, both orders hold the same mails.
random_is_a_permutation() {
	for order in thread random; do
		"$generate" --reports 60 --noise 30 --order $order >$order
		awk -v RS='From mboxrd@z ' 'NR > 1 {
			match($0, /\nMessage-ID: [^\n]*/)
			gsub(/\n/, "\r")
			print substr($0, RSTART, RLENGTH) $0
		}' $order | sort >$order.sorted
	done
	expect_same thread.sorted random.sorted
	run cmp -s thread random
	expect_exit 1
}

# The program must see in them what the generator meant.
reads_back() {
	"$generate" --seed 5 --reports 150 --noise 50 --rows 8 >mbox
	"$generate" --seed 5 --reports 150 --noise 50 --rows 8 --count >counts
	run ktriage parse mbox
	expect_exit 0
	for kind in report follow-up other; do
		grep -c "\"kind\":\"$kind\"" "$out"
	done | paste -s -d ' ' >kinds
	awk '{ n[$1] = $2 }
		END { print n["reports"], n["answers"], n["noise"] }' \
		counts >expected
	expect_same expected kinds
}

bad_options() {
	run "$generate" --order upwards
	expect_exit 2
	expect_err 'generate: --order is thread or random, not "upwards"'
	run "$generate" --rows 0
	expect_exit 2
	run "$generate" mbox
	expect_exit 2
}

nothing_to_do() {
	run "$generate" --reports 0
	expect_exit 0
	expect_out ''
}

test_case 'the same seed gives the same bytes' same_seed_same_bytes
test_case 'another seed gives other bytes' other_seed_other_bytes
test_case 'the numbers of mails are those asked for' counts_are_right
test_case 'no Message-ID occurs twice' ids_are_unique
test_case 'random order holds the same mails' random_is_a_permutation
test_case 'bad options are refused' bad_options
test_case 'no reports give no mail' nothing_to_do
if [ -x "$top_builddir/ktriage" ]; then
	test_case 'the program reads back what was meant' reads_back
else
	test_skip 'the program reads back what was meant' \
		'ktriage is not built yet'
fi
test_done
