# SPDX-License-Identifier: GPL-2.0-or-later
# Folders are copied whole, so that a new sample is two files and no list.

EXTRA_DIST += corpus/README corpus/VIOLATIONS \
	corpus/performance corpus/functional corpus/build \
	corpus/build-status corpus/followup corpus/damaged corpus/noise

# For tests of scale: any amount of mail, the same for the same seed.
check_PROGRAMS += corpus/generate
corpus_generate_SOURCES = \
	corpus/gen_encode.c corpus/gen_encode.h \
	corpus/gen_facts.c corpus/gen_facts.h \
	corpus/gen_follow_table.c corpus/gen_follow_table.h \
	corpus/gen_head.c corpus/gen_head.h \
	corpus/gen_mail.c corpus/gen_mail.h \
	corpus/gen_noise.c \
	corpus/gen_report.c corpus/gen_report.h \
	corpus/gen_shapes_table.c corpus/gen_shapes_table.h \
	corpus/gen_table.c corpus/gen_table.h \
	corpus/gen_thread.c corpus/gen_thread.h \
	corpus/gen_words_table.c corpus/gen_words_table.h \
	corpus/generate.c
corpus_generate_LDADD = $(GLIB_LIBS)
