# SPDX-License-Identifier: GPL-2.0-or-later
# The query language against a database: each key hits and misses, the
# operators, text as typed, and nothing that is typed becomes SQL.

. "${srcdir:-.}/tests/lib.sh"

db=$test_root/corpus.db
ktriage -q --db "$db" import "$samples"/performance/*.eml \
	"$samples"/followup/*.eml "$samples"/build/*.eml \
	"$samples"/functional/*.eml || exit 99
# One report to look for, by what is known of it.
one=$(ktriage --db "$db" search --format=ids commit:bea1001237) || exit 99

# hits QUERY: the query finds the one report
hits() {
	ktriage --db "$db" search --format=ids "$1" >hits 2>errors ||
		fail "$1: $(cat errors)"
	grep -qx "$one" hits || fail "$1: does not find $one"
}

# misses QUERY: it runs, but does not find it
misses() {
	ktriage --db "$db" search --format=ids "$1" >hits 2>errors
	[ $? -le 1 ] || fail "$1: $(cat errors)"
	grep -qx "$one" hits && fail "$1: finds $one"
	return 0
}

each_key() {
	while IFS='|' read -r hit miss; do
		[ -n "$hit" ] || continue
		hits "$hit"
		misses "$miss"
		echo "$hit" | sed 's/:.*//' >>keys
	done <<'END'
status:fix-proposed|status:new
status:open|status:closed
status:fixed,fix-proposed|status:fixed,accepted
class:performance|class:build
direction:regression|direction:improvement
change:<-10|change:<-20
change:-13..-11|change:-11..13
change:-12|change:-13
stddev:<3|stddev:>3
strength:>5|strength:<5
-recovery:>0|recovery:>0
weight:>10|weight:>1000
replies:3|replies:0
date:2024-04|date:2024-05
date:2024-04-18..2024-04-18|date:..2024-04-17
date:>2024-03|date:>2024
updated:>=2024-04-19|updated:..2024-04-17
since:2024-04..|since:..2024-03
age:>1y|age:<1y
silent:>1y|silent:<1y
metric:will-it-scale.per_thread_ops|metric:will-it-scale.per_process_ops
metric:will-it-scale|metric:will-it
metric:*.per_thread_ops|metric:stress-ng.*
testcase:will-it-scale|testcase:will-it
testcase:WILL-it-scale|testcase:netperf
param:nr_task=50%|param:nr_task=100%
param:nr_task|param:nr_tasks
param:mode=thr*|param:mode=proc*
param:mo?e|param:mo?
machine:sapphire|machine:"Ice Lake"
tree:akpm-mm|tree:linux-next
branch:mm-unstable|branch:master
component:memcg|component:mm
commit:bea1001237|commit:bea1001238
commit:bea1001|title:no-such-title
title:"flush the per-cpu"|title:"flush per-cpu"
fix:*|-fix:*
event:reproduced|event:fix-tested
waiting:result|waiting:merge
-tag:disputed|tag:disputed
-owner:jane|owner:jane
-note:merge|note:merge
from:oliver.sang|from:philip
from:*@intel.com|from:*@example.org
to:noor.haddad@example.org|to:nobody@example.org
reply-by:haddad|reply-by:oliver
reply-by:*@example.org|reply-by:*@example.net
list:linux-mm|list:linux-fsdevel
subject:regression|subject:improvement
subject:"memcg"|subject:btrfs
text:reproduce|text:xyzzy
path:will-it-scale.per_thread_ops|path:drivers/net
msgid:202404181501.b2e4410a-oliver.sang@intel.com|msgid:202404181501
msgid:<w4bykq4j5m7t2pzn@bramble.example.org>|msgid:nobody@example.org
msgid:*@bramble.example.org|msgid:*@nowhere.example.org
END
	hits "id:$one"
	misses 'id:R99999'
	for key in $(ktriage help query |
		sed -n '/^Keys:/,/^$/s/^  \([a-z-]*\):.*/\1/p'); do
		[ "$key" = id ] || [ "$key" = query ] ||
			grep -qxe "-*$key" keys || fail "$key: is not tried"
	done
}

operators() {
	hits 'status:open component:memcg'
	misses 'status:closed component:memcg'
	hits 'status:closed OR component:memcg'
	hits 'NOT status:closed'
	hits '-status:closed'
	hits '-(status:closed component:memcg)'
	misses 'component:memcg AND (status:closed OR class:build)'
	hits 'component:memcg AND (status:closed OR class:performance)'
	hits ''
	hits '*'
	# Who has no fix has not this one either.
	hits '-fix:deadbeef'
	run ktriage --db "$db" search --count -status:closed component:memcg
	expect_exit 0
	expect_out 1
}

