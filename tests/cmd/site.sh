# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage site: the pages, the feed, what is written again and what is not.

. "${srcdir:-.}/tests/lib.sh"

KTRIAGE_DB=$test_root/corpus.db
export KTRIAGE_DB
ktriage -q import "$samples" || exit 99

site() {
	run ktriage site "$@"
	expect_exit 0
}

# Well formed, and every link that stays here leads to a file or a place.
whole() {
	site out
	python3 - out <<-'END' || fail 'the site is not whole'
		import html.parser, os, sys
		root = sys.argv[1]
		void = {"meta", "link", "br"}
		class Parser(html.parser.HTMLParser):
		    def handle_starttag(self, tag, attrs):
		        attrs = dict(attrs)
		        assert tag not in ("script", "img", "iframe"), tag
		        assert not any(name.startswith("on") for name in attrs)
		        if "id" in attrs:
		            self.ids.add(attrs["id"])
		        if "href" in attrs:
		            self.links.append(attrs["href"])
		        if tag not in void:
		            self.open.append(tag)
		    def handle_endtag(self, tag):
		        assert self.open.pop() == tag, (tag, self.getpos())
		def read(path):
		    parser = Parser()
		    parser.open, parser.ids, parser.links = [], set(), []
		    parser.feed(open(path, encoding="utf-8").read())
		    assert parser.open == [], (path, parser.open)
		    return parser
		count = 0
		for folder, _, names in os.walk(root):
		    for name in names:
		        if not name.endswith(".html"):
		            continue
		        page = read(os.path.join(folder, name))
		        count += 1
		        for link in page.links:
		            if link.startswith("https://"):
		                continue
		            if link.startswith("#"):
		                assert link[1:] in page.ids, link
		                continue
		            path = os.path.join(folder, link)
		            assert os.path.isfile(path), (name, link)
		assert count > 50, count
	END
}

names_are_our_own() {
	site out
	find out -type f | grep -vE \
		'^out/(index\.html|feed\.xml|report/R[0-9]+\.html|commit/[0-9a-f]{10}\.html|(component|test)/[0-9a-f]{16}\.html)$' \
		>"$out"
	expect_out ''
}

feed_is_atom() {
	site --address=https://example.org/k out
	python3 - <<-'END' >"$out" || fail 'the feed cannot be read'
		import xml.etree.ElementTree as tree
		atom = "{http://www.w3.org/2005/Atom}"
		feed = tree.parse("out/feed.xml").getroot()
		assert feed.tag == atom + "feed"
		entries = feed.findall(atom + "entry")
		ids = [entry.findtext(atom + "id") for entry in entries]
		times = [entry.findtext(atom + "updated") for entry in entries]
		assert len(set(ids)) == len(ids) > 10
		assert times == sorted(times, reverse=True)
		assert feed.findtext(atom + "updated") == times[0]
		print(entries[0].find(atom + "link").get("href"))
	END
	expect_out_has 'https://example.org/k/report/R'
}

only_changes_are_written() {
	cp "$KTRIAGE_DB" t.db
	KTRIAGE_DB=$PWD/t.db
	site out
	find out -type f -exec touch -d 2000-01-01 {} +
	site out
	expect_out_has ' 0 files written, '
	KTRIAGE_NOW=2026-07-02 site out
	find out -type f -newermt 2001-01-01 | sort >"$out"
	expect_out 'out/index.html'
	touch -d 2000-01-01 out/index.html
	id=$(ktriage search --format=ids --limit=1 \
		status:new class:performance)
	ktriage -q set "$id" accepted --reason 'known cost'
	site out
	find out -type f -newermt 2001-01-01 | sort >"$out"
	for file in index.html feed.xml "report/$id.html"; do
		expect_out_has "out/$file"
	done
	[ "$(wc -l <"$out")" -lt 15 ] || fail "$(wc -l <"$out") were written"
	grep -q 'known cost' "out/report/$id.html" || fail 'no reason there'
}

what_is_gone_is_removed() {
	site out
	: >out/report/R99999.html
	: >out/report/notes.txt
	site --query='class:performance' out
	[ ! -e out/report/R99999.html ] || fail 'it is still there'
	[ -e out/report/notes.txt ] || fail 'that was not ours'
	expected=$(ktriage search --count 'class:performance')
	[ "$(find out/report -name 'R*' | wc -l)" -eq "$expected" ] ||
		fail "not $expected reports"
}

hostile_mail() {
	cp "$KTRIAGE_DB" t.db
	KTRIAGE_DB=$PWD/t.db
	sed -e 's/^Message-ID: .*/Message-ID: <..\/..\/"><h@example.org>/' \
		-e 's/\[\([a-z]*\)\]/[\1<script>alert(1)<\/script>]/' \
		-e 's/^testcase: .*/testcase: ..\/..\/<img src=x onerror=y>/' \
		"$samples/performance/2026-also-seen-on.eml" >mail
	ktriage -q import mail
	site out
	grep -rlE '<(script|img)' out >"$out"
	expect_out ''
	[ "$(find . -name '*.html' ! -path './out/*' | wc -l)" -eq 0 ] ||
		fail 'a page outside of the folder'
}

mistakes() {
	run ktriage site
	expect_exit 2
	run ktriage site --query='stauts:new' out
	expect_exit 2
	: >file
	run ktriage site file
	expect_exit 73
	expect_err_has 'cannot make the folder file'
}

# A frame of each width, as in tests/cmd/summary.sh.
fits_every_width() {
	site out
	id=$(ktriage search --format=ids --limit=1 --sort=replies '*')
	for page in index.html "report/$id.html"; do
		sed 's/<meta http-equiv="Content-Security-Policy"[^>]*>//' \
			"out/$page" | sed 's|</body>|<script>parent.postMessage([\
document.documentElement.scrollWidth, innerWidth], "*")</script></body>|' \
			>out/measured.html
		for width in 390 900 1600; do
			cat >frame.html <<-END
				<title>none</title><script>onmessage = (e) =>
				document.title = "wide " + e.data.join(" ")
				</script><iframe width="$width" height="900"
				style="border:0" src="out/measured.html"></iframe>
			END
			chromium --headless --no-sandbox --disable-gpu \
				--no-first-run --hide-scrollbars \
				--disable-background-networking \
				--disable-component-update --disable-sync \
				--user-data-dir="$TMPDIR/chromium" \
				--virtual-time-budget=2000 --window-size=1700,1000 \
				--dump-dom "file://$PWD/frame.html" 2>log |
				sed -n 's/.*<title>\(wide [^<]*\)<.*/\1/p' >"$out"
			expect_out "wide $width $width"
		done
	done
}

test_case 'names come from numbers and hashes' names_are_our_own
test_case 'only what changed is written' only_changes_are_written
test_case 'what is gone is removed' what_is_gone_is_removed
test_case 'no mail writes markup or names a file' hostile_mail
test_case 'mistakes' mistakes
if command -v python3 >/dev/null; then
	test_case 'pages are well formed, links lead somewhere' whole
	test_case 'the feed is Atom' feed_is_atom
else
	test_skip 'pages are well formed, links lead somewhere' 'no python3'
	test_skip 'the feed is Atom' 'no python3'
fi
if command -v chromium >/dev/null; then
	test_case 'pages fit every width' fits_every_width
else
	test_skip 'pages fit every width' 'chromium is not installed'
fi
test_done
