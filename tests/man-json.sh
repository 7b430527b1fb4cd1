# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage-json(5) names every key that the program prints for the samples, and
# none that it does not print; its lists of words are those of the program.

. "${srcdir:-.}/tests/lib.sh"

page=$top_srcdir/doc/ktriage-json.5

plain() {
	sed -e 's/\\-/-/g' -e 's/\\&//g' -e 's/\\e/\\/g' "$page"
}

# The keys of the page as "SECTION KEY".
of_page() {
	plain | awk '
		/^\.SH "/ { section = $0; gsub(/^\.SH "|"$/, "", section) }
		/^\.SH [^"]/ { section = "" }
		/^\.B / && section != "" { print section, substr($0, 4) }' |
		sort -u
}

# words SECTION: those of a section such as WARNINGS
words() {
	plain | awk -v want=".SH $1" '
		/^\.SH / { on = $0 == want }
		/^\.B / && on { print substr($0, 4) }' | sort
}

keys() {
	python3 "$top_srcdir/tests/json-keys.py" "$1"
}

# A hit and an item of a summary share their keys; the page says them once.
of_program() {
	ktriage parse "$samples"/*/*.eml | keys Message
	ktriage -q import "$samples"/*/*.eml
	ktriage explain --stdin --format=json \
		<"$samples/performance/2024-signed-regression.eml" |
		keys Message
	ktriage -q watch R1
	ktriage -q note R1 hello
	printf 'not a mail\377\n' | ktriage -q import - 2>/dev/null
	git init -q tree
	printf 'btrfs: do it\n\nCloses: %s' \
		'https://x.example.org/202511121252.0f6a29d8-lkp@intel.com' |
		git -C tree -c user.name=A -c user.email=a@example.org \
			commit -q --allow-empty -F -
	ktriage -q scan-git tree
	ktriage search --format=ids '*' |
		while read -r id; do
			ktriage show --format=json "$id"
		done | keys ktriage.report/1
	ktriage search --format=json '*' | keys ktriage.search/1
	ktriage summary --since=2014 --format=json | keys ktriage.summary/1
	ktriage stats --format=json | keys ktriage.stats/1
	ktriage export | keys export
	# As if other rules had read the mails.
	python3 - "$HOME/.local/share/ktriage/ktriage.db" <<'PYTHON'
import sqlite3, sys
store = sqlite3.connect(sys.argv[1])
store.execute("UPDATE report SET status = 'duplicate'")
store.execute("UPDATE event SET rule = 'another'")
store.commit()
PYTHON
	ktriage rebuild --dry-run --format=json | keys ktriage.rebuild/1
}

every_key() {
	of_program | sort -u >program
	of_page >page
	expect test -s program
	# What a Hit has, an Item has.
	sed -n 's/^Hit /Item /p' page | cat - page | sort -u >all
	comm -23 program all >missing
	comm -13 program page |
		grep -vE '^(quarantine|Runs) |^ktriage.export/1 schema' >stale
	[ -s missing ] && fail "not on the page: $(cat missing)"
	[ -s stale ] && fail "only on the page: $(cat stale)"
	return 0
}

every_word() {
	sed -n 's/^WARNING([A-Z_]*, "\([^"]*\)".*/\1/p' \
		"$top_srcdir/parser/warnings.def" | sort >wanted
	words WARNINGS >got
	expect_same wanted got
	sed -n 's/^EVENT([A-Z_]*, "\([^"]*\)").*/\1/p' \
		"$top_srcdir/parser/events.def" | sort >wanted
	words EVENTS >got
	expect_same wanted got
}

# What is said of a warning is what the program says of it.
warnings_say_the_same() {
	sed -n '/^WARNING(/,/)$/p' "$top_srcdir/parser/warnings.def" |
		tr '\n\t' '  ' | sed 's/WARNING(/\n/g' |
		sed -n 's/^[A-Z_]*, "\([^"]*\)", *"\([^"]*\)").*/\1: \2/p' |
		sort >wanted
	plain | awk '/^\.SH / { on = $0 == ".SH WARNINGS" }
		/^\.B / && on { key = substr($0, 4); next }
		on && !/^\./ { print key ": " $0 }' | sort >got
	expect test -s wanted
	expect_same wanted got
}

well_formed() {
	run man --warnings -E UTF-8 -l -Tutf8 -Z "$page"
	expect_err ''
}

if command -v python3 >/dev/null && command -v git >/dev/null; then
	test_case 'every key that is printed is on the page' every_key
else
	test_skip 'every key that is printed is on the page' \
		'it needs python3 and git'
fi
test_case 'the words of events and warnings are on the page' every_word
test_case 'warnings are described alike' warnings_say_the_same
if command -v man >/dev/null; then
	test_case 'the page is well formed' well_formed
else
	test_skip 'the page is well formed' 'there is no man'
fi
test_done
