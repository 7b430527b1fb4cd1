# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=sh
# After tests/lib.sh: a postfix of one test alone, with its own folders and
# port, only on loopback, known by its process id, and gone after some minutes
# whatever happens. Its processes run as other users, who cannot look into the
# folder of a test. The test says by own_main, own_master and own_folders what
# else stands in main.cf and master.cf, and who owns what below $post.

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
		alias_maps =
		local_recipient_maps =
		default_transport = error:no mail leaves this machine
	CONFIG
	own_main
}

postfix_master() {
	cat <<-TABLE
		127.0.0.1:$port inet n - n - - smtpd
		cleanup unix n - n - 0 cleanup
		qmgr unix n - n 300 1 qmgr
		rewrite unix - - n - - trivial-rewrite
		bounce unix - - n - 0 bounce
		defer unix - - n - 0 bounce
		trace unix - - n - 0 bounce
		error unix - - n - - error
		retry unix - - n - - error
		anvil unix - - n - 1 anvil
		postlog unix-dgram n - n - 1 postlogd
	TABLE
	own_master
}

# start_postfix SECONDS: sets $post, $port and $master
start_postfix() {
	post=$(mktemp -d /tmp/ktriage-postfix.XXXXXX) || return 1
	trap stop_postfix EXIT
	daemons=$(for folder in /usr/lib/postfix/sbin /usr/libexec/postfix \
		/usr/lib/postfix; do
		[ ! -x "$folder/master" ] || echo "$folder"
	done | head -n 1)
	port=$(free_port)
	for folder in queue data log mail etc; do
		mkdir "$post/$folder"
	done
	chmod 755 "$post"
	chown postfix "$post/data"
	own_folders
	postfix_main >"$post/etc/main.cf"
	postfix_master >"$post/etc/master.cf"
	postfix -c "$post/etc" check >"$post/check" 2>&1
	"$daemons/master" -c "$post/etc" -d -e "$1" >"$post/out" 2>&1 &
	master=$!
}

stop_postfix() {
	kill "$master"
	wait "$master"
	rm -rf "$post"
} 2>/dev/null

# Why it cannot be had; nothing where it can.
lacks_postfix() {
	if [ ! -x /usr/sbin/postfix ] || ! id postfix >/dev/null 2>&1; then
		echo 'postfix is not installed'
	elif [ "$(id -u)" -ne 0 ]; then
		echo 'only root can start a postfix'
	fi
}
