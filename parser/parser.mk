# SPDX-License-Identifier: GPL-2.0-or-later
# The reading layer: no database, no network, no clock, no output.

noinst_LIBRARIES += libparser.a

libparser_a_SOURCES = \
	parser/box.c parser/box.h \
	parser/comparison.c parser/comparison.h \
	parser/error.c parser/error.h \
	parser/events.def parser/fields.def \
	parser/extract.c parser/extract.h \
	parser/failures.c parser/failures.h \
	parser/follow_up.c parser/follow_up.h \
	parser/formats_table.c parser/formats_table.h \
	parser/from_line.c parser/from_line.h \
	parser/further.c parser/further.h \
	parser/git_list.c parser/git_list.h \
	parser/gmime_load.c parser/gmime_load.h \
	parser/header.c parser/header.h \
	parser/headline.c parser/headline.h \
	parser/html.c parser/html.h \
	parser/html_table.c parser/html_table.h \
	parser/library.c parser/library.h \
	parser/line_kinds_table.c parser/line_kinds_table.h \
	parser/lines.c parser/lines.h \
	parser/lkp_head.c parser/lkp_head.h \
	parser/lkp_regroup.c parser/lkp_regroup.h \
	parser/lkp_row.c parser/lkp_row.h \
	parser/lkp_signs_table.c parser/lkp_signs_table.h \
	parser/lkp_table.c parser/lkp_table.h \
	parser/lkp_words_table.c parser/lkp_words_table.h \
	parser/logical.c parser/logical.h \
	parser/mail_file.c parser/mail_file.h \
	parser/message.c parser/message.h \
	parser/message_json.c parser/message_json.h \
	parser/mime.c parser/mime.h \
	parser/mime_fields.c parser/mime_fields.h \
	parser/mime_text.c parser/mime_text.h \
	parser/mime_type.c parser/mime_type.h \
	parser/hiding.c parser/hiding.h \
	parser/pair.c parser/pair.h \
	parser/pairs.c parser/pairs.h \
	parser/parts.c parser/parts.h \
	parser/pasted.c parser/pasted.h \
	parser/pattern.c parser/pattern.h \
	parser/programs.c parser/programs.h \
	parser/quoted.c parser/quoted.h \
	parser/repair.c parser/repair.h \
	parser/repair_body.c parser/repair_body.h \
	parser/repair_table.c parser/repair_table.h \
	parser/report.c parser/report.h \
	parser/robots_table.c parser/robots_table.h \
	parser/robots.c \
	parser/roles.c parser/roles.h \
	parser/roles_table.c parser/roles_table.h \
	parser/rules_table.c parser/rules_table.h \
	parser/skim.c parser/skim.h \
	parser/skim_table.c parser/skim_table.h \
	parser/source.c parser/source.h \
	parser/source_file.c parser/source_folder.c \
	parser/source_git.c parser/source_kind.h \
	parser/spacing.c parser/spacing.h \
	parser/splitter.c parser/splitter.h \
	parser/squeeze.c parser/squeeze.h \
	parser/stream.c parser/stream.h \
	parser/subject.c parser/subject.h \
	parser/text.c parser/text.h \
	parser/trace.c parser/trace.h \
	parser/transfer.c parser/transfer.h \
	parser/unsafe.c parser/unsafe.h \
	parser/values.c parser/values.h \
	parser/veil.c parser/veil.h \
	parser/veil_table.c parser/veil_table.h \
	parser/walk.c parser/walk.h \
	parser/warnings.c parser/warnings.h \
	parser/warnings.def \
	parser/window.c parser/window.h \
	parser/words.c parser/words.h

PARSER_LIBS = libparser.a $(GLIB_LIBS) $(PCRE2_LIBS) \
	$(ZLIB_LIBS) $(ZSTD_LIBS) $(JANSSON_LIBS)
