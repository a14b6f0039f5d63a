"""The same value gets the same text in a body, a query, a path and a header; what JSON would change is not sent."""

from __future__ import annotations

import json
import math
from datetime import date, datetime, timedelta, timezone, tzinfo
from decimal import Decimal
from enum import Enum, IntEnum
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Any
from unittest import TestCase
from urllib.parse import parse_qs, unquote, urlsplit
from uuid import UUID

from partner_esim import Attempt, PartnerEsim, PartnerEsimError
from support import API_KEY, as_json, paced, start_server


class Channel(str, Enum):
    WEB = "web"


class Plain(Enum):
    WEB = "web"


class Shouting(str):
    def __str__(self) -> str:
        return self.upper()


class Size(IntEnum):
    LARGE = 5


class Nowhere(tzinfo):
    """A time zone that does not know its offset."""

    def utcoffset(self, _: datetime | None) -> None:
        return None


class Solar(tzinfo):
    """A time zone with seconds, as local times of before 1900 have."""

    def utcoffset(self, _: datetime | None) -> timedelta:
        return timedelta(hours=5, minutes=53, seconds=28)

    def dst(self, _: datetime | None) -> timedelta:
        return timedelta(0)


INDIA = timezone(timedelta(hours=5, minutes=30))
TEXTS: list[tuple[Any, str]] = [
    ("web", "web"),
    (Channel.WEB, "web"),
    (Plain.WEB, "web"),
    (Shouting("web"), "web"),
    (UUID("12345678123456781234567812345678"), "12345678-1234-5678-1234-567812345678"),
    (Decimal("1E+2"), "100"),
    (Decimal("349.00"), "349.00"),
    (PurePosixPath("a/b"), "a/b"),
    (date(2026, 11, 21), "2026-11-21"),
    (datetime(2026, 11, 21, 9, 30, tzinfo=INDIA), "2026-11-21T04:00:00+00:00"),
    (datetime(2026, 11, 21, 9, 30, 0, 5, tzinfo=timezone.utc), "2026-11-21T09:30:00.000005+00:00"),
    (datetime(2026, 11, 21, 5, 53, 28, tzinfo=Solar()), "2026-11-21T00:00:00+00:00"),
]
NOT_FINITE: list[Any] = [math.nan, math.inf, -math.inf, Decimal("NaN"), Decimal("Infinity")]
NOT_ONE_TEXT: list[Any] = [["a"], ("a",), {"a"}, {"a": 1}, b"a", object(), iter("a"), timedelta(1)]


class Values(TestCase):
    def test_one_text_everywhere(self) -> None:
        script = start_server(self, as_json(200, {"id": "ord_1", "data": [], "next_cursor": None}))
        client, _ = paced(script)
        for value, text in TEXTS:
            script.received.clear()
            client.orders.create(package_id="pkg_1", customer_ref=value, idempotency_key=value)
            client.orders.create(package_id="pkg_1", customer={"name": value})
            client.orders.list(customer_ref=value, created_after=value).page()
            client.orders.get(value)
            body, nested, query, path = script.received
            sent = [
                json.loads(body.body)["customer_ref"],
                body.headers["idempotency-key"],
                json.loads(nested.body)["customer"]["name"],
                *(parse_qs(urlsplit(query.path).query)[name][0] for name in ("customer_ref", "created_after")),
                unquote(path.path.rpartition("/")[2]),
            ]
            self.assertEqual(sent, [text] * 6, repr(value))

    def test_numbers_and_objects(self) -> None:
        script = start_server(self, as_json(200, {"id": "ord_1", "data": [], "next_cursor": None}))
        client, _ = paced(script)
        customer: Any = MappingProxyType({"name": "Asha", "email": None})
        client.orders.create(package_id="pkg_1", quantity=Size.LARGE, customer=customer)
        client.orders.list(limit=Size.LARGE).page()
        client.packages.list(unlimited=True).page()
        self.assertEqual(
            script.received[0].body, '{"package_id":"pkg_1","quantity":5,"customer":{"name":"Asha","email":null}}'
        )
        self.assertEqual([urlsplit(each.path).query for each in script.received[1:]], ["limit=5", "unlimited=true"])

    def test_what_json_would_change_is_not_sent(self) -> None:
        script = start_server(self, as_json(200, {"id": "ord_1", "data": [], "next_cursor": None}))
        client, _ = paced(script)
        wrong: Any
        for wrong in NOT_FINITE:
            with self.assertRaisesRegex(PartnerEsimError, "^quantity is not a finite number$"):
                client.orders.create(package_id="pkg_1", quantity=wrong)
            with self.assertRaisesRegex(PartnerEsimError, "^limit is not a finite number$"):
                client.orders.list(limit=wrong).page()
        for wrong in NOT_ONE_TEXT:
            with self.assertRaisesRegex(PartnerEsimError, f"^customer_ref cannot be a {type(wrong).__name__}$"):
                client.orders.list(customer_ref=wrong).page()
            with self.assertRaisesRegex(PartnerEsimError, f"^id cannot be a {type(wrong).__name__}$"):
                client.orders.get(wrong)
        for wrong, name in [({"a"}, "package_id"), (["a", {1}], r"package_id\[1\]"), (b"a", "package_id")]:
            with self.assertRaisesRegex(PartnerEsimError, f"^{name} cannot be a "):
                client.orders.create(package_id=wrong)
        for wrong in ({1: "a"}, {None: "a"}):
            with self.assertRaisesRegex(PartnerEsimError, "^package_id has a name that is not text$"):
                client.orders.create(package_id=wrong)
        deep: list[Any] = []
        deep.append(deep)
        wrong = deep
        with self.assertRaisesRegex(PartnerEsimError, "^This cannot be sent"):
            client.orders.create(package_id=wrong)
        with self.assertRaisesRegex(PartnerEsimError, "^This cannot be sent"):
            client.orders.create(package_id="pkg_1", quantity=10**5_000)
        self.assertEqual(script.received, [])

    def test_times_without_an_offset(self) -> None:
        client = PartnerEsim(API_KEY, base_url="http://127.0.0.1:1/partner/api")
        for wrong in (datetime(2026, 11, 21), datetime(2026, 11, 21, tzinfo=Nowhere())):
            with self.assertRaisesRegex(PartnerEsimError, "^created_after needs a time zone"):
                client.orders.list(created_after=wrong).page()
        with self.assertRaisesRegex(PartnerEsimError, "^created_after is not a time of the years"):
            client.orders.list(created_after=datetime.min.replace(tzinfo=INDIA)).page()

    def test_lone_surrogates(self) -> None:
        script = start_server(self, as_json(200, {"id": "ord_1", "data": [], "next_cursor": None}))
        client, _ = paced(script)
        half = "a\ud800"
        for call in (
            lambda: client.orders.create(package_id=half),
            lambda: client.orders.create(package_id="pkg_1", customer={"name": half}),
            lambda: client.orders.create(package_id="pkg_1", idempotency_key=half),
            lambda: client.orders.list(customer_ref=half).page(),
            lambda: client.orders.get(half),
        ):
            with self.assertRaisesRegex(PartnerEsimError, "it has a lone surrogate$"):
                call()
        self.assertEqual(script.received, [])

    def test_headers_of_hooks(self) -> None:
        script = start_server(self, as_json(200, {"mode": "test"}))

        def add(attempt: Attempt) -> None:
            wrong: Any = attempt.headers
            wrong.update({"X-Channel": Channel.WEB, "X-Number": 5})

        client, _ = paced(script, on_request=add)
        client.balance.get()
        self.assertEqual((script.header("x-channel"), script.header("x-number")), (["web"], ["5"]))
