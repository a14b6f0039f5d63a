"""Waits for a final state: reads after growing delays, never while the rate limit is exhausted. Temporary failures
do not end the wait.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ._api_error import ApiError
from ._attempts import LONGEST_RETRY_AFTER_SECONDS, Result, Sleep, Steps, attempts
from ._base_error import ApiTimeoutError, PartnerEsimError
from ._generated import contract
from ._request import Request
from ._runtime import Runtime
from ._settings import ClientSettings

LONGEST_WAIT_SECONDS = (contract.ORDER_SETTLEMENT_MINUTES + 5) * 60.0
FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 15.0
LAST_LOOK_SECONDS = 0.5
"""The last read happens this long before the deadline, to leave time for the response."""


def _least_wait(runtime: Runtime, result: Result) -> float:
    rate_limit = result.response.rate_limit
    if rate_limit is None or rate_limit.remaining > 0:
        return 0.0
    # The clock here may be off. A window takes at most a minute.
    return min(LONGEST_RETRY_AFTER_SECONDS, max(0.0, rate_limit.reset_at.timestamp() - runtime.now()))


def wait_until_final(
    client: ClientSettings,
    runtime: Runtime,
    request: Request,
    waiting: str,
    deadline_seconds: float = LONGEST_WAIT_SECONDS,
) -> Steps[Any]:
    start = runtime.elapsed()
    end = start + deadline_seconds
    failure: PartnerEsimError | None = None
    pause = FIRST_PAUSE_SECONDS
    while True:
        least = 0.0
        settings = replace(request.settings, deadline_seconds=end - runtime.elapsed())
        try:
            result = yield from attempts(client, runtime, replace(request, settings=settings))
            if result.data.get("status") != waiting:
                return result.data
            failure = ApiTimeoutError(f"Still {waiting} after {runtime.elapsed() - start:.1f} seconds")
            failure.retryable = True
            least = _least_wait(runtime, result)
        except PartnerEsimError as error:
            if not error.retryable:
                raise
            # A failed read tells less than an earlier result.
            failure = failure or error
            least = (error.retry_after_seconds if isinstance(error, ApiError) else None) or 0.0
        left = end - min(LAST_LOOK_SECONDS, deadline_seconds / 2) - runtime.elapsed()
        if left <= 0 or least > left:
            raise failure
        yield Sleep(max(least, min(pause, left)))
        pause = min(LONGEST_PAUSE_SECONDS, pause * 1.5)
