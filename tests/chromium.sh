# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=sh
# Looking at pages in a browser without a screen. Source it after lib.sh and
# use it where has_chromium holds.

has_chromium() {
	command -v chromium >/dev/null
}

# browse ARG...: no name is looked up, so that nothing of its own gets out
browse() {
	chromium --headless --no-sandbox --disable-gpu --no-first-run \
		--hide-scrollbars --disable-background-networking \
		--disable-component-update --disable-sync \
		--host-resolver-rules='MAP * ~NOTFOUND , EXCLUDE 127.0.0.1' \
		--user-data-dir="$TMPDIR/chromium" --enable-logging=stderr \
		--virtual-time-budget=2000 "$@"
}

# with_script PAGE SCRIPT: a copy beside it in which only our script runs
with_script() {
	measured=${1%/*}/measured.html
	[ "$measured" != "$1/measured.html" ] || measured=measured.html
	sed 's/<meta http-equiv="Content-Security-Policy"[^>]*>//' "$1" |
		sed 's|</body>||; s|</html>||' >"$measured"
	printf '<script>%s</script></body></html>\n' "$2" >>"$measured"
}

# answer_of PAGE SCRIPT [WIDTH]: what the script posts, in a frame of that
# width, because a window without a screen is never narrower than 500
answer_of() {
	with_script "$1" "parent.postMessage($2, '*')"
	cat >frame.html <<-END
		<title>none</title><script>
		onmessage = (e) => document.title = "says " + e.data
		</script><iframe width="${3:-900}" height="900"
		style="border:0" src="$measured"></iframe>
	END
	browse --window-size=1700,1000 --dump-dom "file://$PWD/frame.html" \
		2>log | sed -n 's/.*<title>says \([^<]*\)<.*/\1/p'
}

# Nothing to be scrolled sideways, at the widths of a telephone, half a screen
# and a screen.
expect_fits() {
	for width in 390 900 1600; do
		said=$(answer_of "$1" \
			'[document.documentElement.scrollWidth, innerWidth].join()' \
			"$width")
		[ "$said" = "$width,$width" ] ||
			fail "$1 at $width: wants and has $said"
	done
}

# complaints PAGE: messages on the console and what was asked of the network
# as the page is; what the browser wants from its maker does not count
complaints() {
	browse --log-net-log="$PWD/net.json" --dump-dom "file://$PWD/$1" \
		2>log >dom
	grep CONSOLE log
	grep -oE '"url":"[a-z]+://[^/"]*' net.json |
		grep -vE '://[a-z0-9.-]*\.?(google|googleapis|gstatic)\.com$' |
		sort -u
}

expect_quiet() {
	found=$(complaints "$1")
	[ -s dom ] || fail "$1 was not shown: $(tail -n 3 log)"
	[ -z "$found" ] || fail "$1: $found"
}

# That the two above see what they look for.
sees_bad_pages() {
	cat >bad.html <<-'END'
		<!DOCTYPE html><style>p { width: 2000px }</style><p>wide<img src="http://127.0.0.1:9/x.png" alt="">
		<script>console.log("here")</script></body></html>
	END
	found=$(complaints bad.html)
	case $found in
	*CONSOLE*'"url":"http://127.0.0.1:9'*) ;;
	*) fail "not seen: $found" ;;
	esac
	[ "$(answer_of bad.html document.documentElement.scrollWidth)" -gt 1900 ] ||
		fail 'not seen: it is too wide'
}
