"""Settings, their mistakes, and that secrets stay out of texts."""

from __future__ import annotations

import os
import pickle
import tempfile
import traceback
import types
from collections.abc import Mapping
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any
from unittest import TestCase
from unittest.mock import patch

import httpx

from partner_esim import (
    ApiConnectionError,
    ApiError,
    AsyncPartnerEsim,
    Attempt,
    InsufficientBalanceError,
    Outcome,
    PartnerEsim,
    PartnerEsimError,
    Retry,
)
from support import API_KEY, as_json, drop, html, paced, problem, reply, start_server

URL = "http://127.0.0.1:1/partner/api"


def texts_within(found: object, seen: set[int] | None = None) -> list[str]:
    """Returns the texts of an object and of all that it holds, except code and the frames of a traceback."""
    seen = set() if seen is None else seen
    if id(found) in seen or isinstance(found, (type, types.ModuleType, types.FunctionType, types.TracebackType)):
        return []
    seen.add(id(found))
    if isinstance(found, bytes):
        return [found.decode("latin-1")]
    held: list[object] = list(getattr(found, "__dict__", {}).values())
    if isinstance(found, BaseException):
        held += [found.__cause__, found.__context__, found.args]
    if isinstance(found, Mapping):
        held += [*found.keys(), *found.values()]
    elif isinstance(found, (list, tuple, set)):
        held += found
    return [str(found), repr(found), *(text for each in held for text in texts_within(each, seen))]


