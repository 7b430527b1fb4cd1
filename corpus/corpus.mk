# SPDX-License-Identifier: GPL-2.0-or-later
# Folders are copied whole, so that a new sample is two files and no list.

EXTRA_DIST += corpus/README corpus/VIOLATIONS \
	corpus/performance corpus/functional corpus/build \
	corpus/build-status corpus/followup corpus/damaged corpus/noise
