"""Handles each event once, and none after a newer one about the same order or eSIM."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from threading import Lock, RLock
from typing import Literal, Protocol, TypeVar, cast

from .models import Event

__all__ = ["Inbox", "InboxMemory", "InboxVerdict"]

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


class _ProcessMemory:
    def __init__(self) -> None:
        self._kept: dict[str, int] = {}
        self._lock = Lock()

    def get(self, key: str, /) -> int | None:
        return self._kept.get(key)

    def set(self, key: str, sequence: int, /) -> None:
        with self._lock:
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


def _check_done(result: object) -> None:
    """Nothing here awaits what an `async def` returns: the event would be stored and never handled."""
    if not inspect.isawaitable(result):
        return
    if inspect.iscoroutine(result):
        result.close()
    raise TypeError("work must not be async. In async code, run Inbox.handle in a thread, with a plain function")


class Inbox:
    """Lets each event through once. Without a `memory` it keeps the latest 10,000 numbers of this process.

    Threads can share it: events of one subject are handled one after the other.
    """

    def __init__(self, memory: InboxMemory | None = None) -> None:
        self._memory: InboxMemory = _ProcessMemory() if memory is None else memory
        self._locks = [RLock() for _ in range(_LOCKS)]

    def handle(self, event: E, work: Callable[[E], object]) -> InboxVerdict:
        """Call `work` if the event is neither a repeat nor stale.

        An event is stored only after `work` has returned, so a failed one is handled when it is retried. After a
        crash, or in two processes at the same moment, `work` can run twice for one event: that must do no harm. A `work`
        to be awaited raises a TypeError, and nothing is stored.
        """
        name, sequence = event["id"], event["sequence"]
        subject = _subject_of(event)
        with self._locks[hash(subject or name) % _LOCKS]:
            if self._memory.get(name) is not None:
                return "repeat"
            newest = None if subject is None else self._memory.get(subject)
            if newest is not None and newest > sequence:
                return "stale"
            _check_done(work(event))
            self._memory.set(name, sequence)
            if subject is not None:
                self._memory.set(subject, sequence)
            return "handled"
