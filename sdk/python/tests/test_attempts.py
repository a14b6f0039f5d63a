"""What is retried, how often, after which delay, and with which idempotency key; for both clients."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
import time
from dataclasses import replace
from email.utils import formatdate
from typing import Any
from unittest import IsolatedAsyncioTestCase, TestCase, skipIf

from partner_esim import (
    ApiConnectionError,
    ApiError,
    ApiTimeoutError,
    PartnerEsim,
    PartnerEsimError,
    RateLimitedError,
    response_of,
)
from support import API_KEY, as_json, cut_off, drop, halfway, html, paced, paced_async, problem, reply, start_server

ORDER = {"id": "ord_test_0123456789ab", "status": "completed"}
BALANCE = {"balance": {"amount": "1.00", "currency": "INR"}}

TEMPORARY = {
    "a dropped connection": drop,
    "a connection dropped halfway through the body": halfway,
    "a body cut off that tells no length": cut_off(201, b'{"id":"ord_te'),
    "a body cut off at its start": cut_off(201, b""),
    "408": html(408),
    "429": problem(429, "rate_limited"),
    "500": problem(500, "internal_error"),
    "502 from a proxy": html(502),
    "503": problem(503, "supplier_unavailable"),
    "409 request_in_progress": problem(409, "request_in_progress"),
}


def silent(handler: Any) -> None:
    time.sleep(1)


def slow_headers(handler: Any) -> None:
    """Complete in the end, and never silent for as long as an attempt may take."""
    handler.wfile.write(b"HTTP/1.1 200 x\r\nContent-Type: application/json\r\n")
    for _ in range(20):
        handler.wfile.write(b"X-A: 1\r\n")
        time.sleep(0.05)
    handler.wfile.write(b"Content-Length: 2\r\n\r\n{}")


def slow_body(handler: Any) -> None:
    """Complete in the end, and never silent for as long as an attempt may take."""
    handler.wfile.write(b"HTTP/1.1 200 x\r\nContent-Type: application/json\r\nContent-Length: 22\r\n\r\n")
    for _ in range(20):
        handler.wfile.write(b" ")
        time.sleep(0.05)
    handler.wfile.write(b"{}")


class Attempts(TestCase):
    def test_temporary_failures_are_retried_with_one_key(self) -> None:
        for name, failure in TEMPORARY.items():
            with self.subTest(name):
                script = start_server(self, failure, failure, as_json(201, ORDER))
                client, waits = paced(script)
                self.assertEqual(client.orders.create(package_id="pkg_1"), ORDER)
                self.assertEqual(script.header("Idempotency-Key"), ["key-1"] * 3)
                self.assertEqual({each.body for each in script.received}, {'{"package_id":"pkg_1"}'})
                self.assertEqual(waits, [0.5, 1.0])

    def test_a_result_knows_its_response(self) -> None:
        headers = {"X-Request-Id": "req_0123456789abcdef", "Idempotent-Replayed": "true"}
        script = start_server(self, as_json(201, ORDER, headers), as_json(200, {"data": [ORDER], "next_cursor": None}, headers))
        client, _ = paced(script)
        order = client.orders.create(package_id="pkg_1")
        response = response_of(order)
        self.assertEqual((response.status, response.request_id, response.replayed), (201, "req_0123456789abcdef", True))
        self.assertEqual((order, json.loads(json.dumps(order)), repr(order)), (ORDER, ORDER, repr(ORDER)))
        page = client.orders.list().page()
        self.assertEqual(response_of(page).request_id, "req_0123456789abcdef")
        self.assertIsInstance(order, dict)
        for other in (copy.copy(order), copy.deepcopy(order), pickle.loads(pickle.dumps(order))):
            self.assertEqual((other, type(other)), (ORDER, dict))
            with self.assertRaisesRegex(PartnerEsimError, "has a response: a copy"):
                response_of(other)
        with self.assertRaises(PartnerEsimError):
            response_of(page["data"][0])

    def test_a_permanent_failure_is_not_retried(self) -> None:
        for status, code in [
            (400, "invalid_request"),
            (401, "invalid_api_key"),
            (402, "insufficient_balance"),
            (404, "package_not_found"),
            (409, "idempotency_key_reused"),
            (418, "code_of_tomorrow"),
        ]:
            with self.subTest(code):
                script = start_server(self, problem(status, code))
                client, _ = paced(script)
                with self.assertRaises(ApiError) as raised:
                    client.orders.create(package_id="pkg_1", idempotency_key="booking-1")
                error = raised.exception
                self.assertEqual((error.code, error.status, error.attempts), (code, status, 1))
                self.assertEqual((error.idempotency_key, error.retryable), ("booking-1", False))
                self.assertEqual(len(script.received), 1)

    def test_what_can_succeed_now_and_what_after_a_change(self) -> None:
        for status, code, retryable, after in [
            (402, "insufficient_balance", False, "funds"),
            (400, "invalid_request", False, None),
            (409, "request_in_progress", True, None),
            (429, "rate_limited", True, None),
            (503, "supplier_unavailable", True, None),
            (503, "code_of_tomorrow", True, None),
            (422, "code_of_tomorrow", False, None),
        ]:
            client, _ = paced(start_server(self, problem(status, code)), max_retries=0)
            with self.assertRaises(ApiError) as raised:
                client.orders.create(package_id="pkg_1")
            error = raised.exception
            self.assertEqual((error.retryable, error.retryable_after), (retryable, after), code)

    def test_retries_are_counted(self) -> None:
        script = start_server(self, html(503))
        client, _ = paced(script, max_retries=1)
        for options, attempts in [({}, 2), ({"max_retries": 0}, 1), ({"max_retries": 3}, 4)]:
            with self.assertRaises(ApiError) as raised:
                client.balance.get(**options)
            self.assertEqual(raised.exception.attempts, attempts)

    def test_retry_after_is_added_to_the_delay(self) -> None:
        in_a_while = formatdate(1_800_000_007, usegmt=True)
        without_zone = in_a_while.replace(" GMT", "")
        for value, wait in [
            ("3", 3.5),
            (" 3 ", 3.5),
            ("1.5", 2.0),
            ("2, 7", 7.5),
            (in_a_while, 7.5),
            (without_zone, 7.5),
            ("2027-01-15T08:00:07Z", 7.5),
            ("nonsense", 0.5),
            ("-5", 0.5),
            ("NaN", 0.5),
        ]:
            script = start_server(self, problem(429, "rate_limited", {"Retry-After": value}), as_json(200, BALANCE))
            client, waits = paced(script)
            client.balance.get()
            self.assertEqual(waits, [wait], value)

    def test_a_long_retry_after_is_left_to_the_caller(self) -> None:
        for seconds in ("61", "1" + "0" * 14):
            script = start_server(self, problem(429, "rate_limited", {"Retry-After": seconds}))
            client, waits = paced(script)
            with self.assertRaises(RateLimitedError) as raised:
                client.balance.get()
            error = raised.exception
            self.assertEqual((error.retry_after_seconds, error.attempts, waits), (float(seconds), 1, []))

    def test_limits_count_on_a_monotonic_clock(self) -> None:
        script = start_server(self, html(503))
        client, waits = paced(script, deadline_seconds=2, max_retries=9)
        jumps = itertools.count(0, 3_600)
        client._transport.runtime = replace(client._transport.runtime, now=lambda: float(next(jumps)))
        with self.assertRaises(ApiError):
            client.balance.get()
        self.assertEqual(waits, [0.5, 1.0])

    def test_informational_responses_are_skipped(self) -> None:
        def informed(handler: Any) -> None:
            for status in (b"100 Continue", b"102 Processing", b"103 Early Hints\r\nLink: </a>"):
                handler.wfile.write(b"HTTP/1.1 " + status + b"\r\n\r\n")
            as_json(201, ORDER)(handler)

        client, _ = paced(start_server(self, informed), max_retries=0)
        self.assertEqual(client.orders.create(package_id="pkg_1"), ORDER)

    def test_a_request_in_progress_is_retried_for_a_minute(self) -> None:
        script = start_server(self, problem(409, "request_in_progress"))
        client, waits = paced(script, max_retries=1)
        with self.assertRaises(ApiError):
            client.orders.create(package_id="pkg_1")
        self.assertTrue(60 <= sum(waits) < 70, waits)
        with self.assertRaises(ApiError) as raised:
            client.orders.create(package_id="pkg_1", max_retries=0)
        self.assertEqual(raised.exception.attempts, 1)

    def test_a_deadline_ends_the_retries(self) -> None:
        script = start_server(self, html(503))
        client, waits = paced(script, deadline_seconds=2, max_retries=9)
        with self.assertRaises(ApiError) as raised:
            client.balance.get()
        self.assertEqual((waits, raised.exception.attempts), ([0.5, 1.0], 3))

    def test_slow_responses_end_in_time(self) -> None:
        for slow in (silent, slow_body):
            with self.subTest(slow.__name__):
                script = start_server(self, slow)
                client, _ = paced(script, timeout_seconds=0.2, max_retries=0)
                with self.assertRaisesRegex(ApiTimeoutError, "^No response within 0.2 seconds$") as raised:
                    client.balance.get()
                self.assertTrue(raised.exception.retryable)

    def test_a_deadline_ends_an_attempt(self) -> None:
        script = start_server(self, silent)
        client, _ = paced(script)
        with self.assertRaisesRegex(ApiTimeoutError, "^No response within the deadline of 0.2 seconds$"):
            client.balance.get(deadline_seconds=0.2, max_retries=0)

    def test_a_redirect_is_not_followed(self) -> None:
        target = start_server(self, as_json(200, BALANCE))
        location = f"{target.base_url}/secret-token"
        script = start_server(self, reply(307, b"", {"Location": location}))
        client, _ = paced(script)
        with self.assertRaises(ApiError) as raised:
            client.orders.create(package_id="pkg_1")
        self.assertEqual(target.received, [])
        self.assertNotIn("secret-token", str(raised.exception))
        self.assertIn("a redirect to http://127.0.0.1:", str(raised.exception))

    def test_a_response_is_bounded(self) -> None:
        script = start_server(self, reply(200, b" " * (16 * 1024 * 1024 + 1), {"Content-Type": "application/json"}))
        client, _ = paced(script)
        with self.assertRaisesRegex(ApiConnectionError, "larger than") as raised:
            client.balance.get()
        self.assertEqual((raised.exception.attempts, raised.exception.retryable), (1, False))

    def test_what_is_not_of_the_api_is_an_error(self) -> None:
        for step in (html(200), as_json(200, []), as_json(200, {"data": 1}), reply(204, b"", {})):
            script = start_server(self, step)
            client, _ = paced(script)
            with self.assertRaises(ApiError) as raised:
                client.orders.list().page()
            self.assertEqual((raised.exception.code, raised.exception.docs_url), (None, None))

    def test_no_service(self) -> None:
        client = PartnerEsim(API_KEY, base_url="http://127.0.0.1:1/partner/api", max_retries=0)
        with client, self.assertRaisesRegex(ApiConnectionError, r"^No response: .* \(127.0.0.1:1\)$") as raised:
            client.balance.get()
        self.assertEqual((raised.exception.attempts, raised.exception.retryable), (1, True))

    def test_https_where_the_server_speaks_http(self) -> None:
        script = start_server(self, as_json(200, ORDER))
        with PartnerEsim(API_KEY, base_url=script.base_url.replace("http:", "https:"), max_retries=0) as client:
            with self.assertRaisesRegex(ApiConnectionError, r"^No response: the server speaks http, not https \(127.0.0.1:\d+\)$"):
                client.balance.get()

    def test_keys_and_paths_that_cannot_be_sent(self) -> None:
        script = start_server(self, as_json(200, ORDER))
        client, _ = paced(script)
        for key in ("", " a", "a ", "a\nb", "日本", "ünïque"):
            with self.assertRaises(PartnerEsimError):
                client.orders.create(package_id="pkg_1", idempotency_key=key)
        for id in ("", ".", ".."):
            with self.assertRaisesRegex(PartnerEsimError, "id must be given"):
                client.orders.get(id)
        number: Any = 8999999
        with self.assertRaisesRegex(PartnerEsimError, "^id must be a string$"):
            client.orders.get(number)
        with self.assertRaisesRegex(PartnerEsimError, "^package_id cannot be a object$"):
            client.orders.create(package_id=object())  # type: ignore[arg-type]
        client.orders.create(package_id="pkg_1", idempotency_key="unique")
        client.orders.get("a/../b?c")
        self.assertEqual([each.path for each in script.received][1], "/partner/api/v1/orders/a%2F..%2Fb%3Fc")
        self.assertEqual(len(script.received), 2)


try:
    import trio
except Exception:  # An old trio fails on a newer Python.
    trio = None


@skipIf(trio is None, "trio is not installed")
class Trio(TestCase):
    def test_retries_and_limits(self) -> None:
        script = start_server(self, html(503), as_json(200, BALANCE), slow_headers)
        client, waits = paced_async(script)
        hasty, _ = paced_async(script, timeout_seconds=0.2, max_retries=0)

        async def use() -> None:
            async with client, hasty:
                self.assertEqual(await client.balance.get(), BALANCE)
                with self.assertRaises(ApiTimeoutError):
                    await hasty.balance.get()

        trio.run(use)
        self.assertEqual(waits, [0.5])


class AsyncAttempts(IsolatedAsyncioTestCase):
    async def test_temporary_failures_are_retried_with_one_key(self) -> None:
        for name, failure in TEMPORARY.items():
            with self.subTest(name):
                script = start_server(self, failure, failure, as_json(201, ORDER))
                client, waits = paced_async(script)
                async with client:
                    self.assertEqual(await client.orders.create(package_id="pkg_1"), ORDER)
                self.assertEqual(script.header("Idempotency-Key"), ["key-1"] * 3)
                self.assertEqual(waits, [0.5, 1.0])

    async def test_slow_responses_end_in_time(self) -> None:
        for slow in (silent, slow_headers, slow_body):
            script = start_server(self, slow)
            client, _ = paced_async(script, timeout_seconds=0.2, max_retries=0)
            async with client:
                with self.assertRaisesRegex(ApiTimeoutError, "^No response within 0.2 seconds$"):
                    await client.balance.get()

    async def test_redirects_and_sizes(self) -> None:
        target = start_server(self, as_json(200, BALANCE))
        large = reply(200, b" " * (16 * 1024 * 1024 + 1), {"Content-Type": "application/json"})
        script = start_server(self, reply(302, b"", {"Location": target.base_url}), large)
        client, _ = paced_async(script)
        async with client:
            with self.assertRaises(ApiError):
                await client.balance.get()
            with self.assertRaisesRegex(ApiConnectionError, "larger than"):
                await client.balance.get()
        self.assertEqual(target.received, [])
