"""Webhooks: one call verifies the signature and parses the event, and one object calls the handler of its type."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ._verification import TOLERANCE_SECONDS, Body, Headers, WebhookFault, WebhookVerificationError, read_secrets, verify
from ._webhook_handlers import AsyncWebhookHandlers, WebhookHandlers, WebhookReply
from .models import Event

__all__ = [
    "AsyncWebhookHandlers",
    "Event",
    "WebhookFault",
    "WebhookHandlers",
    "WebhookReply",
    "WebhookVerificationError",
    "parse_verified",
    "verify_webhook",
]


def verify_webhook(
    body: Body,
    headers: Headers,
    secrets: str | Sequence[str],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
    now: float | None = None,
) -> Event:
    """Returns the event of a webhook request after verifying that it comes from the service.

    Args:
        body: The raw body. One that was parsed and serialised again may differ from the signed bytes, and is
            rejected.
        headers: The headers of the request, as the framework has them, or only its signature.
        secrets: The endpoint's signing secret, as the portal shows it; several if endpoints share the URL.
        tolerance_seconds: Maximum difference between signing time and now.
        now: Current time in seconds since 1970, for tests.

    Raises:
        WebhookVerificationError: Something does not match: respond with its `status`.
    """
    return verify(body, headers, read_secrets(secrets), tolerance_seconds, now)


def parse_verified(body: Body, headers: Headers, secrets: str | Sequence[str]) -> Event:
    """Returns the event of a request that a queue kept: its signature is verified, its age is not.

    Raises:
        WebhookVerificationError: Something does not match. A retry can't help.
    """
    return verify(body, headers, read_secrets(secrets), math.inf, None)
