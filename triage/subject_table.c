/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/subject.h"

const char *const ktt_subject_prefixes[] = {
	/* replies and forwards, as mail programs of the world write them */
	"re:", "fw:", "fwd:", "aw:", "wg:", "sv:", "vs:", "antw:", "res:",
	"回复:", "回复：", "答复:", "答复：", "转发:", "转发：",
	/* tags of the robot's lists, and what it put before its first word */
	"[lkp]", "[lkp-robot]", "[lkp-developer]", "[bisect done]",
	"[no primary change]", "[bug report]", "[external]", NULL};
