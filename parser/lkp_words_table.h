/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The few words by which the table parser knows its lines. */
#ifndef KTP_LKP_WORDS_TABLE_H
#define KTP_LKP_WORDS_TABLE_H

struct ktp_lkp_words {
	const char *fail_caption;   /* above rows of fails and runs */
	const char *metric_caption; /* above rows of metrics */
	const char *more_rows;	    /* rows that belong to the last table */
};

extern const struct ktp_lkp_words ktp_lkp_words;

#endif
