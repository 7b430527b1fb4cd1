# SPDX-License-Identifier: GPL-2.0-or-later
# fish completion for ktriage: the program itself knows all words.

function __ktriage_words
    set -l words (commandline -opc) (commandline -ct)
    ktriage completion words -- $words[2..-1] 2>/dev/null
end

complete -c ktriage -a '(__ktriage_words)'
