# SPDX-License-Identifier: GPL-2.0-or-later
# The triage library and, in triage/cmd/, the ktriage command.

noinst_LIBRARIES += libtriage.a
bin_PROGRAMS += ktriage

libtriage_a_SOURCES = \
	triage/ahead.c triage/ahead.h \
	triage/belongs.c triage/belongs.h \
	triage/claim.c triage/claim.h \
	triage/commit_credit.c triage/commit_credit.h \
	triage/commit_fact.c triage/commit_fact.h triage/commit_json.c \
	triage/commit_link.c triage/commit_link.h triage/commit_view.c \
	triage/complete.c triage/complete.h \
	triage/context.c triage/context.h \
	triage/git.c triage/git.h \
	triage/git_rules.c triage/git_rules.h \
	triage/git_rules_table.c triage/git_rules_table.h \
	triage/followup.c triage/followup.h triage/followup_words.h \
	triage/followup_table.c triage/followup_table.h \
	triage/followup_data_table.c triage/followup_end_table.c \
	triage/followup_fix_table.c triage/followup_talk_table.c \
	triage/followup_verdict_table.c \
	triage/recovery.c triage/recovery.h \
	triage/sentence.c triage/sentence.h \
	triage/share.c triage/share.h \
	triage/sentence_table.c triage/sentence_table.h \
	triage/db.h triage/ingest_mail.h triage/store_state.h \
	triage/decision.c triage/decision.h \
	triage/derive.c triage/derive.h \
	triage/derive_rows.c triage/derive_rows.h \
	triage/effect.c triage/effect.h \
	triage/emit.c triage/emit.h triage/emit_reply.c \
	triage/emit_table.c triage/emit_table.h \
	triage/error.c triage/error.h \
	triage/export.c triage/export.h triage/export_take.c \
	triage/graph.c triage/graph.h \
	triage/import.c triage/import.h \
	triage/ingest.c triage/ingest.h \
	triage/json_get.c triage/json_get.h \
	triage/late.c triage/late.h \
	triage/text_index.c triage/text_index.h \
	triage/ledger.c triage/ledger.h \
	triage/ledger_load.c triage/ledger_load.h \
	triage/replay.c triage/replay.h \
	triage/link.c triage/link.h \
	triage/link_table.c triage/link_table.h \
	triage/mail_head.c triage/mail_head.h \
	triage/maintain.c triage/maintain.h \
	triage/migrate.c triage/migrate.h \
	triage/numbers.c triage/numbers.h \
	triage/numbers_table.c triage/schema_table.c triage/schema.h \
	triage/rawstore.c triage/rawstore.h \
	triage/rebuild.c triage/rebuild.h \
	triage/rebuild_preview.c triage/rebuild_preview.h \
	triage/reconstruct.c triage/reconstruct.h \
	triage/refold.c triage/refold.h \
	triage/regzbot.c triage/regzbot.h \
	triage/regzbot_table.c triage/regzbot_table.h \
	triage/report_row.c triage/report_row.h \
	triage/reread.c triage/reread.h \
	triage/resolve.c triage/view.c triage/view.h triage/view_part.h \
	triage/status.c triage/status.h \
	triage/status_table.c triage/subject_table.c \
	triage/scan_git.c triage/scan_git.h \
	triage/scan_mark.c triage/scan_mark.h \
	triage/scan_tags.c triage/scan_tags.h \
	triage/scan_wanted.c triage/scan_wanted.h \
	triage/stmt.c triage/stmt.h \
	triage/store.c triage/store.h \
	triage/subject.c triage/subject.h \
	triage/trust.c triage/trust.h \
	triage/view_events.c triage/view_lists.c triage/view_thread.c

libtriage_a_SOURCES += \
	triage/config.c triage/config.h triage/setting.h \
	triage/crew.c triage/crew.h \
	triage/curl_load.c triage/curl_load.h \
	triage/fetch.c triage/fetch.h \
	triage/http.c triage/http.h \
	triage/http_head.c triage/http_head.h \
	triage/url.c triage/url.h \
	triage/next.c triage/next.h \
	triage/query.h triage/query_impl.h \
	triage/query_bounds.c triage/query_compile.c triage/query_error.c \
	triage/query_explain.c triage/query_key.c triage/query_key.h \
	triage/query_habits_table.c triage/query_habits_table.h \
	triage/query_keys_table.c triage/query_lex.c triage/query_parse.c \
	triage/query_saved.c triage/query_term.c \
	triage/rawthread.c triage/rawthread.h \
	triage/safe.c triage/safe.h \
	triage/search.c triage/search.h \
	triage/settings_table.c \
	triage/programs.c triage/programs.h \
	triage/spawn.c triage/spawn.h \
	triage/durable.c triage/durable.h \
	triage/spool.c triage/spool.h triage/spool_take.c \
	triage/suggest.c triage/suggest.h \
	triage/address.c triage/address.h \
	triage/chart.c triage/chart.h \
	triage/compose.c triage/compose.h \
	triage/html.c triage/html.h triage/html_style_table.c \
	triage/own.c triage/own.h \
	triage/post.c triage/post.h \
	triage/site.c triage/site.h triage/site_part.h \
	triage/site_feed.c triage/site_files.c triage/site_files.h \
	triage/site_group.c triage/site_report.c \
	triage/site_script.c triage/site_state.c triage/site_state.h \
	triage/smtp.c triage/smtp.h \
	triage/summary.c triage/summary.h triage/summary_part.h \
	triage/summary_blocks_table.c \
	triage/summary_changed.c triage/summary_counts.c \
	triage/summary_html.c triage/summary_html.h triage/summary_item.c \
	triage/summary_waiting.c triage/summary_whom.c \
	triage/summary_words.c triage/summary_words.h \
	triage/when.c triage/when.h

