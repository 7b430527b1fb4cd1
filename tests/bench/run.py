#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""Measures ktriage beside programs that do similar work, in one run.

Each work is done several times, all programs in turn, and what is told is the
median with the least and the most, and the ratio of the medians. Peers that
are not installed are named and left out. It takes minutes; nothing of it is a
test, for times depend on the machine and on what else it does.

Run from the build folder, after "make bench-tools":

    ../tests/bench/run.py [--mails 3000] [--json FILE]

What takes long is only done when asked for: --growth, --reports,
--store-reports, --memory-mib.
"""
import argparse
import json
import os
import platform
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # the sources are not ours to write to

import growth  # noqa: E402
from corpora import GENERATE, corpora  # noqa: E402
from measure import Run  # noqa: E402
from programs import FLOOR, KTRIAGE  # noqa: E402
from works import deliver_work, import_work, memory_work, \
    search_work, whole_work  # noqa: E402


def machine():
    model = ""
    with open("/proc/cpuinfo") as info:
        for line in info:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
    return {"date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
            "cpu": model, "processors": os.cpu_count(),
            "system": platform.platform(),
            "load": " ".join("%.1f" % load for load in os.getloadavg())}


def version(command):
    if not shutil.which(command[0]):
        return command[0] + ": not installed"
    run = Run(command)
    return (run.out + run.err).decode().strip().split("\n")[0]


def versions():
    return [version(command) for command in (
        [KTRIAGE, "--version"], ["notmuch", "--version"], ["mu", "--version"],
        ["mairix", "--version"], ["dpkg-query", "-W", "-f",
                                   "${Package} ${Version}",
                                   "public-inbox"])] + [
            "python " + platform.python_version()]


def numbers(text):
    return sorted({int(word) for word in text.split(",") if word})


def read_options():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--corpora", default="list,robot,real-list,real-robots",
        type=lambda text: text.split(","), metavar="NAME,NAME",
        help="only these (none: no corpus, only what is asked for below)")
    add("--mails", type=int, default=3000, help="of each generated corpus")
    add("--real-mails", type=int, default=0,
        help="of each real archive (0: all)")
    add("--times", type=int, default=5, help="runs of each work")
    add("--deliveries", type=int, default=50, help="of each kind of mail")
    add("--searches", type=int, default=20)
    add("--growth", default=[], metavar="N,N", type=numbers,
        help="also import so many mails, for instance 5000,50000,500000")
    add("--reports", default=[], metavar="N,N", type=numbers,
        help="also stores of so many reports, for instance"
        " 1000,10000,100000,1000000")
    add("--import-at-most", type=int, default=100000, metavar="N",
        help="larger stores of --reports are made by copying rows of a"
        " smaller one (grow.py)")
    add("--store-reports", type=int, default=0, metavar="N",
        help="also delivery beside notmuch, each with so many reports")
    add("--stores", metavar="FOLDER",
        help="keep stores of --reports and --store-reports there, and use"
        " those that it has (FOLDER/1000.db); deliveries go into them")
    add("--memory-mib", type=int, default=0, metavar="N",
        help="also the memory of an import of so many MiB")
    add("--json", metavar="FILE", help="the figures as JSON")
    return parser.parse_args()


def measure(options, folder, results):
    for corpus in corpora(options, folder):
        import_work(corpus, options, results)
        memory_work(corpus, results)
        if not corpus.name.startswith("real"):
            deliver_work(corpus, options, results)
        search_work(corpus, options, results)
        whole_work(corpus, options, results)
    if options.growth:
        growth.mails_work(options, folder, results)
    if options.memory_mib:
        growth.memory_work(options, folder, results)
    stores = growth.Stores(options, folder)
    if options.reports:
        growth.reports_work(options, folder, stores, results)
    if options.store_reports:
        growth.store_work(options, folder, stores, results)


def main():
    options = read_options()
    for tool in (KTRIAGE, FLOOR, GENERATE):
        if not os.path.exists(tool):
            sys.exit("%s is missing: run \"make bench-tools\" here" % tool)
    results, about = [], machine()
    about["versions"] = versions()
    print("%(date)s, %(processors)d x %(cpu)s, %(system)s" % about)
    print("load at the start: %(load)s" % about)
    print("\n".join(about["versions"]))
    with tempfile.TemporaryDirectory(prefix="ktriage-bench.") as folder:
        measure(options, folder, results)
    about["load_at_the_end"] = "%.1f %.1f %.1f" % os.getloadavg()
    print("\nload at the end: " + about["load_at_the_end"])
    if options.json:
        with open(options.json, "w") as out:
            json.dump({"machine": about, "figures": results}, out, indent=1)


if __name__ == "__main__":
    main()
