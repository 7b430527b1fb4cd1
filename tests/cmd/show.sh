# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage show and explain: the screen, names of reports, formats, and that
# nothing of a mail acts on the terminal.

. "${srcdir:-.}/tests/lib.sh"

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml || exit 99
one=$(ktriage --db "$db" search --format=ids commit:bea1001237) || exit 99
mail=202404181501.b2e4410a-oliver.sang@intel.com

show() {
	run ktriage --db "$db" show "$@"
}

by_each_name() {
	COLUMNS=80 ktriage --db "$db" show "$one" >screen
	for name in "$one" "${one#R}" "$mail" "<$mail>" 202404181501.b2e4 \
		bea1001237bf bea1001 bea1 "https://lore.kernel.org/all/$mail/" \
		w4bykq4j5m7t2pzn@bramble.example.org; do
		COLUMNS=80 ktriage --db "$db" show "$name" >named 2>errors ||
			fail "$name: $(cat errors)"
		expect_same named screen
	done
}

nothing_of_that_name() {
	show R99999
	expect_exit 1
	expect_out ''
	show no-such@example.org
	expect_exit 1
	expect_err_has '"ktriage fetch" may find it'
	show 2024
	expect_exit 2
	expect_err_has '"2024" can mean several reports:'
	grep -q '^  R[0-9]*  *2024[^ ]*@[^ ]*  [^ ]' "$err" ||
		fail "no candidates: $(cat "$err")"
	show
	expect_exit 2
}

screen() {
	export COLUMNS=80
	show "$one"
	expect_exit 0
	expect_err ''
	expect_out_has "$one"
	expect_out_has '-12.0% will-it-scale.per_thread_ops'
	expect_out_has 'clear ('
	expect_out_has 'Status    fix-proposed: a fix is offered'
	expect_out_has '“I pushed a patch that should fix the regression:” — Noor Haddad'
	expect_out_has 'Fix       https://git.example.org/haddad/linux.git'
	expect_out_has 'Next      '
	expect_out_has 'Bisected  bea1001237bf'
	expect_out_has 'With      nr_task=50% mode=thread'
	expect_out_has "Mail      https://lore.kernel.org/all/$mail/"
	expect_out_has '└ Noor Haddad'
	grep -v https: "$out" >lines
	[ "$(wc -L <lines)" -le 80 ] || fail "$(wc -L <lines) columns"
}

# One mail has decided; only a link that is none of threading is named.
thread_remarks() {
	COLUMNS=100 ktriage --db "$db" show "$one" | sed -n '/^Thread/,/^$/p' >tree
	expect test "$(grep -c '←' tree)" -eq 1
	expect_lacks tree ' by '
	ktriage -q --db ./c.db import "$samples"/performance/2024-signed-regression.eml
	cat >fix.eml <<'END'
From: Noor Haddad <noor@bramble.example.org>
Subject: [PATCH] memcg: drain it at once
Date: Sat, 20 Apr 2024 10:00:00 +0000
Message-ID: <fix@bramble.example.org>

Reported-by: kernel test robot <oliver.sang@intel.com>
Closes: https://lore.kernel.org/oe-lkp/202404181501.b2e4410a-oliver.sang@intel.com
---
 mm/memcontrol.c | 1 +
END
	ktriage -q --db ./c.db import fix.eml
	COLUMNS=100 ktriage --db ./c.db show R1 | sed -n '/^Thread/,/^$/p' >tree
	grep -q 'Noor Haddad .*by closes$' tree || fail "$(cat tree)"
}

metrics_by_weight() {
	show "$one"
	grep -A 2 '^METRIC' "$out" | sed 1d | cut -d ' ' -f 1 >first
	printf '%s\n' will-it-scale.per_thread_ops will-it-scale.112.threads \
		>expected
	expect_same first expected
	show --metrics='numa-*' "$one"
	expect_out_has numa-numastat.node0.local_node
	expect_out_lacks will-it-scale.workload
	printf '[show]\nmetrics = 2\n' >config
	show --config ./config "$one"
	expect_out_has 'more rows: --all'
	expect_out_lacks numa-numastat
	show --config ./config --all "$one"
	expect_out_has numa-numastat
	expect_out_lacks 'more rows'
}

