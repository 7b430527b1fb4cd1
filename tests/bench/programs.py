# SPDX-License-Identifier: GPL-2.0-or-later
"""The programs that are measured: ktriage, its peers and the floors."""
import os
import shutil
import subprocess
import sys

from corpora import BUILD
from measure import measured

HERE = os.path.dirname(os.path.abspath(__file__))
KTRIAGE = os.path.join(BUILD, "ktriage")
FLOOR = os.path.join(BUILD, "tests/bench/floor")


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


def inbox_env(corpus):
    """public-inbox and lei keep what they know below these folders."""
    home = os.path.join(corpus.folder, "home")
    os.makedirs(home, mode=0o700, exist_ok=True)
    return dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home,
                XDG_CONFIG_HOME=home, XDG_DATA_HOME=home,
                XDG_CACHE_HOME=home, PI_CONFIG=os.path.join(home, "config"),
                GIT_CONFIG_NOSYSTEM="1")


def fast_import(corpus, repository):
    """The mails as a public-inbox keeps them, public-inbox-v2-format(5): the
    file "m" of a commit each."""
    subprocess.run(["git", "init", "-q", "--bare", repository], check=True)
    child = subprocess.Popen(["git", "--git-dir=" + repository, "fast-import",
                              "--quiet"], stdin=subprocess.PIPE)
    for number in range(corpus.mails):
        with open(corpus.file(number), "rb") as file:
            mail = file.read()
        child.stdin.write(b"commit refs/heads/master\ncommitter x"
                          b" <x@example.org> %d +0000\ndata 1\nx\n"
                          b"M 100644 inline m\ndata %d\n%s\n" %
                          (10 ** 9 + number, len(mail), mail))
    child.stdin.close()
    if child.wait():
        sys.exit("git fast-import failed")


def inbox_index(corpus):
    """The mails are in its git already; what counts is to index them."""
    filled = os.path.join(corpus.folder, "inbox.git")
    if not os.path.exists(filled):
        fast_import(corpus, filled)
    store, env = corpus.fresh("inbox"), inbox_env(corpus)
    measured(["public-inbox-init", "-V2", "x", store, "http://example.org/x",
              "x@example.org"], env=env)
    shutil.copytree(filled, os.path.join(store, "git/0.git"),
                    dirs_exist_ok=True)
    run = measured(["public-inbox-index", store], env=env)
    os.remove(env["PI_CONFIG"])
    return run, store


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


IMPORTERS = [  # name, what it must find to run, work, what its store holds
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
    ("public-inbox-index", "public-inbox-index", inbox_index,
     "full-text index, raw mail of every mail (its git)"),
    ("python", sys.executable, python, "text of every mail, full-text index"),
]


def ktriage_search(db, query):
    return [KTRIAGE, "--db", db, "search", "--format=json", "-n", "50", query]


def notmuch_search(corpus, query):
    return ["notmuch", "search", "--format=json", "--limit=50", query]


def lei_search(corpus, query):
    return ["lei", "q", "--only=" + os.path.join(corpus.folder, "inbox"),
            "--format=json", "-n", "50", "--quiet", query]


def lei_stop(corpus):
    """Its first command leaves a process behind."""
    subprocess.run(["lei", "daemon-kill"], env=inbox_env(corpus), check=True)


FINDERS = [  # name, what it must find, what makes its store, command, env, end
    ("notmuch search", ("notmuch",), notmuch_new, notmuch_search, notmuch_env,
     None),
    ("lei q (a daemon stays)", ("lei", "public-inbox-index"), inbox_index,
     lei_search, inbox_env, lei_stop),
]
