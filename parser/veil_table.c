/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/veil_table.h"

/* " at ": Mailman 2 (Archiver/pipermail.py); "(a)": HyperKitty; the others:
 * MHonArc and web pages of lists. */
#define AT "( at | ?[(\\[<](?:a|at|AT)[>)\\]] ?)"
#define DOMAIN "[-\\w]+(?:\\.[-\\w]+)+"

const struct ktp_veil ktp_veils[] = {
	{"field", KTP_VEIL_FIELD, "[-+\\w=]" AT "(?=" DOMAIN ")",
	 "jane at example.org (Jane Doe)", "Jane at home"},
	{"angle", KTP_VEIL_LINE, "<[-+.\\w=%]+" AT "(?=" DOMAIN ">)",
	 "Reported-by: kernel test robot <lkp at example.org>",
	 "it crashed at mm.c"},
	{"link", KTP_VEIL_LINE,
	 "https?://(?:[^\\s<>\"]*/[-+.\\w=%]+" AT
	 "(?=[-\\w]+(?:\\.[-\\w]+)*(?:[/"
	 ">\\s),;]|$))|[^\\s<>\"]*+(*SKIP)(*FAIL))",
	 "Closes: https://lore.example.org/r/202401021234.ab-lkp at "
	 "example.org/",
	 "see https://example.org/doc"},
};

const guint ktp_n_veils = G_N_ELEMENTS(ktp_veils);
