/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lkp_head.h"
#include "parser/pairs.h"
#include "parser/text.h"

/* The robot's rules are 89 and 99 long; prose has short ones. */
#define MIN_RULE 20
/* Abbreviated ids have 10 digits; 8 have been seen. */
#define MIN_HEX 8
#define MAX_HEX 40
/* A mail client wraps a title or a machine into so many lines. */
#define MAX_LINES 4

void
ktp_lkp_head_init(struct ktp_lkp_head *head)
{
	memset(head, 0, sizeof(*head));
	head->names = g_string_new(NULL);
	head->values = g_string_new(NULL);
	head->commits =
		g_ptr_array_new_with_free_func((GDestroyNotify)ktp_commit_free);
}

/* A title that is open goes with its commit. */
static void
drop_commits(struct ktp_lkp_head *head)
{
	g_ptr_array_set_size(head->commits, 0);
	head->open_title = 0;
}

static void
reset(struct ktp_lkp_head *head)
{
	head->part = KTP_LKP_NOTHING;
	g_clear_pointer(&head->machine, g_free);
	g_string_truncate(head->names, 0);
	g_string_truncate(head->values, 0);
	drop_commits(head);
}

void
ktp_lkp_head_clear(struct ktp_lkp_head *head)
{
	reset(head);
	g_string_free(head->names, TRUE);
	g_string_free(head->values, TRUE);
	g_ptr_array_unref(head->commits);
}

static gboolean
is_rule(const char *line, char of)
{
	gsize n = 0;

	line += strspn(line, " \t");
	while (line[n] == of)
		n++;
	return n >= MIN_RULE && ktp_text_is_blank(line + n);
}

gboolean
ktp_lkp_is_commit(const char *text, gsize length)
{
	gsize hex = 0;
	gboolean digit = FALSE, dot = FALSE;

	while (hex < length && g_ascii_isxdigit(text[hex]))
		hex++;
	if (hex == length)
		return length >= MIN_HEX && length <= MAX_HEX;
	for (gsize i = 0; i < length; i++) {
		if (!g_ascii_isalnum(text[i]) && !strchr("._-+/", text[i]))
			return FALSE;
		digit |= g_ascii_isdigit(text[i]);
		dot |= text[i] == '.' || text[i] == '-';
	}
	/* v6.1-rc2, next-20240102, linus/master would be no column. */
	return digit && dot && g_ascii_isalpha(text[0]);
}

/* "  HEX10 ("title")", "  v5.13-rc2", "  HEX40", "  HEX10  <-- a note". */
static gboolean
feed_commit(struct ktp_lkp_head *head, const char *line)
{
	gsize gap = strspn(line, " \t"), length;
	const char *title, *end;

	line += gap;
	length = strcspn(line, " \t");
	if (!ktp_lkp_is_commit(line, length))
		return FALSE;
	struct ktp_commit *commit = ktp_commit_new(NULL, NULL);

	commit->id = g_strndup(line, length);
	g_ptr_array_add(head->commits, commit);
	title = strstr(line + length, "(\"");
	if (!title)
		return TRUE;
	title += 2;
	end = g_strrstr(title, "\")");
	head->open_title = end ? 0 : MAX_LINES;
	commit->title =
		end ? g_strndup(title, (gsize)(end - title)) : g_strdup(title);
	g_strstrip(commit->title);
	return TRUE;
}

/* The rest of a title that a mail client wrapped. */
static void
feed_title(struct ktp_lkp_head *head, const char *line)
{
	struct ktp_commit *last = head->commits->pdata[head->commits->len - 1];
	g_autofree char *begin = last->title;
	g_autofree char *rest = ktp_text_fold(line);
	char *end = g_strrstr(rest, "\")");

	if (end)
		*end = '\0';
	head->open_title = end ? 0 : head->open_title - 1;
	last->title = g_strconcat(begin, " ", rest, NULL);
}

/* "a/b/c/d: A/B/C" in one line: the compact form of 2016. */
static gboolean
feed_short_axes(struct ktp_lkp_head *head, const char *line)
{
	gsize names;

	line += strspn(line, " \t");
	names = strcspn(line, " \t:");
	if (line[names] != ':' || line[names + 1] != ' ' ||
	    !memchr(line, '/', names) ||
	    strncmp(line, "testcase/", strlen("testcase/")) != 0)
		return FALSE;
	reset(head);
	g_string_append_len(head->names, line, (gssize)names + 1);
	g_string_append(head->values, line + names + 2);
	return TRUE;
}

static gboolean
has_names(const struct ktp_lkp_head *head)
{
	return g_str_has_suffix(head->names->str, ":");
}

