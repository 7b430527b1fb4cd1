/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Data only. The scripts are those of doc/completion/, which a test holds to
 * be the same. */
#include "triage/cmd/complete_table.h"

#define MBOX_FORMATS "auto mboxrd mboxo mboxcl mboxcl2 single"

const struct cmd_complete_row cmd_complete_rows[] = {
	{NULL, "color", -1, CMD_CANDIDATES_WORDS, "auto always never"},
	{NULL, "mbox-format", -1, CMD_CANDIDATES_WORDS, MBOX_FORMATS},
	{"search", "format", -1, CMD_CANDIDATES_WORDS,
	 "table json ndjson csv ids mbox reply"},
	{"search", "sort", -1, CMD_CANDIDATES_SORTS, NULL},
	{"search", "columns", -1, CMD_CANDIDATES_COLUMNS, NULL},
	{"show", "format", -1, CMD_CANDIDATES_WORDS, "text json mbox"},
	{"explain", "format", -1, CMD_CANDIDATES_WORDS, "text json"},
	{"rebuild", "format", -1, CMD_CANDIDATES_WORDS, "text json"},
	{"stats", "format", -1, CMD_CANDIDATES_WORDS, "text json"},
	{"summary", "format", -1, CMD_CANDIDATES_WORDS,
	 "text markdown html json"},
	{"summary", "query", -1, CMD_CANDIDATES_QUERY, NULL},
	{"site", "query", -1, CMD_CANDIDATES_QUERY, NULL},
	{"search", NULL, -1, CMD_CANDIDATES_QUERY, NULL},
	{"show", NULL, -1, CMD_CANDIDATES_REPORTS, NULL},
	{"explain", NULL, -1, CMD_CANDIDATES_REPORTS, NULL},
	{"set", NULL, 0, CMD_CANDIDATES_REPORTS, NULL},
	{"set", NULL, 1, CMD_CANDIDATES_STATUSES, NULL},
	{"watch", NULL, -1, CMD_CANDIDATES_REPORTS, NULL},
	{"unwatch", NULL, -1, CMD_CANDIDATES_REPORTS, NULL},
	{"own", NULL, 0, CMD_CANDIDATES_REPORTS, NULL},
	{"own", NULL, 1, CMD_CANDIDATES_OWNERS, NULL},
	{"note", NULL, 0, CMD_CANDIDATES_REPORTS, NULL},
	{"emit", NULL, 0, CMD_CANDIDATES_REPORTS, NULL},
	{"emit", NULL, 1, CMD_CANDIDATES_WORDS, "trailers regzbot reply"},
	{"config", NULL, 0, CMD_CANDIDATES_SETTINGS, NULL},
	{"completion", NULL, 0, CMD_CANDIDATES_WORDS, "bash zsh fish"},
	{"help", NULL, 0, CMD_CANDIDATES_COMMANDS, NULL},
};

const guint cmd_n_complete_rows = G_N_ELEMENTS(cmd_complete_rows);

/* clang-format off */
const struct cmd_complete_script cmd_complete_scripts[] = {
	{"bash",
	 "# SPDX-License-Identifier: GPL-2.0-or-later\n"
	 "# bash completion for ktriage: the program itself knows all words.\n"
	 "\n"
	 "_ktriage() {\n"
	 "\tlocal line=${COMP_LINE:0:COMP_POINT} word start= IFS=$' \\t\\n'\n"
	 "\tlocal -a words\n"
	 "\n"
	 "\tread -ra words <<<\"$line\"\n"
	 "\t[[ $line == *[[:blank:]] ]] && words+=('')\n"
	 "\tword=${words[${#words[@]} - 1]}\n"
	 "\t# bash replaces only what stands behind the last of these.\n"
	 "\t[[ $word == *:* && $COMP_WORDBREAKS == *:* ]] && start=${word%:*}:\n"
	 "\t[[ $word == *=* && $COMP_WORDBREAKS == *=* &&\n"
	 "\t\t${#word} -gt ${#start} ]] && start=${word%\"${word##*[:=]}\"}\n"
	 "\tIFS=$'\\n'\n"
	 "\tCOMPREPLY=($(\"${words[0]}\" completion words -- \"${words[@]:1}\" \\\n"
	 "\t\t2>/dev/null))\n"
	 "\tCOMPREPLY=(\"${COMPREPLY[@]#\"$start\"}\")\n"
	 "\t[[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[:=] ]] &&\n"
	 "\t\tcompopt -o nospace 2>/dev/null\n"
	 "\treturn 0\n"
	 "}\n"
	 "\n"
	 "complete -o default -F _ktriage ktriage\n"},
	{"zsh",
	 "#compdef ktriage\n"
	 "# SPDX-License-Identifier: GPL-2.0-or-later\n"
	 "# zsh completion for ktriage: the program itself knows all words.\n"
	 "\n"
	 "_ktriage() {\n"
	 "\tlocal -a all open\n"
	 "\n"
	 "\tall=(\"${(@f)$(_call_program words ktriage completion words -- \\\n"
	 "\t\t\"${(@q)words[2,CURRENT]}\")}\")\n"
	 "\tall=(${all:#})\n"
	 "\t(( ${#all} )) || { _files; return }\n"
	 "\topen=(${(M)all:#*[:=]})\n"
	 "\tall=(${all:#*[:=]})\n"
	 "\tcompadd -S '' -- $open\n"
	 "\tcompadd -- $all\n"
	 "}\n"
	 "\n"
	 "_ktriage \"$@\"\n"},
	{"fish",
	 "# SPDX-License-Identifier: GPL-2.0-or-later\n"
	 "# fish completion for ktriage: the program itself knows all words.\n"
	 "\n"
	 "function __ktriage_words\n"
	 "    set -l words (commandline -opc) (commandline -ct)\n"
	 "    ktriage completion words -- $words[2..-1] 2>/dev/null\n"
	 "end\n"
	 "\n"
	 "complete -c ktriage -a '(__ktriage_words)'\n"},
};
/* clang-format on */

const guint cmd_n_complete_scripts = G_N_ELEMENTS(cmd_complete_scripts);
