/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/error.h"

G_DEFINE_QUARK(ktp_error, ktp_error)
