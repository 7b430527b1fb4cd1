# SPDX-License-Identifier: GPL-2.0-or-later
# The command line as such: help, versions, mistakes, broken output. What the
# commands do is tested in the files of their names.

. "${srcdir:-.}/tests/lib.sh"

commands() {
	ktriage --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p'
}

help_lists_commands() {
	run ktriage --help
	expect_exit 0
	expect_err ''
	expect_out_has 'Commands:'
	expect_out_has '--no-pager'
	cp "$out" overview
	run ktriage help
	expect_out_file overview
	[ "$(commands | wc -l)" -ge 15 ] || fail "few commands: $(commands)"
}

help_of_each() {
	for command in $(commands); do
		run ktriage "$command" --help
		expect_exit 0
		expect_err ''
		expect_out_has "usage: ktriage $command"
		expect_out_has 'Examples:'
		expect_out_has 'Global options:'
		cp "$out" first
		run ktriage help "$command"
		expect_out_file first
		grep -n ' $' "$out" && fail "$command: blanks at the end"
		[ "$(wc -L <"$out")" -le 80 ] ||
			fail "$command: $(wc -L <"$out") columns"
	done
}

help_topics() {
	ktriage help >"$HOME/overview"
	run ktriage help status
	expect_exit 0
	expect_out_has 'not-a-regression'
	run ktriage help query
	expect_exit 0
	expect_out_has 'component:mm'
	run ktriage help formats
	expect_exit 0
	expect_out_has 'mboxcl2'
	expect_out_has 'performance-2014'
	expect_out_has 'references'
	for format in $(ktriage completion words -- search --format= |
		sed 's/.*=//') $(ktriage completion words -- \
		import --mbox-format= | sed 's/.*=//'); do
		grep -q "^  $format  *[^ ]" "$out" || fail "no $format"
	done
	for topic in query formats status; do
		run ktriage help $topic
		[ "$(wc -L <"$out")" -le 80 ] ||
			fail "$topic: $(wc -L <"$out") columns"
		grep -n ' $' "$out" && fail "$topic: blanks at the end"
		grep -q "^  $topic  *[^ ]" "$HOME/overview" ||
			fail "$topic is not told of"
	done
	run ktriage help qurey
	expect_exit 2
	expect_err "ktriage: there is no help on 'qurey'; did you mean 'query'?"
}

version() {
	run ktriage --version
	expect_exit 0
	grep -qx 'ktriage [0-9][0-9.a-z-]*' "$out" || fail "$(cat "$out")"
}

nothing() {
	run ktriage
	expect_exit 2
	expect_out ''
	expect_err_has 'usage: ktriage'
}

unknown_command() {
	run ktriage serach x
	expect_exit 2
	expect_out ''
	expect_err "ktriage: there is no command 'serach'
hint: did you mean 'search'?
Try 'ktriage help'."
	run ktriage frobnicate
	expect_exit 2
	expect_err_lacks 'hint'
}

# Words of other programs lead to ours; each of them is a command.
habits() {
	run ktriage list
	expect_exit 2
	expect_err "ktriage: there is no command 'list'
hint: did you mean 'search'?
Try 'ktriage help'."
	run ktriage reply R1
	expect_err_has "did you mean 'emit ID reply'?"
	commands >names
	echo --version >>names
	sed -n 's/^	{"\(.*\)", "\(.*\)"},/\1 \2/p' \
		"$top_srcdir/triage/cmd/habits_table.c" >habits
	expect test -s habits
	while read -r word ours rest; do
		grep -qx -e "$word" names && fail "$word is a command"
		grep -qx -e "$ours" names || fail "$ours $rest is none"
	done <habits
}

unknown_option() {
	run ktriage search --fromat=csv x
	expect_exit 2
	expect_err "ktriage: Unknown option --fromat=csv
hint: did you mean '--format'?
Try 'ktriage help search'."
	run ktriage --verbos search x
	expect_exit 2
	expect_err_has "hint: did you mean '--verbose'?"
}

global_options_anywhere() {
	run ktriage --db ./none.db stats
	expect_exit 66
	run ktriage stats --db ./none.db
	expect_exit 66
	expect_err_has './none.db'
	[ ! -e none.db ] || fail 'reading has made a database'
}

