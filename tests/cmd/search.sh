# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage search: formats, order, limits, tables at two widths. The language
# is tested in query.sh and tests/unit-query.c.

. "${srcdir:-.}/tests/lib.sh"

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml || exit 99

search() {
	run ktriage --db "$db" search "$@"
}

widest() {
	wc -L <"$out"
}

tables_fit() {
	for width in 60 80 120 200; do
		COLUMNS=$width ktriage --db "$db" search '*' >"$out"
		[ "$(widest)" -le "$width" ] || fail "$(widest) at $width"
		grep -q '^ID  *DATE' "$out" || fail 'no heading'
		grep -q ' $' "$out" && fail 'blanks at the end of a line'
	done
	COLUMNS=120 ktriage --db "$db" search '*' >"$out"
	expect_out_has ' COMMIT '
	COLUMNS=80 ktriage --db "$db" search '*' >"$out"
	expect_out_lacks ' COMMIT  '
}

table_of_one() {
	export COLUMNS=80
	search commit:bea1001237
	expect_exit 0
	expect_out 'ID  DATE       STATUS       CHANGE METRIC                   COMMIT TITLE OR SUB…
'"$(ktriage --db "$db" search --format=ids commit:bea1001237) 2024-04-18 fix-proposed -12.0% will-it-scale.per_threa… memcg: flush the pe…"
}

columns_without_values_are_left_out() {
	ktriage -q --db ./b.db import "$samples"/build/*.eml
	run ktriage --db ./b.db search '*'
	expect_exit 0
	expect_out_lacks METRIC
}

# Of a failure the subject is shown, without the tree that has its column.
failures_by_subject() {
	ktriage -q --db ./f.db import "$samples"/functional/*.eml \
		"$samples"/build/*.eml
	ktriage --db ./f.db search --format=ndjson --sort=id '*' >hits
	run ktriage --db ./f.db search --columns=title --sort=id '*'
	expect_exit 0
	sed -n 's/.*"subject":"\(\[[^]]*:[^]]*\] \)\?\(.*\)","date":.*/\2/p' hits |
		sed 's/\\"/"/g' >expected
	sed 1d "$out" >titles
	expect test -s expected
	expect_same titles expected
}

no_colour_in_a_pipe() {
	search '*'
	expect_out_lacks "$(printf '\033')"
	search --color=always '*'
	expect_out_has "$(printf '\033')"
}

json() {
	search --format=json commit:bea1001237
	expect_exit 0
	[ "$(wc -l <"$out")" -eq 1 ] || fail 'not one line'
	expect_out_has '{"schema":"ktriage.search/1","hits":[{"id":"R'
	search --format=ndjson component:memcg
	expect_out_has '"change":-12'
	search --format=json commit:0000000
	expect_exit 1
	expect_out '{"schema":"ktriage.search/1","hits":[]}'
}

csv() {
	search --format=csv commit:bea1001237
	expect_exit 0
	[ "$(wc -l <"$out")" -eq 2 ] || fail "$(wc -l <"$out") lines"
	head -n 1 "$out" | grep -q "^id,message_id,subject,.*$(printf '\r')$" ||
		fail "$(head -n 1 "$out")"
}

columns() {
	search --columns=id,component,replies,strength commit:bea1001237
	expect_exit 0
	expect_out "ID  COMPONENT REPLIES STRENGTH
$(ktriage --db "$db" search --format=ids commit:bea1001237) memcg           3     12.7"
	search --columns=component,change --format=csv commit:bea1001237
	printf 'component,change\r\nmemcg,-12\r\n' >expected
	expect_out_file expected
	search --columns=id,metrik '*'
	expect_exit 2
	expect_err "ktriage: --columns: there is no 'metrik'; did you mean 'metric'?"
	search --columns=xyzzy '*'
	expect_err_has "there is no 'xyzzy'; one of id, date, status"
	for name in $(man_columns); do
		search --columns="$name" '*'
		expect_exit 0
	done
}

# The columns that the manual names.
man_columns() {
	sed 's/\\-/-/g' "$top_srcdir/doc/ktriage.1" |
		sed -n '/--columns/,/^\.TP/s/^\.BR* \([a-z-]*\).*/\1/p'
}

ids() {
	search --format=ids component:memcg
	expect_exit 0
	grep -vx 'R[0-9]*' "$out" && fail 'other than names'
	ktriage --db "$db" search -0 --format=ids component:memcg |
		tr '\000' '\n' >with_nul
	expect_same with_nul "$out"
}

