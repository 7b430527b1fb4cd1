#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""What one writes in an afternoon instead: mailbox, email and sqlite3.

peer.py MBOX DATABASE: every mail with its text and a full-text index.
"""
import email.policy
import mailbox
import sqlite3
import sys


def text_of(mail):
    part = mail.get_body(("plain", "html"))
    try:
        return part.get_content() if part else ""
    except (LookupError, ValueError, AttributeError):
        return ""


def field(mail, name):
    try:
        return str(mail.get(name, "")).encode("utf-8", "replace").decode()
    except (ValueError, AttributeError, IndexError, TypeError):
        return ""


def main(path, database):
    db = sqlite3.connect(database)
    db.executescript(
        "CREATE TABLE mail (mail INTEGER PRIMARY KEY, id TEXT, sender TEXT,"
        " subject TEXT, date TEXT, text TEXT);"
        "CREATE VIRTUAL TABLE words USING fts5 (subject, text,"
        " content='mail', content_rowid='mail')")
    box = mailbox.mbox(path, create=False, factory=lambda file:
                       email.message_from_binary_file(
                           file, policy=email.policy.default))
    for number, mail in enumerate(box):
        text = text_of(mail).encode("utf-8", "replace").decode()
        values = [field(mail, name)
                  for name in ("Message-ID", "From", "Subject", "Date")]
        db.execute("INSERT INTO mail VALUES (?, ?, ?, ?, ?, ?)",
                   [number + 1] + values + [text])
        db.execute("INSERT INTO words (rowid, subject, text) VALUES (?, ?, ?)",
                   [number + 1, values[2], text])
    db.commit()


if __name__ == "__main__":
    main(*sys.argv[1:])
