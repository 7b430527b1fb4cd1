/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What no program that does the work can go below; for run.py.
 *
 *	floor scan MBOX		read it and find where its mails begin
 *	floor walk MBOX		GMime reads every mail and decodes its text
 *	floor insert MBOX DB	SQLite takes in what that gives, with a
 *				full-text index; the reading is not counted
 *
 * Prints the number of mails and the seconds of CPU.
 */
#include <fcntl.h>
#include <gmime/gmime.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "parser/pair.h"

struct row { /* all owned */
	char *id, *from, *subject;
	GString *text;
};

static double
cpu(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void
row_free(gpointer data)
{
	struct row *row = data;

	g_free(row->id);
	g_free(row->from);
	g_free(row->subject);
	g_string_free(row->text, TRUE);
	g_free(row);
}

static void
add_text(GMimeObject *parent, GMimeObject *part, gpointer data)
{
	char *text = NULL;

	(void)parent;
	if (GMIME_IS_TEXT_PART(part))
		text = g_mime_text_part_get_text(GMIME_TEXT_PART(part));
	if (text)
		g_string_append(data, text);
	g_free(text);
}

static struct row *
row_new(GMimeMessage *message)
{
	struct row *row = g_new0(struct row, 1);
	GMimeObject *top = g_mime_message_get_mime_part(message);

	row->id = g_strdup(g_mime_message_get_message_id(message));
	row->from = internet_address_list_to_string(
		g_mime_message_get_from(message), NULL, FALSE);
	row->subject = g_strdup(g_mime_message_get_subject(message));
	row->text = g_string_new(NULL);
	if (top && GMIME_IS_MULTIPART(top))
		g_mime_message_foreach(message, add_text, row->text);
	else if (top)
		add_text(NULL, top, row->text);
	return row;
}

/* rows: gets them all, or NULL. */
static guint
walk(const char *path, GPtrArray *rows)
{
	GMimeStream *stream = g_mime_stream_fs_new(open(path, O_RDONLY));
	GMimeParser *parser = g_mime_parser_new_with_stream(stream);
	GMimeMessage *message;
	guint n = 0;

	g_mime_parser_set_format(parser, GMIME_FORMAT_MBOX);
	g_mime_parser_set_persist_stream(parser, TRUE);
	while (!g_mime_parser_eos(parser) &&
	       (message = g_mime_parser_construct_message(parser, NULL))) {
		struct row *row = row_new(message);

		n++;
		if (rows)
			g_ptr_array_add(rows, row);
		else
			row_free(row);
		g_object_unref(message);
	}
	g_object_unref(parser);
	g_object_unref(stream);
	return n;
}

static guint
scan(const char *path)
{
	FILE *file = fopen(path, "rb");
	static guint8 block[256 * 1024];
	gsize size;
	guint n = 0;

	while (file && (size = fread(block, 1, sizeof(block), file)) > 0)
		for (gsize at = 0;
		     (at = ktp_pair_find(block, size, at, '\n', 'F')) < size;
		     at++)
			n += size - at > 6 && !memcmp(block + at, "\nFrom ", 6);
	if (file)
		fclose(file);
	return n;
}

static const char schema[] =
	"PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
	"CREATE TABLE mail (mail INTEGER PRIMARY KEY, id TEXT UNIQUE,"
	" sender TEXT, subject TEXT, text TEXT);"
	"CREATE VIRTUAL TABLE words USING fts5 (sender, subject, text,"
	" content = 'mail', content_rowid = 'mail');"
	"BEGIN";

static void
insert_one(sqlite3_stmt *stmt, const struct row *row, gint64 number)
{
	sqlite3_bind_int64(stmt, 1, number);
	sqlite3_bind_text(stmt, 2, row->id, -1, SQLITE_STATIC);
	sqlite3_bind_text(stmt, 3, row->from, -1, SQLITE_STATIC);
	sqlite3_bind_text(stmt, 4, row->subject, -1, SQLITE_STATIC);
	sqlite3_bind_text(stmt, 5, row->text->str, -1, SQLITE_STATIC);
	sqlite3_step(stmt);
	sqlite3_reset(stmt);
}

static void
insert(const char *path, const GPtrArray *rows)
{
	sqlite3 *db;
	sqlite3_stmt *mail, *words;

	if (sqlite3_open(path, &db) || sqlite3_exec(db, schema, 0, 0, 0) ||
	    sqlite3_prepare_v2(db,
			       "INSERT OR IGNORE INTO mail VALUES"
			       " (?, ?, ?, ?, ?)",
			       -1, &mail, NULL) ||
	    sqlite3_prepare_v2(db,
			       "INSERT INTO words (rowid, sender, subject,"
			       " text) VALUES (?1, ?3, ?4, ?5)",
			       -1, &words, NULL))
		g_error("%s: %s", path, sqlite3_errmsg(db));
	for (guint i = 0; i < rows->len; i++) {
		insert_one(mail, rows->pdata[i], i + 1);
		insert_one(words, rows->pdata[i], i + 1);
	}
	sqlite3_finalize(mail);
	sqlite3_finalize(words);
	sqlite3_exec(db, "COMMIT", 0, 0, 0);
	sqlite3_close(db);
}

int
main(int argc, char **argv)
{
	g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func(row_free);
	double start;
	guint n = 0;

	if (argc < 3)
		return 2;
	g_mime_init();
	if (argc > 3)
		n = walk(argv[2], rows);
	start = cpu();
	if (argc > 3)
		insert(argv[3], rows);
	else
		n = !strcmp(argv[1], "scan") ? scan(argv[2])
					     : walk(argv[2], NULL);
	printf("%u mails, cpu %.4f\n", n, cpu() - start);
	return 0;
}
