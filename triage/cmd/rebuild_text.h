/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a rebuild would change, for people. */
#ifndef CMD_REBUILD_TEXT_H
#define CMD_REBUILD_TEXT_H

#include <jansson.h>

/* Prints what ktt_rebuild_preview() gave. */
void cmd_rebuild_text(const json_t *preview);

#endif
