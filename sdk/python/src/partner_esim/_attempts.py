"""Sends one request until it has a response or a retry cannot help. Every attempt has the same idempotency key.

Nothing here does I/O: a generator says what to do next, and a blocking or an async driver does it.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, Union, cast

from ._api_error import ApiError, make_api_error
from ._base_error import ApiConnectionError, ApiTimeoutError, PartnerEsimError
from ._generated import contract
from ._hooks import Attempt, Outcome, Retry, call_hook
from ._request import Request
from ._response import Headers, Response, read_response
from ._results import ApiObject
from ._runtime import Runtime
from ._settings import ClientSettings
from ._values import to_text

T = TypeVar("T")

LONGEST_RETRY_AFTER_SECONDS = 60.0
"""A longer `Retry-After`, jitter aside, is left to the caller. Rate limit windows take at most a minute."""
FIRST_BACKOFF_SECONDS = 0.5
LONGEST_BACKOFF_SECONDS = 8.0
LONGEST_IN_PROGRESS_SECONDS = 60.0
"""An order takes over 20 seconds, and the key of a crashed request is leased for a minute."""


@dataclass(frozen=True)
class Send:
    """Asks the driver to send a request; its reply is `Received` or `Failed`."""

    request: Request
    headers: Mapping[str, str] = field(repr=False)
    limit_seconds: float


@dataclass(frozen=True)
class Sleep:
    seconds: float


@dataclass(frozen=True)
class Received:
    status: int
    headers: Headers = field(repr=False)
    body: bytes = field(repr=False)


@dataclass(frozen=True)
class Failed:
    """No complete response. The library's own error is not kept: it has the request, and so the API key."""

    reason: str
    is_timeout: bool = False
    retryable: bool = True


Command = Union[Send, Sleep]
Reply = Union[Received, Failed, None]
Steps = Generator[Command, Reply, T]


@dataclass(frozen=True)
class Result:
    data: Any = field(repr=False)
    response: Response


_unparsed = object()


def _parse(body: bytes) -> object:
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return _unparsed


def _is_cut_off(received: Received) -> bool:
    """Without `Content-Length`, a broken connection looks like the end of the body. A proxy's page is complete."""
    return received.body.startswith(b"{") or "json" in received.headers.get("Content-Type", "")


def _is_expected(request: Request, data: object) -> bool:
    """Every API response is an object; a list's items are its `data`."""
    if request.endpoint.image:
        return isinstance(data, bytes)
    if not isinstance(data, dict):
        return False
    return not request.endpoint.is_list or isinstance(cast("dict[str, object]", data).get("data"), list)


def _failure(client: ClientSettings, request: Request, failed: Failed, is_deadline: bool) -> PartnerEsimError:
    settings = request.settings
    if failed.is_timeout:
        limit = f"the deadline of {settings.deadline_seconds:g}" if is_deadline else f"{settings.timeout_seconds:g}"
        error: PartnerEsimError = ApiTimeoutError(f"No response within {limit} seconds")
    else:
        error = ApiConnectionError(client.redact(failed.reason))
    error.retryable = failed.retryable
    return error


def _read(
    client: ClientSettings, request: Request, received: Received, response: Response
) -> Result | PartnerEsimError:
    is_image = received.headers.get("Content-Type", "").startswith("image/")
    data: object = received.body if is_image else _parse(received.body)
    is_success = 200 <= received.status < 300
    if is_success and data is _unparsed and _is_cut_off(received):
        error = ApiConnectionError("Incomplete response: the body ends too early")
        error.retryable = True
        return error
    if is_success and _is_expected(request, data):
        fields = cast("dict[str, Any]", data)
        return Result(ApiObject(fields, response) if isinstance(data, dict) else data, response)
    body = b"" if is_image else received.body
    return make_api_error(response, body, data, request.url, client)


def attempts(client: ClientSettings, runtime: Runtime, request: Request) -> Steps[Result]:
    settings = request.settings
    end = runtime.elapsed() + settings.deadline_seconds
    retries = settings.max_retries
    in_progress_end: float | None = None
    number = 0
    while True:
        number += 1
        attempt = Attempt(request.endpoint.method, request.endpoint.path, number, request.idempotency_key)
        call_hook(settings.on_request, attempt)
        start = runtime.elapsed()
        left = end - start
        headers = {name: to_text(f"The header {name}", value) for name, value in attempt.headers.items()}
        reply = yield Send(request, headers, min(settings.timeout_seconds, left))
        now = runtime.elapsed()
        response: Response | None = None
        if isinstance(reply, Received):
            response = read_response(reply.status, reply.headers.map(client.redact), runtime.now())
            outcome = _read(client, request, reply, response)
        else:
            outcome = _failure(client, request, cast(Failed, reply), left < settings.timeout_seconds)
        error = outcome if isinstance(outcome, PartnerEsimError) else None
        if error is not None:
            error.attempts = number
            error.idempotency_key = request.idempotency_key
        call_hook(settings.on_response, attempt, Outcome(response, error, now - start))
        if isinstance(outcome, Result):
            return outcome
        error = outcome
        after = (error.retry_after_seconds if isinstance(error, ApiError) else None) or 0.0
        # Full jitter, on top of the service's delay.
        backoff = min(LONGEST_BACKOFF_SECONDS, FIRST_BACKOFF_SECONDS * 2 ** min(number - 1, 10))
        wait = after + runtime.random() * backoff
        in_time = after <= LONGEST_RETRY_AFTER_SECONDS and now + wait < end
        # The original request is in progress: asking for its result is not another attempt.
        if settings.max_retries and isinstance(error, ApiError) and error.code == contract.REQUEST_IN_PROGRESS:
            if in_progress_end is None:
                in_progress_end = now + LONGEST_IN_PROGRESS_SECONDS
            within_limits = now < in_progress_end
        else:
            within_limits = retries > 0
            retries -= 1
        if not (error.retryable and in_time and within_limits):
            raise error
        call_hook(settings.on_retry, attempt, Retry(error, wait))
        yield Sleep(wait)
