/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What goes to standard error, and the exit codes that belong to it. */
#include <stdarg.h>
#include <stdio.h>

#include "parser/error.h"
#include "triage/cmd/cmd.h"
#include "triage/error.h"
#include "triage/safe.h"

static void complain(const char *format, va_list args) G_GNUC_PRINTF(1, 0);

static void
complain(const char *format, va_list args)
{
	g_autofree char *text = g_strdup_vprintf(format, args);
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_TEXT);

	/* Whatever is on its way to the same terminal comes first. */
	fflush(stdout);
	fprintf(stderr, "ktriage: %s\n", safe);
}

void
cmd_complain(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	complain(format, args);
	va_end(args);
}

int
cmd_exit_code(const GError *error)
{
	static const int triage[] = {
		[KTT_ERROR_USAGE] = CMD_EXIT_USAGE,
		[KTT_ERROR_NOT_FOUND] = CMD_EXIT_NOTHING,
		[KTT_ERROR_AMBIGUOUS] = CMD_EXIT_USAGE,
		[KTT_ERROR_DATA] = CMD_EXIT_NO_MAIL,
		[KTT_ERROR_NO_FILE] = CMD_EXIT_NO_FILE,
		[KTT_ERROR_INTERNAL] = CMD_EXIT_INTERNAL,
		[KTT_ERROR_CREATE] = CMD_EXIT_CREATE,
		[KTT_ERROR_IO] = CMD_EXIT_IO,
		[KTT_ERROR_AGAIN] = CMD_EXIT_AGAIN,
		[KTT_ERROR_CONFIG] = CMD_EXIT_CONFIG,
		[KTT_ERROR_UNAVAILABLE] = CMD_EXIT_UNAVAILABLE,
	};
	static const int parser[] = {
		[KTP_ERROR_MESSAGE] = CMD_EXIT_NO_MAIL,
		[KTP_ERROR_SOURCE] = CMD_EXIT_IO,
		[KTP_ERROR_NO_FILE] = CMD_EXIT_NO_FILE,
		[KTP_ERROR_NOT_MAIL] = CMD_EXIT_NO_MAIL,
		[KTP_ERROR_INTERNAL] = CMD_EXIT_INTERNAL,
	};

	if (error->domain == KTT_ERROR)
		return triage[error->code];
	if (error->domain == KTP_ERROR)
		return parser[error->code];
	return CMD_EXIT_IO;
}

int
cmd_fail(GError *error)
{
	int code = cmd_exit_code(error);

	cmd_complain("%s", error->message);
	g_error_free(error);
	return code;
}

int
cmd_usage(const struct cmd_context *context, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	complain(format, args);
	va_end(args);
	fprintf(stderr,
		"usage: ktriage %s%s%s\n"
		"Try 'ktriage help %s'.\n",
		context->entry->name, *context->entry->usage ? " " : "",
		context->entry->usage, context->entry->name);
	return CMD_EXIT_USAGE;
}
