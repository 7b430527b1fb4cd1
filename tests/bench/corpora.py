# SPDX-License-Identifier: GPL-2.0-or-later
"""The mail that is measured with: generated, and real where it is present."""
import mailbox
import os
import re
import shutil
import subprocess
import time

BUILD = os.getcwd()
GENERATE = os.path.join(BUILD, "corpus/generate")
SEED = 8


def generate(path, *arguments, seed=SEED):
    with open(path, "wb") as out:
        subprocess.run([GENERATE, "--seed", str(seed)] +
                       [str(word) for word in arguments],
                       stdout=out, check=True)
    return path


def like_a_list(mails):
    """One mail in 30 is of a report's thread."""
    return ["--order", "random", "--reports", mails // 60,
            "--noise", mails - mails // 30]


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
            with open(self.file(number), "wb") as out:
                out.write(mail.as_bytes())
            self.mails = number + 1

    def file(self, number):
        return "%s/cur/%d:2,S" % (self.maildir, number)

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


def generated(folder, name, what, arguments):
    path = generate(os.path.join(folder, name + ".mbox"), *arguments)
    return Corpus(folder, name, what, path)


def corpora(options, folder):
    """Gives those that are asked for, one after the other."""
    mails = options.mails
    for name, what, arguments in (
            ("list", "generated: one mail in 30 is of a report's thread",
             like_a_list(mails)),
            ("robot", "generated: reports and their threads only",
             ["--reports", mails // 10])):
        if name in options.corpora:
            yield generated(folder, name, what, arguments)
    real = os.environ.get("KTRIAGE_REAL_MAIL")
    for archive, what in (("list-12k.mboxrd.zst", "real mail of lists"),
                          ("robots.mboxrd.gz", "real reports only")):
        source = os.path.join(real or "", "real", archive)
        name = "real-" + archive.split("-")[0].split(".")[0]
        if real and os.path.exists(source) and name in options.corpora:
            path = os.path.join(folder, name + ".mbox")
            inflate(source, path, options.real_mails)
            yield Corpus(folder, name, what, path)


def deliveries(folder, count):
    """Reports and other mails that no store has, each {what: [files]}."""
    path = generate(os.path.join(folder, "deliveries.mbox"), "--reports",
                    count, "--noise", count, seed=SEED + 1)
    run, found = b"%x." % time.time_ns(), {"report": [], "other mail": []}
    for number, mail in enumerate(mailbox.mbox(path, create=False)):
        domain = mail.get("Message-ID", "").rpartition("@")[2]
        if domain.startswith("answer"):
            continue
        what = "other mail" if domain.startswith("noise") else "report"
        file = os.path.join(folder, "delivery-%d" % number)
        with open(file, "wb") as out:
            out.write(re.sub(rb"(?mi)^(Message-ID: *<)", rb"\g<1>" + run,
                             mail.as_bytes(), count=1))
        found[what].append(file)
    os.remove(path)
    return found
