# SPDX-License-Identifier: GPL-2.0-or-later
# The recipe of doc/examples for OpenSMTPD, run as it is by an OpenSMTPD of this
# test alone. Its folders and users are fixed when it is compiled, so it has
# mounts and processes of its own (unshare): nothing of the machine is changed,
# it listens on loopback only, and all of it ends with one process. The package
# cannot be installed beside postfix: "./bootstrap --ci" unpacks it into the
# build folder. A mail is in the store or stays in the queue.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/recipes-lib.sh"

# What lies over /etc, /usr and /var: its users and ours, our program, folders.
make_over() {
	mkdir -p "$post/etc" "$post/usr/bin" "$post/var/spool/smtpd" \
		"$post/var/lib/opensmtpd/empty" "$post/run" "$post/spool" \
		"$post/user"
	chmod 711 "$post/spool"
	for name in passwd group; do
		grep -v '^opensmtp\|^ktriage:' "/etc/$name" >"$post/etc/$name"
	done
	empty=/var/lib/opensmtpd/empty
	cat >>"$post/etc/passwd" <<-USERS
		opensmtpd:x:64001:64001::$empty:/bin/false
		opensmtpq:x:64002:64002::$empty:/bin/false
		ktriage:x:64003:64003::$post/user:/bin/sh
	USERS
	cat >>"$post/etc/group" <<-GROUPS
		opensmtpd:x:64001:
		opensmtpq:x:64002:
		ktriage:x:64003:
	GROUPS
	ln -s "$post/user/ktriage" "$post/usr/bin/ktriage"
	chown 64003:64003 "$post/user"
}

# What the first process of its world runs; it ends after some minutes whatever
# happens. /usr is the last, because it may be where mount is.
world() {
	cat <<-INSIDE
		set -e
		over() {
			mount -t overlay overlay -o "lowerdir=\$1" "\$2"
		}
		over $post/etc:/etc /etc
		over $post/var:/var /var
		mount --bind $post/spool /var/spool/smtpd
		mount --bind $post/run /run
		over "$post/usr:$post/smtpd/usr:/usr" /usr
		exec timeout -s KILL 600 "\$@"
	INSIDE
}

isolated='-m -p -f --kill-child --mount-proc'

make_post() {
	post=$(mktemp -d /tmp/ktriage-smtpd.XXXXXX) || return 1
	chmod 755 "$post"
	make_over
	ln -s "$packed" "$post/smtpd"
	world >"$post/world"
}

first_process() {
	read -r first _ <"/proc/$parent/task/$parent/children"
	echo "$first"
}

# With its first process a world ends, and then the parent of that one.
stop_smtpd() {
	[ -z "$parent" ] || {
		kill -KILL "$(first_process)" || kill -KILL "$parent"
		wait "$parent"
	}
	rm -rf "$post"
} 2>/dev/null

start_smtpd() {
	port=$(free_port)
	{
		echo "listen on 127.0.0.1 port $port"
		cat "$examples/smtpd.conf"
	} >"$post/smtpd.conf"
	chmod 600 "$post/smtpd.conf"
	# shellcheck disable=SC2086 # options
	unshare $isolated sh "$post/world" \
		/usr/sbin/smtpd -d -f "$post/smtpd.conf" >>"$log" 2>&1 &
	parent=$!
}

# Each try reads the file from its beginning.
send_first() {
	"$top_builddir/tests/smtp-send" "smtp://127.0.0.1:$port" \
		a@example.org lists@example.org <short
}

set_up() {
	make_mails
	parent=
	make_post || return 1
	trap stop_smtpd EXIT
	cp "$(command -v ktriage)" "$post/ktriage"
	cp "$shim" "$post/shim.so"
	program=$post/ktriage shim=$post/shim.so log=$post/log
	KTRIAGE_DB=$post/user/.local/share/ktriage/ktriage.db
	export KTRIAGE_DB
	start_smtpd
	# It listens when it has taken and ended a first mail.
	stand_in "$post/user/ktriage" works
	until_there send_first &&
		until_there said Ok || {
		fail "no OpenSMTPD: $(cat "$log")"
		return 1
	}
}

# The log and the store of the mail before
forget() {
	rm -rf "$post/user/.local"
	: >"$log"
}

# said RESULT: a delivery had this result
said() {
	grep -q " mda delivery .* result=$1 " "$log"
}

queue() {
	find "$post/spool/queue" -name message -type f
}

is_empty() {
	[ -z "$(queue)" ]
}

is_queued() {
	[ "$(queue | wc -l)" -eq 1 ]
}

send() {
	run_with "$1" "$top_builddir/tests/smtp-send" \
		"smtp://127.0.0.1:$port" a@example.org lists@example.org
	expect_exit 0
}

# Its control program wants to be of the group that it is installed with.
try_again() {
	expect nsenter -t "$(first_process)" -m -p -G 64002 \
		/usr/sbin/smtpctl schedule all >said 2>&1
}

# kept_in_queue WAY MAIL: nothing was returned, and the next try succeeds
kept_in_queue() {
	stand_in "$post/user/ktriage" "$1"
	send "$2"
	until_there said TempFail || fail "$1: no failure: $(cat "$log")"
	[ "$1" = gone ] || [ -e "$post/user/ktriage.ran" ] ||
		fail "$1: it was not run: $(cat "$log")"
	expect_lacks "$log" result=PermFail
	not_in_store "$1"
	until_there is_queued || fail "$1: in the queue: $(queue)"
	expect_whole "$1: the queue" "$(queue)" "$2"
	stand_in "$post/user/ktriage" works
	try_again
	until_there said Ok && until_there is_empty ||
		fail "$1: no second try: $(cat said "$log")"
	in_store "$1, tried again" "$2"
}

with_opensmtpd() {
	set_up || return 0
	for mail in short long; do
		forget
		stand_in "$post/user/ktriage" works
		send "$mail"
		until_there said Ok || fail "not taken: $(cat "$log")"
		in_store works "$mail"
		for way in $bad_ways; do
			[ ! -e "$test_folder/failed" ] || return 0
			forget
			kept_in_queue "$way" "$mail"
		done
	done
}

has_world() (
	[ "$(id -u)" -eq 0 ] && make_post || return 1
	trap 'rm -rf "$post"' EXIT
	# shellcheck disable=SC2086
	unshare $isolated sh "$post/world" true 2>/dev/null
)

title='OpenSMTPD: an address of its own'
packed=$top_builddir/opensmtpd
if [ ! -x "$packed/usr/sbin/smtpd" ]; then
	test_skip "$title" 'there is no opensmtpd/ in the build folder'
elif ! has_world; then
	test_skip "$title" 'this user may not unshare and mount'
else
	test_case "$title" with_opensmtpd
fi
test_done
