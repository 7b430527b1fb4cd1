/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/summary_mail.h"

#include "triage/cmd/out.h"
#include "triage/cmd/summary_text.h"
#include "triage/json_get.h"
#include "triage/summary_html.h"
#include "triage/summary_words.h"

static char *
make_text(const json_t *summary, const char *archive)
{
	GString *text = g_string_new(NULL);

	cmd_out_capture(text);
	cmd_summary_text(summary, archive);
	cmd_out_capture(NULL);
	return g_string_free(text, FALSE);
}

gboolean
cmd_summary_mail(struct cmd_context *context, struct ktt_post *post,
		 const json_t *summary, GError **error)
{
	const char *archive = ktt_config_get(context->config, "core.archive");
	const struct ktt_html_links links = {.archive = archive};
	g_autofree char *subject = ktt_summary_head(summary);
	g_autofree char *text = make_text(summary, archive);
	g_autofree char *html = ktt_summary_html(summary, &links);
	struct ktt_letter letter = {
		.subject = subject,
		.text = text,
		.html = html,
		.now = context->now,
		.since = ktt_json_text(summary, "since"),
	};

	return ktt_post_send(post, &letter, error);
}
