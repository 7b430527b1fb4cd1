#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""Makes a large store out of a small one, by copying its rows.

grow.py STORE TARGET TIMES: TARGET gets what STORE has, TIMES times. To import
a million reports takes an hour, this some minutes.

Each copy is one of its own: other Message-IDs, other blamed commits, other
numbers, other hashes of the mails, and its text in the index. What it does
not change: dates, senders, tests, titles, and what is encoded in the body of
a mail, where the old ids stay. Decisions by hand, commits of trees and
quarantined mails are not copied. "ktriage check" finds no fault with it.
"""
import ctypes
import hashlib
import os
import re
import shutil
import sqlite3
import sys

# What each table gets: columns left out are copied as they are. A number is
# moved by as much as its table has, a text gets the names of this copy.
# In an order in which rows come before those that refer to them.
BODY, MAIL, NUMBER = "body", "mail", "number"
MESSAGE, EVENT = "message", "event"
RENAMED = "renamed(%s)"
PACKED = "packed(%s)"
TABLES = {
    "fact_body": {"body": BODY, "hash": "copy() || %s",
                  "data": PACKED, "size": "size_of(data)"},
    "fact_mail": {"mail": MAIL, "body": BODY, "message_id": RENAMED,
                  "header": PACKED, "header_size": "size_of(header)",
                  "hash": "hash_of(header, (SELECT data FROM old.fact_body b"
                          " WHERE b.body = t.body))"},
    "fact_number": {"number": NUMBER, "message_id": RENAMED},
    "message": {"message": MESSAGE, "mail": MAIL, "message_id": RENAMED,
                "subject": RENAMED, "base_subject": RENAMED,
                "in_reply_to": RENAMED, "commit_key": RENAMED,
                "object": PACKED},
    "reference": {"message": MESSAGE, "target": RENAMED},
    "mention": {"message": MESSAGE, "commit_key": RENAMED},
    "recipient": {"message": MESSAGE},
    "quote": {"message": MESSAGE, "target": RENAMED},
    "report": {"message": MESSAGE, "number": NUMBER, "source": MESSAGE,
               "commit_id": RENAMED, "commit_key": RENAMED,
               "report_link": RENAMED, "status_message": RENAMED,
               "fix": RENAMED},
    "report_parameter": {"report": MESSAGE},
    "report_metric": {"report": MESSAGE},
    "event": {"event": EVENT, "message": MESSAGE, "commit_id": RENAMED,
              "link": RENAMED, "evidence": RENAMED},
    "link": {"message": MESSAGE, "report": MESSAGE},
    "search_text": {"message": MESSAGE, "subject": RENAMED,
                    "prose": RENAMED, "names": RENAMED},
}
COUNTED = {BODY: "fact_body", MAIL: "fact_mail", NUMBER: "fact_number",
           MESSAGE: "message", EVENT: "event"}

# A name starts where a word does: else each byte of each word is tried.
NAME = re.compile(rb"(?<![^\s<>\"/\\])([^\s<>\"/\\@]+@[\w.-]*\w)|"
                  rb"\b([0-9a-f]{7})(?=[0-9a-f]{0,33}\b)")


class Zstd:
    """The library, as Python 3.11 has none of its own."""

    def __init__(self):
        self.library = ctypes.CDLL("libzstd.so.1")
        for name in ("ZSTD_compressBound", "ZSTD_compress", "ZSTD_decompress"):
            getattr(self.library, name).restype = ctypes.c_size_t
        self.library.ZSTD_getFrameContentSize.restype = ctypes.c_uint64
        self.room = self.out = None
        self.grow(1 << 20)

    def grow(self, room):
        self.room, self.out = room, ctypes.create_string_buffer(room)

    def pack(self, data):
        room = self.library.ZSTD_compressBound(ctypes.c_size_t(len(data)))
        if room > self.room:
            self.grow(room)
        size = self.library.ZSTD_compress(
            self.out, ctypes.c_size_t(room), data,
            ctypes.c_size_t(len(data)), 3)
        return ctypes.string_at(self.out, size)

    def unpack(self, data):
        size = self.library.ZSTD_getFrameContentSize(
            data, ctypes.c_size_t(len(data)))
        if size > self.room:
            self.grow(size)
        got = self.library.ZSTD_decompress(
            self.out, ctypes.c_size_t(size), data,
            ctypes.c_size_t(len(data)))
        if got != size:
            raise ValueError("a packed column is damaged")
        return ctypes.string_at(self.out, size)


class Renaming:
    """The functions that the SQL of one copy calls."""

    def __init__(self, db):
        self.zstd = Zstd()
        self.ids = {row[0].encode() for row in
                    db.execute("SELECT message_id FROM old.message")}
        self.commits = {row[0][:7].encode() for row in
                        db.execute("SELECT commit_key FROM old.report"
                                   " WHERE commit_key IS NOT NULL")}
        self.templates = {}
        self.begin(0)
        for name, count, function in (
                ("renamed", 1, self.text), ("packed", 1, self.blob),
                ("size_of", 1, lambda data: len(self.plain(data))),
                ("hash_of", 2, self.hash), ("copy", 0, self.prefix)):
            db.create_function(name, count, function)

    def begin(self, number):
        """number: by how much the numbers of this copy are higher, so that
        a store can grow twice."""
        self.id_prefix = b"c%d." % number
        # Odd factor: no two copies give a commit the same digits.
        self.mask = number * 0x9e3779b & 0xfffffff

    def prefix(self):
        return self.id_prefix.decode()

    def split(self, data):
        """The parts of a text, and which of them a copy changes."""
        parts, holes, last = [], [], 0
        for match in NAME.finditer(data):
            name, commit = match.groups()
            if name in self.ids:
                end, hole = match.start(), None
            elif commit in self.commits:
                end, hole = match.end(), int(commit, 16)
            else:
                continue
            parts += [data[last:match.start()], b""]
            holes.append((len(parts) - 1, hole))
            last = end
        return parts + [data[last:]], holes

    def template(self, key, read):
        """Read once for all copies; memory for all texts is needed."""
        if key not in self.templates:
            self.templates[key] = self.split(read(key))
        return self.templates[key]

    def fill(self, template):
        parts, holes = template
        for index, hole in holes:
            parts[index] = (self.id_prefix if hole is None
                            else b"%07x" % (hole ^ self.mask))
        return b"".join(parts)

    def text(self, text):
        return text and self.fill(self.template(text, str.encode)).decode()

    def plain(self, data):
        return self.fill(self.template(data, self.zstd.unpack))

    def blob(self, data):
        if not data or not self.template(data, self.zstd.unpack)[1]:
            return data
        return self.zstd.pack(self.plain(data))

    def hash(self, header, body):
        return hashlib.sha256(self.plain(header) +
                              self.plain(body)).hexdigest()


def copy_sql(db, table, changes, steps):
    names, values = [], []
    for row in db.execute("PRAGMA main.table_info(%s)" % table):
        change = changes.get(row[1], "%s")
        names.append(row[1])
        if change in steps:
            change = "%%s + :copy * %d" % steps[change]
        values.append(change % row[1] if "%s" in change else change)
    return "INSERT INTO main.%s (%s) SELECT %s FROM old.%s t" % (
        table, ", ".join(names), ", ".join(values), table)


def steps_of(db):
    return {column: db.execute("SELECT coalesce(max(%s), 0) FROM old.%s" %
                               (column, table)).fetchone()[0]
            for column, table in COUNTED.items()}


def indexes_of(db):
    return db.execute("SELECT name, sql FROM main.sqlite_master"
                      " WHERE type = 'index' AND sql IS NOT NULL").fetchall()


def tables_known(db):
    """A table that came later would be left out without a word."""
    left = {"meta", "fact_decision", "fact_quarantine", "fact_commit",
            "fact_sighting", "commit_claim"}
    found = {row[0] for row in db.execute(
        "SELECT name FROM old.sqlite_master WHERE type = 'table' AND"
        " name NOT LIKE 'sqlite_%' AND name NOT LIKE 'search_index%'")}
    if found != left | set(TABLES):
        sys.exit("grow.py does not know all tables: %s" %
                 sorted(found ^ (left | set(TABLES))))


def grow(source, target, times):
    """source must be closed: a copy of the file is all that is made."""
    log = source + "-wal"  # readers leave an empty one
    if os.path.exists(log) and os.path.getsize(log):
        sys.exit("%s is open, or was not closed" % source)
    shutil.copyfile(source, target)
    db = sqlite3.connect(target, isolation_level=None)
    db.execute("ATTACH ? AS old", (source,))
    db.executescript("PRAGMA main.journal_mode = OFF;"
                     "PRAGMA main.synchronous = OFF;"
                     "PRAGMA main.cache_size = -400000;")
    tables_known(db)
    renaming, steps, indexes = Renaming(db), steps_of(db), indexes_of(db)
    statements = [copy_sql(db, table, changes, steps)
                  for table, changes in TABLES.items()]
    for name, _ in indexes:
        db.execute("DROP INDEX main." + name)
    db.execute("BEGIN")
    for number in range(1, times):
        renaming.begin(number * steps[NUMBER])
        for statement in statements:
            db.execute(statement, {"copy": number})
    for _, sql in indexes:
        db.execute(sql)
    db.execute("INSERT INTO search_index (search_index) VALUES ('rebuild')")
    db.execute("COMMIT")
    db.execute("PRAGMA main.journal_mode = WAL")
    db.close()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    grow(sys.argv[1], sys.argv[2], int(sys.argv[3]))
