/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/extract.h"
#include "parser/pattern.h"
#include "parser/quoted.h"
#include "parser/trace.h"

/* Replies to replies rarely keep more levels than this. */
#define MAX_QUOTED_DEPTH 12

GPtrArray *
ktp_quoted_lines(const GPtrArray *lines, guint depth)
{
	GPtrArray *out = g_ptr_array_sized_new(lines->len);

	for (guint i = 0; i < lines->len; i++) {
		const struct ktp_line *line = lines->pdata[i];

		if (depth == 0 && line->depth == 0)
			g_ptr_array_add(out, line->text);
		else if (depth > 0 && line->depth >= depth)
			g_ptr_array_add(out, (gpointer)ktp_quote_strip(
						     line->raw, depth, NULL));
	}
	return out;
}

static guint
deepest(const GPtrArray *lines)
{
	guint depth = 0;

	for (guint i = 0; i < lines->len; i++)
		depth = MAX(depth, ((struct ktp_line *)lines->pdata[i])->depth);
	return MIN(depth, MAX_QUOTED_DEPTH);
}

static struct ktp_report *
report_at(const GPtrArray *lines, guint depth, gboolean fragments,
	  const char *subject, GPtrArray *warnings, GPtrArray *trace)
{
	g_autoptr(GPtrArray) text = ktp_quoted_lines(lines, depth);
	struct ktp_extract extract = {.lines = text,
				      .subject = subject,
				      .warnings = warnings,
				      .fragments = fragments,
				      .trace = trace};
	const struct ktp_format *format;
	guint opening;

	format = ktp_extract_format(&extract, &opening);
	return format ? ktp_extract_report(&extract, format, opening) : NULL;
}

/*
 * A piece may lack the line with the commit, and have its id from the subject
 * only; any other place of the mail that gives the same id in full will do.
 */
static void
complete_commit(struct ktp_report *report, const GPtrArray *lines,
		GPtrArray *trace)
{
	struct ktp_match match = {0};

	for (guint i = 0; i < lines->len; i++) {
		const struct ktp_line *line = lines->pdata[i];
		const char *text = line->raw + strspn(line->raw, ">| \t");
		g_autofree char *id = NULL;

		if (!ktp_pattern_match(ktp_pattern_get(ktp_titled_commit), text,
				       -1, 0, &match))
			continue;
		id = ktp_match_named(&match, "commit_id");
		if (report->commit.id &&
		    (strlen(id) <= strlen(report->commit.id) ||
		     !g_str_has_prefix(id, report->commit.id)))
			continue;
		ktp_commit_clear(&report->commit);
		report->commit.id = g_steal_pointer(&id);
		report->commit.title = ktp_match_named(&match, "commit_title");
		ktp_trace_add(trace, "commit named elsewhere", "commit.id",
			      report->commit.id, -1, text);
		ktp_trace_add(trace, "commit named elsewhere", "commit.title",
			      report->commit.title, -1, text);
		break;
	}
	ktp_match_clear(&match);
}

struct ktp_report *
ktp_quoted_report(const GPtrArray *lines, const char *subject,
		  GPtrArray *warnings, GPtrArray *trace, guint *depth)
{
	guint end = deepest(lines);

	/* A whole report first, at any depth; then a piece of one. */
	for (int fragments = 0; fragments < 2; fragments++)
		for (*depth = fragments; *depth <= end; ++*depth) {
			struct ktp_report *report =
				report_at(lines, *depth, fragments, subject,
					  warnings, trace);

			if (!report)
				continue;
			if (!report->commit.title)
				complete_commit(report, lines, trace);
			return report;
		}
	return NULL;
}
