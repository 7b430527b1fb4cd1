/* SPDX-License-Identifier: GPL-2.0-or-later */
/* --mbox-format: the names of the dialects. */
#ifndef CMD_MBOX_FORMAT_H
#define CMD_MBOX_FORMAT_H

#include "parser/source.h"

#define CMD_MBOX_FORMAT_HELP                                                   \
	"dialect: auto, mboxrd, mboxo, mboxcl, mboxcl2, single"

struct cmd_mbox_format_row {
	const char *name, *help;
};

/* By enum ktp_mbox_format. */
extern const struct cmd_mbox_format_row cmd_mbox_formats[];
extern const guint cmd_n_mbox_formats;

/* FALSE and error USAGE, with a suggestion, for another name. */
gboolean cmd_mbox_format(const char *name, enum ktp_mbox_format *format,
			 GError **error);

#endif
