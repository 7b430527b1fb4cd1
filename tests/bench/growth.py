# SPDX-License-Identifier: GPL-2.0-or-later
"""What is measured at several sizes: of what comes in, and of the store."""
import os
import sys

from corpora import Corpus, deliveries, generate, like_a_list
from grow import grow
from measure import figures, measured, peak, short, size_of, table
from programs import KTRIAGE, ktriage_search
from works import QUERIES, count, deliver, deliver_work


def remove(path):
    for end in ("", "-wal", "-shm"):
        if os.path.exists(path + end):
            os.remove(path + end)


def mails_work(options, folder, results):
    """CPU and memory of an import, by how many mails come in."""
    rows = []
    db = os.path.join(folder, "growth.db")
    for mails in options.growth:
        path = generate(os.path.join(folder, "growth.mbox"),
                        *like_a_list(mails))
        remove(db)
        run = measured([KTRIAGE, "-q", "--db", db, "import", "-j", "1", path])
        each = run.cpu / mails * 1e6
        remove(db)
        mib = peak([KTRIAGE, "-q", "--db", db, "import", path])
        rows.append([mails, "%.2f" % run.cpu, "%.1f" % each, mib])
        results.append({"work": "growth", "mails": mails, "cpu": run.cpu,
                        "us_a_mail": each, "mib": mib})
        os.remove(path)
    remove(db)
    table("Growth by mails of a list, generated, import -j 1",
          ["mails", "CPU s", "us a mail", "peak MiB (-j 2)"], rows)


def memory_work(options, folder, results):
    """Peak of a large import, from the file and from a pipe."""
    path, db = (os.path.join(folder, name) for name in ("large.mbox",
                                                        "large.db"))
    sample = 6000
    generate(path, *like_a_list(sample))
    mails = int(sample * options.memory_mib / size_of(path)) + 1
    generate(path, *like_a_list(mails))
    rows = []
    for what, end, pipe in (("the file", path, None), ("a pipe", "-", path)):
        remove(db)
        mib = peak([KTRIAGE, "-q", "--db", db, "import", end], pipe)
        rows.append([what, mib, count(db, "fact_mail")])
        results.append({"work": "memory", "from": what, "mails": mails,
                        "mbox_mib": size_of(path), "mib": mib})
    table("Memory of an import of %.0f MiB, some %d mails" %
          (size_of(path), mails), ["from", "peak MiB", "mails kept"], rows)
    remove(path)
    remove(db)


class Stores:
    """Stores of so many generated reports; made once."""

    def __init__(self, options, folder):
        self.folder = options.stores or folder
        self.options = options

    def path(self, reports):
        return os.path.join(self.folder, "%d.db" % reports)

    def is_copied(self, reports):
        return reports > self.options.import_at_most

    def base(self, reports):
        fit = [size for size in self.options.reports
               if size <= min(self.options.import_at_most, 10000) and
               reports % size == 0]
        if not fit:
            sys.exit("%d reports would be copies of a smaller store of"
                     " --reports, which divides it" % reports)
        return max(fit)

    def get(self, reports):
        path = self.path(reports)
        if os.path.exists(path):
            return path
        new = path + ".new"
        remove(new)
        if self.is_copied(reports):
            base = self.base(reports)
            grow(self.get(base), new, reports // base)
        else:
            self.fill(new, reports)
        run = measured([KTRIAGE, "-q", "--db", new, "maintain"])
        print("maintenance of %d reports: %.1f s" % (reports, run.wall))
        os.rename(new, path)
        return path

    @staticmethod
    def fill(path, reports):
        mbox = generate(path + ".mbox", "--reports", reports)
        measured([KTRIAGE, "-q", "--db", path, "import", mbox])
        os.remove(mbox)


def store_runs(db, options, folder):
    """The first search and summary are left out: they read the disk."""
    runs = {}
    for what, query, *_ in QUERIES:
        command = ktriage_search(db, query)
        runs[what] = [measured(command, good=(0, 1))
                      for _ in range(options.searches + 1)][1:]
    command = [KTRIAGE, "-q", "--db", db, "summary"]
    runs["summary"] = [measured(command, good=(0, 1))
                       for _ in range(options.times + 1)][1:]
    for what, files in deliveries(folder, options.deliveries).items():
        runs[what] = [deliver(db, file) for file in files]
    return runs


def rebuild_rate(db):
    mails = count(db, "fact_mail")
    return mails / measured([KTRIAGE, "-q", "--db", db, "rebuild"]).wall


def reports_work(options, folder, stores, results):
    """Search, summary and delivery, by how much a store holds."""
    for reports in options.reports:
        stores.get(reports)
    rows = []
    for reports in options.reports:
        db = stores.path(reports)
        made = "copied" if stores.is_copied(reports) else "imported"
        size = size_of(db)
        runs = store_runs(db, options, folder)
        rate = (rebuild_rate(db) if reports == min(options.reports)
                else None)
        rows.append([reports, made, "%.0f" % size] +
                    [short(each) for each in runs.values()] +
                    ["%.0f" % rate if rate else ""])
        results.append({"work": "growth", "reports": reports, "made": made,
                        "store_mib": size, "rebuild_mails_s": rate,
                        "figures": {name: figures(each)
                                    for name, each in runs.items()}})
    table("Growth by reports in the store; ms of a process: p50 / p99 /"
          " CPU p50", ["reports", "made", "store MiB", "structured search",
                       "word, 50 hits", "summary", "deliver report",
                       "deliver other mail", "rebuild mails/s"], rows)


def store_work(options, folder, stores, results):
    """Delivery beside notmuch, into stores of the same mails."""
    reports = options.store_reports
    db = stores.get(reports)
    path = generate(os.path.join(folder, "store.mbox"), "--reports", reports)
    corpus = Corpus(folder, "%d reports" % reports, "generated", path)
    deliver_work(corpus, options, results, db)
    os.remove(path)
