"""What a type checker says about a consumer's code. An ignored error that does not occur is an error itself."""

from typing import Literal

import httpx
from typing_extensions import assert_type

from partner_esim import (
    ApiError,
    AsyncList,
    AsyncPartnerEsim,
    EsimUsage80Event,
    EsimUsage100Event,
    InsufficientBalanceError,
    Order,
    OrderCompletedEvent,
    OrderEsim,
    Package,
    PackagePage,
    PartnerEsim,
    response_of,
)
from partner_esim.inbox import AsyncInbox, Inbox
from partner_esim.webhooks import AsyncWebhookHandlers, Event, WebhookHandlers, verify_webhook


def buy(client: PartnerEsim) -> str:
    order = client.orders.create(package_id="pkg_1", quantity=2, customer={"name": "Asha"})
    assert_type(order, Order)
    order["esims"][0]["iccid"]  # pyright: ignore[reportOptionalSubscript]
    if order["status"] == "failed":
        assert_type(order["esims"], list[None])
        return order["refunded"]["amount"]
    assert_type(order["esims"], list[OrderEsim])
    return order["esims"][0]["iccid"]


def replayed(client: PartnerEsim) -> bool:
    response = response_of(client.orders.create(package_id="pkg_1"))
    assert_type(response.request_id, str | None)
    response_of(client.packages.list().page())
    response_of([])  # pyright: ignore[reportArgumentType]
    return response.replayed


def mistakes(client: PartnerEsim) -> None:
    client.orders.create()  # pyright: ignore[reportCallIssue]
    client.orders.create(package_id=1)  # pyright: ignore[reportArgumentType]
    client.orders.create(package_id="pkg_1", timeout=3)  # pyright: ignore[reportCallIssue]
    client.orders.get("ord_1", idempotency_key="x")  # pyright: ignore[reportCallIssue]
    client.orders.list(status="done")  # pyright: ignore[reportArgumentType]
    client.orders.get("ord_1")["state"]  # pyright: ignore[reportGeneralTypeIssues]
    PartnerEsim(apikey="sk_test_1")  # pyright: ignore[reportCallIssue]


def code(error: ApiError) -> Literal["insufficient_balance"] | None:
    if isinstance(error, InsufficientBalanceError):
        assert_type(error.status, Literal[402])
        return error.code
    return None


def receive(body: bytes, headers: dict[str, str]) -> str:
    event: Event = verify_webhook(body, headers, ["new", "old"])
    if event["type"] == "balance.low":
        return event["data"]["threshold"]["amount"]
    if event["type"] == "esim.usage_80":
        return event["data"]["iccid"]
    return event["id"]


async def browse(client: AsyncPartnerEsim) -> None:
    plans = client.packages.list(country="IT")
    assert_type(plans, AsyncList[Package, PackagePage])
    async for plan in plans:
        assert_type(plan["data_mb"], int | None)
    client.balance.get()["balance"]  # pyright: ignore[reportIndexIssue]


handlers = WebhookHandlers("whsec_1", inbox=Inbox())


@handlers.on("order.completed")
def completed(event: OrderCompletedEvent) -> None:
    assert_type(event["data"], Order)


@handlers.on("esim.usage_80")
@handlers.on("esim.usage_100")
def usage(event: EsimUsage80Event | EsimUsage100Event) -> str:
    return event["data"]["iccid"]


@handlers.on_other
def other(event: Event) -> None: ...


handlers.on("order.failed")(completed)  # pyright: ignore[reportArgumentType]
handlers.on("order.complete")  # pyright: ignore[reportCallIssue, reportArgumentType]


async def receive_async(body: bytes, scope: dict[str, list[tuple[bytes, bytes]]]) -> int:
    async_handlers = AsyncWebhookHandlers("whsec_1", inbox=AsyncInbox())

    @async_handlers.on("order.completed")
    async def completed(event: OrderCompletedEvent) -> None: ...

    await completed({})  # pyright: ignore[reportArgumentType]
    return (await async_handlers.receive(body, scope["headers"])).status


def closed_in_each_process() -> PartnerEsim:
    return PartnerEsim(http_client=lambda: httpx.Client(verify=False))
