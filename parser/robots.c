/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/pattern.h"
#include "parser/robots_table.h"

gboolean
ktp_robot_is(enum ktp_robot_use use, const char *text)
{
	for (guint i = 0; text && i < ktp_n_robots; i++)
		if (ktp_robots[i].use == use &&
		    ktp_matches(ktp_robots[i].pattern, text))
			return TRUE;
	return FALSE;
}

gboolean
ktp_robot_is_any(enum ktp_robot_use use, const GPtrArray *texts)
{
	for (guint i = 0; i < texts->len; i++)
		if (ktp_robot_is(use, texts->pdata[i]))
			return TRUE;
	return FALSE;
}
