/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Messages and what they refer to, loaded from the store as they are needed.
 * One graph lives for one flush of links; it sees the store as it was when a
 * node was first asked for.
 */
#ifndef KTT_GRAPH_H
#define KTT_GRAPH_H

#include "triage/store.h"

enum ktt_reference_source {
	KTT_FROM_HEADER,
	KTT_FROM_CLOSES,
	KTT_FROM_LINK,
	KTT_FROM_QUOTE,
	KTT_N_REFERENCE_SOURCES
};

struct ktt_node {
	char *id;	  /* owned; Message-ID */
	gint64 row;	  /* 0: no row, nothing but a name */
	gboolean ghost;	  /* no mail of it has come */
	gboolean quoting; /* quotes a report and is none */
	gboolean names_robot;
	char *base_subject, *commit_key, *patch_title; /* owned or NULL */
	GPtrArray *targets[KTT_N_REFERENCE_SOURCES];   /* owned char * */
	GPtrArray *parents; /* owned char *, nearest first; of a ghost: what
			       others put before it in their References */
	GArray *links;	    /* owned struct ktt_link, NULL: not yet looked for;
			       what it belongs to by its own words */
	GArray *plain;	    /* the same without what others announced */
	gboolean report;    /* there is a report row */
	gboolean reconstructed; /* … that comes from quotes */
	char *report_commit;	/* owned; its commit key or NULL */
};

struct ktt_link {
	gint64 report; /* row id */
	int key;       /* enum ktt_link_key */
	double strength;
};

struct ktt_graph;

struct ktt_graph *ktt_graph_new(struct ktt_store *store);
void ktt_graph_free(struct ktt_graph *graph);

/* The node of a Message-ID; NULL and error set where reading fails. */
struct ktt_node *ktt_graph_get(struct ktt_graph *graph, const char *id,
			       GError **error);
struct ktt_node *ktt_graph_get_row(struct ktt_graph *graph, gint64 row,
				   GError **error);

/* Looks for reports and links anew, as reports have changed. */
gboolean ktt_graph_forget_reports(struct ktt_graph *graph, GError **error);

struct ktt_store *ktt_graph_store(struct ktt_graph *graph);

#endif
