# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage site: the pages, the feed, what is written again and what is not.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/chromium.sh"

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
	grep -rqE '<strong>([a-z-]+)</strong>: \1[,<]' out &&
		fail 'a status is its own reason'
	python3 - out <<-'END' || fail 'the site is not whole'
		import base64, hashlib, html.parser, os, re, sys
		root = sys.argv[1]
		void = {"meta", "link", "br"}
		class Parser(html.parser.HTMLParser):
		    def handle_starttag(self, tag, attrs):
		        attrs = dict(attrs)
		        assert tag not in ("img", "iframe"), tag
		        assert tag != "script" or not attrs
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
		    text = open(path, encoding="utf-8").read()
		    parser.feed(text)
		    assert parser.open == [], (path, parser.open)
		    # The policy lets that script run and no other.
		    scripts = re.findall(r"<script>(.*?)</script>", text, re.S)
		    hashes = re.findall(r"script-src 'sha256-(.*?)';", text)
		    assert hashes == [base64.b64encode(hashlib.sha256(
		        script.encode()).digest()).decode()
		        for script in scripts], path
		    assert len(scripts) <= 1
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
		'^out/(index\.html|feed\.xml|\.ktriage-site|report/R[0-9]+\.html|commit/[0-9a-f]{10}\.html|(component|test)/[0-9a-f]{16}\.html)$' \
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

changed() {
	find out -type f ! -name .ktriage-site -newermt 2001-01-01 | sort
}

only_changes_are_written() {
	cp "$KTRIAGE_DB" t.db
	KTRIAGE_DB=$PWD/t.db
	site out
	find out -type f -exec touch -d 2000-01-01 {} +
	site out
	expect_out_has ' 0 files written, '
	KTRIAGE_NOW=2026-07-02 site out
	changed >"$out"
	expect_out 'out/index.html'
	touch -d 2000-01-01 out/index.html
	id=$(ktriage search --format=ids --limit=1 \
		status:new class:performance)
	ktriage -q set "$id" accepted --reason 'known cost'
	site out
	changed >"$out"
	for file in index.html feed.xml "report/$id.html"; do
		expect_out_has "out/$file"
	done
	[ "$(wc -l <"$out")" -lt 15 ] || fail "$(wc -l <"$out") were written"
	grep -q 'known cost' "out/report/$id.html" || fail 'no reason there'
}

# spoil FILE...: another letter, the same size
spoil() {
	sed -i 's/<h1>R/<h1>X/' "$@"
}

