# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage summary: what changed, what waits, the watermark, the formats.

. "${srcdir:-.}/tests/lib.sh"
. "${srcdir:-.}/tests/chromium.sh"

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml || exit 99

summary() {
	run ktriage --db "$db" summary "$@"
}

fits_72_columns() {
	summary --since=2014 --all
	expect_exit 0
	expect_err ''
	grep -v https: "$out" >lines
	[ "$(wc -L <lines)" -le 72 ] || fail "$(wc -L <lines) columns"
}

blocks_are_capped() {
	printf '[summary]\nitems = 2\nhorizon = 30y\n' >config
	summary --config ./config --since=2014 --format=json
	expect_out_lacks '"older":1'
	summary --config ./config --since=2014
	expect_out_has ' more (--all)'
	summary --config ./config --since=2014 --all
	expect_out_lacks ' more (--all)'
}

old_ones_are_counted() {
	summary --since=2030
	expect_exit 2
	expect_out ''
	expect_err 'ktriage: --since=2030: that is yet to come'
	summary --since=7d
	expect_out_has ' from before 2025-07-01 (--all)'
}

json() {
	summary --since=2024 --format=json
	expect_exit 0
	[ "$(wc -l <"$out")" -eq 1 ] || fail 'not one line'
	expect_out_has '{"schema":"ktriage.summary/1","since":"2024-01-01T00:00:00Z"'
	for key in until by changed waiting counts weeks; do
		expect_out_has "\"$key\":"
	done
}

