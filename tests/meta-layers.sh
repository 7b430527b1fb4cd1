# SPDX-License-Identifier: GPL-2.0-or-later
# Dependencies point down only, and each foreign library has one wrapper: by
# the #include lines and by the symbols that the objects ask for.

. "${srcdir:-.}/tests/lib.sh"

# sources FOLDER [-maxdepth N]: its C files
sources() {
	(cd "$top_srcdir" && find "$@" -name '*.[ch]' | sort)
}

# includes PATTERN FILE...: fails for each file that includes such a header
forbid_include() {
	pattern=$1
	shift
	cd "$top_srcdir" || exit 99
	grep -nE "^[[:space:]]*#[[:space:]]*include[[:space:]]*[<\"]($pattern)" \
		"$@" /dev/null >"$out" && fail "$(cat "$out")"
	return 0
}

parser_knows_no_triage() {
	forbid_include 'triage/|(sqlite3|curl/curl|libsmartcols)\.h' \
		$(sources parser)
}

library_knows_no_command() {
	forbid_include 'triage/cmd/' $(sources triage | grep -v '^triage/cmd/')
}

commands_know_no_database() {
	forbid_include '(sqlite3|pcre2|curl/curl)\.h|triage/(stmt|schema)\.h' \
		$(sources triage/cmd)
}

commands_hold_no_sql() {
	cd "$top_srcdir" || exit 99
	grep -nE '"[^"]*\<(SELECT|INSERT|UPDATE|DELETE|PRAGMA)\> ' \
		$(sources triage/cmd) /dev/null >"$out" && fail "$(cat "$out")"
	return 0
}

commands_hold_no_pattern() {
	cd "$top_srcdir" || exit 99
	grep -nE '\<(ktp_pattern_|ktp_matches|ktp_match_|g_regex_|regcomp)' \
		$(sources triage/cmd) /dev/null >"$out" && fail "$(cat "$out")"
	return 0
}

# Who may include which foreign header: header pattern, then the files.
one_wrapper_includes() {
	allowed=$(printf '%s\n' $2)
	forbid_include "$1" $(sources parser triage | grep -vxF "$allowed")
}

# undefined OBJECT: the symbols that it asks for, without version
undefined() {
	${KT_NM:-nm} -u "$1" | sed 's/^ *[Uw] //; s/@.*//'
}

# The object files of the build, as FILE.c.
objects() {
	(cd "$top_builddir" && find . -path ./tests -prune -o -name '*.o' -print |
		sed 's|^\./\(.*\)\.o$|\1.c|' | sort)
}

# forbid_symbols PATTERN FILE.c...
forbid_symbols() {
	pattern=$1
	shift
	for file in "$@"; do
		[ -e "$top_srcdir/$file" ] || continue # of an older build
		undefined "$top_builddir/${file%.c}.o" | grep -xE "$pattern" |
			sed "s|^|$file asks for |" >"$out"
		[ -s "$out" ] && fail "$(cat "$out")"
	done
	return 0
}

one_wrapper_links() {
	allowed=$(printf '%s\n' $2)
	forbid_symbols "$1" $(objects | grep -vxF "$allowed")
}

library_never_speaks() {
	forbid_symbols "$speaking" $(objects | grep -v '^triage/cmd/')
}

parser_has_no_clock() {
	forbid_symbols 'time|gettimeofday|clock_gettime|g_get_real_time|g_get_monotonic_time|g_date_time_new_now.*|socket|connect|getaddrinfo|fork|vfork|execve|posix_spawn.*|g_spawn_.*' \
		$(objects | grep '^parser/')
}

speaking='(v|__|__v)?(printf|fprintf)(_chk)?|puts|fputs|putchar|perror'
speaking="$speaking|exit|_exit|quick_exit|g_print|g_printerr|g_printf"

test_case 'parser/ includes nothing of triage/' parser_knows_no_triage
test_case 'triage/ includes nothing of triage/cmd/' library_knows_no_command
test_case 'triage/cmd/ reaches no database' commands_know_no_database
test_case 'triage/cmd/ holds no SQL' commands_hold_no_sql
test_case 'triage/cmd/ holds no pattern' commands_hold_no_pattern

# name, headers, symbols, files that may use them
while read -r name headers symbols files; do
	test_header() { one_wrapper_includes "$headers" "$files"; }
	test_symbol() { one_wrapper_links "$symbols" "$files"; }
	test_case "$name is included by its wrapper only" test_header
	if [ -n "$(objects)" ]; then
		test_case "$name is called by its wrapper only" test_symbol
	else
		test_skip "$name is called by its wrapper only" 'nothing built'
	fi
done <<'TABLE'
GMime gmime/ (g_mime_|internet_address_).* parser/mime.c parser/mime_fields.c parser/mime_text.c parser/mime_type.c
PCRE2 pcre2 pcre2_.* parser/pattern.c
zlib zlib\.h (inflate|deflate|gz|crc32|adler32).* parser/stream.c
zstd zstd ZSTD_.* parser/stream.c parser/squeeze.c
SQLite sqlite3|triage/db\.h sqlite3_.* triage/db.h triage/stmt.c triage/store.c triage/migrate.c
libcurl curl/|triage/curl_load\.h curl_.* triage/curl_load.h triage/curl_load.c triage/http.c triage/smtp.c
libsmartcols libsmartcols scols_.* triage/cmd/table.c
processes spawn\.h g_spawn_.*|g_subprocess_.*|fork|vfork|posix_spawn.*|system|popen triage/spawn.c
TABLE

test_case 'the library never prints or exits' library_never_speaks
test_case 'parser/ has no clock, network or process' parser_has_no_clock
test_done
