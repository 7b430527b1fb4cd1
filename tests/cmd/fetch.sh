# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage fetch against a server of our own that misbehaves, and against
# public-inbox where that is installed. All on loopback.

. "${srcdir:-.}/tests/lib.sh"

# One report with what follows it.
thread="$samples/performance/2025-fix-confirmed.eml
$samples/followup/fix-tested-good.eml"

make_mbox() {
	printf '%s\n' "$thread" | while read -r file; do
		echo 'From mboxrd@z Thu Jan  1 00:00:00 1970'
		sed -E 's/^(>*From )/>\1/' "$file"
		echo
	done
}

# wait_for FILE: until it is there, ten seconds at most
wait_for() {
	tries=0
	until [ -s "$1" ]; do
		tries=$((tries + 1))
		[ "$tries" -lt 100 ] || return 1
		sleep 0.1
	done
}

# Starts the server; $base is its address. It ends with the test.
serve() {
	mkdir server
	make_mbox >server/mbox
	gzip -n -c server/mbox >server/mbox.gz
	: >server/requests
	python3 "$top_srcdir/tests/fault-http.py" server 2>server/err &
	server=$!
	trap 'touch server/stop; kill "$server" 2>/dev/null' EXIT
	wait_for server/port || fail "no server: $(cat server/err)"
	base=http://127.0.0.1:$(cat server/port)
	cat >config <<-CONFIG
		[network]
		timeout = 30
		patience = 2
		[fetch]
		most-download = 1
		most-unpacked = 8
	CONFIG
	KTRIAGE_CONFIG=$PWD/config KTRIAGE_DB=$PWD/fetched.db
	export KTRIAGE_CONFIG KTRIAGE_DB
}

# fetch_from FAULT ARG...
fetch_from() {
	fault=$1
	shift
	run ktriage fetch --server "$base/$fault/all/" "$@"
}

exported() {
	ktriage --db "$1" export
}

# Nothing must have come into the store.
expect_empty() {
	exported fetched.db >facts
	[ "$(wc -l <facts)" -eq 1 ] || fail "the store is not empty:
$(head -n 5 facts | cut -c 1-200)"
}

expect_thread() {
	ktriage -q --db imported.db import server/mbox
	exported imported.db >expected
	exported fetched.db >actual
	expect_same expected actual
}

thread_like_import() {
	serve
	fetch_from ok a@b.example
	expect_exit 0
	expect_out_has '1 of 1 found: '
	expect_thread
	expect_same server/requests - <<-EXPECTED
		GET /ok/all/a@b.example/t.mbox.gz ktriage
	EXPECTED
	fetch_from ok a@b.example
	expect_exit 0
	expect_out_has ' 0 new reports, 0 new follow-ups, 2 known'
}

ids_are_encoded() {
	serve
	fetch_from ok '<@evil/..?q=#x&y=%2f>' \
		'https://lore.example/list/a%2Fb@c/t.mbox.gz?x=y#z'
	expect_exit 0
	expect_same server/requests - <<-EXPECTED
		GET /ok/all/@evil%2F..%3Fq=%23x%26y=%252f/t.mbox.gz ktriage
		GET /ok/all/a%2Fb@c/t.mbox.gz ktriage
	EXPECTED
	for id in '..' '' 'https://lore.example/all/' "$(printf 'a\r\nb@c')"; do
		fetch_from ok "$id"
		expect_exit 2
	done
	[ "$(wc -l <server/requests)" -eq 2 ] || fail 'more was asked for'
}

query_is_posted() {
	serve
	fetch_from ok --query 's:"a b" & c'
	expect_exit 0
	fetch_from ok --threads --query x
	expect_same server/requests - <<-EXPECTED
		POST /ok/all/?q=s%3A%22a%20b%22%20%26%20c&x=m ktriage
		POST /ok/all/?q=x&x=m&t=1 ktriage
	EXPECTED
	expect_thread
}

since_remembers() {
	serve
	fetch_from ok --since 2026-06-01
	fetch_from ok --since last
	fetch_from down --since last
	expect_exit 75
	sed 's/.*dt%3A\([0-9]*\)\.\..*/\1/' server/requests | sort -u >times
	printf '20260601000000\n20260630000000\n' >expected
	expect_same expected times
	expect_thread
}

