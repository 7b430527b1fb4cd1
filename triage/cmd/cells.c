/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cells.h"

#include <math.h>
#include <string.h>

#include "triage/when.h"

char *
cmd_cell_date(const char *time)
{
	return time ? g_strndup(time, 10) : g_strdup("");
}

char *
cmd_cell_change(double change)
{
	if (isnan(change))
		return g_strdup("");
	if (fabs(change) >= 1e6) /* as the robot prints it */
		return g_strdup_printf("%+.1e%%", change);
	if (fabs(change) >= 1000)
		return g_strdup_printf("%+.0f%%", change);
	return g_strdup_printf("%+.1f%%", change);
}

char *
cmd_cell_number(double number, guint digits)
{
	if (isnan(number))
		return g_strdup("");
	if (number != 0 && (fabs(number) >= 1e8 || fabs(number) < 1e-3))
		return g_strdup_printf("%.3e", number);
	if (fabs(number) >= 1000 || number == floor(number))
		return g_strdup_printf("%.0f", number);
	return g_strdup_printf("%.*g", (int)MAX(digits, 1), number);
}

char *
cmd_cell_commit(const char *id, guint digits)
{
	return id ? g_strndup(id, digits) : g_strdup("");
}

gboolean
cmd_cell_time(const char *time, gint64 *seconds)
{
	return time != NULL && ktt_when_start(time, 0, seconds, NULL);
}

char *
cmd_cell_ago(const char *time, gint64 now)
{
	g_autofree char *age = NULL;
	gint64 then;

	if (!cmd_cell_time(time, &then))
		return g_strdup("");
	age = ktt_when_age(now - then);
	return g_strdup_printf("%s ago", age);
}
