/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/mbox.h"

#include <string.h>

#include "triage/cmd/out.h"

/* ">From ", ">>From " … as well, so that reading it back loses nothing. */
static gboolean
looks_like_separator(const char *line, gsize length)
{
	gsize marks = 0;

	while (marks < length && line[marks] == '>')
		marks++;
	return length - marks >= 5 && strncmp(line + marks, "From ", 5) == 0;
}

static void
write_line(const char *line, gsize length)
{
	if (length > 0 && line[length - 1] == '\r')
		length--;
	if (looks_like_separator(line, length))
		cmd_out_text(">");
	cmd_out_bytes(line, length);
	cmd_out_text("\n");
}

static void
write_separator(gint64 date)
{
	g_autoptr(GDateTime) time = g_date_time_new_from_unix_utc(date);
	static const char *const days[] = {"Mon", "Tue", "Wed", "Thu",
					   "Fri", "Sat", "Sun"};
	static const char *const months[] = {"Jan", "Feb", "Mar", "Apr",
					     "May", "Jun", "Jul", "Aug",
					     "Sep", "Oct", "Nov", "Dec"};

	if (time == NULL)
		time = g_date_time_new_from_unix_utc(0);
	cmd_out_printf("From mboxrd@z %s %s %2d %02d:%02d:%02d %d\n",
		       days[g_date_time_get_day_of_week(time) - 1],
		       months[g_date_time_get_month(time) - 1],
		       g_date_time_get_day_of_month(time),
		       g_date_time_get_hour(time), g_date_time_get_minute(time),
		       g_date_time_get_second(time),
		       g_date_time_get_year(time));
}

void
cmd_mbox_write(const guint8 *raw, gsize size, gint64 date)
{
	const char *line = (const char *)raw;
	const char *end = line + size;

	write_separator(date);
	while (line < end) {
		const char *stop = memchr(line, '\n', (gsize)(end - line));

		if (stop == NULL)
			stop = end;
		write_line(line, (gsize)(stop - line));
		line = stop + 1;
	}
	cmd_out_text("\n");
}
