# SPDX-License-Identifier: GPL-2.0-or-later
# The recipes of doc/examples for what delivers into a mailbox, each run by its
# program: the mail is in the store and in the mailbox when ktriage takes it;
# in the mailbox, or refused for now, when ktriage fails in any way.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/recipes-lib.sh"

# recipe NAME: with our program and our folder in place of those of a user
recipe() {
	sed -e "s|/usr/bin/ktriage|$HOME/ktriage|g" -e "s|%h|$HOME|g" \
		"$examples/$1"
}

# The agents: each one reads a mail and delivers it for the user of $HOME.
by_procmail() {
	{
		echo "HOME=$HOME"
		recipe procmailrc
	} >config
	procmail -m "$PWD/config"
}

# It reads only files of its own place or the user's, and takes folder and
# shell from /etc/passwd.
by_maildrop() {
	{
		echo "HOME=\"$HOME\""
		echo 'SHELL="/bin/sh"'
		recipe maildroprc
	} >"$HOME/.mailfilter"
	chmod 600 "$HOME/.mailfilter"
	maildrop "$HOME/.mailfilter"
}

# Where root starts it, another user makes its temporary files.
by_fdm() {
	{
		echo "set lock-file \"$HOME/lock\""
		recipe fdm.conf
	} >config
	chmod 600 config
	TMPDIR=/tmp fdm -f config -a stdin fetch
}

dovecot_conf() {
	cat <<-CONFIG
		base_dir = $HOME/base
		state_dir = $HOME/base
		log_path = /dev/stderr
		stats_writer_socket_path =
		ssl = no
		hostname = example.org
		postmaster_address = postmaster@example.org
		mail_location = mbox:~/mail:INBOX=~/Mail/inbox
		protocol lda {
		  mail_plugins = sieve
		}
		plugin {
		  sieve = file:~/.dovecot.sieve
		}
	CONFIG
	sed "s|/etc/dovecot/sieve-pipe|$HOME|" "$examples/dovecot.conf"
}

by_dovecot() {
	[ -e "$HOME/dovecot.conf" ] || {
		dovecot_conf >"$HOME/dovecot.conf"
		cp "$examples/sieve" "$HOME/.dovecot.sieve"
		$as_user mkdir "$HOME/base"
	}
	$as_user env -i PATH=/usr/bin:/bin HOME="$HOME" \
		USER="$($as_user id -un)" "$lda" -c "$HOME/dovecot.conf" \
		-f a@example.org
}

forget() {
	rm -rf "$HOME/Mail" "$HOME/.local"
	$as_user mkdir "$HOME/Mail"
}

in_mailbox() {
	[ -e "$HOME/Mail/inbox" ] || {
		fail "$1: not in the mailbox: $(cat said)"
		return
	}
	expect_whole "$1: the mailbox" "$HOME/Mail/inbox" "$2"
}

# taken AGENT WAY MAIL: delivered with ktriage at work
taken() {
	stand_in "$HOME/ktriage" works
	"by_$1" <"$3" >said 2>&1 || fail "$1 after $2: $(cat said)"
	in_mailbox "$1, ktriage works after $2" "$3"
	in_store "$1, ktriage works after $2" "$3"
}

# After a failure: what is in the mailbox can be read from there, and what was
# refused for now is delivered once more.
failed() {
	stand_in "$HOME/ktriage" "$2"
	"by_$1" <"$3" >said 2>&1
	code=$?
	[ "$2" = gone ] || [ -e "$HOME/ktriage.ran" ] ||
		fail "$1, $2: it was not run: $(cat said)"
	not_in_store "$1, $2, $3"
	case "$1 $2" in
	'maildrop again' | 'maildrop unread')
		[ "$code" -eq 75 ] || fail "$1, $2: exit code $code"
		[ ! -e "$HOME/Mail/inbox" ] || fail "$1, $2: it comes twice"
		taken "$@" ;;
	*)
		[ "$code" -eq 0 ] || fail "$1, $2: exit code $code: $(cat said)"
		in_mailbox "$1, $2, $3" "$3"
		ktriage --quiet import "$HOME/Mail/inbox" ||
			fail "$1, $2: the mailbox cannot be read"
		in_store "$1, $2, read from the mailbox" "$3" ;;
	esac
}

# try_mail AGENT MAIL WAY...
try_mail() {
	agent=$1 mail=$2
	shift 2
	forget
	taken "$agent" nothing "$mail"
	for way in "$@"; do
		[ ! -e "$test_folder/failed" ] || return 0
		forget
		failed "$agent" "$way" "$mail"
	done
}

# procmail takes a second for each short mail in a fresh mailbox.
try() {
	make_mails
	try_mail "$1" short again unread killed
	# shellcheck disable=SC2086 # a list
	try_mail "$1" long $bad_ways
}

with_procmail() { try procmail; }
with_maildrop() { try maildrop; }
with_fdm() { try fdm; }

# It delivers for root only where it can ask for the user, and nobody else may
# look into the folder of a test.
with_dovecot() {
	[ "$(id -u)" -ne 0 ] || {
		HOME=$(mktemp -d /tmp/ktriage-dovecot.XXXXXX) || return 1
		trap 'rm -rf "$HOME"' EXIT
		chown nobody "$HOME"
		chmod 755 "$HOME"
		as_user="setpriv --reuid=nobody --regid=$(id -g nobody)"
		as_user="$as_user --clear-groups"
		cp "$program" "$shim" "$HOME"
		program=$HOME/ktriage.real shim=$HOME/shim.so
		mv "$HOME/ktriage" "$program"
	}
	try dovecot
}

program=$(command -v ktriage) as_user=

# need PROGRAM TITLE TEST
need() {
	if command -v "$1" >/dev/null; then
		test_case "$2" "$3"
	else
		test_skip "$2" "there is no $1"
	fi
}

need procmail 'procmail' with_procmail
need maildrop 'maildrop' with_maildrop
need fdm 'fdm' with_fdm
lda=$(find /usr/lib/dovecot /usr/libexec/dovecot -name dovecot-lda \
	2>/dev/null | head -n 1)
case $(/usr/sbin/dovecot --version 2>/dev/null):$lda in
2.3.*:/*) need sievec 'Sieve in Dovecot' with_dovecot ;;
*) test_skip 'Sieve in Dovecot' 'there is no Dovecot 2.3' ;;
esac
test_done
