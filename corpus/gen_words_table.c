/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "corpus/gen_words_table.h"

#define WORDS(name, ...)                                                       \
	static const char *const name##_list[] = {__VA_ARGS__};                \
	const struct gen_words name = {name##_list, G_N_ELEMENTS(name##_list)}

/* Some with letters that need an encoded word. */
WORDS(gen_first_names, "Alva", "Boris", "Celine", "Dagmar", "Emre", "Farah",
      "Gösta", "Hild", "Ivo", "Janne", "Kofi", "Lídia", "Mirka", "Ngozi", "Ola",
      "Piotr", "Quirin", "Renée", "Sanna", "Tarek", "Ugo", "Veit", "Wiebke",
      "Xaver", "Yara", "Zdeněk");
WORDS(gen_last_names, "Abara", "Bergqvist", "Corrado", "Dvořák", "Ekström",
      "Fontana", "Grünwald", "Hoekstra", "Ibarra", "Jansen", "Kallio",
      "Lemaire", "Moreau", "Nowak", "Okeke", "Pereira", "Quist", "Rossi",
      "Sato", "Tamm", "Ueda", "Virtanen", "Weiss", "Yilmaz", "Zaleska");
WORDS(gen_domains, "example.org", "example.com", "example.net");

WORDS(gen_verbs, "batch", "delay", "split", "merge", "cache", "skip", "shorten",
      "reorder", "defer", "inline", "pass", "count", "reuse", "prefetch",
      "limit", "drop");
WORDS(gen_objects, "the lookup of a cached entry", "the wakeup of a waiter",
      "the accounting of a charge", "the flush of a dirty range",
      "the scan of a free list", "the update of the counters",
      "the release of a reference", "the walk of the tree",
      "the insertion of a request", "the copy of the state",
      "the selection of a CPU", "the refill of the queue");
WORDS(gen_circumstances, "on the fast path", "while the lock is held",
      "for a single page", "when the list is short", "under pressure",
      "in the softirq", "before the grace period", "per node",
      "for remote CPUs", "at exit");
WORDS(gen_functions, "do_syscall_64", "native_queued_spin_lock_slowpath",
      "handle_mm_fault", "vfs_read", "vfs_write", "clear_page_erms",
      "folio_lruvec_lock_irqsave", "try_to_wake_up", "ksys_read",
      "rwsem_down_write_slowpath", "copy_page_to_iter", "charge_memcg",
      "__schedule", "asm_exc_page_fault", "unmap_page_range",
      "kmem_cache_alloc_noprof", "tcp_sendmsg_locked", "osq_lock");

const struct gen_area gen_areas[] = {
	{"mm", "mm/memory.c", "akpm-mm", "mm-unstable", "linux-mm"},
	{"mm/rmap", "mm/rmap.c", "linux-next", "master", "linux-mm"},
	{"memcg", "mm/memcontrol.c", "linux-next", "master", "cgroups"},
	{"sched/fair", "kernel/sched/fair.c", "tip", "sched/core",
	 "linux-kernel"},
	{"sched/core", "kernel/sched/core.c", "tip", "sched/core",
	 "linux-kernel"},
	{"locking/rwsem", "kernel/locking/rwsem.c", "tip", "locking/core",
	 "linux-kernel"},
	{"xfs", "fs/xfs/xfs_file.c", "linux-next", "master", "linux-xfs"},
	{"btrfs", "fs/btrfs/inode.c", "kdave-btrfs", "for-next", "linux-btrfs"},
	{"ext4", "fs/ext4/inode.c", "tytso-ext4", "dev", "linux-ext4"},
	{"fs", "fs/namei.c", "brauner-vfs", "vfs.all", "linux-fsdevel"},
	{"nfsd", "fs/nfsd/vfs.c", "linux-next", "master", "linux-nfs"},
	{"block", "block/blk-mq.c", "axboe-block", "for-next", "linux-block"},
	{"io_uring", "io_uring/rw.c", "linux-next", "master", "io-uring"},
	{"tcp", "net/ipv4/tcp_output.c", "net-next", "main", "netdev"},
	{"rcu", "kernel/rcu/tree.c", "paulmck-rcu", "dev", "rcu"},
	{"x86/entry", "arch/x86/entry/common.c", "linus", "master",
	 "linux-kernel"},
};
const guint gen_n_areas = G_N_ELEMENTS(gen_areas);

const struct gen_test gen_tests[] = {
	{"will-it-scale",
	 "will-it-scale.per_process_ops",
	 84213,
	 FALSE,
	 {"nr_task=100%", "mode=process", "test=page_fault2"}},
	{"will-it-scale",
	 "will-it-scale.per_thread_ops",
	 518240,
	 FALSE,
	 {"nr_task=50%", "mode=thread", "test=read2"}},
	{"stress-ng",
	 "stress-ng.fork.ops_per_sec",
	 40217,
	 FALSE,
	 {"nr_threads=100%", "testtime=60s", "test=fork"}},
	{"stress-ng",
	 "stress-ng.pipe.ops_per_sec",
	 8123450,
	 FALSE,
	 {"nr_threads=10%", "testtime=60s", "test=pipe"}},
	{"vm-scalability",
	 "vm-scalability.throughput",
	 61204488,
	 FALSE,
	 {"runtime=300s", "size=8T", "test=anon-w-seq-mt"}},
	{"fsmark",
	 "fsmark.files_per_sec",
	 412.6,
	 FALSE,
	 {"iterations=1x", "nr_threads=32t", "disk=1SSD", "fs=xfs",
	  "sync_method=fsyncBeforeClose"}},
	{"fsmark",
	 "fsmark.app_overhead",
	 5120440,
	 TRUE,
	 {"iterations=1x", "nr_threads=64t", "disk=1BRD_48G", "fs=ext4"}},
	{"fio-basic",
	 "fio.read_iops",
	 150210,
	 FALSE,
	 {"runtime=300s", "disk=1SSD", "fs=ext4", "bs=4k", "rw=randread"}},
	{"fio-basic",
	 "fio.write_clat_99%_us",
	 712.4,
	 TRUE,
	 {"runtime=300s", "disk=1SSD", "fs=xfs", "bs=64k", "rw=write"}},
	{"hackbench",
	 "hackbench.throughput",
	 402113,
	 FALSE,
	 {"nr_threads=100%", "mode=process", "ipc=pipe"}},
	{"netperf",
	 "netperf.Throughput_Mbps",
	 9214,
	 FALSE,
	 {"ip=ipv4", "runtime=300s", "nr_threads=25%", "test=TCP_STREAM"}},
	{"aim7",
	 "aim7.jobs-per-min",
	 85540,
	 FALSE,
	 {"disk=1BRD_48G", "fs=xfs", "test=disk_rr", "load=600"}},
	{"unixbench",
	 "unixbench.score",
	 12844,
	 FALSE,
	 {"runtime=300s", "nr_task=100%", "test=shell1"}},
	{"schbench",
	 "schbench.99.0th_latency_us",
	 211.8,
	 TRUE,
	 {"runtime=300s", "message_thread=100%", "worker_thread=1"}},
};
const guint gen_n_tests = G_N_ELEMENTS(gen_tests);

const struct gen_machine gen_machines[] = {
	{"lkp-icl-2sp8",
	 "128 threads 2 sockets Intel(R) Xeon(R) Platinum 8358 CPU @ 2.60GHz "
	 "(Ice Lake) with 128G memory"},
	{"lkp-spr-2sp3",
	 "224 threads 2 sockets Intel(R) Xeon(R) Platinum 8480CTDX (Sapphire "
	 "Rapids) with 256G memory"},
	{"lkp-csl-2sp6",
	 "96 threads 2 sockets Intel(R) Xeon(R) Gold 6252 CPU @ 2.10GHz "
	 "(Cascade Lake) with 192G memory"},
	{"lkp-srf-2sp1",
	 "192 threads 2 sockets Intel(R) Xeon(R) 6740E  CPU @ 2.4GHz (Sierra "
	 "Forest) with 256G memory"},
	{"lkp-hsw-d05", "8 threads 1 sockets Intel(R) Core(TM) i7-4770 CPU @ "
			"3.40GHz (Haswell) with 8G memory"},
	{"lkp-skl-fpga01", "104 threads 2 sockets (Skylake) with 192G memory"},
};
const guint gen_n_machines = G_N_ELEMENTS(gen_machines);

const struct gen_metric gen_metrics[] = {
	{"interrupts.CPU%u.RES:Rescheduling_interrupts", 612, FALSE},
	{"interrupts.CPU%u.CAL:Function_call_interrupts", 2104, FALSE},
	{"numa-meminfo.node%u.SUnreclaim", 241300, FALSE},
	{"numa-vmstat.node%u.nr_active_anon", 51230, FALSE},
	{"sched_debug.cpu.nr_switches.%u", 32110, FALSE},
	{"softirqs.CPU%u.RCU", 21030, FALSE},
	{"meminfo.Active(anon).%u", 412080, FALSE},
	{"proc-vmstat.pgfault.%u", 4.1e8, FALSE},
	{"slabinfo.kmalloc-%u.active_objs", 23110, FALSE},
	{"turbostat.C%uE%%", 12.4, TRUE},
	{"mpstat.cpu%u.sys%%", 71.2, TRUE},
	{"perf-stat.i.cycles-between-cache-misses.%u", 713, FALSE},
	{"perf-profile.children.cycles-pp.%s", 8.1, TRUE},
	{"perf-profile.self.cycles-pp.%s", 3.3, TRUE},
	{"perf-profile.calltrace.cycles-pp.%s.entry_SYSCALL_64_after_hwframe",
	 11.9, TRUE},
	{"perf-sched.wait_time.avg.ms.%s.__cond_resched", 0.41, FALSE},
};
const guint gen_n_metrics = G_N_ELEMENTS(gen_metrics);
