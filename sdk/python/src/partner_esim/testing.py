"""Creates webhook requests as the service sends them, signed with your own secret, for tests of a receiver."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from dataclasses import dataclass

from ._generated import contract
from ._settings import trim
from .models import Event

__all__ = ["SignedWebhook", "sign_webhook"]


@dataclass(frozen=True)
class SignedWebhook:
    """A webhook request to send to a URL or pass to a handler."""

    body: bytes
    headers: dict[str, str]
    """All headers that the service sends."""


def _sign(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, hashlib.sha256)


def _sign_standard(secret: str, event_id: str, signed_at: str, body: bytes) -> dict[str, str]:
    """Standard Webhooks takes the key from the secret's base64. Without valid base64, no headers are returned."""
    text = secret.removeprefix("whsec_")
    try:
        key = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except ValueError:
        return {}
    if not key:
        return {}
    signature = base64.b64encode(_sign(key, f"{event_id}.{signed_at}.".encode() + body)).decode()
    return {
        contract.WEBHOOK_STANDARD_ID_HEADER: event_id,
        contract.WEBHOOK_STANDARD_TIMESTAMP_HEADER: signed_at,
        contract.WEBHOOK_STANDARD_SIGNATURE_HEADER: f"v1,{signature}",
    }


def sign_webhook(event: Event, secret: str, *, now: float | None = None, delivery_id: str | None = None) -> SignedWebhook:
    """Signs an event as the service does, at `now` in seconds since 1970. Attempts of a delivery share its id."""
    body = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
    signed_at = str(int(time.time() if now is None else now))
    key = trim(secret)
    signature = _sign(key.encode(), f"{signed_at}.".encode() + body).hex()
    headers = {
        contract.WEBHOOK_CONTENT_TYPE_HEADER: "application/json",
        contract.WEBHOOK_USER_AGENT_HEADER: "PartnerEsim-Webhooks/1.0",
        contract.WEBHOOK_EVENT_ID_HEADER: event["id"],
        contract.WEBHOOK_EVENT_TYPE_HEADER: event["type"],
        contract.WEBHOOK_DELIVERY_ID_HEADER: delivery_id or f"dlv_{secrets.token_hex(12)}",
        contract.WEBHOOK_TIMESTAMP_HEADER: signed_at,
        contract.WEBHOOK_SIGNATURE_HEADER: f"t={signed_at},v1={signature}",
        **_sign_standard(key, event["id"], signed_at, body),
    }
    return SignedWebhook(body, headers)
