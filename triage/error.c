/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/error.h"

G_DEFINE_QUARK(ktt - error - quark, ktt_error)
