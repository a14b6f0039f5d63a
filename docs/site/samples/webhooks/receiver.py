"""Receives webhooks with Python's standard library; run it behind a proxy that terminates TLS."""

import json
import os
import sqlite3
from http.server import BaseHTTPRequestHandler, HTTPServer

from verify import is_authentic

SECRET = os.environ["PARTNER_ESIM_WEBHOOK_SECRET"]
MOST_BYTES = 1_000_000
db = sqlite3.connect("webhooks.db")
db.execute("create table if not exists handled (id text primary key)")
db.execute("create table if not exists latest (subject text primary key, sequence integer)")


def handle(event: dict) -> None:
    """What your program does with an event. Long work belongs in a queue."""
    print(event["type"], event["data"], flush=True)


def receive(event: dict) -> None:
    with db:  # One transaction: what could not be handled is not marked either, and is sent again.
        if db.execute("insert or ignore into handled values (?)", [event["id"]]).rowcount == 0:
            return
        # The order or top-up, or else the eSIM, that it is about.
        subject = event["data"].get("id") or event["data"].get("iccid")
        if subject is not None:
            known = db.execute("select sequence from latest where subject = ?", [subject]).fetchone()
            if known is not None and known[0] > event["sequence"]:
                return
            db.execute("insert or replace into latest values (?, ?)", [subject, event["sequence"]])
        handle(event)


class Receiver(BaseHTTPRequestHandler):
    timeout = 10  # Seconds without a byte: anybody can connect, and one request is read at a time.

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(max(0, min(length, MOST_BYTES)))
        genuine = is_authentic(SECRET, self.headers.get("X-Service-Signature", ""), body)
        if genuine:
            receive(json.loads(body))
        else:
            self.log_error("rejected: the signature does not fit the secret, or is too old")
        self.send_response(204 if genuine else 400)
        self.end_headers()
        if not genuine:  # The portal shows it.
            self.wfile.write(b"the signature does not fit the secret, or is too old")


HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver).serve_forever()
