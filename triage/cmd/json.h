/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reading and printing the JSON values that the library hands out. */
#ifndef CMD_JSON_H
#define CMD_JSON_H

#include <jansson.h>

#include <glib.h>

/* One line of JSON; with pretty, indented lines. Ends with a newline. */
void cmd_json_print(const json_t *value, gboolean pretty);

#endif
