#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""A public-inbox server that misbehaves, for tests on loopback.

usage: fault-http.py FOLDER

Answers from FOLDER/mbox.gz where all is well. The first part of the path says
what goes wrong: http://127.0.0.1:PORT/FAULT/… FOLDER/port appears once it
listens; FOLDER/requests gets a line for each request.
"""
import gzip
import http.server
import os
import sys
import time
import zlib

FOLDER = sys.argv[1]
MBOX = open(os.path.join(FOLDER, "mbox.gz"), "rb").read()
HTML = b"<!DOCTYPE html><html><title>Making sure you are \x1b[31mhuman</title>"
seen = {}


def zeros(size):
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    block = bytes(1 << 20)
    return b"".join(packer.compress(block) for _ in range(size >> 20)) + packer.flush()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *args):
        pass

    def answer(self, code, body=b"", **headers):
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def mbox(self, body=None):
        self.answer(200, body or MBOX, Content_Type="application/gzip")

    def first(self):
        seen[self.path] = seen.get(self.path, 0) + 1
        return seen[self.path] == 1

    def fault_ok(self):
        self.mbox()

    def fault_none(self):
        self.answer(404)

    def fault_busy_once(self):
        if self.first():
            self.answer(429, Retry_After="1")
        else:
            self.mbox()

    def fault_busy(self):
        self.answer(429, Retry_After="4000")

    def fault_down(self):
        self.answer(503)

    def fault_error(self):
        self.answer(500)

    def fault_cut_once(self):
        if self.first():
            self.cut(MBOX)
        else:
            self.mbox()

    def cut(self, body, code=200, **headers):
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[: len(body) // 2])
        self.close_connection = True

    # Asked for the rest: the first byte, where the proof is the right one.
    def behind(self, proof):
        wanted = self.headers.get("Range")
        if wanted and self.headers.get("If-Range") == proof:
            return int(wanted.split("=")[1].rstrip("-"))
        return 0

    def part(self, start, body, **headers):
        self.answer(206, body, Content_Range="bytes %d-%d/%d" % (
            start, start + len(body) - 1, len(MBOX)), **headers)

    # Half of it, half of the rest, the rest.
    def fault_resume(self):
        start = self.behind('"a"')
        self.first()
        if seen[self.path] == 1:
            self.cut(MBOX, ETag='"a"')
        elif seen[self.path] == 2:
            self.cut(MBOX[start:], 206, ETag='"a"', Content_Range="bytes %d-%d/%d" % (
                start, len(MBOX) - 1, len(MBOX)))
        else:
            self.part(start, MBOX[start:], ETag='"a"')

    # In between the server is busy, with a page that is no part of the file.
    def fault_resume_busy(self):
        self.first()
        if seen[self.path] == 1:
            self.cut(MBOX, ETag='"a"')
        elif seen[self.path] == 2:
            self.answer(503, HTML, Content_Type="text/html", Retry_After="1")
        else:
            start = self.behind('"a"')
            self.part(start, MBOX[start:], ETag='"a"')

    def fault_resume_date(self):
        changed = "Mon, 01 Jan 2024 00:00:00 GMT"
        if self.first():
            self.cut(MBOX, Last_Modified=changed)
        else:
            start = self.behind(changed)
            self.part(start, MBOX[start:], Last_Modified=changed)

    # Another file by now: all of it comes.
    def fault_resume_changed(self):
        if self.first():
            self.cut(bytes(len(MBOX)), ETag='"a"')
        else:
            self.mbox()

    # Proves nothing, so nothing must be asked for.
    def fault_resume_weak(self):
        if self.first():
            self.cut(bytes(len(MBOX)), ETag='W/"a"')
        else:
            self.mbox()

    # A part that was not asked for.
    def fault_resume_misfit(self):
        self.first()
        if seen[self.path] == 1:
            self.cut(MBOX, ETag='"a"')
        elif seen[self.path] == 2:
            self.part(1, MBOX[1:])
        else:
            self.mbox()

    # No part at all.
    def fault_resume_none(self):
        if self.first():
            self.cut(MBOX, ETag='"a"')
        elif "Range" in self.headers:
            self.answer(416)
        else:
            self.mbox()

    # What is taken up never ends.
    def fault_resume_never(self):
        start = self.behind('"a"')
        if start:
            self.cut(MBOX[start:], 206, ETag='"a"', Content_Range="bytes %d-%d/%d" % (
                start, len(MBOX) - 1, len(MBOX)))
        else:
            self.cut(MBOX, ETag='"a"')

    def fault_truncated(self):
        self.mbox(MBOX[: len(MBOX) // 2])

    def fault_damaged(self):
        self.mbox(MBOX[:-8] + bytes(8))

    def fault_plain(self):
        self.mbox(gzip.decompress(MBOX))

    def fault_page(self):
        self.answer(200, HTML, Content_Type="text/html")

    def fault_page_403(self):
        self.answer(403, HTML, Content_Type="text/html; charset=utf-8")

    def fault_long(self):
        self.mbox(os.urandom(3 << 20))

    def fault_bomb(self):
        self.mbox(zeros(16 << 20))

    def fault_stall(self):
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        self.wfile.write(MBOX[:10])
        self.wfile.flush()
        while not os.path.exists(os.path.join(FOLDER, "stop")):
            time.sleep(0.1)
        self.close_connection = True

    def redirect(self, where):
        self.answer(302, Location=where)

    def fault_moved(self):
        self.redirect(self.path.replace("/moved/", "/ok/", 1))

    def fault_loop(self):
        self.redirect(self.path + "x")

    def fault_file(self):
        self.redirect("file:///etc/passwd")

    def fault_elsewhere(self):
        self.redirect("http://127.0.0.2:1/ok/")

    def do_GET(self):
        fault = self.path.split("/")[1].replace("-", "_")
        length = int(self.headers.get("Content-Length") or 0)
        self.rfile.read(length)
        with open(os.path.join(FOLDER, "requests"), "a") as log:
            agent = self.headers.get("User-Agent", "").split(" ")[0]
            part = self.headers.get("Range")
            log.write("%s %s %s%s\n" % (
                self.command, self.path, agent.split("/")[0],
                " " + part if part else ""))
        getattr(self, "fault_" + fault, self.fault_none)()

    do_POST = do_GET


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass


server = Server(("127.0.0.1", 0), Handler)
with open(os.path.join(FOLDER, "port.new"), "w") as port:
    port.write(str(server.server_address[1]))
os.rename(os.path.join(FOLDER, "port.new"), os.path.join(FOLDER, "port"))
server.serve_forever()
