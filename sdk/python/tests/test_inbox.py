"""Each event is handled once, blocking and async."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from typing import Any, cast
from unittest import IsolatedAsyncioTestCase, TestCase

from partner_esim.inbox import AsyncInbox, Inbox
from partner_esim.webhooks import Event
from test_attempts import trio


def event(id: str, sequence: int, subject: str | None = None) -> Event:
    data = {} if subject is None else {"id": subject}
    return cast(Event, {"id": id, "type": "order.completed", "sequence": sequence, "data": data})


EVENTS = [
    (event("evt_0", 0), "handled"),
    (event("evt_0", 0), "repeat"),
    (event("evt_2", 2, "ord_1"), "handled"),
    (event("evt_1", 1, "ord_1"), "stale"),
    (event("evt_3", 3, "ord_1"), "handled"),
    (event("evt_1", 1, "ord_2"), "handled"),
]


class Blocking(TestCase):
    def test_a_lock_that_another_thread_held_at_the_fork(self) -> None:
        inbox, entered, release = Inbox(), threading.Event(), threading.Event()

        def work(_: Event) -> None:
            entered.set()
            release.wait(10)

        thread = threading.Thread(target=inbox.handle, args=(event("evt_1", 1), work))
        thread.start()
        entered.wait(10)
        child = os.fork()
        if child == 0:
            signal.alarm(5)
            os._exit(0 if inbox.handle(event("evt_1", 1), lambda _: None) == "handled" else 1)
        release.set()
        thread.join()
        self.assertEqual(os.waitpid(child, 0)[1], 0)

    def test_async_work_is_rejected_and_nothing_is_stored(self) -> None:
        async def wrong(_: Event) -> None:
            self.fail("it must not run")

        inbox = Inbox()
        with self.assertRaisesRegex(TypeError, "must not be async. .* AsyncInbox"):
            inbox.handle(event("evt_1", 1), wrong)
        handled: list[Event] = []
        self.assertEqual(inbox.handle(event("evt_1", 1), handled.append), "handled")
        self.assertEqual(inbox.handle(event("evt_1", 1), handled.append), "repeat")
        self.assertEqual(handled, [event("evt_1", 1)])


class Memory:
    """One to await, as those of databases are."""

    def __init__(self) -> None:
        self.stored: dict[str, int] = {}

    async def get(self, key: str, /) -> int | None:
        await asyncio.sleep(0)
        return self.stored.get(key)

    async def set(self, key: str, sequence: int, /) -> None:
        await asyncio.sleep(0)
        self.stored[key] = sequence


class Async(IsolatedAsyncioTestCase):
    async def test_each_event_once(self) -> None:
        async def work(_: Event) -> None:
            await asyncio.sleep(0)

        for inbox in (AsyncInbox(), AsyncInbox(Memory())):
            verdicts = [await inbox.handle(each, work) for each, _ in EVENTS]
            self.assertEqual(verdicts, [verdict for _, verdict in EVENTS])
            self.assertEqual(await inbox.handle(event("evt_9", 9), lambda _: None), "handled")

    async def test_events_of_a_subject_one_after_the_other_and_others_side_by_side(self) -> None:
        inbox, log = AsyncInbox(Memory()), []

        async def work(given: Event) -> None:
            log.append(f"{given['id']} begins")
            await asyncio.sleep(0.02)
            log.append(f"{given['id']} ends")

        given = [event("evt_1", 1, "ord_1"), event("evt_1", 1, "ord_1"), event("evt_2", 2, "ord_2")]
        verdicts = await asyncio.gather(*(inbox.handle(each, work) for each in given))
        self.assertEqual(verdicts, ["handled", "repeat", "handled"])
        self.assertEqual(log, ["evt_1 begins", "evt_2 begins", "evt_1 ends", "evt_2 ends"])
        self.assertEqual(inbox._turns, {})

    async def test_what_failed_or_was_cancelled_is_handled_when_it_comes_again(self) -> None:
        inbox = AsyncInbox()

        async def fail(_: Event) -> None:
            raise KeyError("a bug")

        async def hang(_: Event) -> None:
            await asyncio.sleep(10)

        with self.assertRaises(KeyError):
            await inbox.handle(event("evt_1", 1), fail)
        task = asyncio.ensure_future(inbox.handle(event("evt_1", 1), hang))
        await asyncio.sleep(0)
        task.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await task
        self.assertEqual(await inbox.handle(event("evt_1", 1), lambda _: None), "handled")
        self.assertEqual(inbox._turns, {})


class Trio(TestCase):
    def test_on_trio(self) -> None:
        if trio is None:
            self.skipTest("trio is not installed")
        library: Any = trio

        async def use() -> list[str]:
            inbox = AsyncInbox()
            return [await inbox.handle(each, lambda _: library.sleep(0)) for each, _ in EVENTS]

        self.assertEqual(library.run(use), [verdict for _, verdict in EVENTS])
