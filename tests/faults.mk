# SPDX-License-Identifier: GPL-2.0-or-later
# Tests that let things go wrong on purpose: calls into the kernel that fail
# (tests/fault/), and the long run over all of it (tests/soak).

fault_tests = \
	tests/fault/conditions.sh \
	tests/fault/hostile.sh \
	tests/fault/points.sh \
	tests/fault/power.sh \
	tests/fault/together.sh

dist_check_SCRIPTS += $(fault_tests)
EXTRA_DIST += tests/fault/shim.c tests/fault/works.sh \
	tests/fault/hostile.py tests/soak \
	tests/valgrind.supp tests/fuzz/findings/base64-of-two-bytes
TESTS += $(fault_tests)

# Loaded before the C library, which has no need of what the build sets.
check_DATA = tests/fault/shim.so
CLEANFILES += tests/fault/shim.so
shim_files = $(top_srcdir)/tests/fault/shim.c $(top_srcdir)/tests/fault/power.c
tests/fault/shim.so: $(shim_files) tests/fault/power.h
	$(AM_V_CC)$(MKDIR_P) tests/fault && $(CC) -D_GNU_SOURCE -O1 -fPIC \
		-shared -o $@ $(shim_files) -ldl

# What programs were like at the time of an older schema, and what a loss of
# power leaves.
check_PROGRAMS += tests/older tests/fault/lose
tests_older_SOURCES = tests/older.c
tests_fault_lose_SOURCES = tests/fault/lose.c tests/fault/power.c \
	tests/fault/power.h
tests_fault_lose_CPPFLAGS = $(AM_CPPFLAGS) -D_GNU_SOURCE

tests_unit_store_faults_SOURCES = tests/unit-store-faults.c \
	tests/failing.c tests/failing.h \
	tests/threads.c tests/threads.h
check_PROGRAMS += tests/unit-store-faults
TESTS += tests/unit-store-faults
