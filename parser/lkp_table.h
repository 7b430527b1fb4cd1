/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Comparison tables of the robot, found by their structure: a rule of dashes
 * under a line of commit ids. What stands above (axes, list of commits, name
 * of the machine) is taken along.
 */
#ifndef KTP_LKP_TABLE_H
#define KTP_LKP_TABLE_H

#include "parser/comparison.h"

#define KTP_MAX_COLUMNS 16

/*
 * Reads all tables in lines (const char *, quote marks removed) and returns
 * a list of struct ktp_comparison * that frees its elements. used, as long as
 * lines, gets TRUE for each line that belongs to a table or its head. damaged
 * is set where a sign before a spread was not the plus-minus sign. Pure.
 */
GPtrArray *ktp_lkp_tables(const GPtrArray *lines, gboolean *used,
			  gboolean *damaged);

#endif
