"""Lists, waiting for a final state, and polling."""

from __future__ import annotations

from email.utils import formatdate
from typing import Any
from unittest import IsolatedAsyncioTestCase, TestCase

from partner_esim import ApiError, ApiTimeoutError, PartnerEsimError
from support import as_json, html, paced, paced_async, problem, start_server


def page(first: int, last: int, cursor: str | None) -> Any:
    data = [{"id": f"evt_{number}", "sequence": number} for number in range(first, last - 1, -1)]
    return as_json(200, {"data": data, "has_more": cursor is not None, "next_cursor": cursor})


class Lists(TestCase):
    def test_all_pages_with_the_same_filters(self) -> None:
        script = start_server(self, page(6, 5, "a"), page(4, 3, "b"), page(2, 1, None))
        client, _ = paced(script)
        found = client.events.list(type="order.completed")
        self.assertEqual(script.received, [])
        self.assertEqual(repr(found), "<List of GET /v1/events: requested by `for`, to_list(), first() or page()>")
        self.assertEqual([each["sequence"] for each in found], [6, 5, 4, 3, 2, 1])
        queries = [each.path.split("?")[1] for each in script.received]
        self.assertEqual(queries, ["type=order.completed" + more for more in ("", "&cursor=a", "&cursor=b")])

    def test_no_more_pages_than_needed(self) -> None:
        script = start_server(self, page(6, 5, "a"), page(4, 3, "b"))
        client, _ = paced(script)
        self.assertEqual(len(client.events.list().to_list(limit=2)), 2)
        self.assertEqual(len(script.received), 1)
        self.assertEqual(client.events.list().to_list(limit=0), [])
        wrong: Any
        for wrong in (-1, "5", 1.5, True):
            with self.assertRaisesRegex(PartnerEsimError, "^limit must be an integer"):
                client.events.list().to_list(limit=wrong)

    def test_what_is_used_like_a_list_or_a_page_names_what_reads_it(self) -> None:
        client, _ = paced(start_server(self))
        found: Any = client.events.list()
        with self.assertRaisesRegex(AttributeError, r"^List has no data\. A loop or to_list\(\) gets .* page\(\) a page"):
            found.data  # noqa: B018
        with self.assertRaisesRegex(TypeError, r"^List has no index\. A loop or to_list\(\)"):
            found[0]
        self.assertTrue(found)

    def test_a_repeated_cursor_ends_the_list(self) -> None:
        script = start_server(self, page(2, 1, "a"))
        client, _ = paced(script)
        with self.assertRaisesRegex(PartnerEsimError, "repeats its cursor"):
            client.events.list().to_list()

    def test_first(self) -> None:
        script = start_server(self, page(2, 1, "a"), page(0, 1, None))
        client, _ = paced(script)
        self.assertEqual((client.events.list().first() or {}).get("id"), "evt_2")
        self.assertIsNone(client.events.list().first())


