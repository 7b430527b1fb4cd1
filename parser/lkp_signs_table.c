/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/lkp_signs_table.h"

/* Longer ones first where one begins with another. */
const struct ktp_sign ktp_signs[] = {
	{"\xc2\xb1", FALSE},	    /* U+00B1 */
	{"~", FALSE},		    /* 2013 and 2014 */
	{"\xc3\x82\xc2\xb1", TRUE}, /* UTF-8 read as Latin-1 */
	{"A\xc2\xb1", TRUE},	    /* the same, first byte made ASCII */
	{"A+-", TRUE},		    /* the same, both made ASCII */
	{"+-", TRUE},		    /* made ASCII */
	{"+/-", TRUE},
	{"__", TRUE},			    /* each byte became an underscore */
	{"\\261", TRUE},		    /* the octal escape of Latin-1 */
	{"\xc4\x85", TRUE},		    /* B1 read as ISO 8859-2 */
	{"\xef\xbf\xbd\xef\xbf\xbd", TRUE}, /* not decoded */
	{"\xef\xbf\xbd", TRUE},
	{"??", TRUE},
	{"?", TRUE},
};

const guint ktp_n_signs = G_N_ELEMENTS(ktp_signs);
