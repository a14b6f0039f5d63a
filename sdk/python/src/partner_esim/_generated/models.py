"""What the API returns, as the parsed JSON itself.

Generated from spec/*.tsp by `npm run generate`. Do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict, Union

__all__ = (
    "Activation",
    "Balance",
    "BalanceLow",
    "BalanceLowEvent",
    "Customer",
    "Destination",
    "DestinationList",
    "DestinationType",
    "Esim",
    "EsimActivatedEvent",
    "EsimData",
    "EsimDetail",
    "EsimExpiredEvent",
    "EsimPackage",
    "EsimPage",
    "EsimStatus",
    "EsimSummary",
    "EsimUsage100Event",
    "EsimUsage80Event",
    "Event",
    "EventPage",
    "EventType",
    "FailedOrder",
    "InstallLinks",
    "Mode",
    "Money",
    "NotFailedOrder",
    "Order",
    "OrderCompletedEvent",
    "OrderEsim",
    "OrderFailedEvent",
    "OrderItem",
    "OrderPage",
    "OrderStatus",
    "Package",
    "PackageList",
    "PackagePage",
    "PackageType",
    "PingData",
    "PingEvent",
    "SimulatedEvent",
    "Topup",
    "TopupCompletedEvent",
    "TopupPage",
    "TopupStatus",
)

DestinationType = Literal["country", "region"]
"""The kind of a destination."""


EsimStatus = Literal["ready", "active", "depleted", "expired", "cancelled"]
"""Where an eSIM is in its life. More statuses may be added: treat an unknown one as neither usable
nor finished.
"""


EventType = Literal["order.completed", "order.failed", "esim.activated", "esim.usage_80", "esim.usage_100", "esim.expired", "topup.completed", "balance.low", "ping"]
"""What an event is about. More types may be added: ignore unknown ones."""


Mode = Literal["test", "live"]
"""Test or live: what a key, and everything made with it, belongs to."""


OrderStatus = Literal["processing", "completed", "partially_completed", "failed", "cancelled"]
"""The status of an order."""


PackageType = Literal["country", "region", "global"]
"""How wide a package's coverage is sold."""


SimulatedEvent = Literal["activated", "usage_80", "usage_100", "expired"]
"""What can happen to a test eSIM."""


TopupStatus = Literal["completed", "processing", "failed"]
"""The status of a top-up. More statuses may be added: treat an unknown one as not yet completed."""


class Activation(TypedDict):
    """What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and,
    for a short time after issue, until the supplier has sent them: fetch the eSIM again then.
    Those of a test eSIM are well formed but lead nowhere.
    """

    lpa: str | None
    """The whole activation string, as in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code.
    """
    smdp_address: str | None
    """Host name of the SM-DP+ server, the middle part of `lpa`, for manual entry."""
    activation_code: str | None
    """What follows the address in `lpa`: the code for manual entry. Of some networks `$`, an OID,
    `$` and `1` follow it.
    """


class Balance(TypedDict):
    """The account's balance in the mode of the key."""

    balance: Money
    """What can be spent now."""
    low_balance_threshold: Money | None
    """The level below which `balance.low` is sent; null if none is set (or 0), and then the event
    is never sent. The same for test and live keys. It is set in the portal.
    """
    mode: Mode
    """The mode of the key."""


class BalanceLow(TypedDict):
    """The balance after a charge, and the threshold that it dropped below."""

    balance: Money
    """The balance after the charge, and after any refund in the same request."""
    threshold: Money
    """The account's low-balance threshold at that time."""


