"""Polls new events without webhooks, oldest first. Progress is stored as one number, after an event was handled:
after a crash an event can come twice, and none is lost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Awaitable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

from ._api_error import ApiError
from ._base_error import PartnerEsimError
from ._endpoint import Endpoint
from ._generated import contract
from ._lists import AsyncList, List
from ._options import RequestOptions

if TYPE_CHECKING:
    from ._generated.models import Event
    from ._transport import AsyncTransport, Transport

MOST_HELD = 10_000
"""Events are kept for 30 days; of a backlog, at most this many (the oldest) are held in memory."""


class EventCursor(Protocol):
    """Stores the `sequence` of the last handled event: in a file, a database row, Redis."""

    def get(self) -> int | None:
        """Returns the stored number; None at the very first start."""
        ...

    def set(self, sequence: int, /) -> object:
        """Stores a number."""
        ...


class AsyncEventCursor(Protocol):
    """Stores the `sequence` of the last handled event: in a database row, Redis."""

    def get(self) -> Awaitable[int | None]:
        """Returns the stored number; None at the very first start."""
        ...

    def set(self, sequence: int, /) -> Awaitable[object]:
        """Stores a number."""
        ...


def _check_interval(poll_seconds: Any) -> None:
    if isinstance(poll_seconds, bool) or not isinstance(poll_seconds, (int, float)) or not poll_seconds >= 1:
        raise PartnerEsimError("poll_seconds must be a number of 1 or more")


def _wait_after(error: PartnerEsimError, poll_seconds: float) -> float:
    if not error.retryable:
        raise error
    after = error.retry_after_seconds if isinstance(error, ApiError) else None
    return max(poll_seconds, after or 0.0)


def poll(
    client: Transport,
    endpoint: Endpoint[Any],
    cursor: EventCursor | None,
    poll_seconds: float,
    options: RequestOptions,
) -> Iterator[Event]:
    client.check(endpoint, {"cursor": 0, "poll_seconds": 0}, options)
    _check_interval(poll_seconds)

    def newest(limit: int) -> List[Event, Any]:
        return List(client, endpoint, None, {"limit": limit}, options)

    def events() -> Iterator[Event]:
        last = cursor.get() if cursor else None
        while True:
            wait = poll_seconds
            fresh: deque[Event] = deque(maxlen=MOST_HELD)
            try:
                if last is None:
                    latest = newest(1).page()["data"]
                    last = latest[0]["sequence"] if latest else 0
                    if cursor:
                        cursor.set(last)
                for event in newest(contract.PAGE_LIMIT_MAX):
                    if event["sequence"] <= last:
                        break
                    if len(fresh) == MOST_HELD:
                        wait = 0.0
                    fresh.append(event)
            except PartnerEsimError as error:
                fresh.clear()
                wait = _wait_after(error, poll_seconds)
            for event in reversed(fresh):
                yield event
                last = event["sequence"]
                if cursor:
                    cursor.set(last)
            client.runtime.sleep(wait)

    return events()


def poll_async(
    client: AsyncTransport,
    endpoint: Endpoint[Any],
    cursor: AsyncEventCursor | None,
    poll_seconds: float,
    options: RequestOptions,
) -> AsyncIterator[Event]:
    client.check(endpoint, {"cursor": 0, "poll_seconds": 0}, options)
    _check_interval(poll_seconds)

    def newest(limit: int) -> AsyncList[Event, Any]:
        return AsyncList(client, endpoint, None, {"limit": limit}, options)

    async def events() -> AsyncIterator[Event]:
        last = await cursor.get() if cursor else None
        while True:
            wait = poll_seconds
            fresh: deque[Event] = deque(maxlen=MOST_HELD)
            try:
                if last is None:
                    latest = (await newest(1).page())["data"]
                    last = latest[0]["sequence"] if latest else 0
                    if cursor:
                        await cursor.set(last)
                async for event in newest(contract.PAGE_LIMIT_MAX):
                    if event["sequence"] <= last:
                        break
                    if len(fresh) == MOST_HELD:
                        wait = 0.0
                    fresh.append(event)
            except PartnerEsimError as error:
                fresh.clear()
                wait = _wait_after(error, poll_seconds)
            for event in reversed(fresh):
                yield event
                last = event["sequence"]
                if cursor:
                    await cursor.set(last)
            await client.runtime.sleep_async(wait)

    return events()
