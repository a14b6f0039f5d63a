"""The examples of receivers, each served by its framework."""

from __future__ import annotations

import http.client
import subprocess
import sys
from pathlib import Path
from typing import cast
from unittest import TestCase

from partner_esim.testing import SignedWebhook, sign_webhook
from partner_esim.webhooks import Event
from support import can_import, child_environment

SECRET = "whsec_0123456789"
SERVE = Path(__file__).parent / "processes" / "serve_receiver.py"


def completed(sequence: int) -> SignedWebhook:
    order = {"id": "ord_1", "status": "completed", "esims": [{}]}
    event = {"id": f"evt_{sequence}", "type": "order.completed", "sequence": sequence, "data": order}
    return sign_webhook(cast(Event, event), SECRET)


class Receivers(TestCase):
    def receive(self, framework: str) -> None:
        if not can_import({"fastapi": "fastapi, uvicorn", "django": "django.core.wsgi"}.get(framework, framework)):
            self.skipTest(f"{framework} is not installed")
        server = subprocess.Popen(
            [sys.executable, "-B", str(SERVE), framework],
            env={**child_environment(), "PARTNER_ESIM_WEBHOOK_SECRET": f"{SECRET}\n"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        port = int(server.stdout.readline())

        def send(body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            try:
                connection.request("POST", "/webhooks", body, headers)
                response = connection.getresponse()
                return response.status, response.read()
            finally:
                connection.close()

        request, stale = completed(2), completed(1)
        self.assertEqual(send(request.body + b" ", request.headers), (400, b"signature_mismatch"))
        self.assertEqual(send(request.body, {}), (400, b"signature_missing"))
        self.assertIn(send(b"x" * 3_000_000, request.headers)[0], (400, 413))
        for each in (request, request, stale, completed(3)):
            self.assertEqual(send(each.body, each.headers), (204, b""))
        server.terminate()
        self.assertEqual(server.stdout.read(), "ord_1 is completed: 1 eSIMs to send\n" * 2)

    def test_fastapi(self) -> None:
        self.receive("fastapi")

    def test_flask(self) -> None:
        self.receive("flask")

    def test_django(self) -> None:
        self.receive("django")
