/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One row of a comparison table: numbers, then a name. */
#ifndef KTP_LKP_ROW_H
#define KTP_LKP_ROW_H

#include "parser/comparison.h"

/*
 * Splits a row by its tokens, never by the positions of the columns, which
 * drift between the generations of the robot: value, spread, change, value,
 * spread …, name. What follows the name is a note and left out; a TOTAL or
 * GEO-MEAN before the name is kept in total. Blank cells become NAN. Returns
 * NULL where the line is no row of n_columns columns. damaged is set where the
 * sign before a spread was not the plus-minus sign (never cleared).
 */
struct ktp_metric *ktp_lkp_row(const char *line, guint n_columns,
			       gboolean *total, gboolean *damaged);

/* Whether the line is a row of n_columns columns. */
gboolean ktp_lkp_is_row(const char *line, guint n_columns);

/* A row of the fail:runs block, or NULL. */
struct ktp_failure *ktp_lkp_fail_row(const char *line, guint n_columns);

/* Whether the line holds numbers like a row but lacks the end with the name,
 * as when the text was cut off. */
gboolean ktp_lkp_row_is_cut(const char *line, guint n_columns);

#endif
