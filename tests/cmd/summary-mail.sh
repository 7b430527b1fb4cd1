# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage summary --mail-to: what is sent, how, and when the watermark moves.
# tests/cmd/summary.sh covers what is in it.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/postfix-lib.sh"

# Debian's packages belong to its own Python, not to one that comes first.
python=
for candidate in /usr/bin/python3 python3; do
	"$candidate" -c 'import aiosmtpd' 2>/dev/null && python=$candidate && break
done

set_up() {
	KTRIAGE_DB=$PWD/t.db KTRIAGE_CONFIG=$PWD/config
	export KTRIAGE_DB KTRIAGE_CONFIG
	cat >config <<-'CONFIG'
		[mail]
		from = Kernel tests <ktriage@example.org>
		to = A. B <a.b@example.org>
	CONFIG
	ktriage -q import "$samples"/performance/2026-*.eml \
		"$samples/followup/fix-tested-good.eml"
}

# sink ARG...: starts the server; $port is its port
sink() {
	mkdir sink
	"$python" "$top_srcdir/tests/sink-smtp.py" sink "$@" 2>sink/err &
	sink=$!
	trap 'kill "$sink" 2>/dev/null' EXIT
	tries=0
	until [ -s sink/port ]; do
		tries=$((tries + 1))
		[ "$tries" -lt 100 ] || fail "no sink: $(cat sink/err)"
		[ "$tries" -lt 100 ] || return 1
		sleep 0.1
	done
	port=$(cat sink/port)
	echo "server = smtp://127.0.0.1:$port" >>config
}

# Whether there is a watermark: without one a summary goes by date.
expect_by() {
	ktriage summary --format=json | grep -q "\"by\":\"$1\"" ||
		fail "the watermark: expected by $1"
}

mail_me() {
	run ktriage summary --since=2026 --advance --mail "$@"
}

goes_over_smtp() {
	set_up
	sink
	run ktriage summary --since=2026 --advance \
		--mail-to 'c@example.org, "D, no" <d@example.org>'
	expect_exit 78
	mail_me
	expect_exit 0
	expect_out ''
	expect_by arrival
	printf 'from ktriage@example.org\nto a.b@example.org\n' >expected
	head -n 2 sink/1.env >actual
	expect_same expected actual
	"$python" - <<-'END' >"$out" || fail 'no mail'
		import email, email.policy, re
		raw = open("sink/1.eml", "rb").read()
		assert not re.search(rb"(?<!\r)\n|\r(?!\n)|[\x80-\xff]", raw)
		mail = email.message_from_bytes(raw, policy=email.policy.default)
		for name in sorted(mail.keys()):
		    print(name)
		print(mail["From"], mail["To"], mail["Date"])
		print(re.sub("[0-9]+ (changed|wait)", r"N \1", mail["Subject"]))
		print(mail["List-Id"], mail["Auto-Submitted"])
		print(re.sub("[0-9a-f]{40}", "HASH", mail["Message-ID"]))
		for part in mail.walk():
		    print(part.get_content_type(), not part.defects)
		text, page = list(mail.iter_parts())
		open("text", "w").write(text.get_content().replace("\r\n", "\n"))
		open("page", "w").write(page.get_content().replace("\r\n", "\n"))
	END
	expect_out "$(cat <<-'END'
		Auto-Submitted
		Content-Type
		Date
		From
		List-Id
		MIME-Version
		Message-Id
		Precedence
		Subject
		To
		X-Mailer
		Kernel tests <ktriage@example.org> "A. B" <a.b@example.org> Wed, 01 Jul 2026 00:00:00 +0000
		Regressions, 2026-01-01 to 2026-07-01: N changed, N wait
		<ktriage-summary.example.org> auto-generated
		<ktriage.HASH@example.org>
		multipart/alternative True
		text/plain True
		text/html True
	END
	)"
	ktriage summary --since=2026 >expected
	expect_same expected text
	ktriage summary --since=2026 --format=html >expected
	expect_same expected page
}

# What mail contents can do to the wire: nothing.
hostile_content() {
	set_up
	sink
	ktriage -q import "$samples/performance/2026-also-seen-on.eml"
	cat >reply <<-'END'
		From: "x
		 .
		 RCPT TO:<evil@example.org>" <x@example.org>
		To: kernel test robot <lkp@intel.com>
		Subject: =?utf-8?Q?a=0D=0ABcc:_evil@example.org=0D=0A=0D=0A.=0D=0A?=
		Date: Mon, 18 May 2026 18:00:00 +0000
		Message-ID: <x@example.org>
		In-Reply-To: <202605121016.7f3ac1d2-lkp@intel.com>

		I can reproduce it with
		.
		..
		.RCPT TO:<evil@example.org> too.
	END
	ktriage -q import reply
	mail_me --query 'commit:*' --all
	expect_exit 0
	[ -e sink/1.eml ] && [ ! -e sink/2.eml ] || fail 'not one mail'
	printf 'from ktriage@example.org\nto a.b@example.org\n' >expected
	head -n 2 sink/1.env >actual
	expect_same expected actual
	grep -iE '^(Bcc|RCPT)' sink/1.eml >found && fail "$(cat found)"
	return 0
}

