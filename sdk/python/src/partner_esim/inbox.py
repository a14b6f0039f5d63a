"""Handles each event once, and none after a newer one about the same order or eSIM."""

from __future__ import annotations

import inspect
import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from threading import RLock
from typing import Any, Literal, Protocol, TypeVar, Union, cast

import anyio

from .models import Event

__all__ = ["AsyncInbox", "AsyncInboxMemory", "Inbox", "InboxMemory", "InboxVerdict"]

InboxVerdict = Literal["handled", "repeat", "stale"]
"""Outcome of an event: handled now, handled before, or older than a handled one."""

E = TypeVar("E", bound=Event)

_MOST_KEPT = 10_000
_LOCKS = 64


class InboxMemory(Protocol):
    """Numbers under short keys, two for most events. Use your database or Redis to share them across restarts and
    processes. Keep them for 30 days: until then a delivery can be retried in the portal."""

    def get(self, key: str, /) -> int | None:
        """Return the number stored under a key, or None."""
        ...

    def set(self, key: str, sequence: int, /) -> object:
        """Store a number."""
        ...


class AsyncInboxMemory(Protocol):
    """The same, to await."""

    def get(self, key: str, /) -> Awaitable[int | None]:
        """Return the number stored under a key, or None."""
        ...

    def set(self, key: str, sequence: int, /) -> Awaitable[object]:
        """Store a number."""
        ...


class _Locks:
    """Locks by name, of this process: one that another thread held when the process was forked is never released."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._of_process: dict[int, list[Any]] = {}

    def get(self, name: str) -> Any:
        process = os.getpid()
        locks = self._of_process.get(process)
        if locks is None:
            locks = self._of_process.setdefault(process, [RLock() for _ in range(self._count)])
        return locks[hash(name) % self._count]


class _ProcessMemory:
    def __init__(self) -> None:
        self._kept: dict[str, int] = {}
        self._locks = _Locks(1)

    def get(self, key: str, /) -> int | None:
        return self._kept.get(key)

    def set(self, key: str, sequence: int, /) -> None:
        with self._locks.get(""):
            self._kept.pop(key, None)
            self._kept[key] = sequence
            if len(self._kept) > _MOST_KEPT:
                del self._kept[next(iter(self._kept))]


def _subject_of(event: Event) -> str | None:
    if not event["type"].startswith(("order.", "esim.")):
        return None
    data = cast("dict[str, object]", event["data"])
    subject = data.get("id") or data.get("iccid")
    return subject if isinstance(subject, str) else None


def check_done(result: object) -> None:
    """Nothing here awaits what an `async def` returns: the event would be stored and never handled."""
    if not inspect.isawaitable(result):
        return
    if inspect.iscoroutine(result):
        result.close()
    raise TypeError("work must not be async. For async code there are AsyncInbox and AsyncWebhookHandlers")


async def finish(result: object) -> Any:
    """Returns a value, awaited if it can be."""
    return await result if inspect.isawaitable(result) else result


class Inbox:
    """Lets each event through once. Without a `memory` it keeps the latest 10,000 numbers of this process.

    Threads can share it: events of one subject are handled one after the other.
    """

    def __init__(self, memory: InboxMemory | None = None) -> None:
        self._memory: InboxMemory = _ProcessMemory() if memory is None else memory
        self._locks = _Locks(_LOCKS)

    def handle(self, event: E, work: Callable[[E], object]) -> InboxVerdict:
        """Call `work` if the event is neither a repeat nor stale.

        An event is stored only after `work` has returned, so a failed one is handled when it is retried. After a
        crash, or in two processes at the same moment, `work` can run twice for one event: that must do no harm. A `work`
        to be awaited raises a TypeError, and nothing is stored.
        """
        name, sequence = event["id"], event["sequence"]
        subject = _subject_of(event)
        with self._locks.get(subject or name):
            if self._memory.get(name) is not None:
                return "repeat"
            newest = None if subject is None else self._memory.get(subject)
            if newest is not None and newest > sequence:
                return "stale"
            check_done(work(event))
            self._memory.set(name, sequence)
            if subject is not None:
                self._memory.set(subject, sequence)
            return "handled"


@dataclass
class _Turn:
    lock: anyio.Lock = field(default_factory=anyio.Lock)
    users: int = 0


class AsyncInbox:
    """Lets each event through once, for one event loop of asyncio or trio. Without a `memory` it keeps the latest 10,000
    numbers of this process.

    Events of one subject are handled one after the other, others side by side.
    """

    def __init__(self, memory: Union[AsyncInboxMemory, InboxMemory, None] = None) -> None:
        self._memory: AsyncInboxMemory | InboxMemory = _ProcessMemory() if memory is None else memory
        self._turns: dict[str, _Turn] = {}

    async def handle(self, event: E, work: Callable[[E], object]) -> InboxVerdict:
        """Call `work`, and await what it returns, if the event is neither a repeat nor stale.

        An event is stored only after `work` has ended, so a failed or cancelled one is handled when it is retried. After
        a crash, or in two processes at the same moment, `work` can run twice for one event: that must do no harm.
        """
        name, sequence = event["id"], event["sequence"]
        subject = _subject_of(event)
        async with self._turn(subject or name):
            if await finish(self._memory.get(name)) is not None:
                return "repeat"
            newest = None if subject is None else await finish(self._memory.get(subject))
            if newest is not None and newest > sequence:
                return "stale"
            await finish(work(event))
            await finish(self._memory.set(name, sequence))
            if subject is not None:
                await finish(self._memory.set(subject, sequence))
            return "handled"

    @asynccontextmanager
    async def _turn(self, key: str) -> AsyncGenerator[None, None]:
        turn = self._turns.setdefault(key, _Turn())
        turn.users += 1
        try:
            async with turn.lock:
                yield
        finally:
            turn.users -= 1
            if turn.users == 0:
                del self._turns[key]
