/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Writing mail as an mbox (mboxrd). */
#ifndef CMD_MBOX_H
#define CMD_MBOX_H

#include <glib.h>

/*
 * Writes one raw mail with its separator line to standard output; lines that
 * look like a separator get a '>', CRLF becomes LF. The mail is data for a
 * program: it is not made safe.
 */
void cmd_mbox_write(const guint8 *raw, gsize size, gint64 date);

#endif
