# SPDX-License-Identifier: GPL-2.0-or-later
# bash completion for ktriage: the program itself knows all words.

_ktriage() {
	local line=${COMP_LINE:0:COMP_POINT} word start= IFS=$' \t\n'
	local -a words

	read -ra words <<<"$line"
	[[ $line == *[[:blank:]] ]] && words+=('')
	word=${words[${#words[@]} - 1]}
	# bash replaces only what stands behind the last of these.
	[[ $word == *:* && $COMP_WORDBREAKS == *:* ]] && start=${word%:*}:
	[[ $word == *=* && $COMP_WORDBREAKS == *=* &&
		${#word} -gt ${#start} ]] && start=${word%"${word##*[:=]}"}
	IFS=$'\n'
	COMPREPLY=($("${words[0]}" completion words -- "${words[@]:1}" \
		2>/dev/null))
	COMPREPLY=("${COMPREPLY[@]#"$start"}")
	[[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[:=] ]] &&
		compopt -o nospace 2>/dev/null
	return 0
}

complete -o default -F _ktriage ktriage
