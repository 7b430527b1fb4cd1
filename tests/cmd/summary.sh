# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage summary: what changed, what waits, the watermark, the formats.

. "${srcdir:-.}/tests/lib.sh"

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml || exit 99

summary() {
	run ktriage --db "$db" summary "$@"
}

fits_72_columns() {
	summary --since=2014 --all
	expect_exit 0
	grep -v https: "$out" >lines
	[ "$(wc -L <lines)" -le 72 ] || fail "$(wc -L <lines) columns"
}

blocks_are_capped() {
	printf '[summary]\nitems = 2\nhorizon = 30y\n' >config
	summary --config ./config --since=2014 --format=json
	expect_out_lacks '"older":1'
	summary --config ./config --since=2014
	expect_out_has ' more (--all)'
	summary --config ./config --since=2014 --all
	expect_out_lacks ' more (--all)'
}

old_ones_are_counted() {
	summary --since=7d
	expect_out_has ' from before 2025-07-01 (--all)'
}

json() {
	summary --since=2024 --format=json
	expect_exit 0
	[ "$(wc -l <"$out")" -eq 1 ] || fail 'not one line'
	expect_out_has '{"schema":"ktriage.summary/1","since":"2024-01-01T00:00:00Z"'
	for key in until by changed waiting counts weeks; do
		expect_out_has "\"$key\":"
	done
}

markdown_is_escaped() {
	cat >mail <<'END'
From: <script>alert(1)</script> <x@example.org>
To: kernel test robot <oliver.sang@intel.com>
Subject: Re: regression
Date: Thu, 18 Apr 2024 18:00:00 +0000
Message-ID: <x@example.org>
In-Reply-To: <202404181501.b2e4410a-oliver.sang@intel.com>

I can reproduce it with <b>*stars*</b> and [links](http://example.org) too.
END
	cp "$db" t.db
	ktriage -q --db ./t.db import mail
	run ktriage --db ./t.db summary --since=2024 --all --format=markdown
	expect_exit 0
	expect_out_has '# Regressions'
	expect_out_has '### '
	expect_out_lacks '<b>'
	expect_out_lacks '<script>'
	expect_out_has '&lt;b\>\*stars\*&lt;/b\> and \[links\]'
}

# By arrival: a mail of 2024 that comes today is news.
watermark() {
	KTRIAGE_NOW=2026-07-01 ktriage -q --db ./t.db import \
		"$samples/performance/2024-signed-regression.eml"
	KTRIAGE_NOW=2026-07-02 ktriage --db ./t.db summary --advance >first
	grep -q ': 0 changed' first || fail "$(head -n 1 first)"
	KTRIAGE_NOW=2026-07-03 ktriage -q --db ./t.db import \
		"$samples/followup/reproduced-smaller-machine.eml"
	for i in 1 2; do
		KTRIAGE_NOW=2026-07-04 ktriage --db ./t.db summary >second
		grep -q '^Regressions, 2026-07-02 to 2026-07-04: 1 changed' \
			second || fail "$(head -n 1 second)"
	done
	KTRIAGE_NOW=2026-07-04 ktriage --db ./t.db summary --advance >second
	KTRIAGE_NOW=2026-07-05 ktriage --db ./t.db summary >third
	grep -q ': 0 changed' third || fail "$(head -n 1 third)"
}

no_advance_without_output() {
	KTRIAGE_NOW=2026-07-01 ktriage -q --db ./t.db import \
		"$samples/performance/2024-signed-regression.eml"
	KTRIAGE_NOW=2026-07-02 ktriage --db ./t.db summary --advance \
		>/dev/full 2>err
	[ $? -eq 74 ] || fail 'a full disk is no success'
	KTRIAGE_NOW=2026-07-03 ktriage --db ./t.db summary --format=json >after
	grep -q '"by":"date"' after || fail "$(cut -c 1-200 after)"
}

takes_the_spool() {
	cp "$db" t.db
	mkdir spool
	cp "$samples/build/2023-smatch.eml" spool/1.eml
	run ktriage --db ./t.db summary
	expect_exit 0
	[ ! -e spool/1.eml ] || fail 'it still waits'
}

faults() {
	summary --since=someday
	expect_exit 2
	summary --query='stauts:new'
	expect_exit 2
	summary component:mm
	expect_exit 2
	summary --format=markdwon
	expect_exit 2
	expect_err "ktriage: --format: there is no 'markdwon'; did you mean 'markdown'?"
	run ktriage --db ./none.db summary --advance
	expect_exit 66
	[ ! -e none.db ] || fail 'made a database'
}

test_case 'text fits 72 columns' fits_72_columns
test_case 'blocks are capped and say so' blocks_are_capped
test_case 'what waited for too long is counted' old_ones_are_counted
test_case 'json' json
test_case 'markdown is escaped' markdown_is_escaped
test_case 'the watermark goes by arrival' watermark
if [ -c /dev/full ]; then
	test_case 'no advance when nothing was written' \
		no_advance_without_output
else
	test_skip 'no advance when nothing was written' 'no /dev/full'
fi
test_case 'what waits in the spool is taken in' takes_the_spool
test_case 'mistakes' faults
test_done
