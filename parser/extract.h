/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From the lines of a report to the report object. */
#ifndef KTP_EXTRACT_H
#define KTP_EXTRACT_H

#include "parser/formats_table.h"
#include "parser/report.h"

struct ktp_extract {
	GPtrArray *lines;    /* const char *, quote marks removed */
	const char *subject; /* of the mail, folded; may be NULL */
	GPtrArray *warnings; /* gets words of warnings.h */
	gboolean fragments;  /* quoted text: a piece of a report will do */
	GPtrArray *trace;    /* gets who gave what (trace.h); may be NULL */
	gboolean *tables;    /* gets TRUE for each line of a comparison, as many
				as lines; may be NULL */
};

/*
 * The format of these lines, or NULL; opening gets the line that told.
 */
const struct ktp_format *ktp_extract_format(const struct ktp_extract *extract,
					    guint *opening);

/*
 * Reads the report by the rules of its format. opening is that of
 * ktp_extract_format(). Never fails; what is not there stays empty.
 */
struct ktp_report *ktp_extract_report(const struct ktp_extract *extract,
				      const struct ktp_format *format,
				      guint opening);

#endif
