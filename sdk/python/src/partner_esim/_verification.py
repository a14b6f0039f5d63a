"""Verifies webhook requests: raw bytes, a well-formed signature, a recent time, a secret that fits."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, Union, cast

from ._generated import contract
from ._settings import trim
from .models import Event

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


class HasItems(Protocol):
    """A mapping, or an object like one."""

    def items(self) -> Iterable[tuple[Any, Any]]: ...


Body: TypeAlias = Union[bytes, bytearray, memoryview, str]
"""The raw body."""
Headers: TypeAlias = Union[HasItems, Iterable[tuple[Any, Any]], str, bytes, None]
"""The headers of a request in any framework's form, WSGI's environment and ASGI's list included, or the value of the
signature header.
"""

TOLERANCE_SECONDS: Final = contract.SIGNATURE_TOLERANCE_MINUTES * 60.0

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

    def __init__(self, code: WebhookFault, message: str | None = None) -> None:
        super().__init__(code, message)
        self.code: Final = code
        self.status: Final[Literal[400, 500]] = 500 if code.endswith("required") else 400
        """Status code to return: 500 if the receiver is at fault, so that the event is retried; 400 otherwise."""
        self._message = message or _MESSAGES[code]

    def __str__(self) -> str:
        return self._message


def read_secrets(secrets: str | Sequence[str]) -> list[str]:
    """Returns the secrets without white space around them."""
    given: list[Any] = [secrets] if isinstance(secrets, str) else list(secrets or ())
    keys = [trim(each) if isinstance(each, str) else "" for each in given]
    if not keys or not all(keys):
        raise WebhookVerificationError("secret_required")
    if any(key.startswith("sk_") for key in keys):
        message = "secrets has an API key (sk_…): use the signing secret of the endpoint (whsec_…)"
        raise WebhookVerificationError("secret_required", message)
    return keys


def _text(value: Any) -> str:
    if isinstance(value, (bytes, bytearray)):
        return value.decode("latin-1")
    if isinstance(value, (list, tuple)):
        return ", ".join(_text(each) for each in cast("Sequence[Any]", value))
    return value if isinstance(value, str) else ""


def _field_name(name: Any) -> str:
    """`HTTP_X_SERVICE_SIGNATURE` is the name in WSGI and CGI."""
    return re.sub("^http-", "", _text(name).lower().replace("_", "-"))


def _signature_of(headers: Headers) -> str:
    if headers is None or isinstance(headers, (str, bytes)):
        return _text(headers)
    items: Any = getattr(headers, "items", None)
    pairs = cast("Iterable[tuple[Any, Any]]", items() if callable(items) else headers)
    wanted = contract.WEBHOOK_SIGNATURE_HEADER.lower()
    return next((_text(value) for name, value in pairs if _field_name(name) == wanted), "")


def _raw(body: Any) -> bytes:
    if isinstance(body, str):
        # Text that is no Unicode fits no signature.
        return body.encode(errors="surrogatepass")
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(cast(bytes, body))
    raise WebhookVerificationError("raw_body_required")


def _parse(body: bytes) -> Event:
    try:
        event: object = json.loads(body)
    except (ValueError, RecursionError):
        event = None
    if not isinstance(event, dict) or not isinstance(cast("dict[str, object]", event).get("type"), str):
        raise WebhookVerificationError("body_malformed")
    return cast(Event, event)


def verify(body: Body, headers: Headers, keys: Sequence[str], tolerance_seconds: float, now: float | None) -> Event:
    raw = _raw(body)
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
    digests = (hmac.new(key.encode(errors="surrogatepass"), signed, hashlib.sha256).hexdigest() for key in keys)
    if not any([hmac.compare_digest(digest, signature) for digest in digests]):
        raise WebhookVerificationError("signature_mismatch")
    return _parse(raw)
