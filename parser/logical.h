/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Logical lines: what a mail client wrapped is put together again. */
#ifndef KTP_LOGICAL_H
#define KTP_LOGICAL_H

#include <glib.h>

/*
 * The logical line that begins at line at of lines (const char *), by the
 * rows of ktp_joins; took gets how many lines it is made of. The caller frees
 * it.
 */
char *ktp_logical_line(const GPtrArray *lines, guint at, guint *took);

#endif
