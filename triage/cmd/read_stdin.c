/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/read_stdin.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "parser/source.h"

/* Everything is read, also what is too much: the other side of the pipe
 * would take an early end for a failure. */
static GByteArray *
read_all(GError **error)
{
	GByteArray *mail = g_byte_array_new();
	guint8 block[65536];
	ssize_t n;

	while ((n = read(STDIN_FILENO, block, sizeof(block))) != 0) {
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0) {
			g_set_error(error, G_FILE_ERROR,
				    g_file_error_from_errno(errno),
				    "cannot read the mail: %s",
				    g_strerror(errno));
			g_byte_array_unref(mail);
			return NULL;
		}
		if (mail->len < KTP_MAX_MESSAGE)
			g_byte_array_append(mail, block, (guint)n);
	}
	return mail;
}

/* Some filters put the separator of a mailbox before the mail. */
static void
strip_separator(GByteArray *mail)
{
	const guint8 *end;

	if (mail->len < 5 || memcmp(mail->data, "From ", 5) != 0)
		return;
	end = memchr(mail->data, '\n', mail->len);
	g_byte_array_remove_range(
		mail, 0, end ? (guint)(end - mail->data) + 1 : mail->len);
}

GByteArray *
cmd_read_mail(GError **error)
{
	GByteArray *mail = read_all(error);

	if (mail != NULL)
		strip_separator(mail);
	return mail;
}
