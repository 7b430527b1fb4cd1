#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""Measures ktriage beside programs that do similar work, in one run.

Each work is done several times, all programs in turn, and what is told is the
median with the least and the most, and the ratio of the medians. Peers that
are not installed are left out. It takes minutes; nothing of it is a test, for
times depend on the machine and on what else it does.

Run from the build folder, after "make bench-tools":

    ../tests/bench/run.py [--mails 3000] [--json FILE]
"""
import argparse
import json
import mailbox
import os
import platform
import re
import resource
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.getcwd()
KTRIAGE = os.path.join(BUILD, "ktriage")
FLOOR = os.path.join(BUILD, "tests/bench/floor")
GENERATE = os.path.join(BUILD, "corpus/generate")


class Run:
    """One run of a command: CPU and wall seconds, MiB at its peak."""

    def __init__(self, command, stdin=None, env=None):
        source = open(stdin, "rb") if stdin else subprocess.DEVNULL
        begin = time.monotonic()
        child = subprocess.Popen(command, stdin=source, env=env,
                                 stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE)
        self.out, self.err = child.communicate()
        self.wall = time.monotonic() - begin
        self.code = child.returncode


def measured(command, stdin=None, env=None, good=(0,)):
    """Runs a command in a child that tells what its own child took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = Run(command, stdin, env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.code not in good:
        sys.exit("%s: exit code %d\n%s" % (command, run.code,
                                           run.err.decode()[-500:]))
    run.cpu = (after.ru_utime + after.ru_stime -
               before.ru_utime - before.ru_stime)
    told = re.search(rb"cpu ([0-9.]+)", run.out)
    if told:
        run.cpu = float(told.group(1))
    return run


def peak(command, stdin=None):
    """The most memory that a command had, in MiB."""
    script = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:],"
              "stdout=subprocess.DEVNULL, check=True); print(resource."
              "getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)")
    source = open(stdin, "rb") if stdin else subprocess.DEVNULL
    return int(subprocess.run([sys.executable, "-c", script] + command,
                              stdin=source, check=True,
                              stdout=subprocess.PIPE).stdout)


def size_of(path):
    """MiB of a file with what belongs to it, or of all below a folder."""
    total = 0
    if os.path.isdir(path):
        for folder, _, names in os.walk(path):
            total += sum(os.path.getsize(os.path.join(folder, name))
                         for name in names)
    else:
        total = sum(os.path.getsize(path + end) for end in ("", "-wal")
                    if os.path.exists(path + end))
    return total / 2 ** 20


class Corpus:
    """An mbox, and the same mails one a file for programs that want that."""

    def __init__(self, folder, name, what, path):
        self.name, self.what, self.path = name, what, path
        self.folder = os.path.join(folder, name)
        self.maildir = os.path.join(self.folder, "mail")
        self.mails = 0
        for sub in ("cur", "new", "tmp"):
            os.makedirs(os.path.join(self.maildir, sub))
        for number, mail in enumerate(mailbox.mbox(path, create=False)):
            with open("%s/cur/%d:2,S" % (self.maildir, number), "wb") as out:
                out.write(mail.as_bytes())
            self.mails = number + 1

    def fresh(self, name):
        path = os.path.join(self.folder, name)
        for end in ("", "-wal", "-shm"):
            if os.path.isdir(path + end):
                shutil.rmtree(path)
            elif os.path.exists(path + end):
                os.remove(path + end)
        return path


def inflate(path, target, mails):
    """The first mails of a compressed archive."""
    tool = ["zstd", "-dcq"] if path.endswith(".zst") else ["gzip", "-dc"]
    child = subprocess.Popen(tool + [path], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL)
    seen = 0
    with open(target, "wb") as out:
        for line in child.stdout:
            if line.startswith(b"From mboxrd@z "):
                seen += 1
                if mails and seen > mails:
                    break
            out.write(line)
    child.kill()
    child.wait()


