# SPDX-License-Identifier: GPL-2.0-or-later
"""hostile.py kinds			the kinds of hostile mail, one a line
hostile.py mail KIND [N]	such a mail, N times worse than harmless
hostile.py poison IN OUT	a sample mail with hostile text in every place
hostile.py look FILE...		fails, and says where, if a file has a byte
				that acts on a terminal, or live HTML
"""
import re
import sys
import unicodedata

HEAD = (b"From: Ann <ann@example.org>\nTo: lkp@intel.com\nSubject: x\n"
        b"Message-ID: <hostile@example.org>\nMIME-Version: 1.0\n"
        b"In-Reply-To: <202403040506.1a2b3c4d-lkp@intel.com>\n")
TEXT = b"Content-Type: text/plain; charset=utf-8\n"
PART = b"Content-Type: text/plain\n\nhi\n"


def nested(n, boundary):
    opening = [b'Content-Type: multipart/mixed; boundary="%s"\n\n--%s\n'
               % (boundary(i), boundary(i)) for i in range(n)]
    closing = [b"--%s--\n" % boundary(i) for i in reversed(range(n))]
    return HEAD + b"".join(opening) + PART + b"".join(closing)


def siblings(n):
    return (HEAD + b'Content-Type: multipart/mixed; boundary="b"\n\n'
            + b"--b\n\nx\n" * n + b"--b--\n")


def messages(n):
    return (HEAD + b"Content-Type: message/rfc822\n\nFrom: a@example.org\n"
            b"MIME-Version: 1.0\n" * n + PART)


def table(n):
    """A table of the robot of n rows and n columns of nothing."""
    row = b"    100 +-  2%%  -12.5%%  " + b" 87 +-  1%% " * 50 + b" a.b\n"
    return (HEAD + TEXT + b"\ncommit:\n  0f1e2d3c4b (\"a\")\n  1a2b3c4d5e "
            b"(\"b\")\n\n0f1e2d3c4b5a6978 1a2b3c4d5e6f7081\n" + b"-" * 16
            + b" " + b"-" * 27 + b"\n" + row * n)


def encoded(encoding, body):
    return (HEAD + TEXT + b"Content-Transfer-Encoding: " + encoding
            + b"\n\n" + body)


