# SPDX-License-Identifier: GPL-2.0-or-later
# The examples of every --help and of the manual pages, as they stand there,
# run in a home where what they name exists. Other programs are stand-ins.

. "${srcdir:-.}/tests/lib.sh"

# stand_in NAME COMMAND
stand_in() {
	printf '#!/bin/sh\n%s\n' "$2" >"bin/$1"
	chmod +x "bin/$1"
}

programs() {
	mkdir bin
	stand_in mutt 'cat "$2" >/dev/null 2>&1 || exec cat "$3" >/dev/null'
	stand_in mail 'exec cat >/dev/null'
	stand_in sendmail 'exec cat >/dev/null'
	stand_in jq 'exec cat >/dev/null'
	stand_in zstd 'exec cat'
	stand_in ssh 'shift; exec "$@"'
	PATH=$PWD/bin:$PATH
}

mails() {
	mkdir -p "$HOME/Mail/lkp/cur" "$HOME/Mail/lkp/new"
	cp "$samples"/performance/*.eml "$HOME/Mail/lkp/cur/"
	cp "$samples/performance/2025-reopened.eml" report.eml
	cp "$samples/performance/2025-reopened.eml" mail
	cp "$samples/followup/reproduced-smaller-machine.eml" reply.eml
	ktriage -q import "$HOME/Mail/lkp"
	for id in R1 R2 R3; do
		ktriage show --format=mbox $id
	done >archive.mbox
	gzip -c archive.mbox >archive.mbox.gz
	# Its name is only a name: what it is shows by its bytes.
	cp archive.mbox.gz lists-2024.mbox.zst
}

tree() {
	mkdir -p "$HOME/src/linux" .git "$HOME/.zfunc" "$HOME/backup" \
		"$HOME/.config/fish/completions" "$HOME/public_html" \
		"$HOME/www"
	git init -q -b master "$HOME/src/linux"
	for tag in v6.1 v6.2; do
		git -C "$HOME/src/linux" -c user.name=A -c user.email=a@b.example \
			commit -q --allow-empty -m "Linux $tag"
		git -C "$HOME/src/linux" tag $tag
	done
	git -C "$HOME/src/linux" update-ref refs/remotes/origin/master HEAD
}

# No server answers there, and the mail goes to a stand-in.
configuration() {
	mkdir -p "$HOME/.config/ktriage"
	printf '[fetch]\nservers = http://127.0.0.1:1/\n' \
		>"$HOME/.config/ktriage/config"
	printf '[mail]\nsendmail = %s\nfrom = me@example.org\n' \
		"$PWD/bin/sendmail" >>"$HOME/.config/ktriage/config"
}

prepare() {
	unset XDG_CONFIG_HOME
	programs
	mails
	tree
	configuration
}

# Lines that go on in the next one are joined.
of_help() {
	for command in $(ktriage --help |
		sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
		ktriage help "$command" | sed -n '/^Examples:/,$s/^  //p'
	done | sed -e ':again' -e '/\\$/{N;s/\\\n */ /;bagain' -e '}'
}

of_manual() {
	cat "$top_srcdir"/doc/ktriage*.[157] |
		sed -n '/^\.EX/,/^\.EE/p' |
		sed -e 's/\\-/-/g' -e "s/\\\\(aq/'/g" -e 's/\\e/\\/g' \
			-e 's/^30 5 \* \* \*  //' |
		sed -e ':again' -e '/|$/{N;s/\n */ /;bagain' -e '}'
}

# run_line LINE: 1 is "nothing found", 69 "no server"
run_line() {
	line=$(printf '%s\n' "$1" | sed "s|/srv/www|$HOME/www|")
	bash -c "$line" >"$out" 2>"$err" </dev/null
	exit_code=$? run_words=$line
	case $exit_code,$line in
	0,* | 1,* | 69,'ktriage fetch'*) ;;
	*) fail "$line: exit code $exit_code: $(cat "$err")" ;;
	esac
	expect_err_lacks 'usage:'
	expect_err_lacks 'Unknown option'
	echo "$line" >>ran
}

run_all() {
	prepare
	"$1" >examples
	while IFS= read -r example <&3; do
		case $example in
		'ktriage '* | 'source '* | 'ssh '*) run_line "$example" ;;
		esac
	done 3<examples
	expect test "$(wc -l <ran)" -ge "$2"
}

help_runs() {
	run_all of_help 50
}

manual_runs() {
	run_all of_manual 4
}

if command -v bash >/dev/null; then
	test_case 'examples of the help' help_runs
	test_case 'examples of the manual' manual_runs
else
	test_skip 'examples' 'there is no bash'
fi
test_done
