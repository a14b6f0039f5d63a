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
    """None if the response has no rate headers, such as a 401."""
    retry_after_seconds: float | None
    """How long the service asks you to wait."""
    replayed: bool
    """Whether this is a replay: the response of an earlier call with the same key."""


def _read_retry_after(value: str | None, now: float) -> float | None:
    """Parses seconds or a date; None if it is neither."""
    if value is None:
        return None
    if re.fullmatch(r"[0-9]{1,9}", value):
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - now)
    except (ValueError, OverflowError):
        return None


def _read_rate_limit(headers: Headers) -> RateLimit | None:
    try:
        return RateLimit(
            limit=int(headers[contract.RATE_LIMIT_HEADER]),
            remaining=int(headers[contract.RATE_REMAINING_HEADER]),
            reset_at=datetime.fromtimestamp(int(headers[contract.RATE_RESET_HEADER]), timezone.utc),
        )
    except (KeyError, ValueError, OverflowError, OSError):
        return None


def read_response(status: int, headers: Headers, now: float) -> Response:
    return Response(
        status=status,
        headers=headers,
        request_id=headers.get(contract.REQUEST_ID_HEADER),
        rate_limit=_read_rate_limit(headers),
        retry_after_seconds=_read_retry_after(headers.get(contract.RETRY_AFTER_HEADER), now),
        replayed=headers.get(contract.IDEMPOTENT_REPLAYED_HEADER) == "true",
    )
