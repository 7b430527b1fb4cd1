# SPDX-License-Identifier: GPL-2.0-or-later
dist_man_MANS += doc/ktriage.1 doc/ktriage-query.7
