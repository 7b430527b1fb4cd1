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

# What the objects of the build ask the linker for: "FILE.c SYMBOL" lines.
asked=$test_root/asked
(cd "$top_builddir" && find parser triage -name '*.o' -exec \
	"${KT_NM:-nm}" -A -u {} + 2>/dev/null) |
	sed 's/^\([^:]*\)\.o: *[Uwv] /\1.c /; s/@.*//' >"$asked"

# forbid_symbols PATTERN FILE-PATTERN: no file but those may ask for that
forbid_symbols() {
	grep -E " ($1)\$" "$asked" | grep -vE "^($2) " >"$out"
	while read -r file symbol; do
		# A file of an older build is not there any more.
		[ -e "$top_srcdir/$file" ] && fail "$file asks for $symbol"
	done <"$out"
	return 0
}

# "a.c b.c" as an alternation
one_of() {
	printf '%s' "$*" | sed 's/\./\\./g; s/ /|/g'
}

one_wrapper_links() {
	forbid_symbols "$1" "$(one_of "$2")"
}

library_never_speaks() {
	forbid_symbols "$speaking" 'triage/cmd/[^ ]*'
}

parser_has_no_clock() {
	forbid_symbols "$outside" 'triage/[^ ]*'
}

speaking='(v|__|__v)?(printf|fprintf)(_chk)?|puts|fputs|putchar|perror'
speaking="$speaking|exit|_exit|quick_exit|g_print|g_printerr|g_printf"
outside='time|gettimeofday|clock_gettime|g_get_(real|monotonic)_time'
outside="$outside|g_date_time_new_now.*|socket|connect|getaddrinfo"
outside="$outside|fork|vfork|execve|posix_spawn.*|g_spawn_.*"

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
	if [ -s "$asked" ]; then
		test_case "$name is called by its wrapper only" test_symbol
	else
		test_skip "$name is called by its wrapper only" 'nothing built'
	fi
done <<'TABLE'
GMime gmime/|parser/gmime_load\.h (g_mime_|internet_address_).*|ktp_gmime triage/compose.c parser/gmime_load.h parser/gmime_load.c parser/mime_fields.c parser/mime_text.c parser/mime_type.c
PCRE2 pcre2 pcre2_.* parser/pattern.c
zlib zlib\.h (inflate|deflate|gz|crc32|adler32).* parser/stream.c
zstd zstd ZSTD_.* parser/stream.c parser/squeeze.c
SQLite sqlite3|triage/db\.h sqlite3_.* triage/db.h triage/stmt.c triage/store.c triage/migrate.c
libcurl curl/|triage/curl_load\.h curl_.* triage/curl_load.h triage/curl_load.c triage/http.c triage/smtp.c
dlopen dlfcn dlopen|dlsym|dlerror parser/library.c
libsmartcols libsmartcols scols_.* triage/cmd/table.c
processes spawn\.h g_spawn_.*|g_subprocess_.*|fork|vfork|posix_spawn.*|system|popen triage/spawn.c
TABLE

if [ -s "$asked" ]; then
	test_case 'the library never prints or exits' library_never_speaks
	test_case 'parser/ has no clock, network or process' \
		parser_has_no_clock
else
	test_skip 'what the library calls' 'nothing built'
fi
test_done
