"""Hooks for logs, metrics and traces. They see no secrets: no API key, no bodies (travellers, install codes) and no
URLs (QR URLs are secret). Errors raised by hooks are ignored: a bug in logging must not make a placed order look
failed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec

from ._base_error import PartnerEsimError
from ._response import Response


@dataclass(frozen=True, eq=False)
class Attempt:
    """One attempt of a call. All its hooks get the same object."""

    method: str
    route: str
    """The path template, such as `/v1/orders/{id}`: a name for spans and metrics."""
    number: int
    """1 for the first attempt."""
    idempotency_key: str | None
    headers: dict[str, str] = field(default_factory=dict[str, str])
    """Extra headers, such as `traceparent`. `on_request` may add to them."""


@dataclass(frozen=True, eq=False)
class Outcome:
    """Outcome of an attempt: a response, an error, or both for an unsuccessful response."""

    response: Response | None
    error: PartnerEsimError | None
    """None on success."""
    duration_seconds: float
    """From the request to the end of the body."""


@dataclass(frozen=True, eq=False)
class Retry:
    """A planned retry."""

    error: PartnerEsimError
    wait_seconds: float


OnRequest = Callable[[Attempt], object]
OnResponse = Callable[[Attempt, Outcome], object]
OnRetry = Callable[[Attempt, Retry], object]

P = ParamSpec("P")


def call_hook(hook: Callable[P, object] | None, *args: P.args, **named: P.kwargs) -> None:
    """Hooks are not awaited."""
    if hook is None:
        return
    try:
        hook(*args, **named)
    except Exception:
        pass