class Settings(TestCase):
    def test_unknown_options_name_what_was_meant(self) -> None:
        for given, meant in [
            ("timeout", "timeout_seconds"),
            ("apiKey", "api_key"),
            ("baseUrl", "base_url"),
            ("retries", "max_retries"),
            ("httpclient", "http_client"),
        ]:
            wrong: Any = {given: 1}
            for kind in (PartnerEsim, AsyncPartnerEsim):
                with self.assertRaisesRegex(TypeError, f"no option `{given}`. Did you mean `{meant}`\\?$"):
                    kind("sk_test_1", base_url=URL, **wrong)
        client: Any = PartnerEsim("sk_test_1", base_url=URL)
        for call, given, meant in [
            (lambda **wrong: client.orders.create(package_id="pkg_1", **wrong), "customerRef", "customer_ref"),
            (lambda **wrong: client.orders.create(package_id="pkg_1", **wrong), "idempotency", "idempotency_key"),
            (lambda **wrong: client.orders.create(**wrong), "packageId", "package_id"),
            (lambda **wrong: client.esims.topups.create("8999999", **wrong), "package", "package_id"),
            (lambda **wrong: client.packages.list(**wrong), "contry", "country"),
            (lambda **wrong: client.orders.list(**wrong), "created_afer", "created_after"),
            (lambda **wrong: client.orders.get("ord_1", **wrong), "timeout", "timeout_seconds"),
            (lambda **wrong: client.events.poll(**wrong), "poll_ms", "poll_seconds"),
            (lambda **wrong: client.with_options(**wrong), "timeouts", "timeout_seconds"),
        ]:
            with self.assertRaisesRegex(TypeError, f"no option `{given}`. Did you mean `{meant}`\\?$"):
                call(**{given: 1})
        with self.assertRaises(PartnerEsimError):
            client.orders.list(created_afer=1)
        with self.assertRaisesRegex(TypeError, r"keyword arguments: create\(package_id=…\)\. A dict needs \*\* before it"):
            client.orders.create({"package_id": "pkg_1"})
        with self.assertRaisesRegex(TypeError, r"keyword arguments: create\(iccid, package_id=…\)"):
            client.esims.topups.create("8999999", {"package_id": "pkg_1"})
        with self.assertRaisesRegex(TypeError, r"keyword arguments: list\(country=…\)"):
            client.packages.list("IT")
        with self.assertRaisesRegex(TypeError, r"^There is no field `customer.emial`. Did you mean `customer.email`\?$"):
            client.orders.create(package_id="pkg_1", customer={"emial": "a"})
        with self.assertRaisesRegex(TypeError, r"The fields are `customer.email`, `customer.name`.$"):
            client.orders.create(package_id="pkg_1", customer={"zzz": 1})
        with self.assertRaisesRegex(TypeError, "The options are `api_key`, `base_url`, "):
            PartnerEsim("sk_test_1", base_url=URL, **{"zzz": 1})  # type: ignore[arg-type]

    def test_settings_come_from_the_environment(self) -> None:
        for around in (" {} ", "{}\n", "\ufeff{}\r\n", "\u200b{}"):
            key, url = around.format(API_KEY), around.format(f"{URL}/")
            with patch.dict(os.environ, {"PARTNER_ESIM_API_KEY": key, "PARTNER_ESIM_BASE_URL": url}):
                client = PartnerEsim()
            self.assertEqual(repr(client), f"PartnerEsim(base_url='{URL}')")
            self.assertEqual(client._transport.settings.api_key, API_KEY)

    def test_faulty_settings_are_named_without_their_value(self) -> None:
        for key in ("", "sk test", "Bearer sk_test_1", "ключ", 5):
            with self.assertRaisesRegex(PartnerEsimError, "api_key") as raised:
                PartnerEsim(key, base_url=URL)  # type: ignore[arg-type]
            if key:
                self.assertNotIn(str(key), str(raised.exception))
        with self.assertRaisesRegex(PartnerEsimError, "is a signing secret .*, not an API key") as raised:
            PartnerEsim("whsec_0123456789", base_url=URL)
        self.assertNotIn("0123456789", str(raised.exception))
        for name in ("docs_url", "portal_url"):
            for wrong in (5, "example.com", b"http://a"):
                with self.assertRaisesRegex(PartnerEsimError, f"^{name} must be a URL$"):
                    PartnerEsim(API_KEY, base_url=URL, **{name: wrong})  # type: ignore[arg-type]
        for url in ("", "example.com", "ftp://a/b", "http://user:pw@a/b", f"{URL}/v1", f"{URL}?a=1", "http://a:99999/b"):
            with self.assertRaisesRegex(PartnerEsimError, "base_url"):
                PartnerEsim(API_KEY, base_url=url)
        for wrong in ({"timeout_seconds": 0}, {"deadline_seconds": "5"}, {"max_retries": 1.5}, {"max_retries": -1}):
            with self.assertRaisesRegex(PartnerEsimError, next(iter(wrong))):
                PartnerEsim(API_KEY, base_url=URL, **wrong)  # type: ignore[arg-type]

    def test_an_idempotency_key_that_cannot_be_sent_is_named(self) -> None:
        client = PartnerEsim(API_KEY, base_url=URL)
        for key, message in [("", "idempotency_key is empty"), ("buchung-日本", "ASCII"), ("größe", "ASCII"), (" a", "spaces")]:
            with self.assertRaisesRegex(PartnerEsimError, message):
                client.orders.create(package_id="pkg_1", idempotency_key=key)

    def test_settings_that_are_missing_are_told_from_faulty_ones(self) -> None:
        with patch.dict(os.environ, {}, clear=True):
            with self.assertRaisesRegex(PartnerEsimError, "^No API key: "):
                PartnerEsim(base_url=URL)
            with self.assertRaisesRegex(PartnerEsimError, "^No base URL: "):
                PartnerEsim(API_KEY)

    def test_other_settings_on_the_same_connections(self) -> None:
        script = start_server(self, html(503))
        with PartnerEsim(API_KEY, base_url=script.base_url) as client:
            changed = client.with_options(max_retries=0, timeout_seconds=None)
            changed.close()
            with self.assertRaises(ApiError) as raised:
                changed.balance.get()
        self.assertEqual(raised.exception.attempts, 1)

    def test_a_connection_pool_of_ones_own_stays_open(self) -> None:
        script = start_server(self, as_json(200, {"mode": "test"}))
        with httpx.Client(follow_redirects=True) as http:
            with PartnerEsim(API_KEY, base_url=script.base_url, http_client=http) as client:
                client.balance.get()
            self.assertFalse(http.is_closed)


