/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Transfer encodings of generated mail. */
#ifndef GEN_ENCODE_H
#define GEN_ENCODE_H

#include <glib.h>

/* Appends text, as an encoded word (B or Q) where it is not ASCII. */
void gen_encode_words(GString *out, const char *text, GRand *rand);

/*
 * Encodes text (UTF-8) into the empty out, in a way that rand draws. Returns
 * the fields that say so and the empty line that ends the header (static).
 */
const char *gen_encode_body(GString *out, const GString *text, GRand *rand);

#endif
