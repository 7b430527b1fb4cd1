/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/post.h"

#include <string.h>
#include <sys/stat.h>

#include "triage/error.h"
#include "triage/smtp.h"
#include "triage/spawn.h"

#define CREDENTIAL "ktriage-mail-password"

struct ktt_post {
	const struct ktt_config *config;
	struct ktt_address from;
	GPtrArray *to; /* owned struct ktt_address * */
};

static gboolean
set_config_error(GError **error, const char *text)
{
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG, "%s", text);
	return FALSE;
}

static gboolean
check_way(const struct ktt_config *config, GError **error)
{
	const char *server = ktt_config_get(config, "mail.server");
	const char *command = ktt_config_get(config, "mail.sendmail");

	if (server != NULL)
		return ktt_smtp_check(server, error);
	if (command != NULL)
		return TRUE;
	return set_config_error(error, "[mail] needs a server (smtps://HOST) "
				       "or a sendmail command");
}

static gboolean
find_people(struct ktt_post *post, const char *to, GError **error)
{
	const char *from = ktt_config_get(post->config, "mail.from");

	if (to == NULL)
		to = ktt_config_get(post->config, "mail.to");
	if (to == NULL)
		return set_config_error(error, "[mail] to: nobody is named");
	if (from == NULL)
		return set_config_error(error, "[mail] from: the address that "
					       "the mail comes from is "
					       "missing");
	if (!ktt_address_parse(from, &post->from, error))
		return FALSE;
	post->to = ktt_address_list(to, error);
	return post->to != NULL;
}

struct ktt_post *
ktt_post_new(const struct ktt_config *config, const char *to, GError **error)
{
	struct ktt_post *post = g_new0(struct ktt_post, 1);

	post->config = config;
	if (check_way(config, error) && find_people(post, to, error))
		return post;
	ktt_post_free(post);
	return NULL;
}

void
ktt_post_free(struct ktt_post *post)
{
	if (post == NULL)
		return;
	ktt_address_clear(&post->from);
	g_clear_pointer(&post->to, g_ptr_array_unref);
	g_free(post);
}

/* The first line; all of it is wiped from where it was. */
static char *
first_line(char *text)
{
	gsize length = strlen(text);
	char *line = g_strndup(text, strcspn(text, "\r\n"));

	memset(text, 0, length);
	return line;
}

static char *
read_secret(const char *path, GError **error)
{
	g_autofree char *text = NULL;
	g_autoptr(GError) cause = NULL;

	if (g_file_get_contents(path, &text, NULL, &cause))
		return first_line(text);
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "the password of the mail server: %s", cause->message);
	return NULL;
}

static char *
read_password_file(const char *path, GError **error)
{
	struct stat status;

	if (stat(path, &status) == 0 && (status.st_mode & 077) != 0) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
			    "%s can be read by others: chmod 600 it", path);
		return NULL;
	}
	return read_secret(path, error);
}

static char *
run_password_command(const char *command, GError **error)
{
	const char *const argv[] = {"/bin/sh", "-c", command, NULL};
	g_autofree char *words = NULL;
	struct ktt_child child;
	char text[1024] = "";
	gsize length = 0;
	gssize got;
	int code;

	if (!ktt_child_start(&child, argv, NULL, error))
		return NULL;
	while (length < sizeof(text) - 1 &&
	       (got = ktt_child_read(&child, text + length,
				     sizeof(text) - 1 - length)) > 0)
		length += (gsize)got;
	text[length] = '\0';
	code = ktt_child_end(&child, &words);
	if (code == 0 && length > 0)
		return first_line(text);
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "[mail] password-command ended with %d: %s", code, words);
	return NULL;
}

char *
ktt_post_password(const struct ktt_config *config, GError **error)
{
	const char *path = ktt_config_get(config, "mail.password-file");
	const char *command = ktt_config_get(config, "mail.password-command");
	const char *credentials = g_getenv("CREDENTIALS_DIRECTORY");
	g_autofree char *credential = NULL;

	if (path != NULL)
		return read_password_file(path, error);
	if (command != NULL)
		return run_password_command(command, error);
	if (credentials != NULL) {
		credential = g_build_filename(credentials, CREDENTIAL, NULL);
		return read_secret(credential, error);
	}
	set_config_error(error, "[mail] user is set, but neither "
				"password-file nor password-command, nor a "
				"systemd credential " CREDENTIAL);
	return NULL;
}

