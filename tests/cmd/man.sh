# SPDX-License-Identifier: GPL-2.0-or-later
# The manual pages agree with the program: every command, option, setting,
# key, order and state stands in them, their queries can be read, and they are
# well formed.

. "${srcdir:-.}/tests/lib.sh"

page=$top_srcdir/doc/ktriage.1
query_page=$top_srcdir/doc/ktriage-query.7

# The words of a page without the escapes of roff.
plain() {
	sed -e 's/\\-/-/g' -e 's/\\f[A-Z]//g' -e 's/\\(aq/'"'"'/g' \
		-e 's/\\(dq/"/g' -e 's/\\ / /g' "$1"
}

commands() {
	ktriage --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p'
}

# section COMMAND: its part of the manual
section() {
	plain "$page" | awk -v want="ktriage $1" '
		/^\.S[SH] / { on = 0 }
		$0 ~ "^\\.SS \"?" want "( |\"|$)" { on = 1 }
		on'
}

every_command() {
	for command in $(commands); do
		[ -n "$(section "$command")" ] || fail "no section on $command"
	done
}

options_of() {
	sed -n '/^Options:/,/^$/s/^  .\{4\}\(--[a-z-]*\).*/\1/p'
}

every_option() {
	for command in $(commands); do
		section "$command" >text
		for option in $(ktriage help "$command" | options_of); do
			grep -qF -e "$option" text ||
				fail "$command: $option is not there"
		done
		# And none that the program does not have.
		sed -n 's/^\(-., \)*\(--[a-z-]*\).*/\2/p' text |
			while read -r option; do
				ktriage help "$command" |
					grep -qF -e "$option" ||
					fail "$command has no $option"
			done
	done
	for option in $(ktriage --help |
		sed -n '/^Global/,/^$/s/^  .\{4\}\(--[a-z-]*\).*/\1/p'); do
		plain "$page" | grep -q "^\(-., \)*$option" ||
			fail "$option is not there"
	done
}

every_setting() {
	for name in $(ktriage config | sed -n 's/^\([a-z]*\.[a-z-]*\) =.*/\1/p'); do
		plain "$page" | grep -qx "\\.B $name" || fail "$name is not there"
	done
}

every_status() {
	for name in $(ktriage help status | sed -n 's/^  \([a-z-]*\)  .*/\1/p'); do
		plain "$page" | grep -q "^$name " || fail "$name is not there"
	done
}

# The lines of "help query" are those of the page.
every_key() {
	# What is left of a long help stands below it.
	ktriage help query | sed -n '/^Keys:/,/^$/s/^  //p' |
		awk '/^ / { sub(/^ */, " "); line = line $0; next }
			NR > 1 { print line }
			{ line = $0 }
			END { print line }' |
		while IFS= read -r line; do
			plain "$query_page" | awk -v line="$line" '
			/^\.B / { key = substr($0, 4); next }
			{
				text = key
				while (length(text) < 24)
					text = text " "
				text = text " " tolower(substr($0, 1, 1)) \
					substr($0, 2, length($0) - 2)
				if (tolower(text) == tolower(line))
					found = 1
			}
			END { exit !found }' || fail "not there: $line"
		done
	for order in $(ktriage help query |
		sed -n '/^Orders/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
		grep -qx "\\.B $order" "$query_page" || fail "no order $order"
		section search | grep -qw "$order" ||
			fail "$order is not under search"
	done
}

examples_can_be_read() {
	plain "$query_page" | sed -n '/^\.SH KEYS/,$s/^\.B \(.*:.*\)/\1/p' \
		>examples
	[ "$(wc -l <examples)" -gt 25 ] || fail 'few examples'
	printf '[query]\nmine = status:new\n' >config
	while IFS= read -r query; do
		ktriage --config ./config search --explain -- "$query" >o 2>e ||
			fail "$query: $(cat e)"
	done <examples
}

shown_outputs_are_true() {
	plain "$query_page" | awk '/^\$ ktriage/ { on = 1 } /^\.EE/ { on = 0 } on' \
		>shown
	grep '^\$ ' shown | cut -c 3- | while IFS= read -r line; do
		printf '$ %s\n' "$line"
		sh -c "$line" 2>&1
	done >real
	sed -i -e 's/^\\&//' -e 's/\\e/\\/g' shown
	expect_same real shown
}

well_formed() {
	for file in "$top_srcdir"/doc/*.[1-8]; do
		man --warnings -l -Tutf8 -Z "$file" >text 2>warnings </dev/null
		[ ! -s warnings ] || fail "$(cat warnings)"
	done
}

lint() {
	for file in "$top_srcdir"/doc/ktriage*.[1-8]; do
		mandoc -Tlint "$file" >warnings || fail "$(cat warnings)"
	done
}

test_case 'every command has a section' every_command
test_case 'every option is there, and no other' every_option
test_case 'every setting is there' every_setting
test_case 'every status is there' every_status
test_case 'every key and order is there' every_key
test_case 'the queries of the manual can be read' examples_can_be_read
test_case 'what the manual shows is what comes' shown_outputs_are_true
if man --version 2>&1 | grep -q 'man 2'; then
	test_case 'man has no warnings' well_formed
else
	test_skip 'man has no warnings' 'no man-db'
fi
if command -v mandoc >/dev/null; then
	test_case 'mandoc has no warnings' lint
else
	test_skip 'mandoc has no warnings' 'no mandoc'
fi
test_done