class Waiting(TestCase):
    def test_until_final_through_temporary_failures(self) -> None:
        order = {"id": "ord_1", "status": "processing"}
        script = start_server(self, as_json(200, order), html(503), as_json(200, {**order, "status": "failed"}))
        client, waits = paced(script)
        self.assertEqual(client.orders.wait_until_final("ord_1", max_retries=0)["status"], "failed")
        self.assertEqual(waits, [1.0, 1.5])

    def test_until_the_deadline(self) -> None:
        script = start_server(self, as_json(200, {"status": "processing"}))
        client, waits = paced(script)
        with self.assertRaisesRegex(ApiTimeoutError, "Still processing after"):
            client.topups.wait_until_final("top_1", deadline_seconds=10)
        self.assertEqual(sum(waits), 9.5)

    def test_while_the_rate_limit_is_exhausted(self) -> None:
        headers = {"X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1800000030"}
        script = start_server(self, as_json(200, {"status": "processing"}, headers), as_json(200, {"status": "failed"}))
        client, waits = paced(script)
        client.orders.wait_until_final("ord_1")
        self.assertEqual(waits, [30.0])

    def test_a_rate_limit_by_another_clock(self) -> None:
        in_a_while = formatdate(1_800_000_030, usegmt=True)
        for reset, wait in (
            ("1900000000", 60.0),
            ("1700000000", 1.0),
            ("30", 30.0),
            ("30.5", 30.5),
            ("1800000030000", 30.0),
            ("1800000030.5", 30.5),
            (in_a_while, 30.0),
            (in_a_while.replace("GMT", "-0000"), 30.0),
            ("2027-01-15T08:00:30Z", 30.0),
            ("2027-01-15T08:00:30", 30.0),
            ("soon", 1.0),
            ("9" * 15, 1.0),
        ):
            headers = {"X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset}
            limited = as_json(200, {"status": "processing"}, headers)
            client, waits = paced(start_server(self, limited, as_json(200, {"status": "failed"})))
            client.orders.wait_until_final("ord_1")
            self.assertEqual(waits, [wait], reset)

    def test_a_permanent_failure_ends_it(self) -> None:
        script = start_server(self, problem(404, "order_not_found"))
        client, _ = paced(script)
        with self.assertRaises(ApiError):
            client.orders.wait_until_final("ord_1")
        self.assertEqual(len(script.received), 1)


class Memory:
    def __init__(self, stored: int | None) -> None:
        self.stored = stored

    def get(self) -> int | None:
        return self.stored

    def set(self, sequence: int) -> None:
        self.stored = sequence


class AsyncMemory(Memory):
    async def get(self) -> int | None:  # type: ignore[override]
        return self.stored

    async def set(self, sequence: int) -> None:  # type: ignore[override]
        self.stored = sequence


class Polling(TestCase):
    def test_new_events_oldest_first(self) -> None:
        script = start_server(self, page(3, 3, None), html(503), html(503), html(503), page(5, 3, None))
        client, waits = paced(script)
        memory = Memory(None)
        events = client.events.poll(cursor=memory)
        self.assertEqual(next(events)["sequence"], 4)
        self.assertEqual(memory.stored, 3)
        self.assertEqual(next(events)["sequence"], 5)
        self.assertEqual((memory.stored, waits[-1]), (4, 5))

    def test_a_backlog_over_several_pages(self) -> None:
        script = start_server(self, page(9, 7, "a"), page(6, 4, "b"))
        client, _ = paced(script)
        events = client.events.poll(cursor=Memory(5))
        self.assertEqual([next(events)["sequence"] for _ in range(4)], [6, 7, 8, 9])

    def test_a_permanent_failure_ends_it(self) -> None:
        script = start_server(self, problem(401, "invalid_api_key"))
        client, _ = paced(script)
        with self.assertRaises(ApiError):
            next(client.events.poll())
        wrong: Any
        for wrong in (0.5, "5", float("nan")):
            with self.assertRaisesRegex(PartnerEsimError, "poll_seconds"):
                client.events.poll(poll_seconds=wrong)


class Async(IsolatedAsyncioTestCase):
    async def test_lists(self) -> None:
        script = start_server(self, page(6, 5, "a"), page(4, 3, None))
        client, _ = paced_async(script)
        async with client:
            self.assertEqual([each["sequence"] async for each in client.events.list()], [6, 5, 4, 3])
            self.assertEqual(len(await client.events.list().to_list(limit=1)), 1)
            self.assertEqual([len(one["data"]) async for one in client.events.list().pages()], [2])
            self.assertEqual((await client.events.list().page())["has_more"], False)

    async def test_waiting(self) -> None:
        script = start_server(self, as_json(200, {"status": "processing"}), as_json(200, {"status": "completed"}))
        client, waits = paced_async(script)
        async with client:
            self.assertEqual((await client.orders.wait_until_final("ord_1"))["status"], "completed")
        self.assertEqual(waits, [1.0])

    async def test_polling(self) -> None:
        script = start_server(self, page(3, 3, None), html(503), html(503), html(503), page(5, 3, None))
        client, _ = paced_async(script)
        memory = AsyncMemory(None)
        async with client:
            events = client.events.poll(cursor=memory)
            self.assertEqual([(await events.__anext__())["sequence"] for _ in range(2)], [4, 5])
        self.assertEqual(memory.stored, 4)
