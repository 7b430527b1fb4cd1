# SPDX-License-Identifier: GPL-2.0-or-later
# ktriage scan-git, against small trees that each test makes. What the words
# of a message mean is tests/unit-git-rules.c.

. "${srcdir:-.}/tests/lib.sh"

mail=$samples/performance/2025-reopened.eml
id=202511121252.0f6a29d8-lkp@intel.com
url=https://lore.kernel.org/oe-lkp/$id
blamed=0c5f4ac47e1d850b19ef5347ec18876f4abc6bd0
robot='kernel test robot <oliver.sang@intel.com>'

GIT_AUTHOR_NAME='Ada Ängström' GIT_AUTHOR_EMAIL=ada@example.org
GIT_COMMITTER_NAME=Committer GIT_COMMITTER_EMAIL=committer@example.org
export GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL

day=10

# commit MESSAGE: an empty commit on a day of December 2025
commit() {
	day=$((day + 1))
	GIT_AUTHOR_DATE="2025-12-$day 10:00:00 +0000"
	GIT_COMMITTER_DATE=$GIT_AUTHOR_DATE
	export GIT_AUTHOR_DATE GIT_COMMITTER_DATE
	printf '%s' "$1" | git -C tree commit -q --allow-empty \
		--cleanup=verbatim -F -
}

head_id() {
	git -C tree rev-parse "${1:-HEAD}"
}

make_tree() {
	git init -q -b master tree
	git -C tree config remote.origin.url \
		https://user:secret@git.example.org/pub/linux.git/
	commit 'start'
}

take_mail() {
	ktriage -q import "$mail"
}

scan() {
	run ktriage scan-git "$@"
}

status() {
	run ktriage search --format=json --limit=1 "id:R1"
	sed -n 's/.*"status": *"\([^"]*\)".*/\1/p' "$out" | head -n 1
}

expect_status() {
	actual=$(status)
	[ "$actual" = "$1" ] || fail "the status is $actual, expected $1"
}

closes() {
	take_mail
	make_tree
	commit "btrfs: write the csum at once

Reported-by: $robot
Closes: $url
"
	scan tree
	expect_exit 0
	expect_out '2 commits read, 1 of concern, 1 new'
	expect_err ''
	expect_status fixed
	run ktriage show --format=json R1
	expect_out_has '"fix":"'"$(head_id)"'"'
	expect_out_has '"repository":"https://git.example.org/pub/linux.git"'
	expect_out_has '"branch":"master"'
	expect_out_has '"name":"Ada Ängström"'
	expect_out_lacks secret
	run ktriage explain R1
	expect_out_has "Closes: $url"
}

