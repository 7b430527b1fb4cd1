/* SPDX-License-Identifier: GPL-2.0-or-later */
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <string.h>

#include "parser/error.h"
#include "parser/pattern.h"

/* What one match may cost. Real lines need a few hundred steps. */
#define MATCH_LIMIT 100000
#define DEPTH_LIMIT 10000
#define HEAP_LIMIT_KIB 4096

/* Translating a pattern to machine code takes as long as so many matches
 * without: the delivery of one mail is over before. */
#define MATCHES_BEFORE_JIT 64

struct machine {
	pcre2_code *code; /* a copy of the pattern's, or NULL; atomic */
	gint matches;	  /* so far without it; atomic */
};

struct ktp_pattern {
	pcre2_code *code;
	struct machine *machine;
	guint n_names;
	guint name_size;
	PCRE2_SPTR names; /* table of n_names entries of name_size bytes */
};

struct ktp_pattern *
ktp_pattern_new(const char *pattern, GError **error)
{
	int code = 0;
	PCRE2_SIZE offset = 0;
	struct ktp_pattern *new = g_new0(struct ktp_pattern, 1);

	/* Everything that is matched has been made valid UTF-8 before. */
	new->code = pcre2_compile((PCRE2_SPTR)pattern, PCRE2_ZERO_TERMINATED,
				  PCRE2_UTF | PCRE2_NO_UTF_CHECK |
					  PCRE2_DOLLAR_ENDONLY,
				  &code, &offset, NULL);
	if (!new->code) {
		PCRE2_UCHAR text[120];

		pcre2_get_error_message(code, text, sizeof(text));
		g_set_error(error, KTP_ERROR, KTP_ERROR_INTERNAL,
			    "bad pattern at offset %zu: %s in: %s", offset,
			    (const char *)text, pattern);
		g_free(new);
		return NULL;
	}
	new->machine = g_new0(struct machine, 1);
	pcre2_pattern_info(new->code, PCRE2_INFO_NAMECOUNT, &new->n_names);
	pcre2_pattern_info(new->code, PCRE2_INFO_NAMEENTRYSIZE,
			   &new->name_size);
	pcre2_pattern_info(new->code, PCRE2_INFO_NAMETABLE, &new->names);
	return new;
}

void
ktp_pattern_free(struct ktp_pattern *pattern)
{
	if (!pattern)
		return;
	pcre2_code_free(pattern->code);
	pcre2_code_free(pattern->machine->code);
	g_free(pattern->machine);
	g_free(pattern);
}

const struct ktp_pattern *
ktp_pattern_get(const char *constant)
{
	static GMutex lock;
	static GHashTable *cache;
	struct ktp_pattern *found;

	g_mutex_lock(&lock);
	if (!cache)
		cache = g_hash_table_new(NULL, NULL);
	found = g_hash_table_lookup(cache, constant);
	if (!found) {
		GError *error = NULL;

		found = ktp_pattern_new(constant, &error);
		if (!found)
			g_error("%s", error->message);
		g_hash_table_insert(cache, (gpointer)constant, found);
	}
	g_mutex_unlock(&lock);
	return found;
}

/* Match contexts and data are kept for each thread: making them costs more
 * than most matches. */
struct workspace {
	pcre2_match_context *context;
	pcre2_match_data *data;
};

static void
workspace_free(gpointer data)
{
	struct workspace *work = data;

	pcre2_match_data_free(work->data);
	pcre2_match_context_free(work->context);
	g_free(work);
}

static struct workspace *
workspace_get(void)
{
	static GPrivate key = G_PRIVATE_INIT(workspace_free);
	struct workspace *work = g_private_get(&key);

	if (work)
		return work;
	work = g_new(struct workspace, 1);
	work->context = pcre2_match_context_create(NULL);
	work->data = pcre2_match_data_create(64, NULL);
	pcre2_set_match_limit(work->context, MATCH_LIMIT);
	pcre2_set_depth_limit(work->context, DEPTH_LIMIT);
	pcre2_set_heap_limit(work->context, HEAP_LIMIT_KIB);
	g_private_set(&key, work);
	return work;
}

static void
match_fill(struct ktp_match *match, const struct ktp_pattern *pattern,
	   const char *subject, pcre2_match_data *data, guint n)
{
	const PCRE2_SIZE *ovector = pcre2_get_ovector_pointer(data);

	match->pattern = pattern;
	match->subject = subject;
	match->start = g_renew(gsize, match->start, n);
	match->end = g_renew(gsize, match->end, n);
	match->n_groups = n;
	for (guint i = 0; i < n; i++) {
		gboolean set = ovector[2 * i] != PCRE2_UNSET;

		match->start[i] = set ? ovector[2 * i] : G_MAXSIZE;
		match->end[i] = set ? ovector[2 * i + 1] : G_MAXSIZE;
	}
}

