"""Webhooks in FastAPI: `uvicorn webhooks_fastapi:app`."""

import os

from fastapi import FastAPI, Request, Response

from partner_esim import EsimUsage80Event, EsimUsage100Event, OrderCompletedEvent
from partner_esim.inbox import AsyncInbox
from partner_esim.webhooks import AsyncWebhookHandlers

LONGEST_BODY_BYTES = 1_000_000

app = FastAPI()
# The inbox forgets when the program ends: give it a memory on your database.
handlers = AsyncWebhookHandlers(os.environ["PARTNER_ESIM_WEBHOOK_SECRET"], inbox=AsyncInbox())


@handlers.on("order.completed")
async def completed(event: OrderCompletedEvent) -> None:
    order = event["data"]
    # Also if only some of the eSIMs were issued: check the status.
    print(f"{order['id']} is {order['status']}: {len(order['esims'])} eSIMs to send", flush=True)


@handlers.on("esim.usage_80")
@handlers.on("esim.usage_100")
async def usage(event: EsimUsage80Event | EsimUsage100Event) -> None:
    print(f"{event['data']['iccid']} runs out of data: offer a top-up", flush=True)


@app.post("/webhooks")
async def webhooks(request: Request) -> Response:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY_BYTES:
            return Response(status_code=413)
    reply = await handlers.receive(body, request.headers)
    return Response(reply.text, reply.status, media_type="text/plain")