# A large change that the spread explains comes last.
noise_weighs_less() {
	LC_ALL=C sed '/perf-c2c.HITM.remote/s/  2%  \(.*\)  3% /212%  \1190% /' \
		"$(grep -l bea1001237 "$samples"/performance/*.eml | head -n 1)" >mail
	cmp -s mail "$samples"/performance/2024-signed-regression.eml &&
		fail 'nothing was replaced'
	ktriage -q --db ./noise.db import mail
	run ktriage --db ./noise.db show --all R1
	sed -n '/^METRIC/,/^$/s/^\([a-z]*-[a-z0-9]*\.\S*\).*/\1/p' "$out" >rows
	expect test "$(tail -n 1 rows)" = perf-c2c.HITM.remote
	run ktriage --db "$db" show --all "$one"
	sed -n '/^METRIC/,/^$/s/^\(perf-c2c\S*\).*/\1/p' "$out" >rows
	expect test "$(head -n 1 rows)" = perf-c2c.HITM.remote
}

# A name without a blank is not broken.
lines_fit() {
	for width in 72 80 120; do
		for id in $(ktriage --db "$db" search --format=ids '*'); do
			COLUMNS=$width ktriage --db "$db" show "$id" |
				grep -vE "^ *(Mail|Fix|Fails)? *[^ ]*$" >"$id"
			[ "$(wc -L <"$id")" -le "$width" ] || {
				fail "$id at $width:"
				grep -E "^.{$((width + 1)),}" "$id" | say
			}
		done
	done
}

# A thread of its own: a request, and its answer.
request_mail() { # ID FROM DAY REFERENCES TEXT
	printf 'From: %s\nTo: lkp@intel.com\nDate: Mon, %s Apr 2024 10:00:00 +0000\n' \
		"$2" "$3"
	printf 'Subject: Re: [akpm-mm:mm-unstable] [memcg]  bea1001237:  '
	printf 'will-it-scale.per_thread_ops -12.0%% regression\n'
	printf 'Message-ID: <%s>\nIn-Reply-To: <%s>\n\n%s\n' "$1" "$4" "$5"
}

requests() {
	export COLUMNS=80
	for file in "$samples"/performance/*.eml; do
		grep -q "^Message-ID: <$mail>" "$file" &&
			ktriage -q import "$file"
	done
	request_mail ask@example.org 'Ada <ada@example.org>' 22 "$mail" \
		'Could you please test the patch below?' | ktriage -q import -
	run ktriage search --format=ids waiting:result
	expect_out R1
	run ktriage show R1
	expect_out_has 'Tests that were asked for'
	expect_out_has '2024-04-22 Ada asked'
	expect_out_has 'not answered yet'
	expect_out_has 'Next      the result of a test that was asked for'
	run ktriage summary --since=2024 --format=json
	expect_out_has '"name":"result"'
	request_mail answer@intel.com 'Oliver Sang <oliver.sang@intel.com>' 29 \
		ask@example.org 'The patch fixes the regression.' |
		ktriage -q import -
	run ktriage search --format=ids waiting:result
	expect_exit 1
	run ktriage show R1
	expect_out_has 'Oliver Sang answered: good'
	run ktriage explain R1
	expect_out_has 'Oliver Sang answered: good'
	expect_out_has 'without it the report would be acknowledged'
	run ktriage show --format=json R1
	expect_out_has '"requests":[{"state":"answered"'
}

# Of one commit: another loss a month before, and a gain.
relatives() {
	export COLUMNS=80
	file=$(grep -l "^Message-ID: <$mail>" "$samples"/performance/*.eml)
	sed 's/^Message-ID: .*/Message-ID: <202403181501.b2e4410b-lkp@intel.com>/
		s/^Date: .*/Date: Mon, 18 Mar 2024 15:01:00 +0800/' \
		"$file" >earlier
	sed 's/^Message-ID: .*/Message-ID: <202404181502.b2e4410c-lkp@intel.com>/
		s/-12.0% regression/12.0% improvement/' "$file" >gain
	cmp -s "$file" gain && fail 'nothing was replaced'
	ktriage -q import "$file" earlier gain
	run ktriage show R1
	expect_out_has 'Other reports of this commit: 1 regression, 1 improvement'
	expect_out_has 'This test and metric before: 1 report: 1 new; 1 of them on this'
	run ktriage search --count commit:bea1001237
	expect_out 3
}