KINDS = {
    "multipart": lambda n: nested(n, lambda i: b"b%d" % i),
    "multipart-same": lambda n: nested(n, lambda i: b"b"),
    "rfc822": messages,
    "siblings": siblings,
    "long-field": lambda n: HEAD + b"X-Big: " + b"A" * n * 10 + b"\n\nx\n",
    "folded-field": lambda n: HEAD + b"X-Big: a" + b"\n a" * n + b"\n\nx\n",
    "fields": lambda n: HEAD + b"X-A: v\n" * n + b"\nx\n",
    "references": lambda n: HEAD + b"References:" + b"".join(
        b" <%d@example.org>\n" % i for i in range(n)) + b"\nx\n",
    "recipients": lambda n: HEAD + b"Cc: " + b",\n ".join(
        b"u <u%d@example.org>" % i for i in range(n)) + b"\n\nx\n",
    "comments": lambda n: HEAD + b"Cc: a@b " + b"(" * n + b")" * n
    + b"\nDate: " + b"(" * n + b"\n\nx\n",
    "groups": lambda n: HEAD + b"Cc: " + b"a:" * n + b";" * n + b"\n\nx\n",
    "quotes-in-address": lambda n: HEAD + b'Cc: "' + b"\\" * n + b"\n\nx\n",
    "encoded-words": lambda n: HEAD + b"X-S: a\nSubject: " + b" ".join(
        [b"=?utf-8?Q?a?="] * n) + b"\n\nx\n",
    "parameters": lambda n: HEAD + b"Content-Type: text/plain" + b"".join(
        b";\n name*%d=x" % i for i in range(n)) + b"\n\nx\n",
    "nul": lambda n: HEAD + b"\n" + b"a\0b\n" * n,
    "long-line": lambda n: HEAD + TEXT + b"\n" + b"A" * n * 10 + b"\n",
    "empty-lines": lambda n: HEAD + TEXT + b"\n" + b"\n" * n * 10,
    "quoted-printable": lambda n: encoded(b"quoted-printable",
                                          b"=\n=Z=3==" * n),
    "base64": lambda n: encoded(b"base64", b"!!!A=B==\n" * n),
    "uuencode": lambda n: encoded(b"x-uuencode",
                                  b"begin 644 ../../x\n" + b"M" * n + b"\n"),
    "quote-stairs": lambda n: HEAD + b"\n" + b"".join(
        b">" * (i % 500) + b" x\n" for i in range(n)),
    "quote-depth": lambda n: HEAD + b"\n" + b"> " * n + b"x\n",
    "attributions": lambda n: HEAD + b"\n" + b"On Mon, Ann wrote:\n> a\n" * n,
    "urls": lambda n: HEAD + b"\n" + b"".join(
        b"https://lore.kernel.org/all/%d@example.org/\n" % i
        for i in range(n)),
    "trailers": lambda n: HEAD + b"\n" + b"Closes: https://lore.kernel.org/r/"
    b"202403040506.1a2b3c4d-lkp@intel.com\n" * n,
    "diff": lambda n: HEAD + b"\n---\n" + b"diff --git a/a b/a\n--- a/a\n"
    b"+++ b/a\n@@ -1 +1 @@\n-a\n+b\n" * n,
    "table": lambda n: table(n // 50 + 1),
    "dashes": lambda n: HEAD + b"\n" + b"-" * n + b"\n" + b"- " * n + b"\n",
    "percents": lambda n: HEAD + b"\n" + b"%stddev %change " * n + b"\n",
    "sentences": lambda n: HEAD + b"\nI can reproduce it. " * n + b"\n",
    "words": lambda n: HEAD + b"\n" + b"fix the regression by " * n + b"\n",
    "html": lambda n: HEAD + b"Content-Type: text/html\n\n" + b"<div>" * n
    + b"x" + b"<!--" * n,
    "html-table": lambda n: HEAD + b"Content-Type: text/html\n\n<table>"
    + b"<tr><td>a" * n,
    "entities": lambda n: HEAD + b"Content-Type: text/html\n\n"
    + b"&#x41;&amp" * n,
    "charset": lambda n: HEAD + b"Content-Type: text/plain; charset=utf-7\n\n"
    + b"+AGEAYg-" * n,
    "combining": lambda n: HEAD + TEXT + b"\na" + b"\xcc\x81" * n + b"\n",
    "from-lines": lambda n: HEAD + b"\n"
    + b"\nFrom a@example.org Mon Jan  1 00:00:00 2024\nX: y\n\n" * n,
}

# What acts on a terminal, a browser or a spreadsheet.
POISON = ("\x1b[35m\x1b]0;title\x07\x9b2J\x7f\x08\r\u202eevil\u2066\u200b"
          "\u200f\ufeff\u2028\U000e0041<script>alert(1)</script>").encode()
POISON += b"\x9b\xff\xc3("


def poison(text):
    """Hostile text where a sample has words that are taken over."""
    head, body = re.split(rb"\r?\n\r?\n", text, maxsplit=1)
    head = re.sub(rb"(?m)^(Subject: .*)$", rb"\1 " + POISON.replace(
        b"\r", b"").replace(b"\\", b""), head)
    name = POISON.replace(b"\r", b"").replace(b"\\", b"")
    head = re.sub(rb"(?m)^From: (.*) (<.*>)$",
                  rb'From: "=\1 ' + name + rb'" \2', head)
    head = re.sub(rb"(?mi)^Content-Type: text/plain.*$",
                  b"Content-Type: text/plain; charset=utf-8", head)
    out = []
    for line in body.split(b"\n"):
        for mark in (b'("', b"testcase: ", b"test machine: ", b"mode: ",
                     b"test: ", b"Thanks", b"compiler: "):
            line = line.replace(mark, mark + POISON.replace(b"\n", b""))
        if re.search(rb"[.?!]$", line):
            line = line[:-1] + POISON + line[-1:]
        if re.match(rb"\s+[0-9.e+]+ .*%.* [a-z]", line):
            line += POISON
        out.append(line)
    return head + b"\n\n" + b"\n".join(out)


def is_hostile(char):
    if char in "\n\t":
        return False
    return unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp")


def look(path):
    data = open(path, "rb").read()
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return ["%s: not UTF-8: %s" % (path, error)]
    # Colours that were asked for are our own.
    if path.endswith(".color"):
        text = re.sub("\x1b\\[(0|1|2|3[1246]|1;33)m", "", text)
    if path.endswith(".csv"):
        text = text.replace("\r\n", "\n")
    bad = sorted({c for c in text if is_hostile(c)})
    found = ["%s: U+%04X in %r" % (path, ord(c), text[max(
        0, text.index(c) - 30):text.index(c) + 10]) for c in bad]
    if path.endswith((".html", ".atom", ".xml")) and "<script>alert" in text:
        found.append("%s: a live <script>" % path)
    if path.endswith(".csv") and re.search(r'(?m)(^|,)"?[=@]', text):
        found.append("%s: a cell that is a formula" % path)
    return found


def main(words):
    if words[:1] == ["kinds"]:
        print("\n".join(KINDS))
    elif words[:1] == ["mail"]:
        count = int(words[2]) if len(words) > 2 else 20000
        sys.stdout.buffer.write(KINDS[words[1]](count))
    elif words[:1] == ["poison"]:
        data = poison(open(words[1], "rb").read())
        open(words[2], "wb").write(data)
    elif words[:1] == ["look"]:
        found = [line for path in words[1:] for line in look(path)]
        print("\n".join(found))
        sys.exit(1 if found else 0)
    else:
        sys.exit(__doc__)


main(sys.argv[1:])
