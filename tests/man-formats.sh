# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage-formats(7): its lists are those of the program. What it says of
# mailboxes and mails is tested by unit-splitter.c, unit-source.c and the
# samples of corpus/.

. "${srcdir:-.}/tests/lib.sh"

page=$top_srcdir/doc/ktriage-formats.7

# The terms of a section.
terms() {
	awk -v want=".SH $1" '
		/^\.SH / { on = $0 == want }
		/^\.TP/ && on { getline; print $2 }' "$page"
}

mailbox_dialects() {
	ktriage completion words -- import --mbox-format= |
		sed 's/.*=//' | sort >wanted
	terms MAILBOXES | sort >got
	expect test -s wanted
	expect_same wanted got
	while read -r format; do
		run ktriage parse --mbox-format="$format" \
			"$samples/performance/2026-noise.eml"
		expect_exit 0
	done <got
}

# By strength, as the page says.
link_keys() {
	sed -n 's/.*{"\([a-z]*\)", \([0-9.]*\), .*/\2 \1/p' \
		"$top_srcdir/triage/link_table.c" | grep -v self |
		sort -s -k1,1nr | sed 's/.* //' >wanted
	terms 'WHICH REPORT A MAIL BELONGS TO' >got
	expect test -s wanted
	expect_same wanted got
}

regzbot_words() {
	sed -n '/^\.SH REGZBOT/,/^\.SH SEE/p' "$page" |
		sed -n 's/^\.[BR]*\(I\)* (* *\([a-z-]*\).*/\2/p' |
		grep -v regzbot | sort -u >got
	expect test -s got
	while read -r word; do
		[ -z "$word" ] ||
			grep -q "{\"$word\", KTT_REGZBOT" \
				"$top_srcdir/triage/regzbot_table.c" ||
			fail "$word is no command"
	done <got
}

words_of_warnings() {
	for word in oversize several-commits collapsed-whitespace; do
		grep -q "\"$word\"" "$top_srcdir/parser/warnings.def" ||
			fail "$word is no warning"
		grep -q "^\.BR* $word" "$page" || fail "$word is not there"
	done
}

# A file says what it is by its first bytes.
names_do_not_matter() {
	gzip -c "$samples/performance/2026-noise.eml" >mail.txt
	run ktriage parse mail.txt
	expect_exit 0
	expect_out_has '"kind":"report"'
}

well_formed() {
	run man --warnings -E UTF-8 -l -Tutf8 -Z "$page"
	expect_err ''
}

test_case 'the dialects of mailboxes' mailbox_dialects
test_case 'the keys that link mails, by strength' link_keys
test_case 'the commands of regzbot' regzbot_words
test_case 'the warnings that it names' words_of_warnings
test_case 'compressed files by their content' names_do_not_matter
if command -v man >/dev/null; then
	test_case 'the page is well formed' well_formed
else
	test_skip 'the page is well formed' 'there is no man'
fi
test_done
