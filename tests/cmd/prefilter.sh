# SPDX-License-Identifier: GPL-2.0-or-later
# Exact recall: what import keeps is the same, byte for byte of the export,
# whether it looks at each mail first or reads all in full (--no-prefilter),
# with any number of threads, from a file and from a pipe. On the samples, on
# generated mail, on both with every mark hidden, and on real mail where there
# is any (KTRIAGE_REAL_MAIL, see tests/real-mail.sh).

. "${srcdir:-.}/tests/lib.sh"

hide=$top_builddir/tests/hide-marks

# export_of NAME ARG...: what an import with these arguments leaves
export_of() {
	name=$1
	shift
	ktriage -q --db "./$name.db" import "$@" >"$name.out" 2>&1 ||
		fail "import $*: $(head -n 3 "$name.out")"
	expect ktriage --db "./$name.db" export >"$name"
}

# same NAME: as what was read in full
same() {
	cmp -s whole "$1" ||
		fail "$1 differs: $(diff whole "$1" | cut -c 1-150 | head -n 5)"
}

# all_the_same FILE LEAST: and that at least so many lines are exported
all_the_same() {
	export_of whole -j 1 --no-prefilter "$1"
	lines=$(wc -l <whole)
	[ "$lines" -ge "$2" ] || fail "$1: only $lines lines are exported"
	export_of one -j 1 "$1"
	same one
	cat "$1" | export_of pipe -j 2 -
	same pipe
	if [ "${2:-0}" -gt 50 ]; then
		export_of two -j 2 "$1"
		same two
		cat "$1" | export_of whole-pipe -j 2 --no-prefilter -
		same whole-pipe
	fi
	rm -f ./*.db*
}

to_mbox() {
	for file; do
		echo 'From mboxrd@z Thu Jan  1 00:00:00 1970'
		sed 's/^\(>*From \)/>\1/' "$file"
		echo
	done
}

samples_are_kept() {
	to_mbox "$samples"/*/*.eml >samples.mbox
	all_the_same samples.mbox 60
}

generated_are_kept() {
	"$top_builddir/corpus/generate" --seed 11 --reports 60 --noise 200 \
		--rows 10 --order random >generated.mbox
	all_the_same generated.mbox 100
}

hidden_are_kept() {
	# shellcheck disable=SC2046 # one word for each name
	to_mbox "$samples"/functional/*.eml "$samples"/noise/*.eml \
		$(ls "$samples"/followup/*.eml | awk 'NR % 5 == 1') >clear.mbox
	"$top_builddir/corpus/generate" --seed 12 --reports 10 --noise 10 \
		--rows 5 --order random >>clear.mbox
	"$hide" "$way" <clear.mbox >"$way.mbox"
	case $way in
	broken-quotes | no-break-spaces | veils) ;;
	*)
		! grep -aiv '^[a-z-]*:' "$way.mbox" | grep -aqi robot ||
			fail "$way shows a mark"
		;;
	esac
	all_the_same "$way.mbox" "$least"
}

# The mails of ARCHIVE from number FIRST to number LAST.
slice() {
	case $1 in
	*.gz) gzip -dc "$1" ;;
	*.zst) zstd -dcq "$1" ;;
	esac 2>/dev/null | awk -v first="$2" -v last="$3" '
		/^From mboxrd@z / && ++n > last { exit }
		n >= first'
}

real_are_kept() {
	slice "$real_mail/real/$archive" "$first" "$last" >slice.mbox
	all_the_same slice.mbox "$least"
}

test_case 'the samples' samples_are_kept
test_case 'generated mail' generated_are_kept
for way in $("$hide"); do
	least=40
	[ "$way" != broken-quotes ] || least=10
	test_case "all marks hidden: $way" hidden_are_kept
done
while read -r archive first last least; do
	title="real mail: $archive, $first to $last"
	if [ -e "${real_mail:-/nonexistent}/real/$archive" ]; then
		test_case "$title" real_are_kept
	else
		test_skip "$title" 'KTRIAGE_REAL_MAIL does not name it'
	fi
done <<'TABLE'
noise.mboxrd.gz 1 200 0
threads.mboxrd.gz 1 20 20
robots.mboxrd.gz 60 80 20
list-12k.mboxrd.zst 5000 5400 0
TABLE
test_done
