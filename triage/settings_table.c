/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Data only: the settings, their defaults and what they are for. */
#include "triage/setting.h"

const struct ktt_setting ktt_settings[] = {
	{
		.group = "core",
		.key = "database",
		.type = KTT_SETTING_PATH,
		.example = "~/mail/ktriage.db",
		.help = "the database; --db and KTRIAGE_DB go before it",
	},
	{
		.group = "core",
		.key = "color",
		.type = KTT_SETTING_CHOICE,
		.value = "auto",
		.choices = "auto always never",
		.example = "never",
		.help = "colours; auto: on a terminal",
	},
	{
		.group = "core",
		.key = "pager",
		.type = KTT_SETTING_TEXT,
		.example = "less -S",
		.help = "the pager; KTRIAGE_PAGER goes before it, PAGER after "
			"it; cat: none",
	},
	{
		.group = "core",
		.key = "archive",
		.type = KTT_SETTING_TEXT,
		.value = "https://lore.kernel.org/all/",
		.example = "https://lore.kernel.org/r/",
		.help = "what links to a mail begin with",
	},
	{
		.group = "search",
		.key = "limit",
		.type = KTT_SETTING_NUMBER,
		.value = "0",
		.least = 0,
		.most = G_MAXINT,
		.example = "50",
		.help = "most hits that search prints; 0: all",
	},
	{
		.group = "search",
		.key = "sort",
		.type = KTT_SETTING_TEXT,
		.value = "date",
		.example = "weight",
		.help = "order of the hits, a name that --sort knows",
	},
	{
		.group = "show",
		.key = "metrics",
		.type = KTT_SETTING_NUMBER,
		.value = "12",
		.least = 0,
		.most = G_MAXINT,
		.example = "20",
		.help = "rows of the headline table that show prints without "
			"--all",
	},
	{
		.group = "trust",
		.key = "authserv-id",
		.type = KTT_SETTING_TEXT,
		.value = "",
		.example = "mx.example.org",
		.help = "the receiving server whose Authentication-Results are "
			"believed",
	},
	{
		.group = "trust",
		.key = "require-pass",
		.type = KTT_SETTING_CHOICE,
		.value = "never",
		.choices = "never closing",
		.example = "closing",
		.help = "closing: a mail closes a report only where that "
			"server found its sender genuine",
	},
	{
		.group = "network",
		.key = "timeout",
		.type = KTT_SETTING_NUMBER,
		.value = "60",
		.least = 1,
		.most = 86400,
		.example = "120",
		.help = "seconds that a server may take to connect, and to "
			"send nothing",
	},
	{
		.group = "network",
		.key = "patience",
		.type = KTT_SETTING_NUMBER,
		.value = "300",
		.least = 0,
		.most = 86400,
		.example = "3600",
		.help = "seconds that a run waits in all for servers that are "
			"busy",
	},
	{
		.group = "network",
		.key = "ca-file",
		.type = KTT_SETTING_PATH,
		.example = "~/.config/ktriage/ca.pem",
		.help = "certificates to trust instead of the system's",
	},
	{
		.group = "fetch",
		.key = "servers",
		.type = KTT_SETTING_TEXT,
		.value = "https://lore.kernel.org/all/",
		.example = "https://lore.kernel.org/all/ "
			   "https://archive.example/lkp/",
		.help = "public-inbox servers, the first one is asked first",
	},
	{
		.group = "fetch",
		.key = "robots",
		.type = KTT_SETTING_TEXT,
		.value = "lkp@intel.com oliver.sang@intel.com "
			 "yujie.liu@intel.com",
		.example = "lkp@intel.com",
		.help = "addresses whose mail fetch --since asks for",
	},
	{
		.group = "fetch",
		.key = "most-download",
		.type = KTT_SETTING_NUMBER,
		.value = "256",
		.least = 1,
		.most = 1 << 20,
		.example = "64",
		.help = "MiB that one answer of a server may have",
	},
	{
		.group = "fetch",
		.key = "most-unpacked",
		.type = KTT_SETTING_NUMBER,
		.value = "2048",
		.least = 1,
		.most = 1 << 20,
		.example = "512",
		.help = "MiB that one answer may unpack to",
	},
	{
		.group = "summary",
		.key = "items",
		.type = KTT_SETTING_NUMBER,
		.value = "10",
		.least = 1,
		.most = G_MAXINT,
		.example = "25",
		.help = "reports in each block of the summary; the rest is "
			"counted",
	},
	{
		.group = "summary",
		.key = "horizon",
		.type = KTT_SETTING_DATE,
		.value = "1y",
		.example = "6m",
		.help = "what has waited for longer is only counted",
	},
};

const guint ktt_n_settings = G_N_ELEMENTS(ktt_settings);