# As in "-n5": with a value and flags before it, in every command.
attached_values() {
	ktriage -q import -j2 "$samples"/performance || fail 'no -j2'
	ktriage search -n 1 -f ids -r -s change '*' >apart
	run ktriage search -rn1 -fids -schange '*'
	expect_exit 0
	expect_out_file apart
	run ktriage search -n5 -c -- '*'
	expect_exit 0
	ktriage show --format=json R1 >apart
	run ktriage show -fjson R1
	expect_out_file apart
	run ktriage show R1 -qfjson
	expect_out_file apart
	run ktriage rebuild -j2
	expect_exit 0
	run ktriage rebuild -naj1 -fjson
	expect_exit 0
	run ktriage set -r-x9 R1 accepted
	expect_exit 0
	ktriage export | grep -q '"-x9"' || fail 'no reason -x9'
	run ktriage note R1 one -- -two -- three
	expect_exit 0
	ktriage export | grep -q '"one -two -- three"' || fail 'no note'
	run ktriage set R1 accepted -r -x8
	expect_exit 0
	ktriage export | grep -q '"-x8"' || fail 'no reason -x8'
	run ktriage import -j4x "$samples"/performance
	expect_exit 2
	expect_err_has '4x'
	run ktriage import -z4 "$samples"/performance
	expect_exit 2
	expect_err_has 'Unknown option'
}

# What begins with "-" in a query and is no option with a valid value.
terms_not_options() {
	ktriage -q import "$samples"/performance
	for word in x86 f2fs s390 v2 i915 c6x n5x fjsn rc tree:linux-next; do
		run ktriage search --explain -- "-$word"
		cp "$out" meant
		run ktriage search --explain "-$word"
		expect_exit 0
		expect_out_file meant
	done
	run ktriage search a -n5 --explain -x86 -- -n5
	expect_exit 0
	expect_out_has "not text has 'x86'"
	expect_out_has "not text has 'n5'"
}

wrong_color() {
	run ktriage --color=pink help
	expect_exit 2
	expect_err_has '--color=pink'
}

wrong_config() {
	echo '[core' >config
	run ktriage --config ./config help
	expect_exit 78
	run ktriage --config ./missing help
	expect_exit 78
	printf '[core]\ncolour = never\n' >config
	run ktriage --config ./config --version
	expect_exit 0
	run ktriage --config ./config config core.color
	expect_exit 0
	expect_out auto
	expect_err 'ktriage: ./config: there is no setting core.colour; did you mean core.color?'
	run ktriage --quiet --config ./config config core.color
	expect_err ''
}

# Each setting is told with what decided it.
origins() {
	origin() {
		run ktriage "$@" config
		expect_exit 0
		sed -n 's/^core.database = .* # //p' "$out" >origin
		cat origin
	}
	printf '[core]\ndatabase = ./f.db\n[search]\nlimit = 7\n' >config
	printf '[query]\nmine = owner:ada status:open\n' >>config
	expect test "$(origin)" = default
	expect test "$(origin --config ./config)" = file
	expect test "$(KTRIAGE_DB=./e.db origin --config ./config)" = KTRIAGE_DB
	expect test "$(KTRIAGE_DB=./e.db origin --db ./o.db)" = --db
	run ktriage --config ./config --color=never config
	expect_exit 0
	head -n 1 "$out" | grep -qx '# ./config' || fail 'no path'
	grep -qx 'core.color = never  *# --color' "$out" || fail 'no --color'
	grep -qx 'search.limit = 7  *# file' "$out" || fail 'no limit'
	grep -qx 'search.sort = date  *# default' "$out" || fail 'no default'
	grep -qx 'query.mine = owner:ada status:open  *# file' "$out" ||
		fail 'no query'
	run ktriage --config ./config config query.mine
	expect_out 'owner:ada status:open'
	run ktriage --config ./config config query.yours
	expect_exit 2
	run ktriage config serch.limit
	expect_exit 2
	expect_err "ktriage: there is no setting 'serch.limit'; did you mean 'search.limit'?"
}

output_disk_full() {
	ktriage help query >/dev/full 2>err
	[ $? -eq 74 ] || fail 'a full disk is no success'
	grep -q 'cannot write the output' err || fail "$(cat err)"
}

output_reader_gone() {
	mkfifo pipe
	(head -n 1 <pipe >/dev/null) &
	ktriage parse "$samples"/performance >pipe 2>err
	code=$?
	wait
	[ $code -eq 0 ] || fail "exit code $code"
	[ ! -s err ] || fail "$(cat err)"
}

test_case 'help lists the commands' help_lists_commands
test_case 'each command has help within 80 columns' help_of_each
test_case 'topics of the help' help_topics
test_case 'the version' version
test_case 'no command at all' nothing
test_case 'an unknown command gets a suggestion' unknown_command
test_case 'words of other programs' habits
test_case 'an unknown option gets a suggestion' unknown_option
test_case 'global options stand before or after the command' \
	global_options_anywhere
test_case 'a short option with its value in the same word' attached_values
test_case 'terms of a query that look like options' terms_not_options
test_case 'a wrong --color' wrong_color
test_case 'a broken, missing or unknown configuration' wrong_config
if [ -c /dev/full ]; then
	test_case 'where settings come from' origins
test_case 'a full disk makes the exit code 74' output_disk_full
else
	test_skip 'a full disk makes the exit code 74' 'no /dev/full'
fi
test_case 'a reader that goes away is no failure' output_reader_gone
test_done
