"""Webhooks without a framework, as a WSGI application: any framework that gives the raw body works the same way."""

import os
from collections.abc import Callable, Iterable
from typing import Any

from partner_esim.webhooks import Event, WebhookVerificationError, verify_webhook

SECRET = os.environ.get("PARTNER_ESIM_WEBHOOK_SECRET", "")
LONGEST_BODY_BYTES = 1_000_000


def handle(event: Event) -> None:
    """Types newer than the package are ignored. An event can arrive more than once: store its id."""
    if event["type"] == "order.completed":
        # Also if only some of the eSIMs were issued: check the status.
        print(f"{event['data']['id']} is {event['data']['status']}: {len(event['data']['esims'])} eSIMs to send")
    elif event["type"] == "esim.usage_80" or event["type"] == "esim.usage_100":
        print(f"{event['data']['iccid']} runs out of data: offer a top-up")
    elif event["type"] == "balance.low":
        print(f"Add funds: {event['data']['balance']['amount']} left")


def application(environ: dict[str, Any], start_response: Callable[..., object]) -> Iterable[bytes]:
    size = max(0, min(int(environ.get("CONTENT_LENGTH") or 0), LONGEST_BODY_BYTES))
    body: bytes = environ["wsgi.input"].read(size)
    try:
        event = verify_webhook(body, environ.get("HTTP_X_SERVICE_SIGNATURE", ""), SECRET)
    except WebhookVerificationError as error:
        print(f"Rejected a webhook: {error}", file=environ["wsgi.errors"])
        start_response(f"{error.status} {error.code}", [("Content-Type", "text/plain")])
        return [error.code.encode()]  # The portal shows it.
    handle(event)
    start_response("204 No Content", [])
    return []
