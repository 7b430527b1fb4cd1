# SPDX-License-Identifier: GPL-2.0-or-later
# Everything prints TAP (HACKING says how to add a test). A program is built
# from the file of its name and linked with the whole library.

unit_tests = \
	tests/unit-address \
	tests/corpus-cover \
	tests/corpus-loop \
	tests/fuzz-replay \
	tests/unit-box \
	tests/unit-config \
	tests/unit-facts \
	tests/unit-followup \
	tests/unit-followup-mail \
	tests/unit-from-line \
	tests/unit-git-rules \
	tests/unit-header \
	tests/unit-http-head \
	tests/unit-ledger \
	tests/unit-late \
	tests/unit-link \
	tests/unit-lines \
	tests/unit-lkp-row \
	tests/unit-lkp-table \
	tests/unit-mail-head \
	tests/unit-message \
	tests/unit-mime \
	tests/unit-newest \
	tests/unit-numbers \
	tests/unit-pattern \
	tests/unit-order \
	tests/unit-plans \
	tests/unit-permute \
	tests/unit-query \
	tests/unit-query-random \
	tests/unit-rebuild \
	tests/unit-regzbot \
	tests/unit-repair \
	tests/unit-roles \
	tests/unit-safe \
	tests/unit-share \
	tests/unit-skim \
	tests/unit-source \
	tests/unit-source-git \
	tests/unit-splitter \
	tests/unit-splitter-faults \
	tests/unit-spool \
	tests/unit-squeeze \
	tests/unit-status \
	tests/unit-store \
	tests/unit-stream \
	tests/unit-subject \
	tests/unit-suggest \
	tests/unit-tables \
	tests/unit-triage-tables \
	tests/unit-veil \
	tests/unit-when

shell_tests = \
	tests/cmd/deliver.sh \
	tests/cmd/completion.sh \
	tests/cmd/emit.sh \
	tests/cmd/examples.sh \
	tests/cmd/fetch.sh \
	tests/cmd/forgery.sh \
	tests/cmd/help-examples.sh \
	tests/cmd/import.sh \
	tests/cmd/man.sh \
	tests/cmd/options.sh \
	tests/cmd/parse.sh \
	tests/cmd/prefilter.sh \
	tests/cmd/query.sh \
	tests/cmd/recipes.sh \
	tests/cmd/recipes-opensmtpd.sh \
	tests/cmd/recipes-postfix.sh \
	tests/cmd/scan-git.sh \
	tests/cmd/terminal.sh \
	tests/cmd/tutorial.sh \
	tests/cmd/watch.sh \
	tests/cmd/search.sh \
	tests/cmd/show.sh \
	tests/cmd/store.sh \
	tests/cmd/site.sh \
	tests/cmd/summary.sh \
	tests/cmd/summary-mail.sh \
	tests/bench-grow.sh \
	tests/generate.sh \
	tests/man-conf.sh \
	tests/man-formats.sh \
	tests/man-json.sh \
	tests/meta-headers.sh \
	tests/meta-layers.sh \
	tests/meta-source.sh \
	tests/real-mail.sh

LDADD = $(TRIAGE_LIBS)

tests_corpus_cover_SOURCES = tests/corpus-cover.c \
	tests/samples.c tests/samples.h
tests_corpus_loop_SOURCES = tests/corpus-loop.c \
	tests/samples.c tests/samples.h
tests_fuzz_replay_SOURCES = tests/fuzz-replay.c \
	tests/fuzz/targets.c tests/fuzz/targets_triage.c tests/fuzz/targets.h \
	tests/samples.c tests/samples.h

# For libFuzzer: "make fuzz CC=clang" in a build folder of its own, configured
# with CFLAGS that have -fsanitize=fuzzer-no-link,address,undefined.
EXTRA_PROGRAMS = tests/fuzz/fuzz tests/fuzz/seeds
tests_fuzz_seeds_SOURCES = tests/fuzz/seeds.c
tests_fuzz_fuzz_SOURCES = tests/fuzz/fuzz.c \
	tests/fuzz/targets.c tests/fuzz/targets_triage.c tests/fuzz/targets.h
