/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/mbox_format.h"

#include "triage/cmd/choice.h"

gboolean
cmd_mbox_format(const char *name, enum ktp_mbox_format *format, GError **error)
{
	static const char *const names[] = {
		[KTP_MBOX_AUTO] = "auto",
		[KTP_MBOX_RD] = "mboxrd",
		[KTP_MBOX_O] = "mboxo",
		[KTP_MBOX_CL] = "mboxcl",
		[KTP_MBOX_CL2] = "mboxcl2",
		[KTP_MBOX_SINGLE] = "single",
		NULL,
	};
	guint index;

	if (!cmd_choice("--mbox-format", name, names, &index, error))
		return FALSE;
	*format = (enum ktp_mbox_format)index;
	return TRUE;
}