TRIAGE_LIBS = libtriage.a $(PARSER_LIBS) $(SQLITE_LIBS) -lm

ktriage_SOURCES = \
	triage/cmd/cells.c triage/cmd/cells.h \
	triage/cmd/choice.c triage/cmd/choice.h \
	triage/cmd/cmd.h triage/cmd/cmds.def \
	triage/cmd/cmd_backup.c \
	triage/cmd/cmd_check.c \
	triage/cmd/cmd_completion.c \
	triage/cmd/cmd_config.c \
	triage/cmd/cmd_deliver.c \
	triage/cmd/cmd_emit.c \
	triage/cmd/cmd_explain.c \
	triage/cmd/cmd_export.c \
	triage/cmd/cmd_fetch.c \
	triage/cmd/cmd_help.c \
	triage/cmd/cmd_import.c \
	triage/cmd/cmd_maintain.c \
	triage/cmd/cmd_note.c \
	triage/cmd/cmd_own.c \
	triage/cmd/cmd_parse.c \
	triage/cmd/parse_explain.c triage/cmd/parse_explain.h \
	triage/cmd/cmd_rebuild.c \
	triage/cmd/cmd_scan_git.c \
	triage/cmd/cmd_search.c \
	triage/cmd/cmd_set.c \
	triage/cmd/cmd_show.c \
	triage/cmd/cmd_site.c \
	triage/cmd/cmd_stats.c \
	triage/cmd/cmd_summary.c \
	triage/cmd/cmd_unwatch.c \
	triage/cmd/cmd_watch.c \
	triage/cmd/complain.c \
	triage/cmd/complete.c triage/cmd/complete.h \
	triage/cmd/complete_table.c triage/cmd/complete_table.h \
	triage/cmd/decide.c triage/cmd/decide.h \
	triage/cmd/explain_text.c triage/cmd/explain_text.h \
	triage/cmd/habits_table.c triage/cmd/habits_table.h \
	triage/cmd/help_row.c triage/cmd/help_row.h \
	triage/cmd/help_text.c \
	triage/cmd/help_topics.c triage/cmd/help_topics.h \
	triage/cmd/hit_columns.c triage/cmd/hit_columns.h \
	triage/cmd/hit_mails.c triage/cmd/hit_mails.h \
	triage/cmd/hits.c triage/cmd/hits.h \
	triage/cmd/import_lines.c triage/cmd/import_lines.h \
	triage/cmd/json.c triage/cmd/json.h \
	triage/cmd/main.c \
	triage/cmd/mbox.c triage/cmd/mbox.h \
	triage/cmd/mbox_format.c triage/cmd/mbox_format.h \
	triage/cmd/option_words.c triage/cmd/option_words.h \
	triage/cmd/options.c triage/cmd/options.h \
	triage/cmd/out.c triage/cmd/out.h \
	triage/cmd/progress.c triage/cmd/progress.h \
	triage/cmd/rebuild_text.c triage/cmd/rebuild_text.h \
	triage/cmd/read_stdin.c triage/cmd/read_stdin.h \
	triage/cmd/show_commits.c \
	triage/cmd/show_rows.c triage/cmd/show_rows.h \
	triage/cmd/show_metrics.c triage/cmd/show_part.h \
	triage/cmd/show_requests.c \
	triage/cmd/show_text.c triage/cmd/show_text.h \
	triage/cmd/show_thread.c \
	triage/cmd/summary_item.c triage/cmd/summary_item.h \
	triage/cmd/summary_mail.c triage/cmd/summary_mail.h \
	triage/cmd/summary_markdown.c \
	triage/cmd/summary_text.c triage/cmd/summary_text.h \
	triage/cmd/table.c triage/cmd/table.h \
	triage/cmd/wrap.c triage/cmd/wrap.h
ktriage_LDADD = $(TRIAGE_LIBS) $(SMARTCOLS_LIBS)

# What is derived from a mail depends on these: a program that was built from
# others derives a database anew when it opens it (triage/rebuild.h).
rules_sources = $(libparser_a_SOURCES) \
	triage/belongs.c triage/claim.c triage/commit_credit.c \
	triage/commit_link.c triage/regzbot.c triage/regzbot_table.c \
	triage/context.c triage/derive.c triage/derive_rows.c \
	triage/followup.c triage/followup_table.c triage/followup_words.h \
	triage/followup_data_table.c triage/followup_end_table.c \
	triage/followup_fix_table.c triage/followup_talk_table.c \
	triage/followup_verdict_table.c triage/git_rules.c \
	triage/git_rules_table.c triage/graph.c triage/link.c \
	triage/link_table.c triage/numbers.c triage/numbers_table.c \
	triage/ledger.c triage/ledger_load.c \
	triage/recovery.c triage/reconstruct.c triage/refold.c \
	triage/report_row.c triage/schema_table.c triage/sentence.c \
	triage/sentence_table.c triage/share.c triage/status.c \
	triage/status_table.c \
	triage/subject.c triage/subject_table.c triage/trust.c

triage/rules_version.h: $(rules_sources)
	$(AM_V_GEN)$(MKDIR_P) triage && \
	sum=`cd $(srcdir) && cat $(rules_sources) | cksum | tr ' ' -` && \
	printf '#define KTT_RULES_VERSION "%s"\n' "$$sum" >$@.tmp && \
	mv -f $@.tmp $@

triage/rebuild.$(OBJEXT): triage/rules_version.h

BUILT_SOURCES += triage/rules_version.h
CLEANFILES += triage/rules_version.h