def corpora(options, folder):
    found = []

    def generated(name, what, *arguments):
        path = os.path.join(folder, name + ".mbox")
        with open(path, "wb") as out:
            subprocess.run([GENERATE, "--seed", "8"] + list(arguments),
                           stdout=out, check=True)
        found.append(Corpus(folder, name, what, path))

    mails = options.mails
    generated("list", "generated: one mail in 30 is of a report's thread",
              "--order", "random", "--reports", str(mails // 60),
              "--noise", str(mails - mails // 30))
    generated("robot", "generated: reports and their threads only",
              "--reports", str(mails // 10))
    real = os.environ.get("KTRIAGE_REAL_MAIL")
    for archive, what in (("list-12k.mboxrd.zst", "real mail of lists"),
                          ("robots.mboxrd.gz", "real reports only")):
        source = os.path.join(real or "", "real", archive)
        if real and os.path.exists(source):
            name = "real-" + archive.split("-")[0].split(".")[0]
            path = os.path.join(folder, name + ".mbox")
            inflate(source, path, options.real_mails)
            found.append(Corpus(folder, name, what, path))
    return found


def notmuch_env(corpus):
    config = os.path.join(corpus.folder, "notmuch-config")
    with open(config, "w") as out:
        out.write("[database]\npath=%s\n[user]\nname=x\n"
                  "primary_email=x@example.org\n[new]\ntags=new\n"
                  "[search]\nexclude_tags=\n" % corpus.maildir)
    return dict(os.environ, NOTMUCH_CONFIG=config)


def notmuch_new(corpus):
    store = os.path.join(corpus.maildir, ".notmuch")
    shutil.rmtree(store, ignore_errors=True)
    return measured(["notmuch", "new", "--quiet"],
                    env=notmuch_env(corpus)), store


def mu_index(corpus):
    store = corpus.fresh("mu")
    env = dict(os.environ, LC_ALL="C.UTF-8")
    first = measured(["mu", "init", "--quiet", "--muhome=" + store,
                      "--maildir=" + corpus.maildir], env=env)
    run = measured(["mu", "index", "--quiet", "--muhome=" + store], env=env)
    run.cpu += first.cpu
    run.wall += first.wall
    return run, store


def mairix(corpus):
    store = corpus.fresh("mairix-db")
    rc = os.path.join(corpus.folder, "mairixrc")
    with open(rc, "w") as out:
        out.write("base=%s\nmaildir=mail\nmfolder=found\ndatabase=%s\n"
                  % (corpus.folder, store))
    return measured(["mairix", "-f", rc]), store


def python(corpus):
    store = corpus.fresh("python.db")
    return measured([sys.executable, os.path.join(HERE, "peer.py"),
                     corpus.path, store]), store


def ktriage(*arguments):
    def work(corpus):
        store = corpus.fresh("ktriage.db")
        return measured([KTRIAGE, "-q", "--db", store, "import", *arguments,
                         corpus.path]), store
    return work


def floor(mode):
    def work(corpus):
        more = [corpus.fresh("floor.db")] if mode == "insert" else []
        return (measured([FLOOR, mode, corpus.path] + more),
                more[0] if more else None)
    return work


PROGRAMS = [  # name, what it must find to run, work, what its store holds
    ("ktriage -j 1", KTRIAGE, ktriage("-j", "1"),
     "reports, their threads, raw mail of these"),
    ("ktriage -j 2", KTRIAGE, ktriage("-j", "2"), "the same"),
    ("ktriage --no-prefilter", KTRIAGE, ktriage("-j", "1", "--no-prefilter"),
     "the same"),
    ("floor: plain scan", FLOOR, floor("scan"), "nothing"),
    ("floor: GMime walk", FLOOR, floor("walk"), "nothing"),
    ("floor: SQLite alone", FLOOR, floor("insert"),
     "text of every mail, full-text index"),
    ("notmuch new", "notmuch", notmuch_new, "full-text index of every mail"),
    ("mu index", "mu", mu_index, "full-text index of every mail"),
    ("mairix", "mairix", mairix, "word index of every mail"),
    ("python", sys.executable, python, "text of every mail, full-text index"),
]


class Series:
    """Figures of one program at one work."""

    def __init__(self, values):
        self.values = sorted(values)
        self.median = statistics.median(values)

    def told(self, unit=1.0, digits=2):
        return "%.*f (%.*f-%.*f)" % (digits, self.median * unit, digits,
                                     self.values[0] * unit, digits,
                                     self.values[-1] * unit)


def table(title, head, rows):
    widths = [max(len(str(row[i])) for row in rows + [head])
              for i in range(len(head))]
    print("\n%s\n" % title)
    for row in [head, ["-" * width for width in widths]] + rows:
        print("  ".join(str(cell).ljust(width)
                        for cell, width in zip(row, widths)).rstrip())
    sys.stdout.flush()


def import_work(corpus, options, results):
    runs = {}
    for _ in range(options.times):
        for name, needs, work, _ in PROGRAMS:
            if shutil.which(needs):
                runs.setdefault(name, []).append(work(corpus))
    walk = Series([run.cpu for run, _ in runs["floor: GMime walk"]])
    plain = Series([run.wall for run, _ in runs["floor: plain scan"]])
    rows = []
    for name, _, _, holds in PROGRAMS:
        if name not in runs:
            rows.append([name, "not installed", "", "", "", "", ""])
            continue
        cpu = Series([run.cpu for run, _ in runs[name]])
        wall = Series([run.wall for run, _ in runs[name]])
        store = runs[name][-1][1]
        size = size_of(store) if store else 0
        rows.append([name, cpu.told(), "%.2f" % (cpu.median / walk.median),
                     wall.told(), "%.1f" % (wall.median / plain.median),
                     "%.1f" % size if store else "", holds])
        results.append({"work": "import", "corpus": corpus.name,
                        "program": name, "cpu": cpu.values,
                        "wall": wall.values, "store_mib": size,
                        "holds": holds})
    table("Import of %s: %d mails, %.1f MiB (%s)" %
          (corpus.name, corpus.mails, size_of(corpus.path), corpus.what),
          ["program", "CPU s", "/ walk", "wall s", "/ scan", "store MiB",
           "holds"], rows)


def memory_work(corpus, results):
    store = corpus.fresh("ktriage.db")
    command = [KTRIAGE, "-q", "--db", store, "import", corpus.path]
    mib = peak(command)
    print("peak memory of ktriage import: %d MiB" % mib)
    results.append({"work": "memory", "corpus": corpus.name, "mib": mib})


def one_mail(corpus, pattern):
    """A mail of the corpus with another id, as a file."""
    for mail in mailbox.mbox(corpus.path, create=False):
        if re.search(pattern, mail.get("Message-ID", "")):
            return mail
    return None


def deliver_work(corpus, options, results):
    db = corpus.fresh("ktriage.db")
    measured([KTRIAGE, "-q", "--db", db, "import", corpus.path])
    with_notmuch = shutil.which("notmuch") is not None
    if with_notmuch:
        notmuch_new(corpus)
    rows = []
    for what, pattern in (("report", "@(?!answer|noise)"),
                          ("other mail", "@noise")):
        mail = one_mail(corpus, pattern)
        if mail is None:
            continue
        times = {"ktriage deliver": [], "notmuch insert": []}
        for number in range(options.deliveries):
            path = os.path.join(corpus.folder, "delivery")
            body = mail.as_bytes()
            body = re.sub(rb"(?m)^Message-ID: *<", b"Message-ID: <%d." %
                          number, body, count=1)
            with open(path, "wb") as out:
                out.write(body)
            times["ktriage deliver"].append(measured(
                [KTRIAGE, "--db", db, "deliver"], stdin=path))
            if with_notmuch:
                times["notmuch insert"].append(measured(
                    ["notmuch", "insert"], stdin=path,
                    env=notmuch_env(corpus)))
        rows += latency_rows(what, times, results)
    table("Delivery into the store of %s, one process each" % corpus.name,
          ["mail", "program"] + LATENCY, rows)


# The last three: ktriage's figure over the one of this row.
LATENCY = ["p50 ms", "p99 ms", "CPU p50 ms", "p50 ratio", "p99 ratio",
           "CPU ratio"]


def latency_rows(what, times, results):
    rows, base = [], None
    for program, runs in times.items():
        if not runs:
            continue
        walls = sorted(run.wall for run in runs)
        cpu = statistics.median(run.cpu for run in runs)
        p50 = statistics.median(walls)
        p99 = walls[min(len(walls) - 1, len(walls) * 99 // 100)]
        base = base or (p50, p99, cpu)
        rows.append([what, program, "%.1f" % (p50 * 1e3),
                     "%.1f" % (p99 * 1e3), "%.1f" % (cpu * 1e3)] +
                    ["%.2f" % (ours / theirs) for ours, theirs in
                     zip(base, (p50, p99, cpu))])
        results.append({"work": what, "program": program, "p50": p50,
                        "p99": p99, "cpu_p50": cpu, "n": len(walls)})
    return rows


def search_work(corpus, options, results):
    db = corpus.fresh("ktriage.db")
    measured([KTRIAGE, "-q", "--db", db, "import", corpus.path])
    with_notmuch = shutil.which("notmuch") is not None
    env = notmuch_env(corpus)
    if with_notmuch:
        notmuch_new(corpus)
    pairs = (
        ("structured",
         [KTRIAGE, "--db", db, "search", "--format=json", "-n", "50",
          "status:open component:mm"],
         ["notmuch", "search", "--format=json", "--limit=50",
          "subject:mm and subject:regression"]),
        ("a word, 50 hits",
         [KTRIAGE, "--db", db, "search", "--format=json", "-n", "50",
          "regression"],
         ["notmuch", "search", "--format=json", "--limit=50", "regression"]))
    rows = []
    for what, ours, theirs in pairs:
        times = {"ktriage search": [], "notmuch search": []}
        for _ in range(options.searches):
            times["ktriage search"].append(measured(ours, good=(0, 1)))
            if with_notmuch:
                times["notmuch search"].append(measured(theirs, env=env))
        rows += latency_rows(what, times, results)
    table("Search in the store of %s, JSON, whole process" % corpus.name,
          ["query", "program"] + LATENCY, rows)


def whole_work(corpus, options, results):
    db = corpus.fresh("ktriage.db")
    measured([KTRIAGE, "-q", "--db", db, "import", corpus.path])
    with sqlite3.connect(db) as store:
        stored = store.execute("SELECT count(*) FROM fact_mail").fetchone()[0]
    rows = []
    for what, command in (("summary", ["summary"]),
                          ("rebuild", ["rebuild"])):
        wall = Series([measured([KTRIAGE, "-q", "--db", db] + command,
                                good=(0, 1)).wall
                       for _ in range(options.times)])
        rows.append([what, wall.told(), "%.0f" % (stored / wall.median)])
        results.append({"work": what, "corpus": corpus.name,
                        "stored": stored, "wall": wall.values})
    table("Over the whole store of %s (%d mails are in it)" %
          (corpus.name, stored), ["work", "wall s", "mails/s"], rows)


def growth_work(options, folder, results):
    rows = []
    for mails in options.growth:
        path = os.path.join(folder, "growth.mbox")
        with open(path, "wb") as out:
            subprocess.run([GENERATE, "--seed", "9", "--order", "random",
                            "--reports", str(mails // 60), "--noise",
                            str(mails - mails // 30)], stdout=out, check=True)
        db = os.path.join(folder, "growth.db")
        for end in ("", "-wal", "-shm"):
            if os.path.exists(db + end):
                os.remove(db + end)
        run = measured([KTRIAGE, "-q", "--db", db, "import", "-j", "1", path])
        find = Series([measured([KTRIAGE, "--db", db, "search",
                                 "--format=json", "-n", "50",
                                 "regression"], good=(0, 1)).wall
                       for _ in range(options.searches)])
        mib = peak([KTRIAGE, "-q", "--db", db, "import", path])
        rows.append([mails, "%.2f" % run.cpu, "%.1f" % (run.cpu / mails * 1e6),
                     "%.1f" % (find.median * 1e3), mib])
        results.append({"work": "growth", "mails": mails, "cpu": run.cpu,
                        "search_p50": find.median, "mib": mib})
        os.remove(path)
    table("Growth, generated mail", ["mails", "import CPU s", "us a mail",
                                     "search p50 ms", "peak MiB"], rows)


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
        return "not installed"
    run = Run(command)
    return (run.out + run.err).decode().strip().split("\n")[0]


def read_options():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--mails", type=int, default=3000, help="of each generated corpus")
    add("--real-mails", type=int, default=0,
        help="of each real archive (0: all)")
    add("--times", type=int, default=5, help="runs of each work")
    add("--deliveries", type=int, default=50)
    add("--searches", type=int, default=20)
    add("--growth", default="", metavar="N,N",
        type=lambda text: [int(word) for word in text.split(",") if word],
        help="also so many mails, for instance 5000,50000,500000")
    add("--json", metavar="FILE", help="the figures as JSON")
    return parser.parse_args()


def main():
    options = read_options()
    for tool in (KTRIAGE, FLOOR, GENERATE):
        if not os.path.exists(tool):
            sys.exit("%s is missing: run \"make bench-tools\" here" % tool)
    results, about = [], machine()
    about["versions"] = [version(command) for command in (
        [KTRIAGE, "--version"], ["notmuch", "--version"], ["mu", "--version"],
        ["mairix", "--version"])]
    print("%(date)s, %(processors)d x %(cpu)s, %(system)s" % about)
    print("load at the start: %(load)s" % about)
    print("\n".join(about["versions"]))
    with tempfile.TemporaryDirectory(prefix="ktriage-bench.") as folder:
        for corpus in corpora(options, folder):
            import_work(corpus, options, results)
            memory_work(corpus, results)
            if not corpus.name.startswith("real"):
                deliver_work(corpus, options, results)
            search_work(corpus, options, results)
            whole_work(corpus, options, results)
        if options.growth:
            growth_work(options, folder, results)
    about["load_at_the_end"] = "%.1f %.1f %.1f" % os.getloadavg()
    print("\nload at the end: " + about["load_at_the_end"])
    if options.json:
        with open(options.json, "w") as out:
            json.dump({"machine": about, "figures": results}, out, indent=1)


if __name__ == "__main__":
    main()
