# SPDX-License-Identifier: GPL-2.0-or-later
# The reading layer: no database, no network, no clock, no output.

noinst_LIBRARIES += libparser.a

libparser_a_SOURCES = \
	parser/comparison.c parser/comparison.h \
	parser/error.c parser/error.h \
	parser/events.def parser/fields.def \
	parser/lines.c parser/lines.h \
	parser/message.c parser/message.h \
	parser/message_json.c parser/message_json.h \
	parser/pairs.c parser/pairs.h \
	parser/pattern.c parser/pattern.h \
	parser/report.c parser/report.h

PARSER_LIBS = libparser.a $(GMIME_LIBS) $(GLIB_LIBS) $(PCRE2_LIBS) \
	$(ZLIB_LIBS) $(ZSTD_LIBS) $(JANSSON_LIBS)
