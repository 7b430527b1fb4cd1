# SPDX-License-Identifier: GPL-2.0-or-later
# doc/examples: the commands in the schedules are ones that the program has, and
# what they exit with is understood. recipes*.sh run the recipes for mail.

. "${srcdir:-.}/tests/lib.sh"

examples=$top_srcdir/doc/examples
mail=$samples/performance/2026-noise.eml

# A pipe of a mail system may have no environment at all.
no_environment() {
	env -i "$(command -v ktriage)" --db "$PWD/a.db" deliver <"$mail" ||
		fail 'no environment'
	run ktriage --db a.db search --count '*'
	expect_out 1
}

# The commands of the schedules, without what sends or fetches.
schedules() {
	for file in crontab ktriage-summary.service; do
		grep -v '^#' "$examples/$file" | grep -o 'ktriage [^&]*' |
			grep -v '^ktriage(' >>lines
	done
	expect test "$(wc -l <lines)" -ge 4
	while read -r line; do
		set -- $(echo "$line" | sed 's/^ktriage --quiet //')
		ktriage help "$1" >help 2>&1 || fail "no command $1"
		for word in "$@"; do
			case $word in
			--*) grep -q -e "$word" help ||
				fail "$1 has no $word" ;;
			esac
		done
	done <lines
}

# A mail that is refused for good must not look like success.
only_busy_is_success() {
	grep '^SuccessExitStatus' "$examples/ktriage-summary.service" >"$out"
	expect_out 'SuccessExitStatus=75'
	cat >config <<-CONFIG
		[mail]
		from = a@example.org
		to = b@example.org
		sendmail = sh -c 'exit \$0'
	CONFIG
	export KTRIAGE_CONFIG="$PWD/config"
	ktriage -q import "$mail"
	set -- $(grep -o 'ktriage --quiet.*' \
		"$examples/ktriage-summary.service")
	for code in 75 71 69 67 77; do
		sed -i "s|^sendmail.*|sendmail = sh -c 'exit $code'|" config
		run "$@" --since=2014
		case $code in
		67 | 77) expect_exit 69 ;;
		*) expect_exit 75 ;;
		esac
	done
}

systemd_reads() {
	mkdir units
	for unit in service timer; do
		sed "s|/usr/bin/ktriage|$(command -v ktriage)|" \
			"$examples/ktriage-summary.$unit" \
			>"units/ktriage-summary.$unit"
	done
	run systemd-analyze verify --man=no "$PWD/units/ktriage-summary.service" \
		"$PWD/units/ktriage-summary.timer"
	expect_exit 0
	expect_err_lacks ktriage-summary
}

# need PROGRAM TITLE TEST
need() {
	if command -v "$1" >/dev/null; then
		test_case "$2" "$3"
	else
		test_skip "$2" "there is no $1"
	fi
}

readme_names_all() {
	for file in "$examples"/*; do
		name=${file##*/}
		[ "$name" = README ] || grep -q "$name" "$examples/README" ||
			fail "$name is not in README"
	done
}

test_case 'a pipe of a mail system, without any environment' \
	no_environment
test_case 'crontab and service name what the program has' schedules
test_case 'refused for good is no success' only_busy_is_success
need systemd-analyze 'systemd' systemd_reads
test_case 'README names every example' readme_names_all
test_done
