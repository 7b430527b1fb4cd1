# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage emit: whole outputs, and that no mail gets a word of its own into a
# header or a trailer. The setter of headers is unit-mail-head.c's.

. "${srcdir:-.}/tests/lib.sh"

mail=$samples/performance/2025-reopened.eml
id=202511121252.0f6a29d8-lkp@intel.com

trailers() {
	ktriage -q import "$mail"
	run ktriage emit R1 trailers
	expect_exit 0
	expect_err ''
	expect_out 'Fixes: 0c5f4ac47e1d ("btrfs: delay the csum of a compressed extent until its last write")
Reported-by: kernel test robot <oliver.sang@intel.com>
Closes: https://lore.kernel.org/oe-lkp/202511121252.0f6a29d8-lkp@intel.com'
}

# What is emitted is understood by scan-git and by regzbot's grammar.
trailers_close() {
	ktriage -q import "$mail"
	git init -q -b master tree
	ktriage emit R1 trailers >trailers
	printf 'btrfs: write it at once\n\n' | cat - trailers |
		git -C tree -c user.name=A -c user.email=a@example.org \
			commit -q --allow-empty -F -
	ktriage -q scan-git tree
	run ktriage show --format=json R1
	expect_out_has '"how":"closes"'
	run ktriage emit R1 regzbot
	expect_out "#regzbot ^introduced: 0c5f4ac47e1d (\"btrfs: delay the csum of a compressed extent until its last write\")
#regzbot title: [kdave-btrfs:for-next] [btrfs] 0c5f4ac47e: stress-ng.copy-file.ops_per_sec 42.9% regression
#regzbot from: kernel test robot <oliver.sang@intel.com>
#regzbot fix: $(git -C tree rev-parse --short=12 HEAD) (\"btrfs: write it at once\")"
}

regzbot_of_states() {
	ktriage -q import "$mail"
	run ktriage emit R1 regzbot
	expect_out_lacks 'fix:'
	ktriage -q set R1 accepted --reason='worth it'
	run ktriage emit R1 regzbot
	expect_out_has '#regzbot invalid: worth it'
	ktriage -q set R1 superseded
	run ktriage emit R1 regzbot
	expect_out_has '#regzbot resolve: the commit was'
	ktriage -q set R1 fixed --commit=1234567890abcdef
	run ktriage emit R1 regzbot
	expect_out_has '#regzbot fix: 1234567890ab'
}

reply() {
	ktriage -q import "$mail"
	run ktriage emit R1 reply
	expect_exit 0
	expect_err ''
	sed '/^$/q' "$out" >head
	printf '%s\n' "To: oliver.sang@intel.com
Cc: adaeze.lindgren@example.org, oe-lkp@lists.linux.dev, lkp@intel.com
Subject: Re: [kdave-btrfs:for-next] [btrfs] 0c5f4ac47e:
 stress-ng.copy-file.ops_per_sec 42.9% regression
In-Reply-To: <$id>
References: <$id>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit
" >expected
	expect_same expected head
	run ktriage emit R1 reply
	expect_out_has 'On 2025-11-12, kernel test robot wrote:'
	expect_out_has '> kernel test robot noticed a 42.9% regression'
	expect_out_has '> | Closes:'
	expect_out_lacks 'Details are as below'
	expect_out_lacks '%stddev'
}

# A report that would like to write headers, trailers and commands.
hostile() {
	cat >mail.eml <<'EOF'
From: "kernel test robot" <oliver.sang@intel.com>
To: a@example.org, "x
 Bcc: y@example.org" <b@example.org>
Cc: =?UTF-8?Q?c=0ABcc:_z@example.org?= <c@example.org>
Date: Wed, 12 Nov 2025 13:18:59 +0800
Subject: =?UTF-8?Q?[linus:master]_[mm]__0123456789:=0ABcc:_v@example.org=0D=0A?=
 will-it-scale.per_process_ops -10.0% regression=?UTF-8?Q?=1B]0;x=07?=
Message-ID: <202511121253.0f6a29d9-lkp@intel.com>
References: <a b@c> <d@e>

Hello,

kernel test robot noticed a -10.0% regression of will-it-scale.per_process_ops on:

commit: 0123456789abcdef0123456789abcdef01234567 ("mm: do it")
https://git.kernel.org/cgit/linux/kernel/git/torvalds/linux.git master

testcase: will-it-scale

If you fix the issue, kindly add following tags
| Reported-by: kernel test robot <oliver.sang@intel.com>
| Closes: https://evil.example.org/another@example.org

EOF
	ktriage -q import mail.eml
	for what in trailers regzbot reply; do
		run ktriage emit R1 $what
		expect_exit 0
		expect_out_lacks "$(printf '\033')"
		grep -qiE '^(bcc|v@|z@)' "$out" && fail "$what: a header"
	done
	run ktriage emit R1 trailers
	expect_out_lacks evil.example.org
	expect_out_has 'Closes: https://lore.kernel.org/all/202511121253.0f6a29d9-lkp@intel.com'
}

no_report() {
	ktriage -q import "$samples"/followup/forwarded-report.eml
	run ktriage emit R99 reply
	expect_exit 1
	run ktriage emit R1 replay
	expect_exit 2
	expect_err_has "did you mean 'reply'"
	run ktriage emit R1
	expect_exit 2
}

# A report that is known by quotes only has no head to answer.
reconstructed() {
	ktriage -q import "$samples"/followup/quote-of-an-unknown-report.eml
	run ktriage emit R1 reply
	expect_exit 1
	expect_err_has 'the report itself never came'
	run ktriage emit R1 trailers
	expect_exit 0
}

test_case 'trailers' trailers
test_case 'trailers that scan-git understands; regzbot of a fix' trailers_close
test_case 'regzbot lines of other states' regzbot_of_states
test_case 'a reply' reply
test_case 'a hostile report writes no header' hostile
test_case 'wrong names and words' no_report
test_case 'a report that never came' reconstructed
test_done