mbox_reads_back() {
	search --format=mbox commit:bea1001237
	expect_exit 0
	cp "$out" thread.mbox
	[ "$(grep -c '^From mboxrd@z ' thread.mbox)" -ge 3 ] || fail 'few mails'
	run ktriage --db ./again.db import thread.mbox
	expect_out_has '1 report'
	ktriage --db ./again.db search --format=mbox commit:bea1001237 >again
	expect_same again thread.mbox
}

# The same head as emit's, for each report that has come.
replies() {
	search --format=reply commit:bea1001237
	expect_exit 0
	expect_err ''
	expect_out_has 'In-Reply-To: <202404181501.b2e4410a-oliver.sang@intel.com>'
	ktriage --db "$db" emit bea1001237 reply |
		sed '/^MIME-Version/,/^$/d; /^On /,$d' >expected
	echo >>expected
	expect_out_file expected
	ktriage -q --db ./r.db import "$samples"/performance/2025-reopened.eml \
		"$samples"/followup/quote-of-an-unknown-report.eml
	run ktriage --db ./r.db search --format=reply --sort=id '*'
	expect_exit 0
	[ "$(grep -c '^In-Reply-To: ' "$out")" -eq 1 ] || fail 'not one head'
	expect_err_has 'the report itself never came'
}

order() {
	search --format=ndjson --sort=change '*'
	sed -n 's/.*"change":\(-*[0-9.]*\),.*/\1/p' "$out" >changes
	sort -g changes >sorted
	expect_same changes sorted
	search --format=ids --sort=id '*'
	sort -t R -k 2 -n "$out" >sorted
	expect_same "$out" sorted
	search --format=ids --sort=id --reverse '*'
	sort -t R -k 2 -rn "$out" >sorted
	expect_same "$out" sorted
	search --sort=chnage '*'
	expect_exit 2
	expect_err "ktriage: there is no order 'chnage'; did you mean 'change'?"
}

# A word is looked for in the names of all tables, not in their numbers.
rows_by_their_names() {
	ktriage -q --db ./r.db import \
		"$samples"/performance/2025-several-comparisons.eml
	for word in nr_uninterruptible fsmark.time.elapsed_time 15.9%; do
		run ktriage --db ./r.db search --count "$word"
		expect_out 1
	done
	run ktriage --db ./r.db search --count 103.91
	expect_out 0
}

every_order_runs() {
	for order in $(ktriage help query |
		sed -n '/^Orders/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
		search --sort="$order" --count '*'
		expect_exit 0
		search --sort="$order" --reverse '*'
		expect_exit 0
	done
}

limits() {
	search --format=ids --limit=3 '*'
	[ "$(wc -l <"$out")" -eq 3 ] || fail "$(wc -l <"$out") hits"
	printf '[search]\nlimit = 2\nsort = id\n' >config
	search --config ./config --format=ids '*'
	expect_out 'R1
R2'
	search --config ./config --format=ids --limit=0 '*'
	[ "$(wc -l <"$out")" -gt 3 ] || fail 'still limited'
}

counts() {
	search --count commit:bea1001237
	expect_exit 0
	expect_out 1
	search --count commit:0000000
	expect_exit 1
	expect_out 0
	search commit:0000000
	expect_exit 1
	expect_out ''
	expect_err ''
}

faults() {
	search
	expect_exit 2
	search --limit=-1 '*'
	expect_exit 2
	expect_err_has '--limit: a number from 0'
	search --format=xml '*'
	expect_exit 2
	search --format=jsn '*'
	expect_err "ktriage: --format: there is no 'jsn'; did you mean 'json'?"
	run ktriage --db ./none.db search '*'
	expect_exit 66
	run ktriage --db ./none.db search 'stauts:new'
	expect_exit 2
}

test_case 'tables fit the width' tables_fit
test_case 'the table of one hit at 80 columns' table_of_one
test_case 'columns without values are left out' \
	columns_without_values_are_left_out
test_case 'failures by their subject' failures_by_subject
test_case 'no colour in a pipe, but on demand' no_colour_in_a_pipe
test_case 'json and ndjson' json
test_case 'csv' csv
test_case '--columns' columns
test_case 'ids' ids
test_case 'mbox reads back as it was' mbox_reads_back
test_case 'heads of answers' replies
test_case 'rows of tables by their names' rows_by_their_names
test_case '--sort and --reverse' order
test_case 'every order runs' every_order_runs
test_case '--limit and its setting' limits
test_case '--count and exit codes' counts
test_case 'mistakes' faults
test_done
