"""Webhooks without a framework, as a WSGI application."""

import os
from collections.abc import Callable, Iterable
from typing import Any

from partner_esim import BalanceLowEvent, EsimUsage80Event, EsimUsage100Event, OrderCompletedEvent
from partner_esim.inbox import Inbox
from partner_esim.webhooks import WebhookHandlers

LONGEST_BODY_BYTES = 1_000_000

# The inbox forgets when the program ends: give it a memory on your database.
handlers = WebhookHandlers(os.environ["PARTNER_ESIM_WEBHOOK_SECRET"], inbox=Inbox())


@handlers.on("order.completed")
def completed(event: OrderCompletedEvent) -> None:
    order = event["data"]
    # Also if only some of the eSIMs were issued: check the status.
    print(f"{order['id']} is {order['status']}: {len(order['esims'])} eSIMs to send")


@handlers.on("esim.usage_80")
@handlers.on("esim.usage_100")
def usage(event: EsimUsage80Event | EsimUsage100Event) -> None:
    print(f"{event['data']['iccid']} runs out of data: offer a top-up")


@handlers.on("balance.low")
def low(event: BalanceLowEvent) -> None:
    print(f"Add funds: {event['data']['balance']['amount']} left")


def application(environ: dict[str, Any], start_response: Callable[..., object]) -> Iterable[bytes]:
    size = max(0, min(int(environ.get("CONTENT_LENGTH") or 0), LONGEST_BODY_BYTES))
    reply = handlers.receive(environ["wsgi.input"].read(size), environ)
    start_response(f"{reply.status} {reply.text or 'No Content'}", [("Content-Type", "text/plain")])
    return [reply.text.encode()]  # The portal shows it.
