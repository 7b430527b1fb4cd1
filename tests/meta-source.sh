# SPDX-License-Identifier: GPL-2.0-or-later
# The shape of the source: licence lines, lengths, patterns in tables only,
# nothing that belongs to one machine, no test or sample forgotten.

. "${srcdir:-.}/tests/lib.sh"
cd "$top_srcdir" || exit 99

folders='parser triage corpus tests'
sources=$(find $folders -name '*.[ch]' | sort)
code=$(find parser triage corpus -name "*.[ch]" ! -name "*_table.[ch]" | sort)

# none LIST: fails with each line of it
none() {
	[ -z "$1" ] || fail "$1"
}

# What is in the repository. The licence text is not ours; .ci/run knows where
# it may find real mail.
tracked() {
	git ls-files | grep -vxE 'COPYING|\.ci/run'
}

licence_lines() {
	cd "$top_srcdir" || exit 99
	files=$(find $folders doc -type f \( -name '*.[ch]' -o \
		-name '*.def' -o -name '*.sh' -o -name '*.mk' -o \
		-name '*.awk' -o -name '*.py' \))
	none "$(for file in $files configure.ac Makefile.am bootstrap .ci/run; do
		head -n 2 "$file" |
			grep -q 'SPDX-License-Identifier: GPL-2.0-or-later' ||
			echo "$file"
	done)"
}

function_length() {
	cd "$top_srcdir" || exit 99
	none "$(awk -v max=60 -f tests/function-length.awk $sources)"
}

file_length() {
	cd "$top_srcdir" || exit 99
	none "$(wc -l $(printf '%s\n' $sources | grep -v '_table\.[ch]$') |
		awk '$1 > 500 && $2 != "total" { print $2 " has " $1 " lines" }')"
}

# The checker itself: it must find what it is there for.
function_length_checks() {
	{
		printf 'int\nshort_one(void)\n{\n\treturn 0;\n}\n'
		printf 'static int\nlong_one(int a,\n\t int b)\n{\n'
		yes '	a++;' | head -n 61
		printf '}\n'
	} >sample.c
	run awk -v max=60 -f "$top_srcdir/tests/function-length.awk" sample.c
	expect_out \
		'sample.c:9: long_one has 61 lines, at most 60 are allowed'
}

# A pattern has to come from a row of a table.
patterns_in_tables() {
	cd "$top_srcdir" || exit 99
	none "$(grep -nE \
		'\<(ktp_pattern_(new|get)|ktp_matches|g_regex_[a-z_]+|regcomp)\([^)"]*"' \
		$code)"
}

no_machine() {
	cd "$top_srcdir" || exit 99
	tracked >"$test_folder/files"
	grep -vE '\.(eml|json)$' "$test_folder/files" | tr '\n' '\0' |
		xargs -0 grep -nE '\.\./share[d]|/hom[e]/[a-z]|/wor[k]/[a-z]|/roo[t]/' \
		>"$out" 2>/dev/null && fail "$(head -n 20 "$out")"
	tr '\n' '\0' <"$test_folder/files" |
		xargs -0 grep -nF -e "$top_srcdir/" >"$out" 2>/dev/null &&
		fail "$(head -n 20 "$out")"
	return 0
}

# A file that no makefile names is neither built nor in the tarball.
sources_are_listed() {
	cd "$top_srcdir" || exit 99
	cat ./*/*.mk >"$test_folder/lists"
	none "$(find $folders -name '*.[ch]' -o -name '*.def' |
		sort | while read -r file; do
		case $file in
		tests/*.c) name=${file%.c} ;;
		*) name=$file ;;
		esac
		grep -qwF "$name" "$test_folder/lists" ||
			echo "$file is in no makefile"
	done)"
}

tests_are_listed() {
	cd "$top_srcdir" || exit 99
	none "$(find tests -name '*.sh' ! -name 'lib*.sh' -o -name 'unit-*.c' |
		sort | while read -r file; do
		grep -qE "(^|[[:space:]])${file%.c}([[:space:]]|\$)" \
			tests/*.mk || echo "$file is in no makefile of tests/"
	done)"
}

samples_are_whole() {
	cd "$top_srcdir" || exit 99
	none "$(find corpus -name '*.json' ! -name '*.ndjson' | sort |
		while read -r file; do
			[ -e "${file%.json}.eml" ] || echo "$file has no .eml"
		done)"
}

test_case 'source files carry their licence' licence_lines
test_case 'the length check finds long functions' function_length_checks
test_case 'functions have at most 60 lines' function_length
test_case 'files have at most 500 lines, tables aside' file_length
test_case 'patterns stand in tables only' patterns_in_tables
if git ls-files >/dev/null 2>&1; then
	test_case 'no file names a place of one machine' no_machine
else
	test_skip 'no file names a place of one machine' 'no git repository'
fi
test_case 'every source file is in a makefile' sources_are_listed
test_case 'every test is listed in a makefile' tests_are_listed
test_case 'every expected result has its sample' samples_are_whole
test_done
