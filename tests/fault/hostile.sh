# SPDX-License-Identifier: GPL-2.0-or-later
# Hostile mail (tests/fault/hostile.py): each kind of it is read and delivered
# with bounded time and memory, and no command prints in any format, over a
# database full of hostile text, a byte that acts on a terminal. KT_HOSTILE=N
# makes the mails N times worse (3000).

. "${srcdir:-.}/tests/lib.sh"

hostile=$top_srcdir/tests/fault/hostile.py

# The sanitizers' shadow memory is larger than any limit.
limited() {
	(
		ulimit -v "$limit"
		# Of the processor, so that other work does not count.
		ulimit -t 120
		exec ktriage "$@"
	)
}
limit=700000
limited --version >/dev/null 2>&1 || limit=unlimited

read_kind() {
	python3 "$hostile" mail "$kind" "${KT_HOSTILE:-3000}" >mail || fail kind
	limited parse ./mail >object 2>words || fail "parse: $? $(cat words)"
	python3 -c 'import json, sys
for line in sys.stdin: json.loads(line)' <object || fail 'no JSON'
	limited --db ./t.db deliver <mail 2>words ||
		fail "deliver: $? $(cat words)"
	[ ! -e spool ] || fail 'it went to the spool'
	[ -z "${KT_FIGURES:-}" ] || echo 'hostile 1' >>"$KT_FIGURES"
}

poisoned_store() {
	mkdir "$test_root/mails"
	for file in "$samples"/performance/2024-signed-regression.eml \
		"$samples"/performance/2025-p*.eml \
		"$samples"/followup/reproduced-s*.eml \
		"$samples"/followup/fix-proposed-branch.eml \
		"$samples"/followup/fix-tested-s*.eml \
		"$samples"/functional/202[56]*.eml; do
		python3 "$hostile" poison "$file" \
			"$test_root/mails/${file##*/}" || fail "$file"
	done
	run ktriage --db "$db" import "$test_root/mails"
	expect_exit 0
	evil=$(printf '\033[35mx\302\233\342\200\256<script>')
	run ktriage --db "$db" set "$(first)" accepted --reason "$evil"
	run ktriage --db "$db" note "$(second)" "$evil"
	run ktriage --db "$db" own "$(second)" "$evil"
	run ktriage --db "$db" watch "$(second)"
	[ "$(ktriage --db "$db" search --count '*')" -gt 5 ] || fail 'few reports'
}

db=$test_root/poisoned.db

first() {
	ktriage --db "$db" search --format=ids --limit=1 \
		msgid:202404181501.b2e4410a
}

second() {
	ktriage --db "$db" search --format=ids --limit=1 'replies:>0'
}

# Standard output goes to ./N.KIND, standard error to ./N.err.
say_to() {
	n=$((n + 1))
	kind=$1
	shift
	echo "$n: $*" >>commands
	ktriage --db "$db" "$@" >"$n.$kind" 2>"$n.err" </dev/null
	code=$?
	[ $code -lt 3 ] || [ $code -eq 65 ] || [ $code -eq 66 ] ||
		[ $code -eq 73 ] || [ $code -eq 78 ] ||
		fail "$*: exit code $code $(cat $n.err)"
}

every_report() {
	for id in $(ktriage --db "$db" search --format=ids '*'); do
		for format in text json; do
			say_to txt show --format=$format "$id"
		done
		say_to txt explain "$id"
		for what in trailers regzbot reply; do
			say_to txt emit "$id" $what
		done
	done
}

every_list() {
	for format in table json ndjson ids reply; do
		say_to txt search --format=$format '*'
		say_to color --color=always search --format=$format '*'
	done
	say_to csv search --format=csv '*'
	columns=$(ktriage search --columns=nothing '*' 2>&1 |
		sed -n 's/.*: //p' | tr -d ' ')
	say_to txt search --columns="${columns:-id,title}" '*'
	for format in text markdown json; do
		say_to txt summary --all --since=2000-01-01 --format=$format
	done
	say_to html summary --all --since=2000-01-01 --format=html
	for command in export check stats 'stats --format=json' config; do
		# shellcheck disable=SC2086
		say_to txt $command
	done
	say_to txt parse "$test_root/mails"
	say_to txt parse --explain "$test_root/mails/2024-signed-regression.eml"
	mkdir site
	say_to txt site ./site
}

# What a user types may have come from a mail as well.
every_complaint() {
	evil=$(printf '\033[35mx\302\233\342\200\256\377')
	for command in "search $evil:$evil" "search $evil" "show $evil" \
		"explain $evil" "emit $evil reply" "set $evil $evil" \
		"import ./$evil" "parse ./$evil" "$evil" "help $evil" \
		"config $evil" "summary --since=$evil" \
		"summary --query=$evil:1" "search --sort=$evil x" \
		"search --format=$evil x" "import --mbox-format=$evil x" \
		"--color=$evil search x" "note $evil $evil" "watch $evil" \
		"backup ./$evil/$evil" "site ./t/$evil/$evil"; do
		# shellcheck disable=SC2086
		say_to txt $command
	done
	printf '[%s]\n%s = %s\n[core]\ncolor = %s\n' \
		"$evil" "$evil" "$evil" "$evil" >config
	say_to txt --config ./config search x
	say_to txt --config "./$evil" search x
	say_to txt --db "./$evil" search x
}

# Raw bytes are asked for by name alone: export, --format=mbox, backup.
says_nothing_hostile() {
	n=0
	: >commands
	"$1"
	[ -z "${KT_FIGURES:-}" ] || echo "outputs $n" >>"$KT_FIGURES"
	find . -type f ! -name commands ! -name config -exec \
		python3 "$hostile" look {} + >found && return
	fail "$(head -n 12 found)"
	sed -n 's/^\.\/\([0-9]*\)\..*/\1/p' found | sort -u | head -n 12 |
		while read -r n; do
			grep "^$n: " commands | cat -v
		done | say
}

if ! command -v python3 >/dev/null; then
	test_skip 'hostile mail' 'there is no python3'
	test_done
fi
for kind in $(python3 "$hostile" kinds); do
	test_case "$kind" read_kind
done
test_case 'a store full of hostile text' poisoned_store
reports() { says_nothing_hostile every_report; }
lists() { says_nothing_hostile every_list; }
complaints() { says_nothing_hostile every_complaint; }
test_case 'what is printed of each report' reports
test_case 'lists, summaries, pages, exports' lists
test_case 'complaints' complaints
test_done
