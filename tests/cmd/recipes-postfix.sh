# SPDX-License-Identifier: GPL-2.0-or-later
# The recipes of doc/examples for postfix, run by a postfix of this test alone.
# A mail is in the store when ktriage takes it, and stays in the queue, or lies
# in the mailbox, when it does not.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/postfix-lib.sh"
. "${srcdir:-.}/tests/recipes-lib.sh"

# recipe NAME: with our program and folders in place of those of a system, and
# with a user who is there everywhere
recipe() {
	sed -e "s|/usr/bin/ktriage|$post/user/ktriage|g" \
		-e "s|/var/lib/ktriage|$post/user|g" \
		-e 's|user=ktriage|user=nobody|' -e 's|\\user|\\nobody|' \
		-e '/^#/d' "$examples/$1"
}

own_main() {
	cat <<-CONFIG
		mydestination = post.example
		mynetworks = 127.0.0.0/8
		relay_domains = example.org
		transport_maps = inline:{ lists@example.org=ktriage: }
		forward_path = $post/user/.forward
		mail_spool_directory = $post/mail/
	CONFIG
}

own_master() {
	cat <<-'TABLE'
		pickup unix n - n 60 1 pickup
		local unix - n n - - local
	TABLE
	recipe postfix-master.cf
}

own_folders() {
	mkdir "$post/user"
	chown nobody "$post/mail" "$post/user"
}

# Each try reads the file from its beginning.
send_first() {
	"$top_builddir/tests/smtp-send" "smtp://127.0.0.1:$port" \
		a@example.org lists@example.org <short
}

set_up() {
	make_mails
	start_postfix 600 || return 1
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

why=$(lacks_postfix)
if [ -z "$why" ]; then
	test_case 'postfix: a transport of its own' transport
	test_case 'postfix: ~/.forward' forward
else
	test_skip 'postfix: a transport of its own' "$why"
	test_skip 'postfix: ~/.forward' "$why"
fi
test_done
