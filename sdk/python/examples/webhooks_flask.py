"""Webhooks in Flask: `flask --app webhooks_flask run`, or any WSGI server."""

import os

from flask import Flask, Response, request

from partner_esim import EsimUsage80Event, EsimUsage100Event, OrderCompletedEvent
from partner_esim.inbox import Inbox
from partner_esim.webhooks import WebhookHandlers

app = Flask(__name__)
app.config["MAX_CONTENT_LENGTH"] = 1_000_000
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


@app.post("/webhooks")
def webhooks() -> Response:
    reply = handlers.receive(request.get_data(), request.headers)
    return Response(reply.text, reply.status, mimetype="text/plain")