# What a mail would do, and that it did not.
effects() {
	export COLUMNS=80
	ktriage -q import \
		"$(grep -l "^Message-ID: <$mail>" "$samples"/performance/*.eml)"
	request_mail ask@example.org 'Ada <ada@example.org>' 22 "$mail" \
		'Could you please test the patch below?' >ask
	ktriage export >before
	run_with ask ktriage explain --stdin
	expect_exit 0
	expect_out_has 'test-requested'
	expect_out_has 'by references: new → acknowledged'
	run_with ask ktriage explain --stdin --format=json
	expect_out_has '"before":"new","after":"acknowledged"'
	ktriage export >after
	expect_same after before
	printf 'From: a@example.org\nSubject: x\nMessage-ID: <x@y>\n\nHi!\n' >x
	run_with x ktriage explain --stdin
	expect_out_has 'It would belong to no report of the database.'
	run_with x ktriage --db ./none.db explain --stdin
	expect_exit 0
	expect_out_lacks database
	expect test ! -e none.db
}

archive_setting() {
	printf '[core]\narchive = https://mail.example.org/m/\n' >config
	show --config ./config "$one"
	expect_out_has "Mail      https://mail.example.org/m/$mail/"
}

json() {
	show --format=json "$mail"
	expect_exit 0
	[ "$(wc -l <"$out")" -eq 1 ] || fail 'not one line'
	for key in id message_id status reason report events links thread \
		dossier; do
		expect_out_has "\"$key\":"
	done
	expect_out_has '"schema":"ktriage.report/1"'
}

mbox() {
	show --format=mbox "$one"
	expect_exit 0
	[ "$(grep -c '^From mboxrd@z ' "$out")" -ge 3 ] || fail 'few mails'
	show --format=mobx "$one"
	expect_exit 2
}

hostile_text_is_shown() {
	esc=$(printf '\033')
	cat >mail <<END
From: "$esc[2J$esc]0;owned" <evil@example.org>
To: kernel test robot <oliver.sang@intel.com>
Subject: Re: $esc[31mred
Date: Fri, 19 Apr 2024 12:00:00 +0000
Message-ID: <evil@example.org>
In-Reply-To: <$mail>

I can reproduce it on my box $esc[5m too.
END
	cp "$db" t.db
	ktriage -q --db ./t.db import mail || fail import
	for command in show explain 'show --color=always' 'search'; do
		# shellcheck disable=SC2086
		run ktriage --db ./t.db $command "$([ "$command" = search ] &&
			echo "id:$one" || echo "$one")"
		expect_exit 0
		expect_out_lacks "$esc[2J"
		expect_out_lacks "$esc]0;"
		expect_out_lacks "$esc[5m"
	done
}

explain_tells_sentences() {
	run ktriage --db "$db" explain "$one"
	expect_exit 0
	expect_out_has 'reproduced  Noor Haddad (participant)'
	expect_out_has '“I can reproduce it on a two-socket box'
	expect_out_has 'new → acknowledged'
	[ "$(grep -c '← decided' "$out")" -eq 1 ] || fail 'one event decides'
	expect_out_has 'belongs here by references'
	# A mail is named once, however much it does.
	expect test "$(grep -c 'in the same mail' "$out")" -gt 0
	sed -n 's/^    \([^ ]*@[^ ]*\)$/\1/p' "$out" >ids
	expect test "$(sort ids | uniq -d | wc -l)" -eq 0
	run ktriage --db "$db" explain --format=json "$one"
	expect_out_has '"decided":true'
	run ktriage --db "$db" explain
	expect_exit 2
}

explain_of_a_mail() {
	run_with "$samples/followup/reproduced-smaller-machine.eml" \
		ktriage explain --stdin
	expect_exit 0
	expect_out_has reproduced
	run_with "$samples/followup/reproduced-smaller-machine.eml" \
		ktriage explain --stdin --format=json
	expect_out_has '"schema":"ktriage.message/1"'
	run ktriage explain --stdin
	expect_exit 65
	run ktriage explain --stdin R1
	expect_exit 2
	[ -z "$(find "$HOME" -name '*.db')" ] || fail 'made a database'
}

test_case 'what a mail would do to the reports' effects
test_case 'losses and gains of a commit, history of a test' relatives
test_case 'requests for tests and their answers' requests
test_case 'a report by each of its names' by_each_name
test_case 'nothing of that name, or too much' nothing_of_that_name
test_case 'one screen' screen
test_case 'the mail that decided, and odd links' thread_remarks
test_case 'metrics by weight' metrics_by_weight
test_case 'a change that may be noise comes last' noise_weighs_less
test_case 'all screens fit 72, 80 and 120 columns' lines_fit
test_case 'links lead to the archive of the configuration' archive_setting
test_case '--format=json' json
test_case '--format=mbox' mbox
test_case 'nothing of a mail acts on the terminal' hostile_text_is_shown
test_case 'explain tells the sentences' explain_tells_sentences
test_case 'explain of a mail on standard input' explain_of_a_mail
test_done