static gboolean
feed_axes(struct ktp_lkp_head *head, const char *line)
{
	g_autofree char *folded = ktp_text_fold(line);
	GString *to = has_names(head) ? head->values : head->names;

	/* Names are words between slashes; a sentence is no axes. */
	if (to == head->names && strchr(folded, ' '))
		return FALSE;
	if (to == head->values && to->len > 0)
		g_string_append_c(to, ' ');
	g_string_append(to, folded);
	return TRUE;
}

/* "NAME: THREADS threads SOCKETS sockets …", which a client may wrap. */
static gboolean
feed_machine(struct ktp_lkp_head *head, const char *line)
{
	g_autofree char *folded = ktp_text_fold(line);

	if (!head->machine != (strchr(folded, ':') != NULL) ||
	    ktp_lkp_is_commit(folded, strcspn(folded, " "))) {
		head->part = KTP_LKP_NOTHING;
		return FALSE;
	}
	if (head->machine) {
		g_autofree char *begin = head->machine;

		head->machine = g_strconcat(begin, " ", folded, NULL);
	} else {
		head->machine = g_steal_pointer(&folded);
	}
	if (--head->open_machine == 0)
		head->part = KTP_LKP_NOTHING;
	return TRUE;
}

static gboolean
feed_part(struct ktp_lkp_head *head, const char *line)
{
	if (head->part == KTP_LKP_MACHINE)
		return feed_machine(head, line);
	if (head->part == KTP_LKP_AXES)
		return feed_axes(head, line);
	if (head->part == KTP_LKP_COMMITS && head->open_title) {
		feed_title(head, line);
		return TRUE;
	}
	return head->part == KTP_LKP_COMMITS && feed_commit(head, line);
}

/* A mail client that wraps breaks behind the blanks in front of the values,
 * which leaves an empty line above them. */
static void
feed_empty(struct ktp_lkp_head *head)
{
	if (head->part == KTP_LKP_MACHINE && head->machine)
		head->part = KTP_LKP_NOTHING;
	if (head->part == KTP_LKP_AXES && head->names->len > 0 &&
	    (head->values->len > 0 || !has_names(head)))
		head->part = KTP_LKP_NOTHING;
}

gboolean
ktp_lkp_head_feed(struct ktp_lkp_head *head, const char *line)
{
	g_autofree char *folded = NULL;

	if (is_rule(line, '*')) {
		reset(head);
		head->part = KTP_LKP_MACHINE;
		head->open_machine = MAX_LINES;
		return TRUE;
	}
	if (is_rule(line, '=')) {
		g_string_truncate(head->names, 0);
		g_string_truncate(head->values, 0);
		drop_commits(head);
		head->part = KTP_LKP_AXES;
		return TRUE;
	}
	folded = ktp_text_fold(line);
	if (strcmp(folded, "commit:") == 0 || strcmp(folded, "commits:") == 0) {
		drop_commits(head);
		head->part = KTP_LKP_COMMITS;
		return TRUE;
	}
	if (*folded == '\0') {
		feed_empty(head);
		return FALSE;
	}
	if (feed_short_axes(head, line) || feed_part(head, line))
		return TRUE;
	head->part = KTP_LKP_NOTHING;
	return FALSE;
}

static void
move_axes(struct ktp_lkp_head *head, struct ktp_comparison *comparison)
{
	g_auto(GStrv) names = NULL, values = NULL;

	if (!g_str_has_suffix(head->names->str, ":"))
		return;
	g_string_truncate(head->names, head->names->len - 1);
	names = g_strsplit(head->names->str, "/", -1);
	values = g_strsplit(head->values->str, "/", -1);
	for (guint i = 0; names[i] && values[i]; i++)
		ktp_pairs_add(comparison->axes, g_strstrip(names[i]), -1,
			      g_strstrip(values[i]), -1);
}

/* Whether one id is the beginning of the other. */
static gboolean
same_commit(const char *a, const char *b)
{
	return g_str_has_prefix(a, b) || g_str_has_prefix(b, a);
}

/* The list gives titles, and the id where it is the longer one. */
static void
merge_commit(GPtrArray *columns, struct ktp_commit *listed)
{
	for (guint i = 0; i < columns->len; i++) {
		struct ktp_commit *column = columns->pdata[i];

		if (!same_commit(column->id, listed->id))
			continue;
		if (strlen(listed->id) > strlen(column->id)) {
			g_free(column->id);
			column->id = g_strdup(listed->id);
		}
		if (!column->title)
			column->title = g_strdup(listed->title);
	}
}

void
ktp_lkp_head_move(struct ktp_lkp_head *head, struct ktp_comparison *comparison)
{
	move_axes(head, comparison);
	comparison->machine = g_steal_pointer(&head->machine);
	for (guint i = 0; i < head->commits->len; i++)
		merge_commit(comparison->commits, head->commits->pdata[i]);
	reset(head);
}
