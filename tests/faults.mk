# SPDX-License-Identifier: GPL-2.0-or-later
# Tests that let things go wrong on purpose: calls into the kernel that fail
# (tests/fault/), and the long run over all of it (tests/soak).

fault_tests = \
	tests/fault/conditions.sh \
	tests/fault/hostile.sh \
	tests/fault/points.sh \
	tests/fault/together.sh

dist_check_SCRIPTS += $(fault_tests)
EXTRA_DIST += tests/fault/shim.c tests/fault/hostile.py tests/soak \
	tests/valgrind.supp tests/fuzz/findings/base64-of-two-bytes
TESTS += $(fault_tests)

# Loaded before the C library, which has no need of what the build sets.
check_DATA = tests/fault/shim.so
CLEANFILES += tests/fault/shim.so
tests/fault/shim.so: tests/fault/shim.c
	$(AM_V_CC)$(MKDIR_P) tests/fault && $(CC) -D_GNU_SOURCE -O1 -fPIC \
		-shared -o $@ $(top_srcdir)/tests/fault/shim.c -ldl

tests_unit_store_faults_SOURCES = tests/unit-store-faults.c \
	tests/failing.c tests/failing.h \
	tests/threads.c tests/threads.h
check_PROGRAMS += tests/unit-store-faults
TESTS += tests/unit-store-faults
