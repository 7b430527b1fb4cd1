# SPDX-License-Identifier: GPL-2.0-or-later
# The recipes of doc/examples for postfix, run by a postfix of this test alone:
# its own folders and port, only on loopback, known by its process id, and gone
# after some minutes whatever happens. A mail is in the store when ktriage
# takes it, and stays in the queue, or lies in the mailbox, when it does not.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/recipes-lib.sh"

# recipe NAME: with our program and folders in place of those of a system, and
# with a user who is there everywhere
recipe() {
	sed -e "s|/usr/bin/ktriage|$post/user/ktriage|g" \
		-e "s|/var/lib/ktriage|$post/user|g" \
		-e 's|user=ktriage|user=nobody|' -e 's|\\user|\\nobody|' \
		-e '/^#/d' "$examples/$1"
}

postfix_main() {
	cat <<-CONFIG
		compatibility_level = 3.6
		queue_directory = $post/queue
		data_directory = $post/data
		command_directory = /usr/sbin
		daemon_directory = $daemons
		maillog_file = $post/log/all
		maillog_file_prefixes = $post/log
		mail_owner = postfix
		setgid_group = postdrop
		inet_interfaces = 127.0.0.1
		inet_protocols = ipv4
		myhostname = post.example
		mydestination = post.example
		mynetworks = 127.0.0.0/8
		alias_maps =
		local_recipient_maps =
		relay_domains = example.org
		transport_maps = inline:{ lists@example.org=ktriage: }
		forward_path = $post/user/.forward
		mail_spool_directory = $post/mail/
		default_transport = error:no mail leaves this machine
	CONFIG
}

postfix_master() {
	echo "127.0.0.1:$port inet n - n - - smtpd"
	while read -r line; do
		echo "$line"
	done <<-'TABLE'
		pickup unix n - n 60 1 pickup
		cleanup unix n - n - 0 cleanup
		qmgr unix n - n 300 1 qmgr
		rewrite unix - - n - - trivial-rewrite
		bounce unix - - n - 0 bounce
		defer unix - - n - 0 bounce
		trace unix - - n - 0 bounce
		error unix - - n - - error
		retry unix - - n - - error
		local unix - n n - - local
		anvil unix - - n - 1 anvil
		postlog unix-dgram n - n - 1 postlogd
	TABLE
	recipe postfix-master.cf
}

start_postfix() {
	daemons=$(for folder in /usr/lib/postfix/sbin /usr/libexec/postfix \
		/usr/lib/postfix; do
		[ ! -x "$folder/master" ] || echo "$folder"
	done | head -n 1)
	port=$(free_port)
	for folder in queue data log mail etc user; do
		mkdir "$post/$folder"
	done
	chmod 755 "$post"
	chown postfix "$post/data"
	chown nobody "$post/mail" "$post/user"
	postfix_main >"$post/etc/main.cf"
	postfix_master >"$post/etc/master.cf"
	postfix -c "$post/etc" check >"$post/check" 2>&1
	"$daemons/master" -c "$post/etc" -d -e 600 >"$post/out" 2>&1 &
	master=$!
}

stop_postfix() {
	kill "$master"
	wait "$master"
	rm -rf "$post"
} 2>/dev/null

# Each try reads the file from its beginning.
send_first() {
	"$top_builddir/tests/smtp-send" "smtp://127.0.0.1:$port" \
		a@example.org lists@example.org <short
}

set_up() {
	make_mails
	post=$(mktemp -d /tmp/ktriage-postfix.XXXXXX) || return 1
	trap stop_postfix EXIT
	start_postfix
	cp "$(command -v ktriage)" "$post/ktriage"
	cp "$shim" "$post/shim.so"
	program=$post/ktriage shim=$post/shim.so
	database=$post/user/ktriage.db
	export KTRIAGE_DB="$database"
	log=$post/log/all
	# It listens when it has taken and ended a first mail.
	stand_in "$post/user/ktriage" works
	until_there send_first &&
		until_there grep -q 'status=sent' "$log" || {
		fail "no postfix: $(cat "$post/check" "$post/out" "$log")"
		return 1
	}
	forget
}

