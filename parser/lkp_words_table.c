/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/lkp_words_table.h"

const struct ktp_lkp_words ktp_lkp_words = {
	.fail_caption = "fail:runs",
	.metric_caption = "%stddev",
	.more_rows = "more details following above table",
};