class BalanceLowEvent(TypedDict):
    """An order or top-up took the balance below the account's low-balance threshold. Sent once, and
    again only after the balance has been above the threshold; a balance equal to the threshold
    changes nothing. There is one threshold for both modes: one that is set above the live
    balance, for a test, silences the live warning until the balance has been above it.
    """

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["balance.low"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: BalanceLow
    """The object that the event is about, as it was when the event was created."""


class Customer(TypedDict, total=False):
    """The traveller that an eSIM is for, as a note for your own staff."""

    name: str | None
    """The traveller's name."""
    email: str | None
    """One email address: a local part, an at sign, and a domain with a dot in it; no display name.
    """


class Destination(TypedDict):
    """A country or region that has at least one package on sale for the account."""

    code: str
    """The ISO 3166-1 alpha-2 code of a country (`FR`), or `region-` and a number."""
    name: str
    """The name to display."""
    type: DestinationType
    """Whether it is a country or a region. New kinds can be added."""
    packages_count: int
    """The number of packages on sale for it: as many as the package list filtered by it contains.
    """


class DestinationList(TypedDict):
    """A list without pages."""

    data: list[Destination]
    """All items, in the order of the list; empty when there are none."""


class Esim(TypedDict):
    """An eSIM as lists show it: everything but `activation`."""

    iccid: str
    """The ICCID, digits only: the identifier of the eSIM."""
    status: EsimStatus
    """Where the eSIM is in its life, as currently known."""
    mode: Mode
    """The mode of the eSIM: that of the key."""
    order_id: str | None
    """The order that it was issued for; `null` for one that support issued without an order."""
    customer_ref: str | None
    """The `customer_ref` of that order; `null` when the order has none."""
    package: EsimPackage
    """The package that it was issued with. Top-ups don't change it."""
    qr_code_url: str | None
    """URL of a PNG image of the activation string. It needs no API key, so whoever has it can
    install the eSIM. `null` on a cancelled eSIM and until the install details are available.
    """
    install_links: InstallLinks
    """One-tap links to a phone's eSIM set-up screen."""
    data: EsimData
    """Allowance and use."""
    validity_days: int
    """How many days the eSIM lasts from its first use, completed top-ups included."""
    activated_at: str | None
    """When it was first used; `null` until then."""
    expires_at: str | None
    """When its validity ends: `activated_at` plus `validity_days`; `null` until it is activated. A
    simulated `expired` sets it to the current time.
    """
    created: str
    """When it was issued."""


class EsimActivatedEvent(TypedDict):
    """An eSIM was used for the first time; its validity starts now."""

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["esim.activated"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: EsimSummary
    """The object that the event is about, as it was when the event was created."""


class EsimData(TypedDict):
    """Data allowance and usage of an eSIM, in megabytes (1 GB = 1024 MB). The numbers come from the
    supplier and lag behind the phone, usually by minutes.
    """

    unlimited: bool
    """Whether the eSIM has no data cap."""
    total_mb: int | None
    """The whole allowance in MB, completed top-ups included; `null` if unlimited. For a
    daily-allowance package it is the amount of one day times the number of days.
    """
    used_mb: int
    """Used so far in MB. Always a number, 0 on a new eSIM, and never above `total_mb`."""
    remaining_mb: int | None
    """Remaining MB: `total_mb` minus `used_mb`; `null` if unlimited."""


class EsimExpiredEvent(TypedDict):
    """The validity of an eSIM ended. It can't be topped up any more."""

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["esim.expired"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: EsimSummary
    """The object that the event is about, as it was when the event was created."""


class EsimPackage(TypedDict):
    """The package that an eSIM was issued with."""

    id: str | None
    """Id of that package; `null` when the service no longer knows it. It may have left the
    catalogue since.
    """
    name: str
    """Name of that package, for display."""


class EsimPage(TypedDict):
    """One page of a list."""

    data: list[Esim]
    """The items of this page, in the order of the list; empty when there are none."""
    has_more: bool
    """Whether more items follow."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; null on the last one."""


class EsimSummary(TypedDict):
    """An eSIM as it was when an event about it was created. It never changes afterwards."""

    iccid: str
    """The ICCID, digits only."""
    status: EsimStatus
    """Status when the event was created."""
    order_id: str | None
    """The order that it was issued for; `null` for one that was issued without an order."""
    customer_ref: str | None
    """The `customer_ref` of that order; `null` when the order has none."""
    data: EsimData
    """Allowance and use when the event was created."""
    expires_at: str | None
    """End of validity at that time; `null` if the eSIM was not activated yet."""


class EsimUsage100Event(TypedDict):
    """An eSIM has used all its data and is `depleted`. Sent once per data allowance, so again after
    a top-up.
    """

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["esim.usage_100"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: EsimSummary
    """The object that the event is about, as it was when the event was created."""


class EsimUsage80Event(TypedDict):
    """An eSIM has used at least 80 percent of its data. Sent once per data allowance, so again
    after a top-up; in live mode the next check sends it even if usage was above 80 percent of
    the new allowance from the start.
    """

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["esim.usage_80"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: EsimSummary
    """The object that the event is about, as it was when the event was created."""


class EventPage(TypedDict):
    """One page of a list."""

    data: list[Event]
    """The items of this page, in the order of the list; empty when there are none."""
    has_more: bool
    """Whether more items follow."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; null on the last one."""


class InstallLinks(TypedDict):
    """Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation
    string inside is percent-encoded already.
    """

    ios: str | None
    """For iPhones and iPads; `null` if `activation.lpa` is `null`."""
    android: str | None
    """For Android phones; `null` if `activation.lpa` is `null`."""


class Money(TypedDict):
    """An amount of money."""

    amount: str
    """The amount in rupees, as a decimal string with exactly two digits after the point."""
    currency: Literal["INR"]
    """The ISO 4217 code of the currency; always `INR`."""


class OrderCompletedEvent(TypedDict):
    """An order reached `completed` or `partially_completed`, immediately or later. Check
    `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded`
    is what was refunded.
    """

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["order.completed"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: Order
    """The object that the event is about, as it was when the event was created."""


class OrderEsim(TypedDict):
    """An eSIM issued for an order."""

    iccid: str
    """Its ICCID: fetch install details and usage with it."""
    status: EsimStatus
    """Its status when the response or event with this order was created."""


class OrderFailedEvent(TypedDict):
    """An order ended `failed`: no eSIM was issued and the whole amount was refunded."""

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["order.failed"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: Order
    """The object that the event is about, as it was when the event was created."""


class OrderItem(TypedDict):
    """One package of an order."""

    package_id: str
    """The package ordered."""
    quantity: int
    """How many units of it were ordered."""


class OrderPage(TypedDict):
    """One page of a list."""

    data: list[Order]
    """The items of this page, in the order of the list; empty when there are none."""
    has_more: bool
    """Whether more items follow."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; null on the last one."""


class Package(TypedDict):
    """An amount of data (or unlimited data) for one or more countries, valid for a number of days.
    """

    id: str
    """Send it as `package_id` to buy the package."""
    name: str
    """The name to display. Read amounts and days from their own fields, not from here. Only the
    name says that a plan is daily, with "per day", "a day", "daily" or "/day".
    """
    type: PackageType
    """How wide its coverage is. New kinds can be added."""
    country: str | None
    """The ISO 3166-1 alpha-2 code if it works in one country only; null if it covers more than one.
    """
    countries: list[str]
    """The codes of every country it works in, each once, in alphabetical order."""
    data_mb: int | None
    """The data in MB (1 GB is 1024 MB). For a daily plan, which says so in its `name`, the data of
    one day. Null if, and only if, unlimited.
    """
    unlimited: bool
    """Whether the data is uncapped."""
    validity_days: int
    """How many days the plan is valid once it has started."""
    price: Money
    """What you pay for each eSIM: the retail price minus your discount."""
    retail_price: Money
    """What the service itself sells the package for."""
    topup: bool
    """Whether it can be bought as a top-up. True on every listed package today."""


class PackageList(TypedDict):
    """A list without pages."""

    data: list[Package]
    """All items, in the order of the list; empty when there are none."""


class PackagePage(TypedDict):
    """One page of a list."""

    data: list[Package]
    """The items of this page, in the order of the list; empty when there are none."""
    has_more: bool
    """Whether more items follow."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; null on the last one."""


class PingData(TypedDict):
    """Nothing: a ping has no subject."""


class PingEvent(TypedDict):
    """A test event that a member sends to an endpoint from the portal. It is not stored and can't
    be fetched.
    """

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["ping"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: Literal[0]
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: PingData
    """The object that the event is about, as it was when the event was created."""


class Topup(TypedDict):
    """A package added, or being added, to an eSIM."""

    id: str
    """Id of the top-up."""
    status: TopupStatus
    """Its status. Check it even after a `201`: a top-up that the supplier rejected is returned like
    any other, with `failed` here.
    """
    iccid: str
    """The eSIM that is topped up."""
    package_id: str
    """The package that is added."""
    customer_ref: str | None
    """The reference sent with this top-up, not that of the order; `null` when none was sent."""
    total: Money
    """Price of the top-up, charged when it was created."""
    balance_after: Money
    """The balance right after the charge; on a failed top-up, right after the refund."""
    created: str
    """When the top-up was created."""


class TopupCompletedEvent(TypedDict):
    """A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing."""

    id: str
    """Id of the event, the same on every read and delivery: use it to detect duplicates."""
    type: Literal["topup.completed"]
    """What happened; it determines the shape of `data`."""
    mode: Mode
    """The mode that the event belongs to."""
    created: str
    """When the event was created. Several events can have the same second: order them by
    `sequence`.
    """
    sequence: int
    """Increases with every event of the account, separately for test and live. A gap does not mean
    that an event was lost; 0 on a test event, which a member sends from the portal.
    """
    data: Topup
    """The object that the event is about, as it was when the event was created."""


class TopupPage(TypedDict):
    """One page of a list."""

    data: list[Topup]
    """The items of this page, in the order of the list; empty when there are none."""
    has_more: bool
    """Whether more items follow."""
    next_cursor: str | None
    """Send it as `cursor` to get the next page; null on the last one."""


class EsimDetail(Esim):
    """An eSIM in full, with what a phone needs to install it."""

    activation: Activation
    """Install details. The object is always present; its values can be `null`."""


class _OrderFields(TypedDict):
    id: str
    """The id of the order."""
    mode: Mode
    """The mode it was placed in."""
    package_id: str | None
    """The package ordered; null when a portal order holds more than one, see `items`."""
    quantity: int | None
    """How many units were ordered, issued or not; null when a portal order holds more than one
    package, see `items`.
    """
    items: list[OrderItem]
    """What was ordered, one entry for each package. An order placed through the API has exactly
    one.
    """
    customer_ref: str | None
    """The reference sent with the order, unchanged; null when none or an empty one was sent, or the
    traveller was erased.
    """
    total: Money
    """What was charged for the whole order."""
    refunded: Money
    """What has been refunded; `0.00` if nothing has. It grows when one of several eSIMs is
    cancelled, and `status` stays, also `completed`.
    """
    balance_after: Money
    """The balance right after the charge, without later refunds. It never changes. For a failed or
    partially completed order the balance was this plus `refunded`.
    """
    created: str
    """When the order was placed."""


class FailedOrder(_OrderFields):
    """An order for eSIMs. It is `failed`."""

    status: Literal["failed"]
    """Its status. New values can be added."""
    esims: list[None]
    """The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none
    if `failed`.
    """


class NotFailedOrder(_OrderFields):
    """An order for eSIMs. It is not `failed`."""

    status: Literal["processing", "completed", "partially_completed", "cancelled"]
    """Its status. New values can be added."""
    esims: list[OrderEsim]
    """The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none
    if `failed`.
    """


Order = Union[FailedOrder, NotFailedOrder]
"""An order for eSIMs."""


Event = Union[
    OrderCompletedEvent,
    OrderFailedEvent,
    EsimActivatedEvent,
    EsimUsage80Event,
    EsimUsage100Event,
    EsimExpiredEvent,
    TopupCompletedEvent,
    BalanceLowEvent,
    PingEvent,
]
"""An event. `type` tells which one it is; new types may be added, so ignore unknown ones. Its
`data` is the state when the event was created and never changes, except that `customer_ref`
becomes null when the traveller is erased.
"""
