# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage.conf(5) has every setting of the table with its default and its
# help, and its example is a configuration without a fault.

. "${srcdir:-.}/tests/lib.sh"

page=$top_srcdir/doc/ktriage.conf.5
table=$top_srcdir/triage/settings_table.c

plain() {
	sed -e 's/\\-/-/g' -e 's/\\&//g' -e 's/\\e/\\/g' "$page"
}

# "NAME = DEFAULT", as "ktriage config" prints them.
defaults() {
	plain | awk '
		/^\.B [a-z]*\.[a-z-]*$/ { name = substr($0, 4) }
		/^Default: / && name {
			value = substr($0, 10)
			print name " =" (value == "none" ? "" : " " value)
			name = ""
		}' | grep -v '^core.database'
}

every_default() {
	ktriage config | sed -n 's/ *# default$//p' |
		grep -v '^core.database' >wanted
	defaults >got
	expect test -s wanted
	expect_same wanted got
	plain | grep -qxF '.B core.database' || fail 'no core.database'
}

# The help of each row, as one line; the page begins it with a capital.
every_help() {
	{ tr '\n\t' '  ' <"$table"; echo; } | sed 's/{ *\.group/\n.group/g' |
		sed -n 's/^\.group = "\([^"]*\)", *\.key = "\([^"]*\)".*\.help = \(".*"\), *}.*/\1.\2 \3/p' |
		sed 's/" *"//g; s/"//g' >wanted
	plain | awk '
		/^\.B [a-z]*\.[a-z-]*$/ { name = substr($0, 4); next }
		name && /^\.br/ {
			sub(/\.$/, "", text)
			print name " " tolower(substr(text, 2, 1)) substr(text, 3)
			name = text = ""
		}
		name { text = text " " $0 }' >got
	expect test -s wanted
	# Some begin with a name in capitals.
	sed 's/^\([^ ]*\) \(.\)/\1 \L\2/' wanted >lower
	expect_same lower got
}

# From "# ~/.config" up to the end of the example.
example_works() {
	plain | sed -n '/^\.EX/,/^\.EE/p' | grep -v '^\.' >config
	expect test -s config
	run ktriage --config=./config config
	expect_exit 0
	expect_err ''
	expect_out_has 'trust.require-pass = closing'
	ktriage -q --db=./a.db import "$samples/performance/2026-noise.eml"
	run ktriage --config=./config --db=./a.db search query:mine
	expect test "$exit_code" -le 1
	expect_err_lacks 'saved query'
}

# What the page says of faults.
faults() {
	printf '[core]\ncolour = never\n' >config
	run ktriage --config=./config config
	expect_exit 0
	expect_err_has 'core.color'
	printf '[core]\ncolor = red\n' >config
	run ktriage --config=./config config
	expect_exit 78
	run ktriage --config=./nowhere config
	expect test "$exit_code" -ne 0
	printf '[query]\nmine = status:new\nyours = query:mine OR x\n' >config
	ktriage -q --db=./a.db import "$samples/performance/2026-noise.eml"
	run ktriage --config=./config --db=./a.db search --explain \
		'query:yours -x'
	expect_exit 0
}

well_formed() {
	run man --warnings -E UTF-8 -l -Tutf8 -Z "$page"
	expect_err ''
}

test_case 'every setting with its default' every_default
test_case 'every setting with its help' every_help
test_case 'the example is a configuration' example_works
test_case 'what is said of faults is so' faults
if command -v man >/dev/null; then
	test_case 'the page is well formed' well_formed
else
	test_skip 'the page is well formed' 'there is no man'
fi
test_done