static gsize
subject_length(const char *subject)
{
	gsize size = strnlen(subject, KTP_MAX_SUBJECT);

	/* Not in the middle of a character. */
	while (size > 0 && ((guchar)subject[size] & 0xc0) == 0x80)
		size--;
	return size;
}

/* A copy, since other threads may be matching. Without JIT support, or memory
 * for it, matching is only slower. */
static const pcre2_code *
make_fast(const struct ktp_pattern *pattern)
{
	pcre2_code *copy = pcre2_code_copy(pattern->code);

	if (copy)
		(void)pcre2_jit_compile(copy, PCRE2_JIT_COMPLETE);
	if (!g_atomic_pointer_compare_and_exchange(&pattern->machine->code,
						   NULL, copy))
		pcre2_code_free(copy);
	return g_atomic_pointer_get(&pattern->machine->code);
}

static gboolean
is_limit(int n)
{
	return n == PCRE2_ERROR_MATCHLIMIT || n == PCRE2_ERROR_DEPTHLIMIT ||
	       n == PCRE2_ERROR_HEAPLIMIT;
}

static int
run(const pcre2_code *code, const char *subject, gsize size, gsize offset)
{
	struct workspace *work = workspace_get();

	return pcre2_match(code, (PCRE2_SPTR)subject, size, offset,
			   PCRE2_NO_UTF_CHECK, work->data, work->context);
}

/*
 * What comes out must not depend on how often the pattern was used before.
 * Machine code counts fewer steps, and has less of a stack: where one of the
 * two gives up, the other one decides.
 */
static int
run_any(const struct ktp_pattern *pattern, const char *subject, gsize size,
	gsize offset)
{
	const pcre2_code *fast = g_atomic_pointer_get(&pattern->machine->code);
	int n;

	if (!fast && g_atomic_int_add(&pattern->machine->matches, 1) >=
			     MATCHES_BEFORE_JIT)
		fast = make_fast(pattern);
	if (fast) {
		n = run(fast, subject, size, offset);
		return n != PCRE2_ERROR_JIT_STACKLIMIT
			       ? n
			       : run(pattern->code, subject, size, offset);
	}
	n = run(pattern->code, subject, size, offset);
	fast = is_limit(n) ? make_fast(pattern) : NULL;
	return fast ? run(fast, subject, size, offset) : n;
}

gboolean
ktp_pattern_match(const struct ktp_pattern *pattern, const char *subject,
		  gssize length, gsize offset, struct ktp_match *match)
{
	gsize size = length < 0 ? subject_length(subject) : (gsize)length;
	int n;

	if (offset > size)
		return FALSE;
	n = run_any(pattern, subject, size, offset);
	if (n <= 0)
		return FALSE;
	if (match)
		match_fill(match, pattern, subject, workspace_get()->data,
			   (guint)n);
	return TRUE;
}

gboolean
ktp_pattern_gives_up(const struct ktp_pattern *pattern, const char *subject)
{
	return is_limit(
		run(pattern->code, subject, subject_length(subject), 0));
}

gboolean
ktp_matches(const char *constant, const char *subject)
{
	return ktp_pattern_match(ktp_pattern_get(constant), subject, -1, 0,
				 NULL);
}

void
ktp_match_clear(struct ktp_match *match)
{
	g_clear_pointer(&match->start, g_free);
	g_clear_pointer(&match->end, g_free);
	match->n_groups = 0;
}

void
ktp_match_foreach(const struct ktp_match *match, ktp_group_fn fn, gpointer data)
{
	const struct ktp_pattern *pattern = match->pattern;

	for (guint i = 0; i < pattern->n_names; i++) {
		PCRE2_SPTR entry = pattern->names + i * pattern->name_size;
		guint group = (guint)entry[0] << 8 | entry[1];

		if (group >= match->n_groups ||
		    match->start[group] == G_MAXSIZE)
			continue;
		fn((const char *)entry + 2,
		   match->subject + match->start[group],
		   match->end[group] - match->start[group], data);
	}
}

struct named {
	const char *name;
	char *value;
};

static void
named_take(const char *name, const char *value, gsize length, gpointer data)
{
	struct named *named = data;

	if (!named->value && length > 0 && strcmp(name, named->name) == 0)
		named->value = g_strndup(value, length);
}

char *
ktp_match_named(const struct ktp_match *match, const char *name)
{
	struct named named = {name, NULL};

	ktp_match_foreach(match, named_take, &named);
	return named.value;
}
