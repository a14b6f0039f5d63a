"""Time and randomness for the core: tests can inject their own. Beside it, only the limit of an attempt reads a clock."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import anyio


LONGEST_SLEEP_SECONDS = 24 * 86_400.0
"""Python raises an OverflowError for a sleep of centuries, such as a response's `Retry-After` can ask for."""


def _sleep(seconds: float) -> None:
    time.sleep(min(seconds, LONGEST_SLEEP_SECONDS))


async def _sleep_async(seconds: float) -> None:
    await anyio.sleep(min(seconds, LONGEST_SLEEP_SECONDS))


def _random_key() -> str:
    return str(uuid.uuid4())


@dataclass(frozen=True)
class Runtime:
    now: Callable[[], float] = time.time
    """Seconds since 1970, to compare with times of the service."""
    elapsed: Callable[[], float] = time.monotonic
    """Seconds that only grow, for limits."""
    random: Callable[[], float] = random.random
    """0 to 1, exclusive."""
    uuid: Callable[[], str] = _random_key
    sleep: Callable[[float], None] = _sleep
    sleep_async: Callable[[float], Awaitable[None]] = _sleep_async