static char **
recipients(const struct ktt_post *post)
{
	char **list = g_new0(char *, post->to->len + 1);

	for (guint i = 0; i < post->to->len; i++) {
		const struct ktt_address *to = post->to->pdata[i];

		list[i] = g_strdup(to->address);
	}
	return list;
}

static gboolean
send_smtp(struct ktt_post *post, const char *server, const GByteArray *mail,
	  GError **error)
{
	const struct ktt_config *config = post->config;
	g_auto(GStrv) to = recipients(post);
	g_autofree char *password = NULL;
	struct ktt_smtp smtp = {
		.server = server,
		.user = ktt_config_get(config, "mail.user"),
		.ca_file = ktt_config_get(config, "network.ca-file"),
		.timeout = (guint)ktt_config_number(config, "network.timeout"),
	};

	if (smtp.user != NULL) {
		password = ktt_post_password(config, error);
		if (password == NULL)
			return FALSE;
		smtp.password = password;
	}
	return ktt_smtp_send(&smtp, post->from.address, to, mail->data,
			     mail->len, error);
}

/* Programs on this machine want its own line ends. */
static GByteArray *
without_cr(const GByteArray *mail)
{
	GByteArray *plain = g_byte_array_sized_new(mail->len);

	for (guint i = 0; i < mail->len; i++)
		if (mail->data[i] != '\r')
			g_byte_array_append(plain, mail->data + i, 1);
	return plain;
}

/* The words of the command, then those that every sendmail knows. */
static GPtrArray *
sendmail_words(const struct ktt_post *post, const char *command, GError **error)
{
	GPtrArray *words = g_ptr_array_new_with_free_func(g_free);
	g_auto(GStrv) to = recipients(post);
	g_auto(GStrv) parts = NULL;
	g_autoptr(GError) cause = NULL;

	if (!g_shell_parse_argv(command, NULL, &parts, &cause)) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
			    "[mail] sendmail: %s", cause->message);
		g_ptr_array_unref(words);
		return NULL;
	}
	for (char **p = parts; *p != NULL; p++)
		g_ptr_array_add(words, g_strdup(*p));
	g_ptr_array_add(words, g_strdup("-i"));
	g_ptr_array_add(words, g_strdup("-f"));
	g_ptr_array_add(words, g_strdup(post->from.address));
	g_ptr_array_add(words, g_strdup("--"));
	for (char **p = to; *p != NULL; p++)
		g_ptr_array_add(words, g_strdup(*p));
	g_ptr_array_add(words, NULL);
	return words;
}

/* sysexits(3): a mail server may be down, a name or a disk not to be had;
 * all else is for good. A program that was killed did not say. */
static gboolean
may_pass(int code)
{
	return code == 69 || code == 71 || code == 74 || code == 75 ||
	       code >= 128;
}

static gboolean
send_command(struct ktt_post *post, const char *command, const GByteArray *mail,
	     GError **error)
{
	g_autoptr(GByteArray) plain = without_cr(mail);
	g_autoptr(GPtrArray) words = sendmail_words(post, command, error);
	g_autofree char *said = NULL;
	int code;

	if (words == NULL ||
	    !ktt_spawn_feed((const char *const *)words->pdata, plain->data,
			    plain->len, &code, &said, error))
		return FALSE;
	if (code == 0)
		return TRUE;
	g_set_error(error, KTT_ERROR,
		    may_pass(code) ? KTT_ERROR_AGAIN : KTT_ERROR_UNAVAILABLE,
		    "%s did not take the mail%s: exit code %d%s%s", command,
		    may_pass(code) ? ", this time" : "", code,
		    *said != '\0' ? ": " : "", said);
	return FALSE;
}

gboolean
ktt_post_send(struct ktt_post *post, struct ktt_letter *letter, GError **error)
{
	const char *server = ktt_config_get(post->config, "mail.server");
	const char *command = ktt_config_get(post->config, "mail.sendmail");
	g_autoptr(GByteArray) mail = NULL;

	letter->from = &post->from;
	letter->to = post->to;
	mail = ktt_compose(letter, error);
	if (mail == NULL)
		return FALSE;
	return server ? send_smtp(post, server, mail, error)
		      : send_command(post, command, mail, error);
}