markdown_is_escaped() {
	cat >mail <<'END'
From: <script>alert(1)</script> <x@example.org>
To: kernel test robot <oliver.sang@intel.com>
Subject: Re: regression
Date: Mon, 18 May 2026 18:00:00 +0000
Message-ID: <x@example.org>
In-Reply-To: <202605121016.7f3ac1d2-lkp@intel.com>

I can reproduce it with <b>*stars*</b> and [links](http://example.org) too.
END
	cp "$db" t.db
	ktriage -q --db ./t.db import mail
	run ktriage --db ./t.db summary --since=2024 --all --format=markdown
	expect_exit 0
	expect_out_has '# Regressions'
	expect_out_has '### '
	expect_out_lacks '<b>'
	expect_out_lacks '<script>'
	expect_out_has '&lt;b\>\*stars\*&lt;/b\> and \[links\]'
}

# By arrival: a mail of 2024 that comes today is news.
watermark() {
	KTRIAGE_NOW=2026-07-01 ktriage -q --db ./t.db import \
		"$samples/performance/2024-signed-regression.eml"
	KTRIAGE_NOW=2026-07-02 ktriage --db ./t.db summary --advance >first
	grep -q ': 0 changed' first || fail "$(head -n 1 first)"
	KTRIAGE_NOW=2026-07-03 ktriage -q --db ./t.db import \
		"$samples/followup/reproduced-smaller-machine.eml"
	for i in 1 2; do
		KTRIAGE_NOW=2026-07-04 ktriage --db ./t.db summary >second
		grep -q '^Regressions, 2026-07-02 to 2026-07-04: 1 changed' \
			second || fail "$(head -n 1 second)"
	done
	KTRIAGE_NOW=2026-07-04 ktriage --db ./t.db summary --advance >second
	KTRIAGE_NOW=2026-07-05 ktriage --db ./t.db summary >third
	grep -q ': 0 changed' third || fail "$(head -n 1 third)"
}

no_advance_without_output() {
	KTRIAGE_NOW=2026-07-01 ktriage -q --db ./t.db import \
		"$samples/performance/2024-signed-regression.eml"
	KTRIAGE_NOW=2026-07-02 ktriage --db ./t.db summary --advance \
		>/dev/full 2>err
	[ $? -eq 74 ] || fail 'a full disk is no success'
	KTRIAGE_NOW=2026-07-03 ktriage --db ./t.db summary --format=json >after
	grep -q '"by":"date"' after || fail "$(cut -c 1-200 after)"
}

takes_the_spool() {
	cp "$db" t.db
	mkdir spool
	cp "$samples/build/2023-smatch.eml" spool/1.eml
	run ktriage --db ./t.db summary
	expect_exit 0
	[ ! -e spool/1.eml ] || fail 'it still waits'
}

faults() {
	summary --since=someday
	expect_exit 2
	summary --query='stauts:new'
	expect_exit 2
	summary component:mm
	expect_exit 2
	summary --format=markdwon
	expect_exit 2
	expect_err "ktriage: --format: there is no 'markdwon'; did you mean 'markdown'?"
	run ktriage --db ./none.db summary --advance
	expect_exit 66
	[ ! -e none.db ] || fail 'made a database'
}

# What is late in a block is late among its items; statements that a person
# has to judge are there where that is asked, and are not what decided.
agrees_with_itself() {
	ktriage -q --db ./t.db import "$samples"
	run ktriage --db ./t.db summary --since=2014 --all --format=json
	expect_err ''
	python3 - "$out" <<-'END' || fail 'it contradicts itself'
		import json, sys
		summary = json.load(open(sys.argv[1]))
		seen = set()
		for block in summary["waiting"]:
		    items = block["items"]
		    assert block["total"] == len(items), block["name"]
		    assert block["late"] == sum(i["late"] for i in items), block["name"]
		    for item in items:
		        assert item["id"] not in seen, item["id"]
		        seen.add(item["id"])
		        assert item["need"] and item["whom"], item["id"]
		        for said in item["unclear"]:
		            assert item["flags"], item["id"]
		            assert said["evidence"] != item["reason"]["evidence"], said
		    if block["name"] == "decide":
		        assert any(i["unclear"] for i in items)
	END
}

# What is asked, of whom, until when; the last places of a block go round.
asks_somebody() {
	ktriage -q --db ./t.db import "$samples"/performance/2026-*.eml
	KTRIAGE_NOW=2026-05-14 ktriage --db ./t.db summary --format=json >json
	python3 - <<-'END' >"$out" || fail 'no JSON'
		import json
		summary = json.load(open("json"))
		for block in summary["waiting"]:
		    for item in block["items"]:
		        whom = item["whom"]
		        print(block["name"], item["message_id"],
		              whom["name"] or whom["address"],
		              item["due"], item["late"])
	END
	expect_out_has 'answer 202605121016.7f3ac1d2-lkp@intel.com '
	expect_out_has 'ilse.varga@example.org 2026-06-02T01:41:18Z False'
	expect_out_lacks 'lkp@intel.com lkp@intel.com'
}

# What is to be done by whom, what it is, where to read it; and once only.
says_what_to_do() {
	cat >mail <<'END'
From: Passer By <x@example.com>
To: kernel test robot <oliver.sang@intel.com>
Subject: Re: regression
Date: Wed, 13 May 2026 18:00:00 +0000
Message-ID: <x@example.com>
In-Reply-To: <202605121016.7f3ac1d2-lkp@intel.com>

I have a strong suspicion that this bot report is bogus.
END
	ktriage -q --db ./t.db import "$(grep -lFx \
		'Message-ID: <202605121016.7f3ac1d2-lkp@intel.com>' \
		"$samples"/performance/*.eml)" \
		"$samples"/functional/2026-noticed-item.eml
	told() {
		KTRIAGE_NOW=2026-05-14 ktriage --db ./t.db summary \
			--since="$1" | sed -n "/^$2/,/^COUNTS/p" | sed \$d >"$out"
	}
	told 2026-04 New
	expect_out_file - <<-'END'
		New reports (2)

		R2     waits for zora.petrov@example.org to answer; 3 weeks late
		       WARNING:at_mm/vmalloc.c:#purge_vmap_tail (and 1 more)
		       138767ebd9fd mm/vmalloc: free the tail of a purged area without …
		       https://lore.kernel.org/all/202604131251.c0a93f2d-lkp@intel.com/

		R1     waits for ilse.varga@example.org to answer; due 2026-06-02
		       -14.2% stress-ng.pipeherd.ops_per_sec — sched/fair: Keep the wak…
		       https://lore.kernel.org/all/202605121016.7f3ac1d2-lkp@intel.com/

		WAITING

		Large and unanswered (1)

		R2     (above) WARNING:at_mm/vmalloc.c:#purge_vmap_tail (and 1 more)

		Nobody has answered (1)

		R1     (above) -14.2% stress-ng.pipeherd.ops_per_sec

	END
	ktriage -q --db ./t.db import mail
	sed -e 's/^Message-ID: <x/&2/' -e 's/18:00:00/19:00:00/' mail >again
	ktriage -q --db ./t.db import again
	told today Unclear
	expect_out_file - <<-'END'
		Unclear statements, for you to decide (1)

		R1     waits for you to decide; silent for 5 hours
		       -14.2% stress-ng.pipeherd.ops_per_sec — sched/fair: Keep the wak…
		       disputed: “I have a strong suspicion that this bot report is
		       bogus.” — Passer By, whom the report does not name
		       https://lore.kernel.org/all/202605121016.7f3ac1d2-lkp@intel.com/

		       ktriage explain ID, then ktriage set ID STATUS

	END
}

goes_round() {
	printf '[summary]\nitems = 5\nhorizon = 30y\n' >config
	day=0 total=99
	while [ $((day * 2)) -lt "$total" ]; do
		day=$((day + 1))
		KTRIAGE_NOW=2026-07-$(printf %02d "$day") ktriage --db "$db" \
			--config ./config summary \
			--query 'status:acknowledged' >text
		sed -n '/^Talked about/,$s/^\(R[0-9]*\) .*/\1/p' text >>all
		total=$(sed -n 's/^Talked about.*(\([0-9]*\))$/\1/p' text)
		[ "$day" -lt 28 ] || break
	done
	[ "$total" -gt 7 ] || fail "only $total wait, too few for this test"
	[ "$(sort -u all | wc -l)" -eq "$total" ] ||
		fail "$(sort -u all | wc -l) of $total were shown in $day days"
	[ "$(sort all | uniq -c | grep -c " $day ")" -eq 3 ] ||
		fail 'the heaviest are not shown every day'
}

# The page names nothing that a browser would fetch or run.
html_is_self_contained() {
	cp "$db" t.db
	sed -e 's/^Message-ID: .*/Message-ID: <h@example.org>/' \
		-e 's/fs-mark/<img src=x onerror=alert(1)>/' \
		-e "s/\(test machine: \).*/\1\" onload='x' \&amp;/" \
		"$samples/performance/2026-also-seen-on.eml" >mail
	ktriage -q --db ./t.db import mail
	run ktriage --db ./t.db summary --since=2014 --all --format=html
	expect_exit 0
	expect_out_has "default-src 'none'"
	expect_out_has '&quot; onload=&#39;x&#39; &amp;amp;'
	run ktriage --db ./t.db summary --since=7d --format=html
	expect_out_has ' more wait from before 2025-07-01</p>'
	expect_out_lacks '--all'
	run ktriage --db ./t.db summary --since=2014 --all --format=html
	expect_out_lacks '<img'
	expect_out_lacks '<script'
	grep -oE '(src|href|action|data|url)[=(]"?[^"#][^"]*' "$out" |
		grep -v '^href="https://' >links
	[ ! -s links ] || fail "$(head -n 5 links)"
	grep -oE '@import|url\(' "$out" >links
	[ ! -s links ] || fail "$(head -n 5 links)"
	python3 - "$out" <<-'END' || fail 'the tags do not match'
		import html.parser, sys
		void = {"meta", "link", "br", "img"}
		svg = {"rect", "path", "polyline"}
		class Parser(html.parser.HTMLParser):
		    open = []
		    def handle_starttag(self, tag, attrs):
		        assert not any(name.startswith("on") for name, _ in attrs)
		        if tag not in void:
		            self.open.append(tag)
		    def handle_startendtag(self, tag, attrs):
		        assert tag in svg | void, tag
		    def handle_endtag(self, tag):
		        assert self.open.pop() == tag, (tag, self.getpos())
		parser = Parser()
		parser.feed(open(sys.argv[1], encoding="utf-8").read())
		assert parser.open == [], parser.open
	END
}

long_words() {
	sed -e 's/^Message-ID: .*/Message-ID: <w@example.org>/' -e \
		"s/\\(test machine: \\).*/\\1$(printf '%0300d' 0)/" \
		"$samples/performance/2026-also-seen-on.eml"
}

in_a_browser() {
	cp "$db" t.db
	long_words >mail
	ktriage -q --db ./t.db import mail
	ktriage --db ./t.db summary --since=2014 --all --format=html >page.html
	expect_fits page.html
	expect_quiet page.html
}

# On paper a link shows where it leads.
on_paper() {
	ktriage --db "$db" summary --since=2014 --format=html >page.html
	browse --no-pdf-header-footer --print-to-pdf="$PWD/page.pdf" \
		"file://$PWD/page.html" 2>log
	pdftotext -layout page.pdf - | tr -d '\n ' >"$out"
	expect_out_has '<https://lore.kernel.org/all/'
	expect_out_has 'Performanceregressionsbyweek'
}

test_case 'text fits 72 columns' fits_72_columns
test_case 'blocks are capped and say so' blocks_are_capped
test_case 'what waited for too long is counted' old_ones_are_counted
test_case 'json' json
test_case 'markdown is escaped' markdown_is_escaped
test_case 'the watermark goes by arrival' watermark
if [ -c /dev/full ]; then
	test_case 'no advance when nothing was written' \
		no_advance_without_output
else
	test_skip 'no advance when nothing was written' 'no /dev/full'
fi
test_case 'what waits in the spool is taken in' takes_the_spool
test_case 'mistakes' faults
if command -v python3 >/dev/null; then
	test_case 'somebody is asked, until a day' asks_somebody
	test_case 'blocks and items agree' agrees_with_itself
	test_case 'the page is self-contained' html_is_self_contained
else
	test_skip 'somebody is asked, until a day' 'there is no python3'
	test_skip 'blocks and items agree' 'there is no python3'
	test_skip 'the page is self-contained' 'there is no python3'
fi
test_case 'who is to do what, once, with a link' says_what_to_do
test_case 'what is hidden goes round' goes_round
if has_chromium; then
	test_case 'a browser sees what it should not' sees_bad_pages
	test_case 'the page fits every width and is quiet' in_a_browser
else
	test_skip 'the page fits every width and is quiet' \
		'chromium is not installed'
fi
if has_chromium && command -v pdftotext >/dev/null; then
	test_case 'on paper links have addresses' on_paper
else
	test_skip 'on paper links have addresses' 'no chromium or no pdftotext'
fi
test_done
