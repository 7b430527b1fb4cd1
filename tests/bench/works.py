# SPDX-License-Identifier: GPL-2.0-or-later
"""What is measured with one corpus: import, delivery, search and the rest."""
import json
import shutil
import sqlite3

from corpora import deliveries
from measure import LATENCY, Series, latency_rows, measured, peak, size_of, \
    table
from programs import FINDERS, IMPORTERS, KTRIAGE, ktriage_search, \
    notmuch_env, notmuch_new


def import_rows(corpus, runs, results):
    walk = Series([run.cpu for run, _ in runs["floor: GMime walk"]])
    plain = Series([run.wall for run, _ in runs["floor: plain scan"]])
    for name, _, _, holds in IMPORTERS:
        if name not in runs:
            yield [name, "not installed", "", "", "", "", ""]
            continue
        cpu = Series([run.cpu for run, _ in runs[name]])
        wall = Series([run.wall for run, _ in runs[name]])
        store = runs[name][-1][1]
        size = size_of(store) if store else 0
        results.append({"work": "import", "corpus": corpus.name,
                        "program": name, "cpu": cpu.values,
                        "wall": wall.values, "store_mib": size,
                        "cpu_over_walk": cpu.median / walk.median,
                        "wall_over_scan": wall.median / plain.median,
                        "holds": holds})
        yield [name, cpu.told(), "%.2f" % (cpu.median / walk.median),
               wall.told(), "%.1f" % (wall.median / plain.median),
               "%.1f" % size if store else "", holds]


def import_work(corpus, options, results):
    runs = {}
    for _ in range(options.times):
        for name, needs, work, _ in IMPORTERS:
            if shutil.which(needs):
                runs.setdefault(name, []).append(work(corpus))
    table("Import of %s: %d mails, %.1f MiB (%s)" %
          (corpus.name, corpus.mails, size_of(corpus.path), corpus.what),
          ["program", "CPU s", "/ walk", "wall s", "/ scan", "store MiB",
           "holds"], list(import_rows(corpus, runs, results)))


def memory_work(corpus, results):
    store = corpus.fresh("ktriage.db")
    mib = peak([KTRIAGE, "-q", "--db", store, "import", corpus.path])
    print("peak memory of ktriage import: %d MiB" % mib)
    results.append({"work": "memory", "corpus": corpus.name, "mib": mib})


def deliver(db, file):
    return measured([KTRIAGE, "--db", db, "deliver"], stdin=file)


def deliver_work(corpus, options, results, db=None):
    """db: a store that stands for one of the corpus's mails."""
    if not db:
        db = corpus.fresh("ktriage.db")
        measured([KTRIAGE, "-q", "--db", db, "import", corpus.path])
    with_notmuch = shutil.which("notmuch") is not None
    if with_notmuch:
        notmuch_new(corpus)
    rows = []
    for what, files in deliveries(corpus.folder, options.deliveries).items():
        times = {"ktriage deliver": [], "notmuch insert": []}
        for file in files:
            times["ktriage deliver"].append(deliver(db, file))
            if with_notmuch:
                times["notmuch insert"].append(measured(
                    ["notmuch", "insert"], stdin=file,
                    env=notmuch_env(corpus)))
        rows += latency_rows({"corpus": corpus.name, "work": what}, times,
                             results)
    table("Delivery into the store of %s (%d mails), one process each" %
          (corpus.name, corpus.mails), ["mail", "program"] + LATENCY, rows)


QUERIES = (  # what it is, ktriage's, and those of FINDERS
    ("structured", "status:open component:mm", "tag:new and subject:mm",
     "s:mm"),
    ("a word, 50 hits", "regression", "regression", "regression"))


def hits(run):
    """How many of what it finds: reports, threads or mails."""
    found = json.loads(run.out or "[]")
    if isinstance(found, dict):
        found = found["hits"]
    return sum(item is not None for item in found)


def search_work(corpus, options, results):
    db = corpus.fresh("ktriage.db")
    measured([KTRIAGE, "-q", "--db", db, "import", corpus.path])
    present = [all(shutil.which(name) for name in finder[1])
               for finder in FINDERS]
    for (_, _, make, _, _, _), here in zip(FINDERS, present):
        if here:
            make(corpus)
    rows = []
    for what, ours, *theirs in QUERIES:
        commands = {"ktriage search": (ktriage_search(db, ours), None)}
        for finder, here, query in zip(FINDERS, present, theirs):
            commands[finder[0]] = ((finder[3](corpus, query),
                                    finder[4](corpus)) if here else None)
        rows += find(what, commands, corpus, options, results)
    for finder, here in zip(FINDERS, present):
        if here and finder[5]:
            finder[5](corpus)
    table("Search in the store of %s, JSON, whole process" % corpus.name,
          ["query", "program"] + LATENCY + ["hits"], rows)


def find(what, commands, corpus, options, results):
    times = {program: [] for program in commands}
    found = {program: "" for program in commands}
    for turn in range(options.searches + 1):
        for program, command in commands.items():
            if not command:
                continue
            run = measured(command[0], env=command[1], good=(0, 1))
            if turn:  # the first reads the disk, and starts the daemon
                times[program].append(run)
            found[program] = hits(run)
    rows = latency_rows({"corpus": corpus.name, "work": what}, times, results)
    return [row + [found[row[1]]] for row in rows]


def whole_work(corpus, options, results):
    db = corpus.fresh("ktriage.db")
    measured([KTRIAGE, "-q", "--db", db, "import", corpus.path])
    rows, stored = [], count(db, "fact_mail")
    for what in ("summary", "rebuild"):
        wall = Series([measured([KTRIAGE, "-q", "--db", db, what],
                                good=(0, 1)).wall
                       for _ in range(options.times)])
        rows.append([what, wall.told(), "%.0f" % (stored / wall.median)])
        results.append({"work": what, "corpus": corpus.name,
                        "stored": stored, "wall": wall.values})
    table("Over the whole store of %s (%d mails are in it)" %
          (corpus.name, stored), ["work", "wall s", "mails/s"], rows)


def count(db, name):
    store = sqlite3.connect(db)
    found = store.execute("SELECT count(*) FROM " + name).fetchone()[0]
    store.close()
    return found