# What begins with a point comes out as it went in (RFC 5321, 4.5.2).
points() {
	printf '%s\r\n' 'Subject: points' '' . .. ... .x '.' '' ' .' 'x.' \
		'MAIL FROM:<evil@example.org>' QUIT .
}

points_stay() {
	set_up
	sink
	points >sent
	run_with sent "$top_builddir/tests/smtp-send" "smtp://127.0.0.1:$port" \
		a@example.org b@example.org
	expect_exit 0
	expect_same sent sink/1.eml
	[ ! -e sink/2.eml ] || fail 'two mails'
}

tls_and_auth() {
	set_up
	openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost \
		-addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
		-keyout key.pem -out cert.pem 2>openssl.err ||
		fail "$(cat openssl.err)"
	sink --tls cert.pem key.pem --auth jo:secret $1
	cat >>config <<-CONFIG
		server = $2://localhost:$port
		user = jo
		password-file = $PWD/password
		[network]
		ca-file = $PWD/cert.pem
	CONFIG
	echo secret >password
	mail_me
	expect_exit 78
	expect_err_has 'can be read by others'
	chmod 600 password
	mail_me
	expect_exit 0
	grep -q 'tls True' sink/1.env || fail "$(cat sink/1.env)"
	echo wrong >password
	mail_me
	expect_exit 69
	sed -i 's/^password-file.*/password-command = echo secret/' config
	mail_me
	expect_exit 0
	sed -i 's/^password-command.*/password-command = exit 3/' config
	mail_me
	expect_exit 78
	sed -i '/^password/d' config
	mail_me
	expect_exit 78
	mkdir credentials
	echo secret >credentials/ktriage-mail-password
	CREDENTIALS_DIRECTORY=$PWD/credentials
	export CREDENTIALS_DIRECTORY
	mail_me
	expect_exit 0
	# A certificate that nobody vouches for.
	sed -i '/^ca-file/d; /^\[network\]/d' config
	mail_me
	expect_exit 69
	[ ! -e sink/4.eml ] || fail 'it went out'
}

starttls() {
	tls_and_auth '' smtp
}

smtps() {
	tls_and_auth --smtps smtps
}

refused() {
	set_up
	sink "$@"
	mail_me
	expect_exit "$refused_exit"
	expect_err_has "$refused_text"
	expect_by date
}

refused_for_now() {
	refused_exit=75 refused_text='452 4.3.1 full'
	refused --data '452 4.3.1 full'
}

refused_for_good() {
	refused_exit=69 refused_text='550 5.1.1 nobody'
	refused --rcpt '550 5.1.1 nobody'
}

no_server() {
	set_up
	echo 'server = smtp://127.0.0.1:1' >>config
	mail_me
	expect_exit 75
	expect_by date
}

goes_by_command() {
	set_up
	cat >sendmail <<-'END'
		#!/bin/sh
		printf '%s\n' "$@" >args
		cat >mail
		echo 'what went wrong' >&2
		exit "$(cat code)"
	END
	chmod +x sendmail
	echo "sendmail = '$PWD/sendmail' --extra" >>config
	for code in 69 71 74 75; do
		echo "$code" >code
		mail_me
		expect_exit 75
	done
	for code in 65 67 77 78 1; do
		echo "$code" >code
		mail_me
		expect_exit 69
		expect_err_has "exit code $code: what went wrong"
	done
	expect_by date
	echo 0 >code
	mail_me
	expect_exit 0
	printf '%s\n' --extra -i -f ktriage@example.org -- a.b@example.org \
		>expected
	expect_same expected args
	grep -c "$(printf '\r')" mail >"$out"
	expect_out 0
	expect_by arrival
}

quiet_nights() {
	set_up
	printf '#!/bin/sh\ncat >>mails\n' >sendmail
	chmod +x sendmail
	echo "sendmail = '$PWD/sendmail'" >>config
	KTRIAGE_NOW=2026-07-02 run ktriage summary --mail
	expect_exit 0
	rm -f mails
	KTRIAGE_NOW=2026-07-02 run ktriage -v summary --mail --since=today
	expect_exit 0
	expect_err_has 'nothing has changed: nothing is sent'
	[ ! -e mails ] || fail 'sent'
	KTRIAGE_NOW=2026-07-02 run ktriage summary --mail --since=today --always
	expect_exit 0
	[ -s mails ] || fail 'not sent'
	expect_by date
}

