/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One mail on standard input. */
#ifndef CMD_READ_STDIN_H
#define CMD_READ_STDIN_H

#include <glib.h>

/*
 * All of standard input without the separator line of a mailbox that may
 * stand before the mail; what is beyond KTP_MAX_MESSAGE is read and dropped.
 * The caller unrefs; NULL and error set.
 */
GByteArray *cmd_read_mail(GError **error);

#endif
