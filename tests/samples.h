/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The sample mails of corpus/, for tests that go through all of them. */
#ifndef TESTS_SAMPLES_H
#define TESTS_SAMPLES_H

#include "parser/message.h"

/* Paths of all NAME.eml, sorted; a list that frees its elements. */
GPtrArray *samples_list(void);

/* The message with its events, as "ktriage parse" prints it. */
struct ktp_message *samples_parse(const char *path);

#endif