text_as_typed() {
	hits 'will-it-scale'
	hits 'will-it-scale.per_thread_ops'
	hits '-12.0%'
	hits '"two-socket box"'
	hits 'reprod*'
	hits 'DRAINED'
	misses '"socket two box"'
	misses "o'brien"
	misses 'cpuidle..time xyzzy'
	misses 'AND* xyzzy'
	misses 'NEAR(a,b) xyzzy'
	misses 'NEAR(a,b*) xyzzy*'
}

saved_queries() {
	printf '[query]\nmine = component:memcg OR component:nfsd\n' >config
	run ktriage --config ./config --db "$db" search --format=ids \
		query:mine status:open
	expect_exit 0
	grep -qx "$one" "$out" || fail "does not find $one"
	run ktriage --config ./config --db "$db" search query:mien
	expect_exit 2
	expect_err "ktriage: no saved query 'mien'
  query:mien
  ^~~~~~~~~~
hint: did you mean 'query:mine'?"
}

faults_point() {
	run ktriage --db "$db" search 'component:mm stauts:new'
	expect_exit 2
	expect_out ''
	expect_err "ktriage: there is no key 'stauts'
  component:mm stauts:new
               ^~~~~~
hint: did you mean 'status:'?"
	run ktriage --db "$db" search 'tag:dispuetd'
	expect_exit 2
	expect_err_has "did you mean 'disputed'?"
	run ktriage --db "$db" search "$(printf 'x \033[31m stauts:new')"
	expect_exit 2
	expect_err_lacks "$(printf '\033')"
}

explains() {
	run ktriage search --explain 'component:mm -(status:fixed OR age:>1y)'
	expect_exit 0
	expect_out "    component is or is below 'mm'
and not (
            status is fixed
         or reported before 2025-07-01
    )"
}

# Depth and length are refused before SQLite would refuse them.
limits() {
	deep=$(printf '(%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
	end=$(printf ')%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
	hits "${deep}component:memcg$end"
	run ktriage --db "$db" search "($deep*$end)"
	expect_exit 2
	many=$(i=0; while [ $i -lt 199 ]; do echo "a$i OR"; i=$((i + 1)); done)
	hits "$many component:memcg"
	nested=component:memcg
	for i in 1 2 3 4 5; do
		nested="(text:b$i OR -(list:c$i $nested) param:x$i=y*)"
	done
	run ktriage --db "$db" search "$nested"
	[ "$exit_code" -le 1 ] || fail "$(cat "$err")"
}

# Whatever is typed ends with 0, 1 or 2 and never shows SQL. Ten thousand more
# are tried by unit-query-random.c.
random_queries() {
	ktriage help query |
		sed -n '/^Keys:/,/^$/s/^  \([a-z-]*:\).*/\1/p' >keys
	expect test "$(wc -l <keys)" -ge 30
	awk 'BEGIN {
		srand(20260701)
		while ((getline key <"keys") > 0)
			part[++n] = key
		m = split("new < > = -20 .. 5 14d ( ) ( ) OR AND NOT - \" " \
			"* % [ ] '\'' ; -- a.b x=y \\ 2024-01 ? deadbeef " \
			"a@b R1 fixed NULL NEAR ^ { } : + , $C ?1", more, " ")
		for (i = 1; i <= m; i++)
			part[++n] = more[i]
		for (i = 0; i < 300; i++) {
			line = ""
			for (j = int(rand() * 9); j > 0; j--)
				line = line part[1 + int(rand() * n)] \
					(rand() < 0.5 ? " " : "")
			print line
		}
	}' >queries
	while IFS= read -r query; do
		ktriage --db "$db" search --count -- "$query" >o 2>e </dev/null
		code=$?
		[ $code -le 2 ] || fail "$query: exit code $code: $(cat e)"
		grep -qiE 'select|sqlite|syntax error|no such column' e &&
			fail "$query: $(cat e)"
	done <queries
	return 0
}

# Small letters make a word of the text, which is told.
small_operators() {
	ktriage -q import "$samples"/performance
	run ktriage search --count not status:new
	expect_err "hint: 'not' is looked for in the text; the operator is NOT"
	run ktriage search -c '(status:new or status:fixed) and nosuchword'
	expect_err "hint: 'and' is looked for in the text; the operator is AND
hint: 'or' is looked for in the text; the operator is OR"
	run ktriage search -c '"this and that" NOT nothing android'
	expect_err ''
	run ktriage -q search -c not status:new
	expect_err ''
	run ktriage search status:new sort:date
	expect_exit 2
	expect_err_has "did you mean '--sort'?"
}

test_case 'operators in small letters' small_operators
test_case 'each key hits and misses' each_key
test_case 'operators' operators
test_case 'text is found as typed' text_as_typed
test_case 'saved queries' saved_queries
test_case 'a fault is pointed at' faults_point
test_case '--explain' explains
test_case 'caps on depth and length' limits
test_case 'random queries' random_queries
test_done