# Each query has its own watermark.
one_for_each_query() {
	set_up
	printf '#!/bin/sh\ncat >/dev/null\n' >sendmail
	chmod +x sendmail
	echo "sendmail = '$PWD/sendmail'" >>config
	mail_me --query status:new
	expect_exit 0
	expect_by date
	ktriage summary --query status:new --format=json |
		grep -q '"by":"arrival"' || fail 'no watermark for the query'
}

# Whenever it is killed, the summary goes out: once, or again as the same mail.
killed_at_any_point() {
	set_up
	cat >sendmail <<-'END'
		#!/bin/sh
		[ ! -e early ] || { rm early; kill -9 "$PPID"; exit; }
		cat >>mails
		[ ! -e late ] || { rm late; kill -9 "$PPID"; }
	END
	chmod +x sendmail
	echo "sendmail = '$PWD/sendmail'" >>config
	: >early
	mail_me
	expect_exit 137
	[ ! -e mails ] || fail 'sent by a program that was killed before'
	: >late
	mail_me
	expect_exit 137
	expect_by date
	mail_me
	expect_exit 0
	expect_by arrival
	[ "$(grep -c '^Message-I[dD]: ' mails)" -eq 2 ] || fail 'not two mails'
	[ "$(grep '^Message-I[dD]: ' mails | sort -u | wc -l)" -eq 1 ] ||
		fail 'two mails that cannot be known as one'
}

# The same at each call into the kernel that matters to files, in ktriage or in
# the command that it starts (tests/fault/shim.c). KT_FAULT_STEP=1 tries all.
killed_at_each_call() {
	set_up
	export KTRIAGE_NOW=2026-06-05
	printf '#!/bin/sh\ncat >>mails\n' >sendmail
	chmod +x sendmail
	echo "sendmail = '$PWD/sendmail'" >>config
	sqlite3 t.db 'PRAGMA wal_checkpoint(TRUNCATE)' >/dev/null
	cp t.db template
	n=1 before=0 after=0
	while :; do
		rm -f mails fired t.db*
		cp template t.db
		ASAN_OPTIONS=${ASAN_OPTIONS:-}:verify_asan_link_order=0 \
			KT_FAULT=all:kill:$n KT_FAULT_FIRED=$PWD/fired \
			LD_PRELOAD=$shim ktriage summary --mail >said 2>&1
		[ -e fired ] || break
		if [ -s mails ]; then
			after=$((after + 1))
		else
			before=$((before + 1))
		fi
		mail_ids >first
		run ktriage summary --mail
		expect_exit 0
		expect_by arrival
		case $(mail_ids | wc -l):$(mail_ids | sort -u | wc -l) in
		1:1 | 2:1) ;;
		*) fail "call $n: sent before: $(cat first), in all: $(mail_ids)" ;;
		esac
		n=$((n + ${KT_FAULT_STEP:-2}))
	done 2>noise
	[ "$before" -gt 3 ] && [ "$after" -gt 3 ] ||
		fail "only $before calls before the mail, $after behind it"
}

mail_ids() {
	[ ! -e mails ] || sed -n 's/^Message-I[dD]: //p' mails
}

own_mail_comes_back() {
	set_up
	printf '#!/bin/sh\ncat >mail\n' >sendmail
	chmod +x sendmail
	echo "sendmail = '$PWD/sendmail'" >>config
	mail_me --all
	ktriage export >before
	run ktriage import --all mail
	expect_out_has '1 skipped'
	run_with mail ktriage deliver --all
	expect_exit 0
	ktriage export >after
	expect_same before after
}

mistakes() {
	set_up
	for line in '' 'server = http://x' 'server = smtp://u:p@x' \
		'sendmail = "unclosed'; do
		cp config "$TMPDIR/c"
		echo "$line" >>config
		mail_me
		expect_exit 78
		cp "$TMPDIR/c" config
	done
	echo 'sendmail = /nonexistent' >>config
	mail_me
	expect_exit 74
	for to in 'a b@c' 'a@b>' "$(printf 'a@b\nBcc: c@d')" '-f@x' '@' ''; do
		run ktriage summary --mail-to "$to"
		expect_exit 78
	done
	run ktriage summary --mail --format=html
	expect_exit 2
	expect_by date
}

with_msmtp() {
	set_up
	sink
	sed -i '/^server/d' config
	printf 'account default\nhost 127.0.0.1\nport %s\n' "$port" >msmtprc
	chmod 600 msmtprc
	echo "sendmail = msmtp -C '$PWD/msmtprc'" >>config
	mail_me
	expect_exit 0
	grep -q '^from ktriage@example.org$' sink/1.env || fail "$(cat sink/*.env)"
	kill "$sink"
	wait "$sink" 2>/dev/null
	mail_me
	expect_exit 75
}

