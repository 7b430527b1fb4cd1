# SPDX-License-Identifier: GPL-2.0-or-later
# The triage library and, in triage/cmd/, the ktriage command.

noinst_LIBRARIES += libtriage.a
bin_PROGRAMS += ktriage

libtriage_a_SOURCES =

TRIAGE_LIBS = libtriage.a $(PARSER_LIBS) $(SQLITE_LIBS)

ktriage_SOURCES = triage/cmd/main.c
ktriage_LDADD = $(TRIAGE_LIBS) $(SMARTCOLS_LIBS)
