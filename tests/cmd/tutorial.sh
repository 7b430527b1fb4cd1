# SPDX-License-Identifier: GPL-2.0-or-later
# doc/tutorial: each of its commands runs and prints the lines that stand
# below it, in that order.

. "${srcdir:-.}/tests/lib.sh"

COLUMNS=80
export COLUMNS

# The mails and the tree of the day.
prepare() {
	mkdir mail
	for name in performance/2025-reopened followup/fixed-landed \
		followup/reopened-still-there performance/2025-partly-cured \
		followup/fix-proposed-wrapped-quote \
		followup/fix-tested-partial \
		followup/acknowledged-after-partial \
		performance/2025-same-commit-first \
		performance/2025-same-commit-second \
		followup/duplicate-same-report \
		performance/2026-box-without-machine-row \
		performance/2026-improvement; do
		cp "$samples/$name.eml" mail/
	done
	cp mail/fixed-landed.eml new.eml
	export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org
	export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.org
	export GIT_AUTHOR_DATE='2026-06-20 10:00:00 +0000'
	export GIT_COMMITTER_DATE=$GIT_AUTHOR_DATE
	git init -q -b master linux
	git -C linux commit -q --allow-empty -m start
	printf '%s\n' 'nfsd: hold the export lock for the lookup only' '' \
		'Reported-by: kernel test robot <oliver.sang@intel.com>' \
		'Closes: https://lore.kernel.org/oe-lkp/202512011412.c1e0b7f6-lkp@intel.com' |
		git -C linux commit -q --allow-empty -F -
	git -C linux commit -q --allow-empty -m 'Linux 7.2-rc4'
	git -C linux tag -a -m 'Linux 7.2-rc4' v7.2-rc4
	unset GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL
}

# check COMMAND: the last run against the expected lines in wanted
check() {
	code=0
	if grep -q '^\[exit [0-9]*\]$' wanted; then
		code=$(sed -n 's/^\[exit \([0-9]*\)\]$/\1/p' wanted)
	fi
	expect_exit "$code"
	# Each line stands behind the one before it.
	grep -v '^\[exit' wanted | awk -v out="$out" '
		$0 == "..." { next }
		{
			while ((getline line <out) > 0)
				if (index(line, $0) == 1)
					next
			print "no line \"" $0 "\""
			exit 1
		}' >problem || {
		fail "$1: $(cat problem)"
		say <"$out"
	}
	# Without dots nothing may be left out.
	if ! grep -qx '\.\.\.' wanted && [ -s "$out" ] &&
		! grep -q '^\[exit' wanted; then
		lines=$(wc -l <"$out")
		# A table has a heading.
		[ "$lines" -le $(($(wc -l <wanted) + 1)) ] ||
			fail "$1: prints $lines lines"
	fi
}

run_one() {
	[ -n "$command" ] || return 0
	run sh -c "$command"
	check "$command"
	count=$((count + 1))
}

walk() {
	prepare
	count=0 command=
	: >wanted
	grep '^    ' "$top_srcdir/doc/tutorial" | sed 's/^    //' >day
	while IFS= read -r line <&3; do
		case $line in
		'$ '*)
			run_one
			command=${line#??}
			: >wanted
			;;
		*)
			printf '%s\n' "$line" >>wanted
			;;
		esac
	done 3<day
	run_one
	expect test "$count" -ge 30
}

# Commands that a day should have shown.
commands_are_there() {
	ktriage --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p' |
		while read -r name; do
			case $name in
			parse | fetch | unwatch | stats | config | help | \
				completion | site) continue ;;
			esac
			grep -q "^    \$ ktriage.* $name" \
				"$top_srcdir/doc/tutorial" ||
				fail "$name is not shown"
		done
}

test_case 'every command of the tutorial prints what it shows' walk
test_case 'the tutorial shows the commands of a day' commands_are_there
test_done
