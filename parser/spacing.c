/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/lines.h"
#include "parser/spacing.h"
#include "parser/text.h"

/* Too few lines tell nothing. */
#define MIN_LINES 20
/* An empty line between two others became so many; some of them are needed. */
#define WIDE 3
#define MIN_WIDE 2
/* Of so many lines one may break the rule: a footer, a wrapped line. */
#define TOLERANCE 10

struct spacing {
	guint lines; /* that are not empty */
	guint close; /* with none or two empty ones in front */
	guint wide;  /* with WIDE or more */
};

static gboolean
is_quoted(const struct ktp_line *line)
{
	return line->depth > 0;
}

/* Where the next line that is not empty is; lines->len: there is none. */
static guint
next_text(const GPtrArray *lines, guint at)
{
	while (at < lines->len &&
	       ktp_text_is_blank(((struct ktp_line *)lines->pdata[at])->text))
		at++;
	return at;
}

static void
count(struct spacing *spacing, guint empty)
{
	spacing->lines++;
	spacing->close += empty == 0 || empty == 2;
	spacing->wide += empty >= WIDE;
}

static void
measure(const GPtrArray *lines, struct spacing spacings[2])
{
	guint at = next_text(lines, 0), next;

	for (; at < lines->len; at = next) {
		gboolean quoted = is_quoted(lines->pdata[at]);

		next = next_text(lines, at + 1);
		if (next < lines->len &&
		    is_quoted(lines->pdata[next]) == quoted)
			count(&spacings[quoted], next - at - 1);
	}
}

static gboolean
is_doubled(const struct spacing *spacing)
{
	return spacing->lines >= MIN_LINES && spacing->wide >= MIN_WIDE &&
	       spacing->close * TOLERANCE <= spacing->lines;
}

/* How many of the empty lines behind the one at are too many. */
static guint
surplus(const GPtrArray *lines, guint at, guint next, const gboolean doubled[2])
{
	gboolean quoted = is_quoted(lines->pdata[at]);
	guint empty = next - at - 1;

	if (!doubled[quoted] || next == lines->len ||
	    is_quoted(lines->pdata[next]) != quoted)
		return 0;
	return (empty + 1) / 2;
}

/* Those that stay go to the front, in their order. */
static guint
move_up(GPtrArray *lines, guint to, guint from, guint end)
{
	for (; from < end; from++, to++) {
		gpointer line = lines->pdata[from];

		lines->pdata[from] = lines->pdata[to];
		lines->pdata[to] = line;
	}
	return to;
}

static void
take_out(GPtrArray *lines, const gboolean doubled[2])
{
	guint at = next_text(lines, 0), kept = at, next;

	for (; at < lines->len; at = next) {
		guint extra;

		next = next_text(lines, at + 1);
		extra = surplus(lines, at, next, doubled);
		kept = move_up(lines, kept, at, next - extra);
	}
	g_ptr_array_set_size(lines, (gint)kept);
}

void
ktp_spacing_mend(GPtrArray *lines)
{
	struct spacing spacings[2] = {{0}, {0}};
	gboolean doubled[2];

	measure(lines, spacings);
	for (guint i = 0; i < 2; i++)
		doubled[i] = is_doubled(&spacings[i]);
	if (doubled[0] || doubled[1])
		take_out(lines, doubled);
}
