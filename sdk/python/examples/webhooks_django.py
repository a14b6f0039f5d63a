"""Webhooks in Django: a view, for `path("webhooks", webhooks)` in your urls.py."""

import os

from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from partner_esim import EsimUsage80Event, EsimUsage100Event, OrderCompletedEvent
from partner_esim.inbox import Inbox
from partner_esim.webhooks import WebhookHandlers

# The inbox forgets when the program ends: give it a memory on your database.
handlers = WebhookHandlers(os.environ["PARTNER_ESIM_WEBHOOK_SECRET"], inbox=Inbox())


@handlers.on("order.completed")
def completed(event: OrderCompletedEvent) -> None:
    order = event["data"]
    # Also if only some of the eSIMs were issued: check the status.
    print(f"{order['id']} is {order['status']}: {len(order['esims'])} eSIMs to send", flush=True)


@handlers.on("esim.usage_80")
@handlers.on("esim.usage_100")
def usage(event: EsimUsage80Event | EsimUsage100Event) -> None:
    print(f"{event['data']['iccid']} runs out of data: offer a top-up", flush=True)


@csrf_exempt
@require_POST
def webhooks(request: HttpRequest) -> HttpResponse:
    reply = handlers.receive(request.body, request.headers)
    return HttpResponse(reply.text, status=reply.status, content_type="text/plain")
