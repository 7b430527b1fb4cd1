/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/lkp_row.h"
#include "parser/lkp_signs_table.h"
#include "parser/text.h"

/* Eight columns of value, sign, spread and change, and some for the note. */
#define MAX_TOKENS 64

struct token {
	const char *text;
	gsize length;
};

struct row {
	struct token tokens[MAX_TOKENS];
	guint n;
	guint at;
	gboolean damaged;
};

static void
tokenize(struct row *row, const char *line)
{
	memset(row, 0, sizeof(*row));
	while (*line && row->n < MAX_TOKENS) {
		gsize gap = strspn(line, " \t");
		gsize length = strcspn(line += gap, " \t");

		if (length > 0)
			row->tokens[row->n++] = (struct token){line, length};
		line += length;
	}
}

static const struct token *
peek(const struct row *row, guint ahead)
{
	return row->at + ahead < row->n ? &row->tokens[row->at + ahead] : NULL;
}

static gboolean
starts_number(const char *text, gsize length)
{
	gsize i = length > 0 && (text[0] == '-' || text[0] == '+');

	return i < length && g_ascii_isdigit(text[i]);
}

/* A mean: never a plus sign, never a per cent sign. */
static gboolean
is_mean(const struct token *token, double *mean)
{
	return token && token->text[0] != '+' &&
	       starts_number(token->text, token->length) &&
	       ktp_text_number(token->text, token->length, mean);
}

static gboolean
is_percent(const char *text, gsize length, double *number)
{
	return length > 1 && text[length - 1] == '%' &&
	       starts_number(text, length) &&
	       ktp_text_number(text, length - 1, number);
}

/* Length of a plus-minus sign, whole or damaged, at the start of token. */
static gsize
sign_length(const struct token *token, gboolean *damaged)
{
	for (guint i = 0; token && i < ktp_n_signs; i++) {
		gsize length = strlen(ktp_signs[i].text);

		if (token->length >= length &&
		    strncmp(token->text, ktp_signs[i].text, length) == 0) {
			*damaged = ktp_signs[i].damaged;
			return length;
		}
	}
	return 0;
}

/* "± 3%", "±15%", "~ 0%": sign and number, together or apart. */
static gboolean
take_spread(struct row *row, double *spread)
{
	const struct token *token = peek(row, 0), *next = peek(row, 1);
	gboolean damaged = FALSE;
	gsize sign = sign_length(token, &damaged);

	if (sign == 0)
		return FALSE;
	if (token->length == sign && next &&
	    is_percent(next->text, next->length, spread))
		row->at += 2;
	else if (token->length > sign &&
		 is_percent(token->text + sign, token->length - sign, spread))
		row->at += 1;
	else
		return FALSE;
	row->damaged |= damaged;
	return TRUE;
}

/*
 * The spread of 2014 to 2016 has the sign of the mean, and -1 where the mean
 * is zero and there is none.
 */
static double
clean_spread(double mean, double spread)
{
	if (spread < 0 && mean == 0)
		return NAN;
	return fabs(spread);
}

static gboolean
take_value(struct row *row, struct ktp_value *value)
{
	double mean, spread;

	if (is_mean(peek(row, 0), &mean)) {
		value->mean = mean;
		row->at++;
	} else if (!take_spread(row, &spread)) {
		return FALSE;
	} else {
		value->stddev = fabs(spread);
		return TRUE;
	}
	if (take_spread(row, &spread))
		value->stddev = clean_spread(mean, spread);
	return TRUE;
}

static gboolean
is_infinite(const struct token *token)
{
	gsize sign = token->text[0] == '+' || token->text[0] == '-';

	return token->length == sign + 4 &&
	       g_ascii_strncasecmp(token->text + sign, "inf%", 4) == 0;
}

/* How many means in a row come next, spreads apart. */
static guint
means_ahead(struct row row)
{
	struct ktp_value value;
	guint n = 0;

	while (take_value(&row, &value))
		n++;
	return n;
}

/*
 * +12.3%, -0.5, 186%, +Inf%. The compact tables of 2016 print absolute
 * changes without a sign: then one number more than expected comes next.
 */
