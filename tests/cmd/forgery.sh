# SPDX-License-Identifier: GPL-2.0-or-later
# Mail that pretends: nothing of it closes a report, all of it is shown as what
# it is. Whose word counts is tested one by one in tests/unit-status.c.

. "${srcdir:-.}/tests/lib.sh"

report=$samples/performance/2024-signed-regression.eml
id=202404181501.b2e4410a-oliver.sang@intel.com
robot='kernel test robot <oliver.sang@intel.com>'
author='Noor Haddad <noor.haddad@example.org>'
cure='We confirmed this regression was fixed by commit 0123456789ab ("memcg: do it").'

# answer NAME FROM TEXT [FIELD...]: writes NAME.eml
answer() {
	name=$1 from=$2 text=$3
	shift 3
	{
		[ $# -eq 0 ] || printf '%s\n' "$@"
		printf '%s\n' "From: $from" \
			'Date: Sat, 20 Apr 2024 10:00:00 +0000' \
			'Subject: Re: [akpm-mm:mm-unstable] [memcg]  bea1001237: will-it-scale.per_thread_ops -12.0% regression' \
			"Message-ID: <$name@forged.example.net>" \
			"In-Reply-To: <$id>" "References: <$id>" '' "$text"
	} >"$name.eml"
}

take() {
	ktriage -q --db ./t.db import "$report" "$@" || fail 'import failed'
}

# status WORD: that of the one report
expect_status() {
	run ktriage --db ./t.db search --format=ids "status:$1"
	expect_out R1
}

# The statement is there, and named as what it is.
expect_claim() {
	expect_status new,acknowledged
	run ktriage --db ./t.db explain R1
	expect_out_has stranger
	expect_out_has 'fixed by commit 0123456789ab'
	run ktriage --db ./t.db show R1
	expect_out_has claim
}

# The control of all others: the same words from whom they may come.
genuine() {
	answer good "$robot" "$cure"
	take good.eml
	expect_status fixed
}

stranger() {
	answer bad 'Somebody <somebody@elsewhere.example>' "$cure"
	take bad.eml
	expect_claim
}

look_alike() {
	answer a 'kernel test robot <oliver.sang@intel.com.example.net>' "$cure"
	answer b 'kernel test robot <oliver.sang@lntel.com>' "$cure"
	answer c '"oliver.sang@intel.com" <x@elsewhere.example>' "$cure"
	take a.eml b.eml c.eml
	expect_claim
}

quoted() {
	answer a "$author" "On Friday the robot wrote:
> $cure
> #regzbot invalid: it is noise

Is that so?"
	take a.eml
	expect_status new,acknowledged
	run ktriage --db ./t.db explain R1
	expect_out_lacks 'fixed by commit'
	expect_out_lacks invalid
}

checked() {
	cat >config <<'END'
[trust]
authserv-id=mx.example.org
require-pass=closing
END
	KTRIAGE_CONFIG=$PWD/config
	export KTRIAGE_CONFIG
}

result='dmarc=pass header.from=intel.com'

# Without a word of the receiving server even the robot's name closes nothing.
unchecked_sender() {
	checked
	answer a "$robot" "$cure"
	answer b "$robot" "$cure" \
		"Authentication-Results: mx.elsewhere.example; $result"
	answer c "$robot" "$cure" \
		'Authentication-Results: mx.example.org; dmarc=fail header.from=intel.com' \
		"Authentication-Results: mx.example.org; $result"
	answer d "$robot" "$cure" \
		'Authentication-Results: mx.example.org; dmarc=pass header.from=elsewhere.example'
	take a.eml b.eml c.eml d.eml
	expect_status new,acknowledged
	run ktriage --db ./t.db show R1
	expect_out_has claim
}

checked_sender() {
	checked
	answer a "$robot" "$cure" "Authentication-Results: mx.example.org; $result"
	take a.eml
	expect_status fixed
}

# An old confirmation that is sent again is known, and news only once.
replayed() {
	answer good "$robot" "$cure"
	answer again "$robot" 'the regression is back, it still exists on v6.10 although the fix was merged.'
	sed -i 's/20 Apr/25 Apr/' again.eml
	take good.eml again.eml
	expect_status acknowledged
	run ktriage --db ./t.db import good.eml
	expect_out_has '1 known'
	expect_status acknowledged
}

test_case 'the genuine one counts' genuine
test_case 'a stranger says that it is fixed' stranger
test_case 'names that look like the robot' look_alike
test_case 'what is quoted says nothing' quoted
test_case 'a sender whom no server checked' unchecked_sender
test_case 'a sender whom the server checked' checked_sender
test_case 'an old confirmation once more' replayed
test_done