class Queries(TestCase):
    def test_filters(self) -> None:
        script = start_server(self, as_json(200, {"data": [], "next_cursor": None}))
        client, _ = paced(script)
        zone = timezone(timedelta(hours=5, minutes=30))
        client.orders.list(created_after=datetime(2026, 11, 21, 9, 30, tzinfo=zone), customer_ref="a&b").page()
        client.packages.list(unlimited=False, limit=5).page()
        self.assertEqual(
            [each.path for each in script.received],
            [
                "/partner/api/v1/orders?customer_ref=a%26b&created_after=2026-11-21T04%3A00%3A00%2B00%3A00",
                "/partner/api/v1/packages?unlimited=false&limit=5",
            ],
        )
        with self.assertRaisesRegex(PartnerEsimError, "created_after needs a time zone"):
            client.orders.list(created_after=datetime(2026, 11, 21)).page()


class Secrets(TestCase):
    def test_no_text_contains_the_key(self) -> None:
        echo = problem(402, "insufficient_balance", message=f"You sent {API_KEY}")
        for step in (echo, html(502), drop, reply(302, b"", {"Location": f"http://a/{API_KEY}"})):
            script = start_server(self, step)
            client, _ = paced(script, max_retries=0)
            try:
                client.orders.create(package_id="pkg_1")
                self.fail("no error")
            except PartnerEsimError as error:
                texts = [repr(error), str(error), error.message, "".join(traceback.format_exception(error))]
                texts.append(repr(getattr(error, "response", "")))
            texts += [repr(client), repr(client.orders), repr(client._transport.settings)]
            self.assertEqual([text for text in texts if API_KEY in text], [])

    def test_no_object_of_an_error_contains_the_key(self) -> None:
        class Nested(Exception):
            def __init__(self, inner: object) -> None:
                super().__init__("nested", inner)
                self.more = {"deep": [inner]}

        def fail(request: httpx.Request, kind: type[Exception]) -> None:
            try:
                raise Nested(Nested(request.headers["authorization"]))
            except Nested as cause:
                raise kind(f"no proxy for {request.headers['authorization']}") from cause

        for kind in (httpx.ConnectError, httpx.ReadTimeout, OSError, RuntimeError, KeyError, Nested):

            class Quoting(httpx.BaseTransport):
                def handle_request(self, request: httpx.Request) -> httpx.Response:
                    fail(request, kind)
                    raise AssertionError

            with httpx.Client(transport=Quoting()) as http:
                client = PartnerEsim(API_KEY, base_url=URL, http_client=http, max_retries=0)
                with self.assertRaises(ApiConnectionError) as raised:
                    client.balance.get()
            self.assertNotIn(API_KEY, "".join(traceback.format_exception(raised.exception)))
            self.assertEqual([text for text in texts_within(raised.exception) if API_KEY in text], [], kind)

        echo = {"X-Echo": f"Bearer {API_KEY}"}
        for step in (problem(402, "insufficient_balance", echo, message=API_KEY), reply(502, API_KEY.encode(), echo)):
            client, _ = paced(start_server(self, step), max_retries=0)
            with self.assertRaises(ApiError) as failed:
                client.balance.get()
            self.assertEqual(failed.exception.response.headers["x-echo"], "Bearer [API key]")
            self.assertIn("[API key]", failed.exception.body)
            self.assertEqual([text for text in texts_within(failed.exception) if API_KEY in text], [])

    def test_an_error_survives_pickling(self) -> None:
        script = start_server(self, problem(402, "insufficient_balance", param="package_id"))
        client, _ = paced(script)
        with self.assertRaises(InsufficientBalanceError) as raised:
            client.orders.create(package_id="pkg_1")
        copy = pickle.loads(pickle.dumps(raised.exception))
        self.assertIs(type(copy), InsufficientBalanceError)
        self.assertEqual((copy.status, copy.param, copy.idempotency_key), (402, "package_id", "key-1"))
        self.assertEqual(copy.request_id, "req_0123456789abcdef")
        self.assertTrue(copy.docs_url.endswith("/docs/errors/insufficient_balance"))

    def test_errors_lead_to_the_request_in_a_known_portal(self) -> None:
        for portal_url, expected in (
            (" https://example.com/portal/\n", "https://example.com/portal/requests/req_0123456789abcdef"),
            (None, None),
        ):
            script = start_server(self, problem(404, "order_not_found"))
            client, _ = paced(script, portal_url=portal_url)
            with self.assertRaises(ApiError) as raised:
                client.balance.get()
            self.assertEqual(raised.exception.request_url, expected)

    def test_a_newer_code_is_passed_on(self) -> None:
        script = start_server(self, problem(422, "code_of_tomorrow"))
        client, _ = paced(script)
        with self.assertRaises(ApiError) as raised:
            client.balance.get()
        self.assertIs(type(raised.exception), ApiError)
        self.assertEqual(raised.exception.code, "code_of_tomorrow")
        self.assertTrue((raised.exception.docs_url or "").endswith("/docs/errors/"))


    def test_a_url_of_the_api_gets_no_key_and_no_password_of_a_file(self) -> None:
        script = start_server(self, reply(200, b"\x89PNG", {"Content-Type": "image/png"}))
        with tempfile.TemporaryDirectory() as folder:
            netrc = Path(folder, "netrc")
            netrc.write_text("machine 127.0.0.1 login somebody password secret")
            with patch.dict(os.environ, {"NETRC": str(netrc)}):
                with PartnerEsim(API_KEY, base_url=script.base_url) as client:
                    client.qr.get(f"{script.base_url}/v1/qr/abc.png?x=1")
                    client.qr.get("abc/d")
        self.assertEqual(script.header("authorization"), [None, None])
        paths = [each.path for each in script.received]
        self.assertEqual(paths, ["/partner/api/v1/qr/abc.png?x=1", "/partner/api/v1/qr/abc%2Fd.png"])