static gboolean
take_change(struct row *row, struct ktp_change *change, guint columns_left)
{
	const struct token *token = peek(row, 0);

	if (!token)
		return FALSE;
	if (is_infinite(token)) {
		change->unit = KTP_UNIT_INFINITE;
	} else if (is_percent(token->text, token->length, &change->value)) {
		change->unit = KTP_UNIT_PERCENT;
	} else if (starts_number(token->text, token->length) &&
		   ktp_text_number(token->text, token->length,
				   &change->value) &&
		   (token->text[0] == '+' || token->text[0] == '-' ||
		    (columns_left == 1 && means_ahead(*row) > 1))) {
		change->unit = KTP_UNIT_ABSOLUTE;
	} else {
		change->value = NAN;
		return FALSE;
	}
	row->at++;
	return TRUE;
}

/* Names hold a letter; a lone number or a box character is none. */
static gboolean
is_name(const struct token *token)
{
	if (!token || token->text[0] == '|' || token->text[0] == '+' ||
	    token->text[0] == '(')
		return FALSE;
	for (gsize i = 0; i < token->length; i++)
		if (g_ascii_isalpha(token->text[i]))
			return TRUE;
	return FALSE;
}

static gboolean
token_is(const struct token *token, const char *word)
{
	return token && token->length == strlen(word) &&
	       strncmp(token->text, word, token->length) == 0;
}

static gboolean
take_cells(struct row *row, struct ktp_metric *metric)
{
	guint found = take_value(row, &metric->values[0]);

	for (guint i = 1; i < metric->n_values; i++) {
		take_change(row, &metric->changes[i - 1], metric->n_values - i);
		found += take_value(row, &metric->values[i]);
	}
	return found > 0;
}

struct ktp_metric *
ktp_lkp_row(const char *line, guint n_columns, gboolean *total,
	    gboolean *damaged)
{
	struct ktp_metric *metric = ktp_metric_new(NULL, n_columns);
	struct row row;

	tokenize(&row, line);
	*total = FALSE;
	if (!take_cells(&row, metric)) {
		ktp_metric_free(metric);
		return NULL;
	}
	if (peek(&row, 1) && (token_is(peek(&row, 0), "TOTAL") ||
			      token_is(peek(&row, 0), "GEO-MEAN"))) {
		*total = TRUE;
		row.at++;
	}
	if (!is_name(peek(&row, 0))) {
		ktp_metric_free(metric);
		return NULL;
	}
	metric->name =
		g_strndup(row.tokens[row.at].text, row.tokens[row.at].length);
	*damaged |= row.damaged;
	return metric;
}

gboolean
ktp_lkp_is_row(const char *line, guint n_columns)
{
	gboolean total, damaged = FALSE;
	struct ktp_metric *metric =
		ktp_lkp_row(line, n_columns, &total, &damaged);

	ktp_metric_free(metric);
	return metric != NULL;
}

gboolean
ktp_lkp_row_is_cut(const char *line, guint n_columns)
{
	struct ktp_metric *metric = ktp_metric_new(NULL, n_columns);
	struct row row;
	gboolean cut;

	tokenize(&row, line);
	cut = take_cells(&row, metric) && row.at == row.n;
	ktp_metric_free(metric);
	return cut;
}

/* "1:4", ":4" (none of four). */
static gboolean
take_runs(struct row *row, struct ktp_runs *runs)
{
	const struct token *token = peek(row, 0);
	const char *colon =
		token ? memchr(token->text, ':', token->length) : NULL;
	double fails = 0, all;

	if (!colon)
		return FALSE;
	gsize before = (gsize)(colon - token->text);

	if ((before > 0 && !ktp_text_number(token->text, before, &fails)) ||
	    !ktp_text_number(colon + 1, token->length - before - 1, &all) ||
	    fails < 0 || all < 0 || fails > G_MAXINT || all > G_MAXINT)
		return FALSE;
	*runs = (struct ktp_runs){(int)fails, (int)all};
	row->at++;
	return TRUE;
}

struct ktp_failure *
ktp_lkp_fail_row(const char *line, guint n_columns)
{
	struct ktp_failure *failure = ktp_failure_new(NULL, n_columns);
	struct row row;
	guint found;

	tokenize(&row, line);
	found = take_runs(&row, &failure->runs[0]);
	for (guint i = 1; i < n_columns; i++) {
		const struct token *token = peek(&row, 0);

		if (token && is_percent(token->text, token->length,
					&failure->reproduction[i - 1]))
			row.at++;
		found += take_runs(&row, &failure->runs[i]);
	}
	if (found == 0 || !is_name(peek(&row, 0))) {
		ktp_failure_free(failure);
		return NULL;
	}
	failure->name =
		g_strndup(row.tokens[row.at].text, row.tokens[row.at].length);
	return failure;
}
