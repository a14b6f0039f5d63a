"""Signatures of webhooks."""

from __future__ import annotations

import io
import json
import os
import runpy
from pathlib import Path
from typing import Any, cast
from unittest import TestCase
from unittest.mock import patch

from partner_esim.inbox import Inbox
from partner_esim.testing import sign_webhook
from partner_esim.webhooks import Event, WebhookVerificationError, verify_webhook

SECRET = "whsec_0123456789"
EVENT = cast(Event, {"id": "evt_1", "type": "ping", "mode": "test", "sequence": 0, "data": {}, "note": "é"})
EXAMPLES = Path(__file__).parent.parent / "examples"
NOW = 1_800_000_000.0


class Receiver(TestCase):
    def test_the_example(self) -> None:
        with patch.dict(os.environ, {"PARTNER_ESIM_WEBHOOK_SECRET": SECRET}):
            application = runpy.run_path(str(EXAMPLES / "webhooks_wsgi.py"))["application"]
        request = sign_webhook(EVENT, SECRET)
        statuses: list[str] = []
        bodies: list[bytes] = []
        log = io.StringIO()
        for body in (request.body, request.body + b" "):
            environ = {
                "CONTENT_LENGTH": str(len(body)),
                "HTTP_X_SERVICE_SIGNATURE": request.headers["X-Service-Signature"],
                "wsgi.input": io.BytesIO(body),
                "wsgi.errors": log,
            }
            bodies.append(b"".join(application(environ, lambda status, _: statuses.append(status))))
        self.assertEqual(statuses, ["204 No Content", "400 signature_mismatch"])
        self.assertEqual(bodies, [b"", b"signature_mismatch"])
        endless = {"CONTENT_LENGTH": "-1", "wsgi.input": io.BytesIO(b"never read"), "wsgi.errors": io.StringIO()}
        application(endless, lambda status, _: statuses.append(status))
        self.assertEqual((statuses[-1], endless["wsgi.input"].tell()), ("400 signature_missing", 0))
        self.assertEqual(log.getvalue(), "Rejected a webhook: The signature fits no secret, or the body changed\n")


class OneTime(TestCase):
    def test_async_work_is_rejected_and_nothing_is_stored(self) -> None:
        async def wrong(_: Event) -> None:
            self.fail("it must not run")

        inbox = Inbox()
        with self.assertRaisesRegex(TypeError, "must not be async"):
            inbox.handle(EVENT, wrong)
        handled: list[Event] = []
        self.assertEqual(inbox.handle(EVENT, handled.append), "handled")
        self.assertEqual(inbox.handle(EVENT, handled.append), "repeat")
        self.assertEqual(handled, [EVENT])


class Webhooks(TestCase):
    def test_a_signed_event(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW)
        lower = {name.lower(): value for name, value in request.headers.items()}
        signature = request.headers["X-Service-Signature"]
        for headers in (request.headers, lower, signature):
            for body in (request.body, bytearray(request.body), request.body.decode()):
                self.assertEqual(verify_webhook(body, headers, SECRET, now=NOW + 299), EVENT)
        self.assertEqual(verify_webhook(request.body, signature, ["whsec_new", SECRET], now=NOW), EVENT)
        self.assertEqual(verify_webhook(request.body, signature, SECRET, now=NOW + 999, tolerance_seconds=1000), EVENT)

    def test_faults(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW)
        signature = request.headers["X-Service-Signature"]
        text = sign_webhook(cast(Event, {"id": "1", "type": 5}), SECRET, now=NOW)
        cases: list[tuple[str, Any, Any, Any, float]] = [
            ("secret_required", request.body, signature, "", NOW),
            ("secret_required", request.body, signature, [], NOW),
            ("secret_required", request.body, signature, [SECRET, ""], NOW),
            ("secret_required", request.body, signature, None, NOW),
            ("raw_body_required", json.loads(request.body), signature, SECRET, NOW),
            ("signature_missing", request.body, {}, SECRET, NOW),
            ("signature_missing", request.body, None, SECRET, NOW),
            ("signature_malformed", request.body, "t=1,v1=00", SECRET, NOW),
            ("signature_malformed", request.body, f"{signature}\n", SECRET, NOW),
            ("signature_malformed", request.body, signature.replace("t=1", "t=١"), SECRET, NOW),
            ("timestamp_out_of_tolerance", request.body, signature, SECRET, NOW + 301),
            ("timestamp_out_of_tolerance", request.body, signature, SECRET, NOW - 301),
            ("timestamp_out_of_tolerance", request.body, signature, SECRET, float("nan")),
            ("signature_mismatch", request.body + b" ", signature, SECRET, NOW),
            ("signature_mismatch", request.body, signature, "whsec_other", NOW),
            ("body_malformed", text.body, text.headers, SECRET, NOW),
        ]
        for code, body, headers, secrets, now in cases:
            with self.subTest(code), self.assertRaises(WebhookVerificationError) as raised:
                verify_webhook(body, headers, secrets, now=now)
            self.assertEqual(raised.exception.code, code)
            self.assertEqual(raised.exception.status, 500 if code.endswith("required") else 400)
            self.assertNotIn(SECRET, f"{raised.exception}{raised.exception!r}")