not_found() {
	serve
	fetch_from none a@b.example
	expect_exit 1
	expect_err_has 'the server has no such mail'
	fetch_from none --query x
	expect_exit 1
	expect_empty
}

second_server() {
	serve
	run ktriage fetch --server "$base/none/" --server "$base/ok" a@b
	expect_exit 0
	expect_same server/requests - <<-EXPECTED
		GET /none/a@b/t.mbox.gz ktriage
		GET /ok/a@b/t.mbox.gz ktriage
	EXPECTED
}

busy_is_waited_for() {
	serve
	fetch_from busy-once a@b.example
	expect_exit 0
	expect_err_has 'busy; trying again in'
	expect_thread
}

cut_is_asked_again() {
	serve
	fetch_from cut-once a@b.example
	expect_exit 0
	expect_thread
}

# taken_up FAULT RANGE...: what is asked for, "-" for all of it
taken_up() {
	sed -i 's/^patience.*/patience = 60/' config
	name=$1
	shift
	fetch_from "$name" a@b.example
	expect_exit 0
	expect_thread
	size=$(wc -c <server/mbox.gz)
	half=$((size / 2))
	grep "/$name/" server/requests | cut -d ' ' -f 4 |
		sed 's/^$/-/' >actual
	printf '%s\n' "$@" | sed -e "s/HALF/$half/" \
		-e "s/MORE/$((half + (size - half) / 2))/" >expected
	expect_same expected actual
	rm fetched.db* imported.db*
}

broken_is_taken_up() {
	serve
	taken_up resume - bytes=HALF- bytes=MORE-
	taken_up resume-busy - bytes=HALF- bytes=HALF-
	taken_up resume-date - bytes=HALF-
	taken_up resume-changed - bytes=HALF-
	taken_up resume-weak - -
}

misfit_begins_anew() {
	serve
	taken_up resume-misfit - bytes=HALF- -
	taken_up resume-none - bytes=HALF- -
}

# FAULT EXIT TEXT
fault_changes_nothing() {
	serve
	[ "$fault_name" != stall ] || sed -i 's/^timeout.*/timeout = 1/' config
	fetch_from "$fault_name" a@b.example
	expect_exit "$fault_exit"
	expect_err_has "$fault_text"
	expect_err_lacks "$(printf '\033')"
	expect_empty
}

redirect_stays() {
	serve
	fetch_from moved a@b.example
	expect_exit 0
	expect_thread
}

missing_is_fetched() {
	serve
	reply=$samples/followup/quote-of-an-unknown-report.eml
	ktriage -q import "$reply"
	fetch_from none --missing
	expect_exit 0
	expect_out_has '0 of 1 found: '
	expect_err ''
	fetch_from ok --missing --limit 1
	expect_exit 0
	expect_out_has '1 of 1 found: 1 new report'
	parent=$(sed -n 's/^In-Reply-To: <\(.*\)>/\1/p' "$reply")
	expect_same server/requests - <<-EXPECTED
		GET /none/all/$parent/t.mbox.gz ktriage
		GET /ok/all/$parent/t.mbox.gz ktriage
	EXPECTED
}

servers_are_checked() {
	for url in http://lore.example/ ftp://127.0.0.1/ https://a:b@c/ \
		file:///etc/passwd 'https://a/?q=' nonsense; do
		run ktriage fetch --server "$url" a@b
		expect_exit 78
	done
	run ktriage fetch --server http://127.0.0.1:1/ a@b
	expect_exit 69
	run ktriage fetch
	expect_exit 2
}

no_library_before() {
	run ldd "$top_builddir/ktriage"
	expect_out_lacks libcurl
}

# The real thing: one inbox and the index over all of them.
inbox() {
	mkdir -p pi/home pi/emergency
	(
		HOME=$PWD/pi/home PI_CONFIG=$PWD/pi/config
		PI_EMERGENCY=$PWD/pi/emergency
		GIT_AUTHOR_NAME=t GIT_AUTHOR_EMAIL=t@example.org
		GIT_COMMITTER_NAME=t GIT_COMMITTER_EMAIL=t@example.org
		ORIGINAL_RECIPIENT=t@example.org
		export HOME PI_CONFIG PI_EMERGENCY ORIGINAL_RECIPIENT
		export GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL
		export GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL
		git config -f "$PI_CONFIG" publicinboxmda.spamcheck none
		public-inbox-init -V2 -L full t "$PWD/pi/t" \
			http://127.0.0.1/t t@example.org
		printf '%s\n' "$thread" | while read -r file; do
			public-inbox-mda --no-precheck <"$file"
		done
		public-inbox-index -L full "$PWD/pi/t"
		public-inbox-extindex --all "$PWD/pi/all"
		git config -f "$PI_CONFIG" extindex.all.topdir "$PWD/pi/all"
		git config -f "$PI_CONFIG" extindex.all.url http://127.0.0.1/all
	) >pi/log 2>&1
}

