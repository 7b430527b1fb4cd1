# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage watch, unwatch, own and note: decisions that are shown, searchable,
# travel with an export and outlive a rebuild.

. "${srcdir:-.}/tests/lib.sh"

mail=$samples/performance/2025-reopened.eml
other=$samples/performance/2026-noise.eml

expect_found() {
	run ktriage search --format=ids "$1"
	expect_out "$2"
}

watching() {
	ktriage -q import "$mail" "$other"
	run ktriage watch R1 R2
	expect_exit 0
	expect_out 'R1 is watched now
R2 is watched now'
	KTRIAGE_NOW=2026-07-02 run ktriage unwatch R2
	expect_out 'R2 is not watched any more'
	expect_found tag:watched R1
	run ktriage show R1
	expect_out_has watched
	run ktriage show R2
	expect_out_lacks watched
}

owning() {
	ktriage -q import "$mail"
	run ktriage own R1 'Ada <ada@example.org>'
	expect_out 'R1 belongs to Ada <ada@example.org> now'
	expect_found owner:ada R1
	run ktriage show R1
	expect_out_has 'Owner     Ada <ada@example.org>'
	export KTRIAGE_NOW=2026-07-02
	EMAIL=me@example.org run ktriage own R1
	expect_out 'R1 belongs to me@example.org now'
	expect_found owner:ada ''
	export KTRIAGE_NOW=2026-07-03
	run ktriage own --nobody R1
	expect_out 'R1 has no owner any more'
	expect_found 'owner:*' ''
	run ktriage show --format=json R1
	expect_out_has '"owner":null'
}

noting() {
	ktriage -q import "$mail"
	run ktriage note R1 waits for "the merge" window
	expect_out 'R1 has a new note'
	ktriage -q note R1 "$(printf 'a \033[31mred\033[0m one')"
	expect_found 'note:"the merge window"' R1
	expect_found note:cat ''
	run ktriage show R1
	expect_out_has 'waits for the merge window'
	expect_out_lacks "$(printf '\033')"
}

# The clock stands still, and the last word counts all the same.
in_one_second() {
	ktriage -q import "$mail"
	for status in fixed accepted superseded not-a-regression duplicate \
		fixed new accepted; do
		ktriage -q set R1 $status
		expect_found status:$status R1
		ktriage -q set R1 auto
		expect_found status:new,acknowledged R1
		ktriage -q watch R1
		expect_found tag:watched R1
		ktriage -q unwatch R1
		expect_found tag:watched ''
	done
	ktriage export >first
	ktriage -q rebuild
	ktriage export >second
	expect_same first second
}

travels() {
	ktriage -q import "$mail"
	ktriage -q watch R1
	ktriage -q own R1 ada
	ktriage -q note R1 hello
	ktriage export >first
	expect grep -q '"kind":"watch"' first
	ktriage -q rebuild
	ktriage export >second
	expect_same first second
	ktriage -q --db=other.db import --from-export first
	ktriage --db=other.db export >third
	expect_same first third
}

wrong() {
	ktriage -q import "$mail"
	for command in watch unwatch own note 'note R1' 'note R1  ' \
		'own R1 a b' 'own --nobody R1 a'; do
		run ktriage $command
		expect_exit 2
	done
	run ktriage watch R7
	expect_exit 1
	run ktriage own R1 ''
	expect_exit 2
	run ktriage note R1 ' '
	expect_exit 2
}

test_case 'watch and unwatch' watching
test_case 'own' owning
test_case 'note' noting
test_case 'decisions within one second' in_one_second
test_case 'export, import and rebuild keep them' travels
test_case 'wrong words' wrong
test_done
