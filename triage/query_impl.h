/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the files of the query compiler share; nobody else includes it. */
#ifndef KTT_QUERY_IMPL_H
#define KTT_QUERY_IMPL_H

#include "triage/query.h"
#include "triage/query_key.h"

enum ktt_token_type {
	KTT_TOKEN_TERM,
	KTT_TOKEN_AND,
	KTT_TOKEN_OR,
	KTT_TOKEN_NOT,
	KTT_TOKEN_OPEN,
	KTT_TOKEN_CLOSE,
};

struct ktt_token {
	enum ktt_token_type type;
	const struct ktt_key *key; /* of a term; bare words have "text" */
	char *value;		   /* owned; of a term, without quotes */
	gboolean quoted;	   /* no globs, no operators in it */
	gsize start, end;	   /* bytes of the query, for the caret */
	guint saved;		   /* how deep in saved queries */
};

/* The query's text and the place that a message points at. */
struct ktt_place {
	const char *query;
	gsize start, end;
};

/* Sets error USAGE: message, query, caret line, hint (may be NULL). */
void ktt_query_fail(GError **error, const struct ktt_place *place,
		    const char *hint, const char *format, ...)
	G_GNUC_PRINTF(4, 5);

/*
 * Cuts the query into tokens: a GPtrArray of struct ktt_token * that frees
 * them, or NULL and error set.
 */
GPtrArray *ktt_query_lex(const char *text, GError **error);
void ktt_token_free(struct ktt_token *token);

/* Puts the texts of saved queries in place of query:NAME. */
gboolean ktt_query_expand(GPtrArray *tokens, const char *text,
			  GHashTable *saved, GError **error);

struct ktt_term {
	const struct ktt_key *key;
	char *text;		      /* owned; a string to compare with */
	char *name;		      /* owned; NAME of a pair */
	GPtrArray *words;	      /* owned char *; of KTT_KEY_WORD */
	gboolean glob;		      /* text holds globs */
	gboolean name_glob;	      /* name does */
	double low, high;	      /* of numbers and times; infinite: open */
	gboolean low_open, high_open; /* the bound itself is outside */
	gboolean equal;		      /* they surround one number */
};

struct ktt_reading { /* a term while it is read */
	const struct ktt_token *token;
	struct ktt_place place;
	gint64 now;
	struct ktt_term *term;
};

/* Sets error with the key's example as a hint; FALSE. */
gboolean ktt_reading_fail(const struct ktt_reading *in, const char *message,
			  GError **error);

/* Terms with bounds; FALSE and error set where they cannot be read. */
gboolean ktt_read_number(struct ktt_reading *in, GError **error);
gboolean ktt_read_date(struct ktt_reading *in, GError **error);
gboolean ktt_read_age(struct ktt_reading *in, GError **error);

/* What a token of type TERM says, or NULL and error set. */
struct ktt_term *ktt_term_new(const struct ktt_token *token, const char *query,
			      gint64 now, GError **error);
void ktt_term_free(struct ktt_term *term);

/* The term in words, without line end; the caller frees it. */
char *ktt_term_explain(const struct ktt_term *term);

enum ktt_node_type { KTT_NODE_TERM, KTT_NODE_AND, KTT_NODE_OR, KTT_NODE_NOT };

struct ktt_node { /* of the query in postfix order */
	enum ktt_node_type type;
	struct ktt_term *term; /* owned; only of KTT_NODE_TERM */
};

struct ktt_query {
	GPtrArray *nodes; /* owned struct ktt_node *; empty: everything */
};

#endif