# The log and the store of the mail before
forget() {
	rm -rf "$database" "$database"-* "$post"/mail/* "$post/user/logged"
	: >"$log"
}

# send TO MAIL
send() {
	run_with "$2" "$top_builddir/tests/smtp-send" \
		"smtp://127.0.0.1:$port" a@example.org "$1"
	expect_exit 0
}

# said WHAT [COUNT]: the log has that many deliveries of this kind
said() {
	[ "$(grep -c "relay=.*status=$1" "$log")" -ge "${2:-1}" ]
}

queue() {
	find "$post/queue/incoming" "$post/queue/active" "$post/queue/deferred" \
		-type f
}

is_empty() {
	[ -z "$(queue)" ]
}

is_queued() {
	[ "$(find "$post/queue/deferred" -type f | wc -l)" -eq 1 ]
}

was_run() {
	[ "$1" = gone ] || [ -e "$post/user/ktriage.ran" ] ||
		fail "$1: it was not run: $(cat "$log")"
}

# kept_in_queue WAY MAIL: nothing was returned, and the next try succeeds
kept_in_queue() {
	stand_in "$post/user/ktriage" "$1"
	send lists@example.org "$2"
	until_there said deferred && until_there is_queued ||
		fail "$1: not in the queue: $(cat "$log")"
	was_run "$1"
	expect_lacks "$log" status=bounced
	not_in_store "$1"
	postcat -c "$post/etc" -bhq "$(basename "$(queue)")" >queued 2>&1
	expect_whole "$1: the queue" queued "$2"
	stand_in "$post/user/ktriage" works
	expect postqueue -c "$post/etc" -f
	until_there said sent && until_there is_empty ||
		fail "$1: no second try: $(cat "$log")"
	in_store "$1, tried again" "$2"
}

transport() {
	set_up || return 0
	for mail in short long; do
		forget
		stand_in "$post/user/ktriage" works
		send lists@example.org "$mail"
		until_there said sent || fail "not taken: $(cat "$log")"
		in_store works "$mail"
		for way in $bad_ways; do
			[ ! -e "$test_folder/failed" ] || return 0
			forget
			kept_in_queue "$way" "$mail"
		done
	done
}

# in_mailbox WHAT MAIL: once, and nothing is left to do
in_mailbox() {
	until_there said sent 2 && until_there is_empty ||
		fail "$1: not delivered: $(cat "$log")"
	[ "$(find "$post/mail" -type f | wc -l)" -eq 1 ] ||
		fail "$1: not once in the mailbox: $(cat "$log")"
	expect_whole "$1: the mailbox" "$(find "$post/mail" -type f)" "$2"
	expect_lacks "$log" status=bounced
	expect_lacks "$log" status=deferred
}

forward() {
	set_up || return 0
	recipe forward | sed "s| logger | $post/user/logger |" \
		>"$post/user/.forward"
	chown nobody "$post/user/.forward"
	printf '#!/bin/sh\necho "$*" >%s/user/logged\n' "$post" \
		>"$post/user/logger"
	chmod 755 "$post/user/logger"
	for way in works $bad_ways; do
		[ ! -e "$test_folder/failed" ] || return 0
		forget
		stand_in "$post/user/ktriage" "$way"
		send nobody@post.example long
		in_mailbox "$way" long
		was_run "$way"
		[ "$way" = works ] || {
			grep -q 'was not taken' "$post/user/logged" ||
				fail "$way: nobody is told"
			not_in_store "$way"
			ktriage --quiet import "$post/mail"
		}
		in_store "$way" long
	done
}

if [ ! -x /usr/sbin/postfix ] || ! id postfix >/dev/null 2>&1; then
	why='postfix is not installed'
elif [ "$(id -u)" -ne 0 ]; then
	why='only root can start a postfix'
else
	test_case 'postfix: a transport of its own' transport
	test_case 'postfix: ~/.forward' forward
	test_done
fi
test_skip 'postfix: a transport of its own' "$why"
test_skip 'postfix: ~/.forward' "$why"
test_done
