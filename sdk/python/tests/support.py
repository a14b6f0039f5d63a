"""A real HTTP server that follows a script, and clients that don't wait."""

from __future__ import annotations

import atexit
import contextlib
import itertools
import json
import os
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest import TestCase

import httpx

from partner_esim import AsyncPartnerEsim, PartnerEsim
from partner_esim._runtime import Runtime

API_KEY = "sk_test_0123456789abcdefghijABCDEFGHIJ0123456789"


@dataclass
class Received:
    method: str
    path: str
    headers: dict[str, str]
    body: str
    connection: BaseHTTPRequestHandler


Step = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Script:
    base_url: str
    received: list[Received] = field(default_factory=list)

    def received_by(self, handler: BaseHTTPRequestHandler) -> Received:
        """Returns the request that a step responds to, when several are in flight."""
        return next(each for each in reversed(self.received) if each.connection is handler)

    def header(self, name: str) -> list[str | None]:
        return [each.headers.get(name.lower()) for each in self.received]


def child_environment() -> dict[str, str]:
    """The environment, for a process in another folder."""
    folders = [os.path.abspath(each) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}


def can_import(modules: str) -> bool:
    """Whether this Python can: a library of another version's may be there and fail."""
    program = [sys.executable, "-c", f"import {modules}"]
    return subprocess.run(program, env=child_environment(), capture_output=True, check=False).returncode == 0


def start_server(test: TestCase, *steps: Step, context: ssl.SSLContext | None = None) -> Script:
    """After its last step the server repeats it."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def serve(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
            headers = {name.lower(): value for name, value in self.headers.items()}
            script.received.append(Received(self.command, self.path, headers, body, self))
            steps[min(len(script.received), len(steps)) - 1](self)

        do_GET = do_POST = serve

        def log_message(self, format: str, *args: Any) -> None:
            pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            # With a request unread, the end of the connection would overtake the alert of a failed handshake.
            with contextlib.suppress(OSError), socket.socket(fileno=os.dup(request.fileno())) as plain:
                plain.settimeout(2)
                while plain.recv(4096):
                    pass

    server = Server(("127.0.0.1", 0), Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    script = Script(f"http{'s' if context else ''}://127.0.0.1:{server.server_port}/partner/api")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    test.addCleanup(server.server_close)
    test.addCleanup(server.shutdown)
    return script


def reply(status: int, body: bytes, headers: dict[str, str]) -> Step:
    def step(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(body)

    return step


def as_json(status: int, body: object, headers: dict[str, str] | None = None) -> Step:
    return reply(status, json.dumps(body).encode(), {"Content-Type": "application/json", **(headers or {})})


def problem(status: int, code: str, headers: dict[str, str] | None = None, **more: str) -> Step:
    error = {"code": code, "message": f"About {code}.", "request_id": "req_0123456789abcdef", **more}
    return as_json(status, {"error": error}, {"X-Request-Id": error["request_id"], **(headers or {})})


def html(status: int) -> Step:
    return reply(status, b"<html><h1>Bad gateway</h1></html>", {"Content-Type": "text/html"})


def drop(handler: BaseHTTPRequestHandler) -> None:
    handler.close_connection = True


def cut_off(status: int, start: bytes) -> Step:
    """Without `Content-Length` it looks like the end of the body."""

    def step(handler: BaseHTTPRequestHandler) -> None:
        handler.wfile.write(b"HTTP/1.1 %d x\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" % status)
        handler.wfile.write(start)
        handler.close_connection = True

    return step


def halfway(handler: BaseHTTPRequestHandler) -> None:
    handler.wfile.write(b"HTTP/1.1 200 x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
    handler.close_connection = True


class Clock:
    """Time that passes only while a client sleeps."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self._keys = itertools.count(1)

    @property
    def runtime(self) -> Runtime:
        async def sleep_async(seconds: float) -> None:
            self.waits.append(seconds)

        return Runtime(
            now=lambda: 1_800_000_000 + sum(self.waits),
            elapsed=lambda: sum(self.waits),
            random=lambda: 1.0,
            uuid=lambda: f"key-{next(self._keys)}",
            sleep=self.waits.append,
            sleep_async=sleep_async,
        )


# Making one takes longer than a test: it reads the certificates of the system.
shared = httpx.Client()
atexit.register(shared.close)


def paced(script: Script, **options: Any) -> tuple[PartnerEsim, list[float]]:
    clock = Clock()
    client = PartnerEsim(API_KEY, base_url=script.base_url, http_client=shared, **options)
    client._transport.runtime = clock.runtime
    return client, clock.waits


def paced_async(script: Script, **options: Any) -> tuple[AsyncPartnerEsim, list[float]]:
    clock = Clock()
    client = AsyncPartnerEsim(API_KEY, base_url=script.base_url, **options)
    client._transport.runtime = clock.runtime
    return client, clock.waits
