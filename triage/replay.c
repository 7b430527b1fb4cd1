/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "triage/replay.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* Of disk: some hundred thousand mails. */
#define MAX_KEPT (G_GUINT64_CONSTANT(4) * 1024 * 1024 * 1024)

struct place {
	guint64 number, offset;
	gsize size;
};

struct ktt_replay {
	char *folder;  /* owned */
	int fd;	       /* -1: no file yet */
	guint64 end;   /* of what is written */
	guint64 limit; /* for end; nothing is kept beyond */
	GArray *places;
};

struct ktt_replay *
ktt_replay_new(const char *folder)
{
	struct ktt_replay *replay = g_new0(struct ktt_replay, 1);

	replay->folder = g_strdup(folder);
	replay->fd = -1;
	replay->limit = MAX_KEPT;
	replay->places = g_array_new(FALSE, FALSE, sizeof(struct place));
	return replay;
}

void
ktt_replay_free(struct ktt_replay *replay)
{
	if (!replay)
		return;
	if (replay->fd >= 0)
		close(replay->fd);
	g_array_unref(replay->places);
	g_free(replay->folder);
	g_free(replay);
}

static gboolean
make_file(struct ktt_replay *replay)
{
	g_autofree char *path = NULL;

	if (replay->fd >= 0)
		return TRUE;
	path = g_build_filename(replay->folder, ".ktriage-XXXXXX", NULL);
	replay->fd = g_mkstemp_full(path, O_RDWR | O_CLOEXEC, 0600);
	if (replay->fd < 0)
		return FALSE;
	unlink(path);
	return TRUE;
}

static gboolean
write_all(int fd, const guint8 *data, gsize size, guint64 offset)
{
	while (size > 0) {
		ssize_t done = pwrite(fd, data, size, (off_t)offset);

		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return FALSE;
		data += done;
		size -= (gsize)done;
		offset += (guint64)done;
	}
	return TRUE;
}

/*
 * The disk is full: the database, beside which the file lies, needs the room
 * more. What was kept can no longer be got.
 */
static void
give_up(struct ktt_replay *replay)
{
	if (ftruncate(replay->fd, 0) == 0)
		replay->limit = 0;
}

gboolean
ktt_replay_add(struct ktt_replay *replay, guint64 number, const guint8 *raw,
	       gsize size)
{
	struct place place = {number, replay->end, size};

	if (replay->end + size > replay->limit || !make_file(replay))
		return FALSE;
	if (!write_all(replay->fd, raw, size, place.offset)) {
		give_up(replay);
		return FALSE;
	}
	replay->end += size;
	g_array_append_val(replay->places, place);
	return TRUE;
}

guint
ktt_replay_count(const struct ktt_replay *replay)
{
	return replay->places->len;
}

guint64
ktt_replay_number(const struct ktt_replay *replay, guint at)
{
	return g_array_index(replay->places, struct place, at).number;
}

guint8 *
ktt_replay_get(const struct ktt_replay *replay, guint at, gsize *size)
{
	const struct place *place =
		&g_array_index(replay->places, struct place, at);
	guint8 *raw = g_malloc(place->size + 1);
	gsize done = 0;

	while (done < place->size) {
		ssize_t got = pread(replay->fd, raw + done, place->size - done,
				    (off_t)(place->offset + done));

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0) {
			g_free(raw);
			return NULL;
		}
		done += (gsize)got;
	}
	raw[done] = '\0';
	*size = done;
	return raw;
}

void
ktt_replay_set_limit(struct ktt_replay *replay, guint64 limit)
{
	replay->limit = limit;
}
