# SPDX-License-Identifier: GPL-2.0-or-later
# Lists the functions that are longer than max lines, opening and closing
# brace left out. Relies on the checked-in format: a function's braces stand
# alone in column one, its name begins a line.

FNR == 1 {
	name = ""
	start = 0
}

/^[A-Za-z_].*\(/ {
	name = $0
	sub(/\(.*/, "", name)
	sub(/.*[ *]/, "", name)
}

/^\{/ {
	start = FNR
}

/^\}/ && start {
	if (FNR - start - 1 > max)
		printf "%s:%d: %s has %d lines, at most %d are allowed\n",
			FILENAME, start, name, FNR - start - 1, max
	start = 0
}