spoiled() {
	grep -l '<h1>X' out/report/*.html
}

# A page is made anew only when something that it shows has changed.
only_changes_are_made() {
	cp "$KTRIAGE_DB" t.db
	KTRIAGE_DB=$PWD/t.db
	site out
	# The first one is always made: it shows whether pages look different.
	first=$(ktriage search --format=ids --limit=1 --sort=weight '*')
	spoil out/report/*.html
	sed -i 's/<h1>X/<h1>R/' "out/report/$first.html"
	ls out/report/*.html | grep -v "/$first.html" >all
	site out
	spoiled >"$out"
	expect_out_file all
	# Notes, decisions, an owner, a mail to the thread, the commit's others.
	for change in 'note ID hello' 'own ID me@example.org' 'watch ID' \
		'set ID accepted --reason known'; do
		id=$(ktriage search --format=ids --limit=1 --sort=weight \
			status:acknowledged)
		[ "$id" = "$first" ] || spoil "out/report/$id.html"
		ktriage -q $(echo "$change" | sed "s/ID/$id/")
		site out
		grep -q '<h1>R' "out/report/$id.html" || fail "not for $change"
	done
	[ "$(spoiled | wc -l)" -gt $(($(wc -l <all) - 20)) ] ||
		fail 'too many were made anew'
	# A page that is lost, another archive, no memory: made anew.
	id=$(spoiled | head -n 1)
	rm "$id"
	site out
	grep -q '<h1>R' "$id" || fail 'what is lost stays lost'
	printf '[core]\narchive = https://example.org/x/\n' >config
	site --config ./config out
	spoiled >"$out"
	expect_out ''
	spoil out/report/*.html
	rm out/.ktriage-site
	site --config ./config out
	spoiled >"$out"
	expect_out ''
	# All pages look different.
	spoil out/report/*.html
	site --config ./config out
	spoiled >"$out"
	expect_out ''
}

# After each change the pages are what a new site would have.
same_as_new() {
	KTRIAGE_DB=$PWD/t.db
	for part in performance functional build; do
		ktriage -q import "$samples/$part"
		site out
	done
	i=0
	for mail in "$samples"/followup/*.eml; do
		i=$((i + 1))
		ktriage -q import "$mail"
		[ $((i % 10)) -ne 0 ] || site out
	done
	site out
	site new
	diff -rq out new >"$out" || fail "$(head -n 5 "$out")"
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
	grep -rlE '<img|alert.1.*<script|<script>alert' out >"$out"
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

in_a_browser() {
	cp "$KTRIAGE_DB" t.db
	KTRIAGE_DB=$PWD/t.db
	cat >mail <<-END
		From: Passer By <x@example.com>
		To: kernel test robot <oliver.sang@intel.com>
		Subject: Re: regression
		Date: Wed, 13 May 2026 18:00:00 +0000
		Message-ID: <x@example.com>
		In-Reply-To: <202605121016.7f3ac1d2-lkp@intel.com>

		I can reproduce it with $(printf '%0300d' 0).
	END
	ktriage -q import mail
	site out
	report=$(ktriage search --format=ids reply-by:x@example.com)
	for page in index.html "report/$report.html" \
		"$(cd out && ls -S test/*.html | head -n 1)"; do
		expect_fits "out/$page"
		expect_quiet "out/$page"
	done
}

# Heads sort, a field filters; the policy lets that script run.
script_sorts() {
	site out
	expect_quiet out/index.html
	grep -q 'class="tools"' dom || fail 'the script did not run'
	answer_of out/index.html '(() => {
		const table = document.querySelector("table.reports");
		const rows = () => [...table.tBodies[0].rows];
		const column = (i) => rows().map((row) => row.cells[i]);
		const sorted = (list) => list.every(
			(x, i) => i === 0 || list[i - 1] <= x);
		const said = [];
		for (const i of [0, 1, 2, 3, 4, 5]) {
			const values = () => column(i).map((cell) =>
				cell.dataset.key === undefined ? cell.textContent
				: Number(cell.dataset.key));
			const button = table.tHead.rows[0].cells[i]
				.querySelector("button");
			button.click();
			said.push(sorted(values()));
			button.click();
			said.push(sorted(values().reverse()));
		}
		const input = document.querySelector(".tools input");
		const all = rows().length;
		input.value = "FIX-tested";
		input.dispatchEvent(new Event("input"));
		const shown = rows().filter((row) => !row.hidden);
		said.push(shown.length > 0 && shown.length < all);
		said.push(shown.every((row) => row.textContent.includes(
			"fix-tested")));
		said.push(document.querySelector("[role=status]").textContent ===
			shown.length + " of " + all);
		return said.join(" ");
	})()' | tr ' ' '\n' | sort | uniq -c | sed 's/^ *//' >"$out"
	expect_out '15 true'
}

test_case 'names come from numbers and hashes' names_are_our_own
test_case 'only what changed is written' only_changes_are_written
test_case 'only what changed is made' only_changes_are_made
test_case 'a site that grew is the same as a new one' same_as_new
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
if has_chromium; then
	test_case 'pages fit every width and are quiet' in_a_browser
	test_case 'tables can be sorted and filtered' script_sorts
else
	test_skip 'pages fit every width and are quiet' \
		'chromium is not installed'
	test_skip 'tables can be sorted and filtered' \
		'chromium is not installed'
fi
test_done
