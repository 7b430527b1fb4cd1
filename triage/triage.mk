# SPDX-License-Identifier: GPL-2.0-or-later
# The triage library and, in triage/cmd/, the ktriage command.

noinst_LIBRARIES += libtriage.a
bin_PROGRAMS += ktriage

libtriage_a_SOURCES = \
	triage/belongs.c triage/belongs.h \
	triage/claim.c triage/claim.h \
	triage/context.c triage/context.h \
	triage/followup.c triage/followup.h triage/followup_words.h \
	triage/followup_table.c triage/followup_table.h \
	triage/recovery.c triage/recovery.h \
	triage/sentence.c triage/sentence.h \
	triage/sentence_table.c triage/sentence_table.h \
	triage/db.h triage/ingest_mail.h triage/store_state.h \
	triage/decision.c triage/decision.h \
	triage/derive.c triage/derive.h \
	triage/derive_rows.c triage/derive_rows.h \
	triage/error.c triage/error.h \
	triage/export.c triage/export.h triage/export_take.c \
	triage/graph.c triage/graph.h \
	triage/import.c triage/import.h \
	triage/ingest.c triage/ingest.h \
	triage/json_get.c triage/json_get.h \
	triage/late.c triage/late.h \
	triage/link.c triage/link.h \
	triage/link_table.c triage/link_table.h \
	triage/maintain.c triage/maintain.h \
	triage/migrate.c triage/migrate.h \
	triage/numbers.c triage/numbers.h \
	triage/numbers_table.c triage/schema_table.c triage/schema.h \
	triage/rawstore.c triage/rawstore.h \
	triage/rebuild.c triage/rebuild.h \
	triage/reconstruct.c triage/reconstruct.h \
	triage/refold.c triage/refold.h \
	triage/report_row.c triage/report_row.h \
	triage/resolve.c triage/view.c triage/view.h triage/view_part.h \
	triage/status.c triage/status.h \
	triage/status_table.c triage/subject_table.c \
	triage/stmt.c triage/stmt.h \
	triage/store.c triage/store.h \
	triage/subject.c triage/subject.h \
	triage/view_events.c triage/view_lists.c triage/view_thread.c

TRIAGE_LIBS = libtriage.a $(PARSER_LIBS) $(SQLITE_LIBS)

ktriage_SOURCES = triage/cmd/main.c
ktriage_LDADD = $(TRIAGE_LIBS) $(SMARTCOLS_LIBS)