real_server() {
	inbox || fail "$(tail -n 5 pi/log)"
	port=$(free_port)
	HOME=$PWD/pi/home PI_CONFIG=$PWD/pi/config public-inbox-httpd -W0 \
		-l "http://127.0.0.1:$port" >pi/out 2>pi/err &
	server=$!
	trap 'kill "$server" 2>/dev/null' EXIT
	base=http://127.0.0.1:$port/all/
	KTRIAGE_DB=$PWD/fetched.db
	export KTRIAGE_DB
	id=$(sed -n 's/^Message-I[dD]: <\(.*\)>/\1/p' \
		"$(printf '%s\n' "$thread" | head -n 1)")
	# Its own attempts wait until the server is up.
	run ktriage fetch --server "$base" "$id"
	expect_exit 0
	run ktriage fetch --server "$base" "$id"
	expect_out_has '2 known'
	mkdir server
	make_mbox >server/mbox
	run ktriage --db queried.db fetch --server "$base" --query s:regression
	expect_exit 0
	run ktriage --db since.db fetch --server "$base" --since 2010
	expect_exit 0
	run ktriage fetch --server "$base" nobody@example.org
	expect_exit 1
	ktriage -q --db imported.db import server/mbox
	exported imported.db | tools_lines >expected
	for db in fetched queried since; do
		exported "$db.db" | tools_lines >actual
		expect_same expected actual
	done
}

# public-inbox adds header fields, so that hashes of raw mails differ.
tools_lines() {
	grep -v '"type":"mail"' | sed 's/"hash":"[0-9a-f]*"/"hash":""/g'
}

if ! command -v python3 >/dev/null; then
	test_skip 'fetch from a server that misbehaves' 'there is no python3'
	test_done
fi
test_case 'libcurl is not linked' no_library_before
test_case 'a thread gives what importing its mbox gives' thread_like_import
test_case 'nothing in a Message-ID leads elsewhere' ids_are_encoded
test_case 'queries are posted' query_is_posted
test_case 'since last asks from the last time on' since_remembers
test_case 'what is not there exits 1' not_found
test_case 'the next server is asked for what one has not' second_server
test_case 'Retry-After is waited for' busy_is_waited_for
test_case 'a broken connection is tried again' cut_is_asked_again
test_case 'what broke off is taken up there' broken_is_taken_up
test_case 'a part that does not fit begins anew' misfit_begins_anew
test_case 'a redirect on the same server is followed' redirect_stays
test_case 'missing reports are fetched' missing_is_fetched
test_case 'only https, and http on this machine' servers_are_checked
while read -r fault_name fault_exit fault_text; do
	test_case "nothing is taken in: $fault_name" fault_changes_nothing
done <<'TABLE'
busy 75 asks to come back in 4000 seconds
down 75 the server answered 503
error 69 the server answered 500
resume-never 75 the connection broke in the middle
truncated 75 nothing of it was taken in
damaged 75 nothing of it was taken in
plain 65 is it a public-inbox server?
page 75 gave a web page (Making sure you are \x1b[31mhuman)
page-403 75 gave a web page (Making sure you are \x1b[31mhuman)
long 65 holds more than 1 MiB
bomb 65 unpacks to more than 8 MiB
stall 69 Timeout was reached
loop 69 more than 3 redirects
file 69 leads to another server (file:///etc/passwd)
elsewhere 69 leads to another server
TABLE
if command -v public-inbox-httpd >/dev/null; then
	test_case 'public-inbox gives what importing its mbox gives' real_server
else
	test_skip 'public-inbox gives what importing its mbox gives' \
		'public-inbox is not installed'
fi
test_done
