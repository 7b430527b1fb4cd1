#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""An SMTP server on loopback that keeps what it gets, for tests.

usage: sink-smtp.py FOLDER [--tls CERT KEY [--smtps]] [--auth USER:PASSWORD]
                    [--rcpt ANSWER] [--data ANSWER]

FOLDER/port appears once it listens. Each mail becomes FOLDER/N.eml, byte for
byte, and FOLDER/N.env says who it is from and to, and how it came. --rcpt and
--data refuse with an answer such as "452 4.3.1 full".
"""
import argparse
import asyncio
import os
import signal
import ssl

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("--tls", nargs=2)
parser.add_argument("--smtps", action="store_true")
parser.add_argument("--auth")
parser.add_argument("--rcpt")
parser.add_argument("--data")
args = parser.parse_args()
count = 0


def put(name, data):
    path = os.path.join(args.folder, name)
    with open(path + ".new", "wb") as file:
        file.write(data)
    os.rename(path + ".new", path)


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if args.rcpt:
            return args.rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        global count
        if args.data:
            return args.data
        count += 1
        put("%d.env" % count, ("from %s\nto %s\ntls %s\nauth %s\n" % (
            envelope.mail_from, " ".join(envelope.rcpt_tos),
            args.smtps or session.ssl is not None,
            session.authenticated)).encode())
        put("%d.eml" % count, envelope.original_content)
        return "250 OK"


def check(server, session, envelope, mechanism, data):
    user, password = args.auth.split(":")
    good = (isinstance(data, LoginPassword) and data.login == user.encode()
            and data.password == password.encode())
    return AuthResult(success=good, handled=False)


def factory():
    words = {"hostname": "sink.example"}
    if context and not args.smtps:
        words.update(tls_context=context, require_starttls=True)
    if args.auth:
        words.update(authenticator=check, auth_required=True,
                     auth_require_tls=bool(context) and not args.smtps)
    return SMTP(Handler(), **words)


async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        factory, "127.0.0.1", 0, ssl=context if args.smtps else None)
    put("port", str(server.sockets[0].getsockname()[1]).encode())
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    server.close()


context = None
if args.tls:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*args.tls)
asyncio.run(main())
