/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Text that came through a program which puts an empty line behind each. */
#ifndef KTP_SPACING_H
#define KTP_SPACING_H

#include <glib.h>

/*
 * Takes the empty lines out again where all of what the sender wrote, or all
 * of what is quoted, is spaced so. lines: of struct ktp_line *, with depths;
 * there may be fewer after it. Prose of paragraphs of one line stays as it is:
 * nothing in it is as far apart as paragraphs of doubled lines are.
 */
void ktp_spacing_mend(GPtrArray *lines);

#endif
