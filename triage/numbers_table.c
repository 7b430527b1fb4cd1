/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Globs (g_pattern_match): "*" any run of characters, "?" any one. */
#include "triage/numbers.h"

const struct ktt_polarity_row ktt_polarity_rows[] = {
	/* rates whose names hold a word of the rows below */
	{"*_per_sec", KTT_MORE_IS_BETTER, "stress-ng.timer.ops_per_sec",
	 "fsmark.app_overhead"},
	{"*.ops", KTT_MORE_IS_BETTER, "stress-ng.fault.ops",
	 "stress-ng.time.elapsed_time"},
	{"*latency*", KTT_LESS_IS_BETTER, "schbench.latency_99%",
	 "fio.read_iops"},
	{"*_lat*", KTT_LESS_IS_BETTER, "sockperf.tcp_lat_avg",
	 "fio.read_bw_MBps"},
	{"*.lat_*", KTT_LESS_IS_BETTER, "sockperf.lat_avg",
	 "netperf.Throughput_Mbps"},
	{"*clat_*", KTT_LESS_IS_BETTER, "fio.read_clat_99%_us",
	 "fio.read_iops"},
	{"*overhead*", KTT_LESS_IS_BETTER, "fsmark.app_overhead",
	 "fsmark.files_per_sec"},
	{"*elapsed_time*", KTT_LESS_IS_BETTER, "kbuild.time.elapsed_time",
	 "aim7.jobs-per-min"},
	{"*buildtime*", KTT_LESS_IS_BETTER, "kbuild.buildtime_per_iteration",
	 "hackbench.throughput"},
	{"*system_time*", KTT_LESS_IS_BETTER, "will-it-scale.time.system_time",
	 "will-it-scale.per_process_ops"},
	{"*context_switches*", KTT_LESS_IS_BETTER,
	 "unixbench.time.voluntary_context_switches", "unixbench.score"},
	{"*page_faults*", KTT_LESS_IS_BETTER,
	 "stress-ng.time.minor_page_faults", "stress-ng.fault.ops_per_sec"},
	{"*boottime*", KTT_LESS_IS_BETTER, "boot-time.boottime.boot",
	 "pft.faults_per_sec_per_cpu"},
	{"boot-time.*", KTT_LESS_IS_BETTER, "boot-time.dhcp",
	 "pft.faults_per_sec_per_cpu"},
	{"*.stall*", KTT_LESS_IS_BETTER, "vm-scalability.stalls",
	 "vm-scalability.median"},
	{"*_seconds", KTT_LESS_IS_BETTER, "phoronix-test-suite.x.0.a_seconds",
	 "vm-scalability.throughput"},
	{"*.seconds", KTT_LESS_IS_BETTER, "phoronix-test-suite.build.0.seconds",
	 "vm-scalability.throughput"},
	{"*milliseconds*", KTT_LESS_IS_BETTER,
	 "phoronix-test-suite.web.0.milliseconds", "unixbench.score"},
	{"slabinfo.*", KTT_LESS_IS_BETTER, "slabinfo.dentry.active_objs",
	 "aim9.page_test.ops_per_sec"},
	{"dmesg.*", KTT_LESS_IS_BETTER, "dmesg.WARNING:at_a.c",
	 "fio.read_iops"},
};

const gsize ktt_n_polarity_rows = G_N_ELEMENTS(ktt_polarity_rows);

const struct ktt_breadth_row ktt_breadth_rows[] = {
	{"kbuild*", "kbuild", "will-it-scale"},
	{"kernbench*", "kernbench", "stress-ng"},
	{"phoronix-test-suite*", "phoronix-test-suite", "vm-scalability"},
	{"unixbench*", "unixbench", "will-it-scale"},
	{"apachebench*", "apachebench", "stress-ng"},
	{"nginx*", "nginx", "stress-ng"},
	{"pgbench*", "pgbench", "fsmark"},
	{"oltp*", "oltp", "fsmark"},
	{"*mysql*", "sysbench-mysql", "sysbench-cpu"},
	{"dbench*", "dbench", "fsmark"},
	{"filebench*", "filebench", "fxmark"},
	{"hackbench*", "hackbench", "will-it-scale"},
	{"netperf*", "netperf", "stress-ng"},
	{"iperf*", "iperf", "stress-ng"},
	{"redis*", "redis", "stress-ng"},
	{"memcached*", "memcached", "stress-ng"},
	{"specjbb*", "specjbb2015", "stress-ng"},
	{"cassandra*", "cassandra", "stress-ng"},
	{"hammerdb*", "hammerdb", "stress-ng"},
	{"tbench*", "tbench", "stress-ng"},
};

const gsize ktt_n_breadth_rows = G_N_ELEMENTS(ktt_breadth_rows);
