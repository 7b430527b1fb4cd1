/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The report that a message quotes, at any depth, or carries pasted in. */
#ifndef KTP_QUOTED_H
#define KTP_QUOTED_H

#include "parser/lines.h"
#include "parser/report.h"

/*
 * The text of lines from quote depth on, that many marks removed; lines above
 * it are left out. Holds const char * that point into lines.
 */
GPtrArray *ktp_quoted_lines(const GPtrArray *lines, guint depth);

/*
 * The report as far as the quoted text gives it, or NULL. depth gets where it
 * was found, 0: pasted without quote marks; trace (trace.h, may be NULL) who
 * gave its values.
 */
struct ktp_report *ktp_quoted_report(const GPtrArray *lines,
				     const char *subject, GPtrArray *warnings,
				     GPtrArray *trace, guint *depth);

#endif