fixes_and_credits() {
	take_mail
	make_tree
	commit "btrfs: write the csum at once

Fixes: 0c5f4ac47e1d (\"btrfs: delay the csum of a compressed extent\")
Reported-by: $robot
"
	scan tree
	expect_status fixed
}

fixes_alone() {
	take_mail
	make_tree
	commit "btrfs: free the list of csums

Fixes: 0c5f4ac47e1d (\"btrfs: delay the csum of a compressed extent\")
"
	scan tree
	expect_out_has '1 of concern'
	expect_status new
	run ktriage show --format=json R1
	expect_out_has '"how":"mention"'
}

fixes_another_report() {
	take_mail
	make_tree
	commit "btrfs: initialize the list of csums

Fixes: 0c5f4ac47e1d (\"btrfs: delay the csum of a compressed extent\")
Reported-by: kernel test robot <lkp@intel.com>
"
	commit "btrfs: mark the list of csums

Fixes: 0c5f4ac47e1d (\"btrfs: delay the csum of a compressed extent\")
Reported-by: $robot
Closes: https://lore.kernel.org/oe-lkp/202512011200.aaaaaaaa-lkp@intel.com
"
	scan tree
	expect_out_has '2 of concern'
	expect_status new
}

link_is_a_mention() {
	take_mail
	make_tree
	commit "btrfs: tell more of csums

Link: $url
"
	scan tree
	expect_out_has '1 of concern'
	expect_status new
	commit "btrfs: write the csum at once

Reported-by: $robot
Link: $url
"
	scan tree
	expect_status fixed
}

reverts() {
	take_mail
	make_tree
	commit "Revert \"btrfs: delay the csum of a compressed extent\"

This reverts commit
$blamed.
"
	scan tree
	expect_status superseded
	run ktriage explain R1
	expect_out_has git-revert
}

fix_is_reverted() {
	take_mail
	make_tree
	commit "btrfs: write the csum at once

Closes: $url
"
	fix=$(head_id)
	commit "Revert \"btrfs: write the csum at once\"

This reverts commit $fix.
"
	scan tree
	expect_out_has '2 of concern'
	expect_status acknowledged
	run ktriage search tag:reopened
	expect_exit 0
	commit "Reapply \"btrfs: write the csum at once\"

This reverts commit $(head_id).
"
	scan tree
	expect_status fixed
	ktriage export >first
	head -n 1 first >reversed
	sed 1d first | tac >>reversed
	ktriage -q --db=other.db import --from-export reversed
	ktriage --db=other.db export >second
	expect_same first second
}

# Known by its title alone, and reverted later than that was known.
patch_is_reverted() {
	announced_patch
	commit "Revert \"btrfs: keep the csum in one piece\"

This reverts commit $(head_id).
"
	scan tree
	expect_status acknowledged
	ktriage export >first
	ktriage -q rebuild
	ktriage export >second
	expect_same first second
}

order_is_not_seen() {
	make_tree
	commit "btrfs: write the csum at once

Fixes: $blamed (\"btrfs: delay the csum of a compressed extent\")
Reported-by: $robot
"
	commit "Revert \"btrfs: write the csum at once\"

This reverts commit $(head_id).
"
	take_mail
	scan tree
	ktriage export >first
	expect grep -q '"type":"commit"' first
	rm "$HOME"/.local/share/ktriage/ktriage.db*
	scan tree
	expect_exit 0
	take_mail
	scan tree
	ktriage export >second
	expect_same first second
	ktriage -q rebuild
	ktriage export >third
	expect_same first third
	run ktriage --db=other.db import --from-export first
	expect_exit 0
	ktriage --db=other.db export >fourth
	expect_same first fourth
	tac first | sed '$d' >backwards
	head -n 1 first | cat - backwards >reversed
	run ktriage --db=reversed.db import --from-export reversed
	expect_exit 0
	ktriage --db=reversed.db export >fifth
	expect_same first fifth
}

resumes() {
	take_mail
	make_tree
	commit 'mm: one'
	scan tree
	expect_out '2 commits read, 0 of concern, 0 new'
	commit 'mm: two'
	scan tree
	expect_out '1 more commits read, 0 of concern, 0 new'
	scan tree
	expect_out '0 more commits read, 0 of concern, 0 new'
	scan --again tree
	expect_out '3 commits read, 0 of concern, 0 new'
}

later_mail_looks_back() {
	make_tree
	commit "btrfs: write the csum at once

Fixes: $blamed (\"btrfs: delay the csum of a compressed extent\")
Reported-by: Somebody <some@example.org>
"
	ktriage -q import "$samples/performance/2026-noise.eml"
	scan tree
	expect_out_has '0 of concern'
	take_mail
	scan tree
	expect_out_has '1 of concern, 1 new'
}

rewritten_branch() {
	take_mail
	make_tree
	commit 'mm: one'
	scan tree
	git -C tree reset -q --hard HEAD~1
	git -C tree reflog expire --expire=now --all
	git -C tree gc -q --prune=now
	commit "btrfs: write the csum at once

Closes: $url
"
	scan tree
	expect_out '2 commits read, 1 of concern, 1 new'
}

ranges() {
	take_mail
	make_tree
	scan tree HEAD..HEAD
	expect_exit 0
	expect_out '0 commits read, 0 of concern, 0 new'
	commit 'mm: one'
	commit 'mm: two'
	scan tree HEAD~1..
	expect_out '1 commits read, 0 of concern, 0 new'
	scan tree HEAD~2..HEAD
	expect_out '2 commits read, 0 of concern, 0 new'
	git -C tree branch topic HEAD~1
	scan tree topic
	expect_out '2 commits read, 0 of concern, 0 new'
}

merges() {
	take_mail
	make_tree
	git -C tree checkout -q -b topic
	commit "btrfs: write the csum at once

Closes: $url
"
	git -C tree checkout -q master
	commit 'mm: one'
	git -C tree merge -q --no-ff -m "Merge branch 'topic'

Link: $url" topic
	scan tree
	expect_out '4 commits read, 2 of concern, 2 new'
	expect_status fixed
	run ktriage show --format=json R1
	expect_out_has '"how":"closes"'
	expect_out_has '"how":"mention"'
}

tags() {
	take_mail
	make_tree
	git -C tree tag v6.0
	commit "btrfs: write the csum at once

Closes: $url
"
	scan --contains tree
	expect_out '2 commits read, 1 of concern, 1 new, 0 found in a release'
	commit 'Linux 6.1-rc1'
	git -C tree tag next-20251214
	git -C tree tag -a -m 'Linux 6.1-rc1' v6.1-rc1
	commit 'Linux 6.1'
	git -C tree tag -a -m 'Linux 6.1' v6.1
	scan --contains tree
	expect_out_has '1 found in a release'
	run ktriage show --format=json R1
	expect_out_has '"tag":"v6.1-rc1"'
	scan --contains tree
	expect_out_has '0 found in a release'
}

announced_patch() {
	ktriage -q import "$samples/performance/2025-reopened.eml"
	make_tree
	cat >patch.eml <<EOF
From: Ada <adaeze.lindgren@example.org>
To: kernel test robot <oliver.sang@intel.com>
Cc: oe-lkp@lists.linux.dev
Subject: [PATCH] btrfs: keep the "csum" in one piece
Date: Mon, 01 Dec 2025 10:00:00 +0000
Message-ID: <patch-1@example.org>
In-Reply-To: <$id>

The csum was written once for each page.

Fixes: 0c5f4ac47e1d ("btrfs: delay the csum of a compressed extent")
Reported-by: kernel test robot <oliver.sang@intel.com>
Closes: $url
Signed-off-by: Ada <adaeze.lindgren@example.org>
---
 fs/btrfs/inode.c | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

diff --git a/fs/btrfs/inode.c b/fs/btrfs/inode.c
--- a/fs/btrfs/inode.c
+++ b/fs/btrfs/inode.c
@@ -1,3 +1,3 @@
 a
-b
+c
EOF
	ktriage -q import patch.eml
	expect_status fix-proposed
	commit 'btrfs: keep the "csum" in one piece'
	scan tree
	expect_out_has '1 of concern'
	expect_status fixed
	ktriage export >first
	rm "$HOME"/.local/share/ktriage/ktriage.db*
	sed -n '/"type":"commit"/p;1p' first >commits
	ktriage -q import --from-export commits
	ktriage -q import "$samples/performance/2025-reopened.eml" patch.eml
	ktriage export >second
	expect_same first second
}

# A commit that came in since the last summary is news, whatever its date.
in_the_summary() {
	take_mail
	run ktriage summary --advance
	expect_exit 0
	make_tree
	commit "btrfs: write the csum at once

Closes: $url
"
	scan tree
	run ktriage summary --advance
	expect_out_has 'Fixed'
	expect_out_has copy-file.ops_per_sec
	run ktriage summary
	expect_out_lacks copy-file.ops_per_sec
	run ktriage summary --since=2025-12-01
	expect_out_has 'Fixed'
}

odd_encodings() {
	take_mail
	make_tree
	git -C tree config i18n.commitEncoding ISO-8859-1
	commit "$(printf 'btrfs: for G\374nther\n\nCloses: %s' "$url")"
	git -C tree config --unset i18n.commitEncoding
	commit "$(printf 'btrfs: \377\376 broken\n\nCloses: %s' "$url")" 2>err
	GIT_EDITOR=true git -C tree commit -q --allow-empty \
		--allow-empty-message -m ''
	scan tree
	expect_exit 0
	expect_out_has '2 of concern'
	run ktriage show --format=json R1
	expect_out_has 'for Günther'
	run python3 -c 'import json,sys; json.load(open(sys.argv[1]))' "$out"
}

hostile_title() {
	take_mail
	make_tree
	commit "$(printf 'btrfs: \033]0;x\007"quoted" AND (NEAR\n\nCloses: %s' \
		"$url")"
	scan tree
	expect_exit 0
	run ktriage show R1
	expect_exit 0
	expect_out_lacks "$(printf '\033')"
}

failing_git() {
	take_mail
	run ktriage scan-git nowhere
	expect_exit 66
	expect_err 'ktriage: nowhere: no such folder'
	mkdir empty
	scan empty
	expect_exit 66
	expect_err_has 'ktriage: empty: git failed: fatal: not a git repo'
	git init -q unborn
	scan unborn
	expect_exit 2
	expect_err "ktriage: unborn: there is no commit 'HEAD'"
	make_tree
	scan tree no-such-branch
	expect_exit 2
	expect_err "ktriage: tree: there is no commit 'no-such-branch'"
	scan tree no-such..HEAD
	expect_exit 74
	expect_err_has "bad revision 'no-such..HEAD'"
	scan tree -- --output=file
	expect_exit 2
	expect test ! -e tree/file
	run ktriage scan-git
	expect_exit 2
	expect_err_has 'usage: ktriage scan-git'
}

git_breaks_off() {
	take_mail
	make_tree
	commit "btrfs: write the csum at once

Closes: $url
"
	mkdir bin
	cat >bin/git <<EOF
#!/bin/sh
[ "\$1" = log ] || exec $(command -v git) "\$@"
$(command -v git) "\$@" | head -c 600
echo 'fatal: object is corrupt' >&2
exit 128
EOF
	chmod +x bin/git
	PATH=$PWD/bin:$PATH scan tree
	expect_exit 74
	expect_err_has 'git failed: fatal: object is corrupt'
	expect_status fixed
	scan tree
	expect_exit 0
	expect_out '2 commits read, 1 of concern, 0 new'
}

no_git() {
	take_mail
	make_tree
	program=$(command -v ktriage)
	PATH=$PWD/nothing run "$program" scan-git tree
	expect_exit 74
	expect_err 'ktriage: tree: git is not installed'
}

local_names() {
	take_mail
	git init -q --bare my-linux.git
	git clone -q my-linux.git tree 2>err
	git -C tree checkout -q -B master
	commit "btrfs: write the csum at once

Closes: $url
"
	git -C tree push -q origin master
	mkdir tree/inner
	scan tree/inner
	scan my-linux.git master
	run ktriage show --format=json R1
	expect_out_has '"repository":"tree"'
	expect_out_has '"repository":"my-linux"'
	expect_out_lacks "$PWD"
}

test_case 'Closes: of a report makes it fixed' closes
test_case 'Fixes: with the robot credited makes it fixed' fixes_and_credits
test_case 'Fixes: without credit is only a mention' fixes_alone
test_case 'a fix of another report of the commit is not its' \
	fixes_another_report
test_case 'Link: alone is a mention, with the credit a fix' link_is_a_mention
test_case 'a revert of the blamed commit' reverts
test_case 'the revert of a fix reopens' fix_is_reverted
test_case 'mails and commits in any order give the same' order_is_not_seen
test_case 'a second scan reads only what is new' resumes
test_case 'what later mails make of interest is looked for again' \
	later_mail_looks_back
test_case 'a branch whose last head is gone is read anew' rewritten_branch
test_case 'ranges, empty ones too, and branches' ranges
test_case 'merge commits' merges
test_case 'the first release with the commit' tags
test_case 'a patch of the thread that went in' announced_patch
test_case 'a patch of the thread that was reverted' patch_is_reverted
test_case 'the summary tells of a commit' in_the_summary
test_case 'odd encodings and empty messages' odd_encodings
test_case 'titles that attack a terminal or the index' hostile_title
test_case 'a wrong repository, branch or range' failing_git
test_case 'git that breaks off: what was found stays' git_breaks_off
test_case 'no git at all' no_git
test_case 'a tree without a remote goes by its name' local_names
test_done