own_main() {
	cat <<-CONFIG
		mydestination =
		smtpd_recipient_restrictions = reject_unauth_destination
		smtpd_relay_restrictions = reject_unauth_destination
		mynetworks =
		virtual_mailbox_domains = example.org
		virtual_mailbox_maps = static:box/
		virtual_mailbox_base = $post/mail
		virtual_uid_maps = static:65534
		virtual_gid_maps = static:65534
	CONFIG
}

own_master() {
	echo 'virtual unix - n n - - virtual'
}

own_folders() {
	chown 65534:65534 "$post/mail"
}

has_arrived() {
	[ "$(find "$post/mail" -path '*/new/*' | wc -l)" -ge "$1" ]
}

# arrived N: waits until the mailbox has that many mails
arrived() {
	until_there has_arrived "$1"
}

with_postfix() {
	set_up
	start_postfix 120 || return 1
	echo "server = smtp://127.0.0.1:$port" >>config
	tries=0
	mail_me
	while [ "$exit_code" -eq 75 ] && [ "$tries" -lt 100 ]; do
		tries=$((tries + 1))
		sleep 0.1
		mail_me
	done
	expect_exit 0
	expect_by arrival
	arrived 1 || fail "no mail: $(cat "$post"/check "$post"/out; tail -n 5 \
		"$post"/log/*)"
	[ -n "$(find "$post/mail" -path '*/new/*')" ] || return 1
	python3 - "$post"/mail/box/new/* <<-'END' >actual || fail 'no mail'
		import email, email.policy, sys
		mail = email.message_from_binary_file(
		    open(sys.argv[1], "rb"), policy=email.policy.default)
		text, page = list(mail.iter_parts())
		print(text.get_content(), end="")
	END
	ktriage summary --since=2026 >expected
	expect_same expected actual
	points >sent
	run_with sent "$top_builddir/tests/smtp-send" \
		"smtp://127.0.0.1:$port" a@example.org b@example.org
	arrived 2 || fail 'the points did not arrive'
	points | tr -d '\r' | sed 1d >expected
	cat $(grep -l '^Subject: points' "$post"/mail/box/new/*) |
		sed '1,/^$/{/^$/!d}' >actual
	expect_same expected actual
	# It relays nothing: refused for good.
	run ktriage summary --since=2026 --mail-to x@elsewhere.example
	expect_exit 69
	expect_err_has '554 5.7.1'
}

why=$(lacks_postfix)
if [ -n "$why" ]; then
	test_skip 'postfix takes it' "$why"
else
	test_case 'postfix takes it' with_postfix
fi
if [ -n "$python" ]; then
	test_case 'text and page go over SMTP' goes_over_smtp
	test_case 'no mail content reaches the wire as a command' \
		hostile_content
	test_case 'lines of points arrive byte for byte' points_stay
	test_case 'refused for now: exit 75, no watermark' refused_for_now
	test_case 'refused for good: exit 69, no watermark' refused_for_good
	if command -v openssl >/dev/null; then
		test_case 'STARTTLS and AUTH' starttls
		test_case 'SMTPS and AUTH' smtps
	else
		test_skip 'STARTTLS and AUTH' 'there is no openssl'
		test_skip 'SMTPS and AUTH' 'there is no openssl'
	fi
	if command -v msmtp >/dev/null; then
		test_case 'msmtp takes it' with_msmtp
	else
		test_skip 'msmtp takes it' 'msmtp is not installed'
	fi
else
	for title in 'text and page go over SMTP' \
		'no mail content reaches the wire as a command' \
		'lines of points arrive byte for byte' \
		'refused for now: exit 75, no watermark' \
		'refused for good: exit 69, no watermark' \
		'STARTTLS and AUTH' 'SMTPS and AUTH' 'msmtp takes it'; do
		test_skip "$title" 'python3-aiosmtpd is not installed'
	done
fi
test_case 'a server that is not there: exit 75' no_server
test_case 'a sendmail command takes it' goes_by_command
test_case 'nothing changed, nothing sent' quiet_nights
test_case 'each query has its watermark' one_for_each_query
test_case 'killed at any point, sent once or again' killed_at_any_point
shim=$top_builddir/tests/fault/shim.so
if [ -e "$shim" ] && command -v sqlite3 >/dev/null; then
	test_case 'killed at each call, sent once or again' killed_at_each_call
else
	test_skip 'killed at each call, sent once or again' \
		'there is no tests/fault/shim.so or no sqlite3'
fi
test_case 'own mail that comes back is not tracked' own_mail_comes_back
test_case 'mistakes in the configuration' mistakes
test_done
