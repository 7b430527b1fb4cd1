/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/mbox_format.h"

#include "triage/cmd/choice.h"

const struct cmd_mbox_format_row cmd_mbox_formats[] = {
	[KTP_MBOX_AUTO] = {"auto", "by what each mail proves"},
	[KTP_MBOX_RD] = {"mboxrd", "\">From \", \">>From \" lose one \">\""},
	[KTP_MBOX_O] = {"mboxo", "only \">From \" loses it"},
	[KTP_MBOX_CL] = {"mboxcl", "with Content-Length, quoted as in mboxo"},
	[KTP_MBOX_CL2] = {"mboxcl2", "with Content-Length, nothing is quoted"},
	[KTP_MBOX_SINGLE] = {"single",
			     "one mail, whatever its lines look like"},
};

const guint cmd_n_mbox_formats = G_N_ELEMENTS(cmd_mbox_formats);

gboolean
cmd_mbox_format(const char *name, enum ktp_mbox_format *format, GError **error)
{
	const char *names[G_N_ELEMENTS(cmd_mbox_formats) + 1] = {NULL};
	guint index;

	for (guint i = 0; i < cmd_n_mbox_formats; i++)
		names[i] = cmd_mbox_formats[i].name;
	if (!cmd_choice("--mbox-format", name, names, &index, error))
		return FALSE;
	*format = (enum ktp_mbox_format)index;
	return TRUE;
}
