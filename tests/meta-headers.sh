# SPDX-License-Identifier: GPL-2.0-or-later
# Each header compiles alone, with the flags of this build.

. "${srcdir:-.}/tests/lib.sh"

compiles_alone() {
	printf '#include "%s"\n#include "%s"\n' "$header" "$header" >alone.c
	cp alone.c "$test_folder/alone.c"
	cd "$top_builddir" || exit 99
	run eval "$KT_COMPILE -Wno-unused-function -fsyntax-only" \
		"'$test_folder/alone.c'"
	expect_exit 0
}

if [ -z "${KT_COMPILE:-}" ]; then
	test_skip 'headers compile alone' 'KT_COMPILE is not set: use make check'
	test_done
fi
headers=$(cd "$top_srcdir" &&
	find parser triage corpus tests -name '*.h' | sort)
for header in $headers; do
	test_case "$header compiles alone" compiles_alone
done
test_done
