/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/address.h"

#include <string.h>

#include "triage/error.h"

#define MAX_ADDRESS 254
#define MAX_LOCAL 64
#define MAX_DOMAIN 253

/* atext of RFC 5322 but for letters and digits, and the point between. */
#define LOCAL_SIGNS "!#$%&'*+-/=?^_`{|}~."

static gboolean
is_made_of(const char *text, gsize length, const char *signs)
{
	for (gsize i = 0; i < length; i++)
		if (!g_ascii_isalnum(text[i]) && !strchr(signs, text[i]))
			return FALSE;
	return length > 0 && text[0] != '.' && text[length - 1] != '.' &&
	       g_strstr_len(text, (gssize)length, "..") == NULL;
}

gboolean
ktt_address_is_valid(const char *address)
{
	const char *at = strrchr(address, '@');
	gsize local, domain;

	if (at == NULL || strlen(address) > MAX_ADDRESS)
		return FALSE;
	local = (gsize)(at - address);
	domain = strlen(at + 1);
	return local <= MAX_LOCAL && domain <= MAX_DOMAIN &&
	       address[0] != '-' && is_made_of(address, local, LOCAL_SIGNS) &&
	       is_made_of(at + 1, domain, "-.");
}

static gboolean
is_one_line(const char *text)
{
	for (const char *p = text; *p != '\0'; p++)
		if (g_ascii_iscntrl(*p))
			return FALSE;
	return g_utf8_validate(text, -1, NULL);
}

/* Without the blanks around it and the quotes that may stand there. */
static char *
clean_name(const char *text, gsize length)
{
	g_autofree char *name = g_strstrip(g_strndup(text, length));
	gsize size = strlen(name);

	if (size >= 2 && name[0] == '"' && name[size - 1] == '"')
		return g_strndup(name + 1, size - 2);
	return size > 0 ? g_strdup(name) : NULL;
}

gboolean
ktt_address_parse(const char *text, struct ktt_address *address, GError **error)
{
	g_autofree char *copy = g_strstrip(g_strdup(text));
	gsize length = strlen(copy);
	const char *open = strrchr(copy, '<');

	memset(address, 0, sizeof(*address));
	if (open != NULL && length > 0 && copy[length - 1] == '>') {
		address->name = clean_name(copy, (gsize)(open - copy));
		address->address =
			g_strndup(open + 1, (gsize)(copy + length - open - 2));
	} else {
		address->address = g_strdup(copy);
	}
	if (is_one_line(copy) && ktt_address_is_valid(address->address))
		return TRUE;
	ktt_address_clear(address);
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "'%s' is no mail address that can be used", text);
	return FALSE;
}

void
ktt_address_clear(struct ktt_address *address)
{
	g_clear_pointer(&address->name, g_free);
	g_clear_pointer(&address->address, g_free);
}

static void
address_free(gpointer data)
{
	ktt_address_clear(data);
	g_free(data);
}

GPtrArray *
ktt_address_list(const char *text, GError **error)
{
	g_auto(GStrv) parts = g_strsplit(text, ",", -1);
	GPtrArray *list = g_ptr_array_new_with_free_func(address_free);

	/* Nothing at all is split into nothing; it is no address either. */
	for (guint i = 0; i == 0 || parts[i] != NULL; i++) {
		struct ktt_address address;

		if (!ktt_address_parse(parts[i] ? parts[i] : "", &address,
				       error)) {
			g_ptr_array_unref(list);
			return NULL;
		}
		g_ptr_array_add(list, g_memdup2(&address, sizeof(address)));
	}
	return list;
}

const char *
ktt_address_domain(const char *address)
{
	const char *at = strrchr(address, '@');

	return at ? at + 1 : "localhost";
}
