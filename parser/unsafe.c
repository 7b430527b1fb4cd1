/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/unsafe.h"

/* First and last code point of what must not reach a terminal as it is. */
static const struct {
	gunichar first, last;
} unsafe[] = {
	{0x0000, 0x001f},   /* C0: escape sequences begin here */
	{0x007f, 0x009f},   /* DEL and C1: 8-bit escape sequences */
	{0x00ad, 0x00ad},   /* soft hyphen: invisible */
	{0x061c, 0x061c},   /* Arabic letter mark */
	{0x115f, 0x1160},   /* Hangul fillers: invisible */
	{0x180b, 0x180f},   /* Mongolian selectors and vowel separator */
	{0x200b, 0x200f},   /* zero width, marks of direction */
	{0x2028, 0x202e},   /* separators, embeddings, overrides */
	{0x2060, 0x206f},   /* word joiner, isolates, invisible operators */
	{0x3164, 0x3164},   /* Hangul filler */
	{0xfeff, 0xfeff},   /* byte order mark */
	{0xfff9, 0xfffb},   /* interlinear annotation */
	{0xe0000, 0xe007f}, /* tags: invisible text */
};

gboolean
ktp_is_unsafe(gunichar c)
{
	for (guint i = 0; i < G_N_ELEMENTS(unsafe); i++)
		if (c >= unsafe[i].first && c <= unsafe[i].last)
			return TRUE;
	return FALSE;
}