tests_fuzz_fuzz_LDFLAGS = -fsanitize=fuzzer

# doc/performance says how to measure.
EXTRA_PROGRAMS += tests/bench/floor
tests_bench_floor_SOURCES = tests/bench/floor.c
tests_bench_floor_LDADD = $(LDADD) $(GMIME_LIBS)
EXTRA_DIST += \
	tests/bench/corpora.py \
	tests/bench/grow.py \
	tests/bench/growth.py \
	tests/bench/measure.py \
	tests/bench/peer.py \
	tests/bench/programs.py \
	tests/bench/run.py \
	tests/bench/works.py

bench-tools: ktriage$(EXEEXT) tests/bench/floor$(EXEEXT) \
	corpus/generate$(EXEEXT)
.PHONY: bench-tools

fuzz: tests/fuzz/fuzz$(EXEEXT) tests/fuzz/seeds$(EXEEXT)
.PHONY: fuzz

tests_unit_roles_SOURCES = tests/unit-roles.c tests/rows.c tests/rows.h
tests_unit_tables_SOURCES = tests/unit-tables.c tests/rows.c tests/rows.h
tests_unit_veil_SOURCES = tests/unit-veil.c tests/rows.c tests/rows.h
tests_unit_triage_tables_SOURCES = tests/unit-triage-tables.c \
	tests/rows.c tests/rows.h

tests_unit_git_rules_SOURCES = tests/unit-git-rules.c \
	tests/rows.c tests/rows.h
tests_unit_regzbot_SOURCES = tests/unit-regzbot.c \
	tests/rows.c tests/rows.h
tests_unit_facts_SOURCES = tests/unit-facts.c \
	tests/threads.c tests/threads.h
tests_unit_link_SOURCES = tests/unit-link.c \
	tests/threads.c tests/threads.h
tests_unit_order_SOURCES = tests/unit-order.c \
	tests/threads.c tests/threads.h
tests_unit_rebuild_SOURCES = tests/unit-rebuild.c \
	tests/threads.c tests/threads.h
tests_unit_query_random_SOURCES = tests/unit-query-random.c \
	tests/threads.c tests/threads.h
tests_unit_permute_SOURCES = tests/unit-permute.c \
	tests/boxes.c tests/boxes.h \
	tests/samples.c tests/samples.h tests/threads.c tests/threads.h
tests_unit_newest_SOURCES = tests/unit-newest.c \
	tests/threads.c tests/threads.h
tests_unit_plans_SOURCES = tests/unit-plans.c \
	tests/threads.c tests/threads.h
tests_unit_store_SOURCES = tests/unit-store.c \
	tests/threads.c tests/threads.h

check_PROGRAMS += $(unit_tests) tests/hide-marks tests/smtp-send
dist_check_SCRIPTS += $(shell_tests) tests/run-unit
EXTRA_DIST += tests/fuzz/findings/open-title-of-no-commit
EXTRA_DIST += tests/lib.sh tests/postfix-lib.sh tests/recipes-lib.sh tests/chromium.sh tests/json-keys.py tests/fault-http.py tests/sink-smtp.py tests/function-length.awk tests/feed.h \
	tests/data/bomb.gz tests/data/bomb.zst tests/data/empty.gz \
	tests/data/mails.mbox tests/data/mails.mbox.gz \
	tests/data/mails.mbox.zst
TESTS += $(unit_tests) $(shell_tests)

TEST_EXTENSIONS = .sh
TAP_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) \
	$(top_srcdir)/build-aux/tap-driver.sh
LOG_DRIVER = $(TAP_DRIVER)
LOG_COMPILER = $(top_srcdir)/tests/run-unit
SH_LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_COMPILER = $(SHELL)

# How the meta tests compile and look into objects.
AM_TESTS_ENVIRONMENT = KT_COMPILE='$(COMPILE)' KT_NM='$(NM)'; \
	export KT_COMPILE KT_NM;
