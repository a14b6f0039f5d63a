"""Signatures of webhooks."""

from __future__ import annotations

import io
import json
import os
import pickle
import runpy
from email.message import Message
from pathlib import Path
from typing import Any, cast
from unittest import IsolatedAsyncioTestCase, TestCase
from unittest.mock import patch

import httpx

from partner_esim import OptionError, PartnerEsimError
from partner_esim.inbox import AsyncInbox, Inbox
from partner_esim.testing import sign_webhook
from partner_esim.webhooks import (
    AsyncWebhookHandlers,
    Event,
    WebhookHandlers,
    WebhookVerificationError,
    parse_verified,
    verify_webhook,
)

SECRET = "whsec_0123456789"
KEY = "sk_test_0123456789"
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
        for body in (request.body, request.body + b" "):
            environ = {
                "CONTENT_LENGTH": str(len(body)),
                "HTTP_X_SERVICE_SIGNATURE": request.headers["X-Service-Signature"],
                "wsgi.input": io.BytesIO(body),
            }
            bodies.append(b"".join(application(environ, lambda status, _: statuses.append(status))))
        self.assertEqual(statuses, ["204 No Content", "400 signature_mismatch"])
        self.assertEqual(bodies, [b"", b"signature_mismatch"])
        endless = {"CONTENT_LENGTH": "-1", "wsgi.input": io.BytesIO(b"never read")}
        application(endless, lambda status, _: statuses.append(status))
        self.assertEqual((statuses[-1], endless["wsgi.input"].tell()), ("400 signature_missing", 0))


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

    def test_the_headers_of_standard_webhooks(self) -> None:
        headers = sign_webhook(EVENT, "whsec_0123456789ab", now=NOW).headers
        names = ("webhook-id", "webhook-timestamp", "webhook-signature")
        # Signed by `standardwebhooks` of npm.
        signed = ["evt_1", "1800000000", "v1,SHVpHHxmr/HoKm/eAOgygtviYCEFSEx1ijZV+SGgtzU="]
        self.assertEqual([headers[name] for name in names], signed)
        for made_up in ("whsec_my_own_secret", "whsec_12345", "whsec_"):
            self.assertNotIn("webhook-id", sign_webhook(EVENT, made_up, now=NOW).headers)

    def test_headers_in_the_form_of_any_framework(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW)
        signature = request.headers["X-Service-Signature"]
        message = Message()
        message["X-SERVICE-SIGNATURE"] = signature
        forms: dict[str, Any] = {
            "WSGI, and META of Django": {"HTTP_X_SERVICE_SIGNATURE": signature, "wsgi.input": io.BytesIO()},
            "ASGI": [(b"host", b"a"), (b"x-service-signature", signature.encode())],
            "pairs": [("Host", "a"), ("x-service-signature", signature)],
            "http.server": message,
            "several values": {"X-Service-Signature": [signature]},
            "bytes": {b"X-Service-Signature": signature.encode()},
            "the header alone, as bytes": signature.encode(),
            "httpx": httpx.Headers({"X-Service-Signature": signature}),
        }
        for form, headers in forms.items():
            with self.subTest(form):
                self.assertEqual(verify_webhook(request.body, headers, SECRET, now=NOW), EVENT)
        missing: list[Any] = [{"X-Service-Signature": None}, [], {"": ""}, Message(), b"", {5: 5}]
        for headers in missing:
            with self.assertRaises(WebhookVerificationError) as raised:
                verify_webhook(request.body, headers, SECRET, now=NOW)
            self.assertEqual(raised.exception.code, "signature_missing")

    def test_white_space_around_a_secret(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW)
        for around in (" {} ", "{}\n", "\ufeff{}\r\n", "{}\t"):
            pasted = around.format(SECRET)
            self.assertEqual(verify_webhook(request.body, request.headers, pasted, now=NOW), EVENT)
            self.assertEqual(verify_webhook(request.body, request.headers, ["whsec_1", pasted], now=NOW), EVENT)
            self.assertEqual(sign_webhook(EVENT, pasted, now=NOW).headers["X-Service-Signature"], request.headers["X-Service-Signature"])
        for wrong in (f" {KEY}\n", [SECRET, KEY]):
            with self.assertRaisesRegex(WebhookVerificationError, r"has an API key \(sk_…\)") as raised:
                verify_webhook(request.body, request.headers, wrong, now=NOW)
            self.assertEqual((raised.exception.code, raised.exception.status), ("secret_required", 500))
            self.assertNotIn(KEY, f"{raised.exception}{raised.exception!r}")
            self.assertEqual(str(pickle.loads(pickle.dumps(raised.exception))), str(raised.exception))

    def test_text_that_is_no_unicode(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW)
        for body, secret in ((request.body.decode() + "\ud800", SECRET), (request.body, "whsec_\ud800")):
            with self.assertRaises(WebhookVerificationError) as raised:
                verify_webhook(body, request.headers, secret, now=NOW)
            self.assertEqual(raised.exception.code, "signature_mismatch")

    def test_an_event_that_a_queue_kept(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW - 30 * 86_400)
        self.assertEqual(parse_verified(request.body, request.headers, [SECRET]), EVENT)
        for body, secret in ((request.body + b" ", SECRET), (request.body, "whsec_other")):
            with self.assertRaises(WebhookVerificationError) as raised:
                parse_verified(body, request.headers, secret)
            self.assertEqual(raised.exception.code, "signature_mismatch")

    def test_faults(self) -> None:
        request = sign_webhook(EVENT, SECRET, now=NOW)
        signature = request.headers["X-Service-Signature"]
        text = sign_webhook(cast(Event, {"id": "1", "type": 5}), SECRET, now=NOW)
        cases: list[tuple[str, Any, Any, Any, float]] = [
            ("secret_required", request.body, signature, "", NOW),
            ("secret_required", request.body, signature, [], NOW),
            ("secret_required", request.body, signature, [SECRET, ""], NOW),
            ("secret_required", request.body, signature, None, NOW),
            ("secret_required", request.body, signature, " \n", NOW),
            ("secret_required", request.body, signature, [SECRET, "\ufeff"], NOW),
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


def of_type(type: str, sequence: int = 1) -> Event:
    return cast(Event, {"id": f"evt_{sequence}", "type": type, "sequence": sequence, "data": {"id": "ord_1"}})


class Handlers(TestCase):
    def test_each_event_goes_to_the_handler_of_its_type(self) -> None:
        handlers = WebhookHandlers(f"{SECRET}\n")
        seen: list[tuple[str, str]] = []

        @handlers.on("order.completed")
        def completed(event: Any) -> None:
            seen.append(("completed", event["type"]))

        @handlers.on("esim.usage_80")
        @handlers.on("esim.usage_100")
        def usage(event: Any) -> None:
            seen.append(("usage", event["type"]))

        def receive(type: str) -> int:
            request = sign_webhook(of_type(type), SECRET)
            return handlers.receive(request.body, request.headers).status

        self.assertEqual(receive("order.failed"), 204)

        @handlers.on_other
        def other(event: Event) -> None:
            seen.append(("other", event["type"]))

        types = ["order.completed", "esim.usage_80", "esim.usage_100", "order.failed", "type.of.tomorrow"]
        self.assertEqual([receive(type) for type in types], [204] * 5)
        names = ["completed", "usage", "usage", "other", "other"]
        self.assertEqual(seen, list(zip(names, types)))
        self.assertTrue(callable(completed) and callable(usage) and callable(other))

    def test_what_is_wrong_is_told_when_it_is_registered(self) -> None:
        for secrets in ("", " ", [], [SECRET, ""], KEY):
            for kind in (WebhookHandlers, AsyncWebhookHandlers):
                with self.assertRaises(WebhookVerificationError) as raised:
                    kind(secrets)
                self.assertEqual(raised.exception.code, "secret_required")
        handlers: Any = WebhookHandlers(SECRET)
        with self.assertRaisesRegex(OptionError, "no event type `order.complete`. Did you mean `order.completed`\\?$"):
            handlers.on("order.complete")
        handlers.on("ping")(print)
        with self.assertRaisesRegex(PartnerEsimError, "^`ping` has a handler already$"):
            handlers.on("ping")(print)
        handlers.on_other(print)
        with self.assertRaisesRegex(PartnerEsimError, "^Other events have a handler already$"):
            handlers.on_other(print)

    def test_replies(self) -> None:
        handlers = WebhookHandlers(SECRET, inbox=Inbox())
        seen: list[Any] = []

        @handlers.on("order.completed")
        def completed(event: Any) -> None:
            seen.append(event["sequence"])
            if len(seen) == 1:
                raise KeyError("a bug")

        request = sign_webhook(of_type("order.completed"), SECRET)
        rejected = handlers.receive(request.body + b" ", request.headers)
        self.assertEqual((rejected.status, rejected.text), (400, "signature_mismatch"))
        self.assertIsInstance(rejected.error, WebhookVerificationError)
        parsed: Any = json.loads(request.body)
        self.assertEqual(handlers.receive(parsed, request.headers).status, 500)
        old = sign_webhook(of_type("order.completed"), SECRET, now=NOW - 10_000)
        self.assertEqual(handlers.receive(old.body, old.headers).text, "timestamp_out_of_tolerance")
        with self.assertRaises(KeyError):
            handlers.receive(request.body, request.headers)
        for _ in range(2):
            reply = handlers.receive(request.body, request.headers)
            self.assertEqual((reply.status, reply.text, reply.error), (204, "", None))
        self.assertEqual(seen, [1, 1])
        handlers.handle(parse_verified(old.body, old.headers, SECRET))
        self.assertEqual(seen, [1, 1])

    def test_async_handlers_are_rejected_where_nothing_awaits_them(self) -> None:
        async def wrong(_: Event) -> None:
            self.fail("it must not run")

        for inbox in (None, Inbox()):
            handlers = WebhookHandlers(SECRET, inbox=inbox)
            handlers.on_other(wrong)
            with self.assertRaisesRegex(TypeError, "AsyncWebhookHandlers"):
                handlers.handle(EVENT)


class AsyncHandlers(IsolatedAsyncioTestCase):
    async def test_handlers_are_awaited(self) -> None:
        for inbox in (None, AsyncInbox()):
            handlers = AsyncWebhookHandlers(SECRET, inbox=inbox)
            seen: list[str] = []

            @handlers.on("order.completed")
            async def completed(event: Any) -> None:
                seen.append(event["type"])

            @handlers.on_other
            def other(event: Event) -> None:
                seen.append(event["id"])

            for sequence, type in enumerate(("order.completed", "order.failed", "order.completed")):
                request = sign_webhook(of_type(type, sequence), SECRET)
                self.assertEqual((await handlers.receive(request.body, request.headers)).status, 204)
            self.assertEqual(seen, ["order.completed", "evt_1", "order.completed"])
            rejected = await handlers.receive(request.body + b" ", request.headers)
            self.assertEqual((rejected.status, rejected.text), (400, "signature_mismatch"))
