/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message_json.h"
#include "triage/json_get.h"
#include "triage/view_part.h"

json_t *
ktt_view_from(const char *name, const char *address)
{
	json_t *from;

	if (!name && !address)
		return json_null();
	from = json_object();
	ktt_json_set_text(from, "name", name);
	ktt_json_set_text(from, "address", address);
	return from;
}

static const char *
type_name(const struct ktt_statement *s)
{
	switch (s->type) {
	case KTT_SAYS_WROTE:
		return "wrote";
	case KTT_SAYS_SET:
	case KTT_SAYS_AUTO:
		return "set";
	case KTT_SAYS_NOTHING:
		return "unknown";
	default:
		return ktp_event_name(s->type);
	}
}

/* A commit or a decision is no mail. */
static const char *
mail_of(const struct ktt_statement *s)
{
	return s->decision || s->merged ? NULL : s->message_id;
}

static const char *
sender_name(const struct ktt_statement *s)
{
	return s->decision		      ? "hand"
	       : s->merged		      ? "git"
	       : s->sender == KTT_ROBOT	      ? "robot"
	       : s->sender == KTT_PARTICIPANT ? "participant"
					      : "stranger";
}

json_t *
ktt_view_commit(const struct ktt_statement *s)
{
	json_t *commit;

	if (!s || (!s->commit && !s->commit_title))
		return json_null();
	commit = json_object();
	ktt_json_set_text(commit, "id", s->commit);
	ktt_json_set_text(commit, "title", s->commit_title);
	return commit;
}

static void
set_outcome(json_t *object, const struct ktt_statement *s)
{
	const char *before = ktt_status_words[s->before].name;
	const char *after = ktt_status_words[s->after].name;

	ktt_json_set_text(object, "before", before);
	ktt_json_set_text(object, "after", after);
	ktt_json_set_text(object, "changed", s->changed_to);
	json_object_set_new(object, "decided", json_boolean(s->decided));
	ktt_json_set_text(object, "without", ktt_status_words[s->without].name);
}

json_t *
ktt_view_statement(const struct ktt_statement *s)
{
	json_t *object = json_object();

	ktt_json_set_text(object, "type", type_name(s));
	ktt_json_set_text(object, "message_id", mail_of(s));
	json_object_set_new(object, "from",
			    ktt_view_from(s->from_name, s->from_address));
	ktt_json_set_time(object, "date", s->time, s->time != 0);
	ktt_json_set_text(object, "sender", sender_name(s));
	json_object_set_new(object, "strength", ktp_json_number(s->strength));
	json_object_set_new(object, "confidence",
			    ktp_json_number(s->confidence));
	ktt_json_set_text(object, "rule", s->rule);
	ktt_json_set_text(object, "evidence",
			  s->decision ? s->reason : s->evidence);
	json_object_set_new(object, "commit", ktt_view_commit(s));
	ktt_json_set_text(object, "link", s->link);
	ktt_json_set_text(object, "result", ktp_result_name(s->result));
	json_object_set_new(object, "recovery", ktp_json_number(s->recovery));
	json_object_set_new(object, "spread", ktp_json_number(s->spread));
	ktt_json_set_text(object, "command", s->command);
	set_outcome(object, s);
	return object;
}

/* That somebody wrote is only worth a line where it decided. */
json_t *
ktt_view_events(const GPtrArray *statements)
{
	json_t *list = json_array();

	for (guint i = 0; i < statements->len; i++) {
		const struct ktt_statement *s = statements->pdata[i];

		if (s->type != KTT_SAYS_WROTE || s->decided)
			json_array_append_new(list, ktt_view_statement(s));
	}
	return list;
}

json_t *
ktt_view_reason(const struct ktt_fold *fold)
{
	const struct ktt_statement *s = fold->decided;
	json_t *reason;

	if (!s)
		return json_null();
	reason = json_object();
	ktt_json_set_text(reason, "event", type_name(s));
	ktt_json_set_text(reason, "rule", s->rule);
	ktt_json_set_text(reason, "evidence",
			  s->decision ? s->reason : s->evidence);
	ktt_json_set_text(reason, "message_id", mail_of(s));
	json_object_set_new(reason, "from",
			    ktt_view_from(s->from_name, s->from_address));
	ktt_json_set_time(reason, "date", s->time, s->time != 0);
	ktt_json_set_text(reason, "sender", sender_name(s));
	ktt_json_set_text(reason, "text", fold->reason);
	return reason;
}
