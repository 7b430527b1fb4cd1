/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Whether letters of a raw mail may not look as they are. */
#ifndef KTP_HIDING_H
#define KTP_HIDING_H

#include "parser/skim_table.h"

/*
 * Whether the word of the table, found at data[at], is a field that says that
 * what follows is coded in a way that the table does not know to be plain.
 */
gboolean ktp_hiding_field(const struct ktp_skim_word *word, const guint8 *data,
			  gsize size, gsize at);

/* The same for a parameter of such a field. */
gboolean ktp_hiding_parameter(const struct ktp_skim_word *word,
			      const guint8 *data, gsize size, gsize at);

/*
 * Whether the lines of a body hide something by themselves: text that is read
 * as quoted-printable though nothing says so, a CR inside of a line, which the
 * parser drops, or a no-break space, which it takes for a blank. single: the
 * body is one part.
 */
gboolean ktp_hiding_lines(const guint8 *body, gsize size, gboolean single);

#endif
