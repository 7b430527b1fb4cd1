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
	words search --columns=own
	expect_out --columns=owner
	words search --columns=id,met
	expect_out --columns=id,metric
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
	words search from:oliver
	expect_out from:oliver.sang@intel.com
	ktriage -q own R1 jane
	words own R1 j
	expect_out jane
	words search owner:
	expect_out owner:jane
	printf '[query]\nmine = owner:jane\n' >config
	KTRIAGE_CONFIG=./config
	export KTRIAGE_CONFIG
	words search query:m
	expect_out query:mine
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

# What zsh's functions are called with stands for what it would show.
in_zsh() {
	zsh -n "$top_srcdir/doc/completion/_ktriage" || fail 'no zsh'
	cat >drive.zsh <<'END'
_call_program() { shift; eval "$@"; }
compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -l -- "$@"; }
_files() { print files; }
words=("${(@z)1}")
[[ $1 == *' ' ]] && words+=('')
CURRENT=${#words}
. "$2"
END
	for pair in 'ktriage expl:explain' 'ktriage emit R1 re:regzbot reply' \
		'ktriage search --sort=we:--sort=weight' \
		'ktriage import nothing:files'; do
		zsh -f drive.zsh "${pair%%:*}" \
			"$top_srcdir/doc/completion/_ktriage" 2>&1 |
			grep . | tr '\n' ' ' | sed 's/ $//' >got
		expect test "$(cat got)" = "${pair#*:}"
	done
}

in_fish() {
	fish -n "$top_srcdir/doc/completion/ktriage.fish" || fail 'no fish'
	for pair in 'ktriage expl:explain' 'ktriage emit R1 tr:trailers' \
		'ktriage search --sort=we:--sort=weight'; do
		fish --no-config -c "source \$argv[1]; complete -C \$argv[2]" \
			"$top_srcdir/doc/completion/ktriage.fish" \
			"${pair%%:*}" >got 2>&1
		expect test "$(cat got)" = "${pair#*:}"
	done
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
if command -v zsh >/dev/null; then
	test_case 'zsh' in_zsh
else
	test_skip 'zsh' 'there is no zsh'
fi
if command -v fish >/dev/null; then
	test_case 'fish' in_fish
else
	test_skip 'fish' 'there is no fish'
fi
test_case 'the scripts of doc/completion are printed' scripts_are_printed
test_case 'every format that is offered works' formats_work
test_done
