"""Webhooks: one call verifies the signature and parses the event."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Final, Literal, Union, cast

from ._generated import contract
from .models import Event

__all__ = ["Event", "WebhookFault", "WebhookVerificationError", "verify_webhook"]

WebhookFault = Literal[
    "raw_body_required",
    "secret_required",
    "signature_missing",
    "signature_malformed",
    "timestamp_out_of_tolerance",
    "signature_mismatch",
    "body_malformed",
]
"""Why a webhook request was rejected. The first two are mistakes in the receiver's own code."""

Headers = Union[Mapping[str, str], str, None]
"""The headers of a request in any framework's form, or the value of the signature header."""

_MESSAGES: Final[dict[WebhookFault, str]] = {
    "raw_body_required": "Pass the raw body, not parsed JSON",
    "secret_required": "secrets is empty or has an empty one",
    "signature_missing": "No signature",
    "signature_malformed": "The signature is not t=…,v1=…",
    "timestamp_out_of_tolerance": "Signed too long ago, or the clock is off",
    "signature_mismatch": "The signature fits no secret, or the body changed",
    "body_malformed": "The body is not an event",
}


class WebhookVerificationError(Exception):
    """A webhook request that must not be processed. Contains neither body nor secret."""

    def __init__(self, code: WebhookFault) -> None:
        super().__init__(code)
        self.code: Final = code
        self.status: Final[Literal[400, 500]] = 500 if code.endswith("required") else 400
        """Status code to return: 500 if the receiver is at fault, so that the event is retried; 400 otherwise."""

    def __str__(self) -> str:
        return _MESSAGES[self.code]


def _signature_of(headers: Headers) -> str:
    if headers is None or isinstance(headers, str):
        return headers or ""
    wanted = contract.WEBHOOK_SIGNATURE_HEADER.lower()
    return next((value for name, value in headers.items() if name.lower() == wanted), "")


def _parse(body: bytes) -> Event:
    try:
        event: object = json.loads(body)
    except (ValueError, RecursionError):
        event = None
    if not isinstance(event, dict) or not isinstance(cast("dict[str, object]", event).get("type"), str):
        raise WebhookVerificationError("body_malformed")
    return cast(Event, event)


def verify_webhook(
    body: bytes | bytearray | memoryview | str,
    headers: Headers,
    secrets: str | Sequence[str],
    *,
    tolerance_seconds: float = contract.SIGNATURE_TOLERANCE_MINUTES * 60,
    now: float | None = None,
) -> Event:
    """Returns the event of a webhook request after verifying that it comes from the service.

    Args:
        body: The raw body. One that was parsed and serialised again may differ from the signed bytes, and is
            rejected.
        headers: The headers of the request, or only its signature.
        secrets: The endpoint's signing secret, as the portal shows it; several if endpoints share the URL.
        tolerance_seconds: Maximum difference between signing time and now.
        now: Current time in seconds since 1970, for tests.

    Raises:
        WebhookVerificationError: Something does not match: respond with its `status`.
    """
    keys = [secrets] if isinstance(secrets, str) else list(secrets or ())
    if not keys or not all(isinstance(key, str) and key for key in keys):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise WebhookVerificationError("secret_required")
    if isinstance(body, str):
        raw = body.encode()
    elif isinstance(body, (bytes, bytearray, memoryview)):  # pyright: ignore[reportUnnecessaryIsInstance]
        raw = bytes(body)
    else:
        raise WebhookVerificationError("raw_body_required")
    header = _signature_of(headers)
    if not header:
        raise WebhookVerificationError("signature_missing")
    match = re.fullmatch(r"t=([0-9]{1,15}),v1=([0-9a-f]{64})", header)
    if match is None:
        raise WebhookVerificationError("signature_malformed")
    signed_at, signature = match.groups()
    current = time.time() if now is None else now
    if not abs(current - int(signed_at)) <= tolerance_seconds:
        raise WebhookVerificationError("timestamp_out_of_tolerance")
    signed = f"{signed_at}.".encode() + raw
    digests = (hmac.new(key.encode(), signed, hashlib.sha256).hexdigest() for key in keys)
    if not any([hmac.compare_digest(digest, signature) for digest in digests]):
        raise WebhookVerificationError("signature_mismatch")
    return _parse(raw)
