/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "parser/source.h"

#include <errno.h>
#include <string.h>

#include "parser/error.h"
#include "parser/source_kind.h"

/* The first that the probe says yes to is it. */
static const struct ktp_source_kind *const kinds[] = {
	&ktp_git_kind,
	&ktp_folder_kind,
	&ktp_file_kind,
};

struct ktp_source {
	const struct ktp_source_kind *kind;
	gpointer state; /* owned; the kind's */
};

static const struct ktp_source_kind *
find_kind(const char *path, GError **error)
{
	struct stat st;
	guint i;

	if (!strcmp(path, "-"))
		return &ktp_file_kind;
	if (stat(path, &st) != 0) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE,
			    "cannot open %s: %s", path, g_strerror(errno));
		return NULL;
	}
	for (i = 0; i < G_N_ELEMENTS(kinds); i++) {
		if (kinds[i]->probe(path, &st))
			return kinds[i];
	}
	g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE,
		    "cannot open %s: neither a file nor a folder", path);
	return NULL;
}

struct ktp_source *
ktp_source_open(const char *path, enum ktp_mbox_format format, GError **error)
{
	const struct ktp_source_kind *kind = find_kind(path, error);
	struct ktp_source *source;
	gpointer state;

	if (!kind)
		return NULL;
	state = kind->open(path, format, error);
	if (!state)
		return NULL;
	source = g_new0(struct ktp_source, 1);
	source->kind = kind;
	source->state = state;
	return source;
}

void
ktp_source_close(struct ktp_source *source)
{
	if (!source)
		return;
	source->kind->close(source->state);
	g_free(source);
}

int
ktp_source_next(struct ktp_source *source, struct ktp_raw *raw, GError **error)
{
	return source->kind->next(source->state, raw, error);
}

void
ktp_source_progress(const struct ktp_source *source, guint64 *done,
		    guint64 *total)
{
	source->kind->progress(source->state, done, total);
}
