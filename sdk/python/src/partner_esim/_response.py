"""Metadata of a response, the same for every result and every API error."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

from ._generated import contract


class Headers(Mapping[str, str]):
    """Header fields, by name in any case. Fields of the same name are joined by a comma."""

    def __init__(self, fields: Iterable[tuple[str, str]]) -> None:
        self._fields: dict[str, list[str]] = {}
        for name, value in fields:
            self._fields.setdefault(name.lower(), []).append(value)

    def get_all(self, name: str) -> list[str]:
        """Returns the value of each field of this name."""
        return list(self._fields.get(name.lower(), ()))

    def map(self, change: Callable[[str], str]) -> Headers:
        """Returns the fields with their values changed."""
        return Headers((name, change(value)) for name, values in self._fields.items() for value in values)

    def __getitem__(self, name: str) -> str:
        return ", ".join(self._fields[name.lower()])

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)


@dataclass(frozen=True)
class RateLimit:
    """The rate limit that is closest to being exhausted."""

    limit: int
    """Requests per window."""
    remaining: int
    """Requests left in this window."""
    reset_at: datetime
    """When the window ends."""


@dataclass(frozen=True)
class Response:
    """A response without its body."""

    status: int
    headers: Headers = field(repr=False)
    """All headers. Where a proxy repeats your API key in them, it is replaced."""
    request_id: str | None
    """Quote it to support."""
    rate_limit: RateLimit | None
    """None if the response has no readable rate headers, such as a 401."""
    retry_after_seconds: float | None
    """How long the service asks you to wait."""
    replayed: bool
    """Whether this is a replay: the response of an earlier call with the same key."""


EARLIEST_TIME_SECONDS = 1e9
"""A smaller number is a delay, not a time since 1970."""
EARLIEST_TIME_MS = 1e11


def _read_number(value: str) -> float | None:
    text = value.strip()
    return float(text) if re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,9})?", text) else None


def _read_date(value: str) -> float | None:
    """Parses a date of HTTP or of ISO 8601. One without a zone is in UTC."""
    text = value.strip()
    try:
        try:
            date = parsedate_to_datetime(text)
        except (ValueError, TypeError):
            date = datetime.fromisoformat(text.replace("Z", "+00:00"))
        return (date if date.tzinfo else date.replace(tzinfo=timezone.utc)).timestamp()
    except (ValueError, OverflowError):
        return None


def _read_retry_after(values: list[str], now: float) -> float | None:
    """Parses seconds or a date. Of several, such as a proxy's beside the service's, the longest counts."""
    waits: list[float] = []
    for value in values:
        numbers = [_read_number(each) for each in value.split(",")]
        date = _read_date(value) if None in numbers else None
        if date is not None:
            waits.append(max(0.0, date - now))
        waits.extend(each for each in numbers if each is not None)
    return max(waits, default=None)


def _read_reset(value: str, now: float) -> datetime | None:
    """Parses a time since 1970, in seconds as the service sends it or in milliseconds, a delay, or a date."""
    number = _read_number(value)
    if number is None:
        time = _read_date(value)
    elif number < EARLIEST_TIME_SECONDS:
        time = now + number
    else:
        time = number / 1000 if number >= EARLIEST_TIME_MS else number
    return None if time is None else datetime.fromtimestamp(time, timezone.utc)


def _read_rate_limit(headers: Headers, now: float) -> RateLimit | None:
    try:
        reset_at = _read_reset(headers[contract.RATE_RESET_HEADER], now)
        limit = int(headers[contract.RATE_LIMIT_HEADER])
        remaining = int(headers[contract.RATE_REMAINING_HEADER])
    except (KeyError, ValueError, OverflowError, OSError):
        return None
    return None if reset_at is None else RateLimit(limit, remaining, reset_at)


def read_response(status: int, headers: Headers, now: float) -> Response:
    return Response(
        status=status,
        headers=headers,
        request_id=headers.get(contract.REQUEST_ID_HEADER),
        rate_limit=_read_rate_limit(headers, now),
        retry_after_seconds=_read_retry_after(headers.get_all(contract.RETRY_AFTER_HEADER), now),
        replayed=headers.get(contract.IDEMPOTENT_REPLAYED_HEADER) == "true",
    )
