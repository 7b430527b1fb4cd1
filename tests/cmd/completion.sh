# SPDX-License-Identifier: GPL-2.0-or-later
# Words that shells offer: the program's own list, and bash driven as readline
# drives it.

. "${srcdir:-.}/tests/lib.sh"

words() {
	run ktriage completion words -- "$@"
	expect_exit 0
	expect_err ''
}

commands_and_options() {
	words se
	expect_out 'search
set'
	words --no
	expect_out --no-pager
	words show --al
	expect_out --all
	words --db some.db ex
	expect_out_has explain
	words search --sort=we
	expect_out --sort=weight
	words search -s we
	expect_out weight
	words show --format=m
	expect_out --format=mbox
	words set R1 not
	expect_out not-a-regression
	words help qu
	expect_out query
	words config core.da
	expect_out core.database
	words no-such-command x
	expect_out ''
}

keys_and_values() {
	words search stat
	expect_out status:
	words search -stat
	expect_out -status:
	words search status:ac
	expect_out 'status:acknowledged
status:accepted'
	words search status:new,fixe
	expect_out status:new,fixed
	words search no-such-key:x
	expect_out ''
}

of_the_store() {
	words show R
	expect_out ''
	ktriage -q import "$samples/performance/2025-reopened.eml"
	words show R
	expect_out R1
	words search tree:K
	expect_out tree:kdave-btrfs
	words search commit:0c5f
	expect_out commit:0c5f4ac47e1d
	words search 'param:test='
	expect_out param:test=copy-file
	words search 'tree:%'
	expect_out ''
}

# A value of a mail must not become code of the shell.
hostile_values() {
	sed 's/\[kdave-btrfs:for-next\]/[a$(touch owned):b]/; s/^	fs: btrfs/	fs: `touch owned`/' \
		"$samples/performance/2025-reopened.eml" >mail.eml
	ktriage -q import mail.eml
	words search tree:
	expect_out_lacks '$('
	words search param:fs
	expect_out_lacks '`'
}

# complete LINE: what bash offers at its end
complete_line() {
	bash -c '. /dev/stdin; COMP_LINE=$1 COMP_POINT=${#1}; _ktriage
		printf "%s\n" "${COMPREPLY[@]}"' bash "$1" \
		<"$top_srcdir/doc/completion/ktriage.bash" >got 2>&1
	printf '%s\n' "$2" >wanted
	expect_same wanted got
}

in_bash() {
	complete_line 'ktriage expl' explain
	complete_line 'ktriage search --sort=we' weight
	complete_line 'ktriage search component:mm status:ac' \
		'acknowledged
accepted'
	complete_line 'ktriage search -status:ne' new
	complete_line 'ktriage emit R1 ' 'trailers
regzbot
reply'
	complete_line 'ktriage import ' ''
}

scripts_are_printed() {
	for pair in bash:ktriage.bash zsh:_ktriage fish:ktriage.fish; do
		run ktriage completion "${pair%%:*}"
		expect_exit 0
		expect_out_file "$top_srcdir/doc/completion/${pair#*:}"
	done
	run ktriage completion tcsh
	expect_exit 2
	run ktriage completion
	expect_exit 2
}

# Each format that is offered is one that the command takes.
formats_work() {
	ktriage -q import "$samples/performance/2025-reopened.eml"
	for command in search show explain stats summary; do
		argument=R1
		case $command in
		search) argument=status:new ;;
		stats | summary) argument= ;;
		esac
		words "$command" --format=
		cp "$out" formats
		expect test -s formats
		while read -r option; do
			run ktriage "$command" $option $argument
			expect_exit 0
		done <formats
	done
}

test_case 'commands, options and their values' commands_and_options
test_case 'keys of queries and their values' keys_and_values
test_case 'values of the store' of_the_store
test_case 'values that look like code are not offered' hostile_values
if command -v bash >/dev/null; then
	test_case 'bash' in_bash
else
	test_skip 'bash' 'there is no bash'
fi
test_case 'the scripts of doc/completion are printed' scripts_are_printed
test_case 'every format that is offered works' formats_work
test_done
