/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "corpus/gen_follow_table.h"
#include "corpus/gen_head.h"
#include "corpus/gen_mail.h"
#include "corpus/gen_report.h"
#include "corpus/gen_table.h"
#include "corpus/gen_thread.h"

#define ROBOT_CC "oe-lkp@lists.linux.dev, lkp@intel.com"
#define ANSWER_ROWS 4
/* Seconds between a report and its first answer, and between answers. */
#define MIN_DELAY 3600
#define MAX_DELAY 400000

static enum gen_step
step_of(const struct gen_facts *facts, guint part)
{
	return part ? gen_shapes[facts->shape].steps[part - 1] : GEN_END;
}

static char *
message_id(const struct gen_facts *facts, guint part)
{
	g_autofree char *hex = NULL;

	if (part == 0)
		return g_strdup(facts->message_id);
	hex = gen_hex(facts->seed, "answer", facts->number, 12);
	return g_strdup_printf("%s.%u.%u@answer.example.org", hex,
			       facts->number, part);
}

static char *
fix_title(const struct gen_facts *facts)
{
	g_autofree char *name = gen_hex(facts->seed, "fix", facts->number, 8);

	/* No two fixes have one title. */
	return g_strdup_printf("%s: take the short way in do_%s()",
			       facts->area->component, name);
}

/* Each later than the one before. */
static gint64
date_of(const struct gen_facts *facts, guint part)
{
	gint64 date = facts->date;

	for (guint i = 1; i <= part; i++) {
		GRand *rand =
			gen_rand_new(facts->seed, "delay", facts->number, i);

		date += g_rand_int_range(rand, MIN_DELAY, MAX_DELAY);
		g_rand_free(rand);
	}
	return date;
}

static void
append_quote(GString *out, const char *text)
{
	for (const char *line = text; *line;) {
		gsize length = strcspn(line, "\n");

		g_string_append_printf(out, length ? "> %.*s\n" : ">\n",
				       (int)length, line);
		line += length + (line[length] == '\n');
	}
}

static void
append_quoted_head(GString *out, const struct gen_facts *facts)
{
	GString *head = g_string_new(NULL);
	g_autoptr(GDateTime) date = g_date_time_new_from_unix_utc(facts->date);
	g_autofree char *when =
		g_date_time_format(date, "%a, %b %d, %Y at %H:%M:%S%p +0000");

	gen_head_append(head, facts);
	g_string_append_printf(out, "On %s, kernel test robot wrote:\n", when);
	append_quote(out, head->str + strspn(head->str, "\n"));
	g_string_append_c(out, '\n');
	g_string_free(head, TRUE);
}

static void
append_filled(GString *out, const struct gen_facts *facts, const char *text)
{
	g_autofree char *title = fix_title(facts);
	GString *filled = g_string_new(text);
	g_autofree char *fix = g_strndup(facts->fix, 12);

	g_string_replace(filled, "%FIX%", fix, 0);
	g_string_replace(filled, "%TITLE%", title, 0);
	g_string_append_len(out, filled->str, (gssize)filled->len);
	g_string_free(filled, TRUE);
}

static void
append_diff(GString *out, const struct gen_facts *facts)
{
	const char *file = facts->area->file;
	guint line = 40 + facts->number % 2000;

	g_string_append_printf(out,
			       "diff --git a/%s b/%s\n"
			       "index %.12s..%.12s 100644\n"
			       "--- a/%s\n+++ b/%s\n"
			       "@@ -%u,3 +%u,3 @@\n"
			       " {\n-\tslow_path(entry);\n"
			       "+\tfast_path(entry);\n }\n\n",
			       file, file, facts->commit, facts->fix, file,
			       file, line, line);
}

static void
append_trailers(GString *out, const struct gen_facts *facts)
{
	g_string_append_printf(out,
			       "Fixes: %.12s (\"%s\")\n"
			       "Reported-by: kernel test robot <%s>\n"
			       "Closes: https://lore.kernel.org/oe-lkp/%s\n"
			       "Signed-off-by: %s <%s>\n---\n",
			       facts->commit, facts->title,
			       gen_sender_address(facts), facts->message_id,
			       facts->author.name, facts->author.address);
}

static void
append_answer(GString *out, const struct gen_facts *facts, enum gen_step step,
	      GRand *rand)
{
	const struct gen_answer *answer = &gen_answers[step];
	double patched = facts->bad + (facts->good - facts->bad) *
					      answer->patched *
					      g_rand_double_range(rand, 0.9, 1);

	if (step != GEN_PATCH)
		append_quoted_head(out, facts);
	append_filled(out, facts, answer->texts[g_rand_int_range(rand, 0, 3)]);
	if (step == GEN_PATCH)
		append_trailers(out, facts);
	if (answer->diff)
		append_diff(out, facts);
	if (answer->table)
		gen_table_append(out, facts, rand, ANSWER_ROWS, &patched);
}

static void
set_people(struct gen_mail *mail, const struct gen_facts *facts,
	   enum gen_step step)
{
	const struct gen_person *from = &facts->author;

	if (gen_answers[step].sender == GEN_OTHER)
		from = &facts->other;
	mail->from_name = from->name;
	mail->from_address = from->address;
	mail->to_name = "kernel test robot";
	mail->to_address = gen_sender_address(facts);
	if (step == GEN_END || gen_answers[step].sender == GEN_ROBOT) {
		mail->from_name =
			step == GEN_END ? "kernel test robot" : "Oliver Sang";
		mail->from_address = gen_sender_address(facts);
		mail->to_name = facts->author.name;
		mail->to_address = facts->author.address;
	}
}

static char *
subject_of(const struct gen_facts *facts, enum gen_step step)
{
	g_autofree char *report = gen_subject(facts);
	g_autofree char *title = fix_title(facts);

	if (step == GEN_END)
		return g_steal_pointer(&report);
	if (step == GEN_PATCH)
		return g_strconcat("[PATCH] ", title, NULL);
	return g_strconcat("Re: ", report, NULL);
}

void
gen_thread_append(GString *mbox, const struct gen_facts *facts, guint part)
{
	GRand *rand = gen_rand_new(facts->seed, "mail", facts->number, part);
	enum gen_step step = step_of(facts, part);
	g_autofree char *subject = subject_of(facts, step);
	g_autofree char *id = message_id(facts, part);
	g_autofree char *parent =
		part && step != GEN_PATCH ? message_id(facts, part - 1) : NULL;
	g_autofree char *cc =
		g_strdup_printf(ROBOT_CC ", %s", facts->other.address);
	struct gen_mail mail = {
		.cc = cc,
		.subject = subject,
		.message_id = id,
		.in_reply_to = parent,
		.root = facts->message_id,
		.list = facts->area->list,
		.date = date_of(facts, part),
		.body = g_string_sized_new(8192),
	};

	set_people(&mail, facts, step);
	if (step == GEN_END)
		gen_report_append(mail.body, facts, rand);
	else
		append_answer(mail.body, facts, step, rand);
	gen_mail_append(mbox, &mail, rand);
	g_string_free(mail.body, TRUE);
	g_rand_free(rand);
}