class Hooks(TestCase):
    def test_hooks_see_each_attempt(self) -> None:
        headers = {"X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "9", "X-RateLimit-Reset": "1800000060"}
        script = start_server(self, html(503), as_json(201, {"id": "1"}, {"Idempotent-Replayed": "true", **headers}))
        seen: list[Any] = []

        def on_request(attempt: Attempt) -> None:
            attempt.headers["traceparent"] = f"00-{attempt.number}"
            attempt.headers["authorization"] = "Bearer other"

        def on_response(attempt: Attempt, outcome: Outcome) -> None:
            seen.append((attempt.number, attempt.route, outcome))

        def on_retry(attempt: Attempt, retry: Retry) -> None:
            seen.append(retry.wait_seconds)
            raise RuntimeError("a bug in a hook")

        client, _ = paced(script, on_request=on_request, on_retry=on_retry)
        client.orders.create(package_id="pkg_1", on_response=on_response)
        (_, route, first), wait, (number, _, second) = seen
        self.assertEqual((route, wait, number), ("/v1/orders", 0.5, 2))
        self.assertEqual((first.response.status, first.error.status, second.error), (503, 503, None))
        self.assertTrue(second.response.replayed)
        self.assertEqual(second.response.rate_limit.remaining, 9)
        self.assertEqual(script.header("traceparent"), ["00-1", "00-2"])
        self.assertEqual(script.header("authorization"), [f"Bearer {API_KEY}"] * 2)
