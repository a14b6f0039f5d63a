"""The resources of the blocking client and their methods.

Generated from spec/*.tsp by `npm run generate`. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._keywords import check_keywords
from .._lists import List
from .._polling import poll
from . import endpoints

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from typing_extensions import Unpack

    from .._options import RequestOptions, WriteOptions
    from .._polling import EventCursor
    from .._transport import Transport
    from .models import (
        Balance,
        Customer,
        Destination,
        DestinationList,
        Esim,
        EsimDetail,
        EsimPage,
        EsimStatus,
        Event,
        EventPage,
        EventType,
        Order,
        OrderPage,
        OrderStatus,
        Package,
        PackageList,
        PackagePage,
        SimulatedEvent,
        Topup,
        TopupPage,
    )


class CountriesResource:
    """`client.countries`. Destinations, and the data packages on sale for them at your price."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    def list(self, **options: Unpack[RequestOptions]) -> List[Destination, DestinationList]:
        """List destinations.

        List the destinations you can sell, not paginated: countries first, then regions, each
        sorted by name.
        """
        return List(self._client, endpoints.COUNTRIES_LIST, None, None, options)


class PackagesResource:
    """`client.packages`. Destinations, and the data packages on sale for them at your price."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    @check_keywords()
    def list(
        self,
        *,
        country: str | None = None,
        region: str | None = None,
        unlimited: bool | None = None,
        q: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> List[Package, PackagePage]:
        """List packages.

        List the packages on sale for you, sorted by the number in their id.

        Of similar packages (same destination, and nearly the same data and days) one is listed:
        the one that the service's own store sells, or else the cheapest for you. Which one it is
        can change, and another partner may see another, while an id you have stored can be
        fetched and ordered for as long as that package is on sale. Refresh your copy of the
        catalogue at least once a day.

        Only the `name` of a daily plan says that it is one ("per day"); its `data_mb` is the
        data of one day, and `data.total_mb` of its eSIM that times the days.

        Args:
            country: Two letters, in either case (GB, not UK): packages that work in this
                country, including regional and global ones.
            region: The `code` of a region from the destination list (`region-7`): packages sold
                for exactly that region.
            unlimited: `true` lists unlimited packages only, `false` metered ones only.
            q: A text to search for, in either case, anywhere in the package's name, its
                destination's name or the names of its countries.
            limit: The maximum number of items per page.
            cursor: `next_cursor` of the previous page; omit it for the first page.

        Raises:
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
        """
        return List(
            self._client,
            endpoints.PACKAGES_LIST,
            None,
            {"country": country, "region": region, "unlimited": unlimited, "q": q, "limit": limit, "cursor": cursor},
            options,
        )

    def get(self, id: str, **options: Unpack[RequestOptions]) -> Package:
        """Get a package.

        Get one package. A response of 200 means that it can be ordered now.

        Args:
            id: The id of the package.

        Raises:
            PackageNotFoundError: No package with this id is on sale for the account.
        """
        return self._client.call(endpoints.PACKAGES_GET, {"id": id}, None, options)


class BalanceResource:
    """`client.balance`. The prepaid balance that orders and top-ups are charged to."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    def get(self, **options: Unpack[RequestOptions]) -> Balance:
        """Get the balance.

        Get the balance. With a test key it is the sandbox's virtual balance, which starts at
        1000000.00 INR and is refilled to that when an order or top-up leaves it below 10000.00.
        """
        return self._client.call(endpoints.BALANCE_GET, None, None, options)


class OrdersResource:
    """`client.orders`. Buying eSIMs, and reading the outcome of each order."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    @check_keywords(customer=("name", "email",))
    def create(
        self,
        *,
        package_id: str,
        quantity: int | None = None,
        customer_ref: str | None = None,
        customer: Customer | None = None,
        **options: Unpack[WriteOptions],
    ) -> Order:
        """Create an order.

        Buy `quantity` eSIMs of one package. The total, the package's current price times
        `quantity`, is charged at once, and the response waits up to about 20 seconds for the
        eSIMs: give your client a timeout of 30 seconds or more.

        A 201 means that the order was placed, not that it succeeded, so check `status`. An order
        that is still `processing` becomes final by itself: fetch it again, or wait for its
        event. If the supplier could not deliver, the order is `failed` or `partially_completed`
        and the missing units are refunded; to try again use a new `Idempotency-Key`.

        In the sandbox an order is completed at once, unless its `customer_ref` begins with one
        of these: `test_insufficient_balance` gets 402, `test_supplier_down` 503,
        `test_order_failed` places an order that fails, and `test_processing` one that is
        completed 10 to 25 seconds later. The last two are charged first, so the balance must
        cover them. With live keys these are ordinary references.

        Args:
            package_id: The id of the package, exactly as the catalogue returns it.
            quantity: How many eSIMs: a whole number, not a text.
            customer_ref: Your own reference: stored as sent, copied to every eSIM of the order,
                and usable as a filter.
            customer: Shown to your staff in the portal.

        Raises:
            IdempotencyKeyRequiredError: The POST has no `Idempotency-Key`, or an empty one.
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
            IdempotencyKeyReusedError: The `Idempotency-Key` was used for a request with another
                body, endpoint or eSIM; nothing was done.
            RequestInProgressError: Another request with the same `Idempotency-Key` is in
                progress.
            PackageNotFoundError: No package with this id is on sale for the account.
            SupplierUnavailableError: The supplier cannot be reached.
            InsufficientBalanceError: The balance does not cover the total; nothing was charged
                or created.
        """
        return self._client.call(
            endpoints.ORDERS_CREATE,
            None,
            {"package_id": package_id, "quantity": quantity, "customer_ref": customer_ref, "customer": customer},
            options,
        )

    @check_keywords()
    def list(
        self,
        *,
        status: OrderStatus | None = None,
        customer_ref: str | None = None,
        created_after: str | datetime | None = None,
        created_before: str | datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> List[Order, OrderPage]:
        """List orders.

        List orders, newest first, including those that members place in the portal. Top-ups are
        not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the
        time filters compare milliseconds.

        Args:
            status: Orders in this status.
            customer_ref: Orders with exactly this reference (case-sensitive).
            created_after: Orders placed at this time or later.
            created_before: Orders placed before this time, and not at it.
            limit: The maximum number of items per page.
            cursor: `next_cursor` of the previous page; omit it for the first page.

        Raises:
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
        """
        return List(
            self._client,
            endpoints.ORDERS_LIST,
            None,
            {"status": status, "customer_ref": customer_ref, "created_after": created_after, "created_before": created_before, "limit": limit, "cursor": cursor},
            options,
        )

    def get(self, id: str, **options: Unpack[RequestOptions]) -> Order:
        """Get an order.

        Get one order with the eSIMs issued for it so far.

        Args:
            id: The id of the order.

        Raises:
            OrderNotFoundError: No order with this id exists for the account in the mode of the
                key.
        """
        return self._client.call(endpoints.ORDERS_GET, {"id": id}, None, options)

    def wait_until_final(self, id: str, **options: Unpack[RequestOptions]) -> Order:
        """Wait until the object is final.

        The object is fetched after growing delays until its `status` is no longer `processing`.
        Check the status then: it can be a failure, or a status that was added after this
        package. An ApiTimeoutError means that it was not final within `deadline_seconds`, by
        default 20 minutes.

        Args:
            id: The id of the order.

        Raises:
            OrderNotFoundError: No order with this id exists for the account in the mode of the
                key.
        """
        return self._client.wait_until_final(
            endpoints.ORDERS_GET,
            {"id": id},
            "processing",
            options,
        )


class EsimsTopupPackagesResource:
    """`client.esims.topup_packages`. Adding data and days to an eSIM that a traveller already has.
    """

    def __init__(self, client: Transport) -> None:
        self._client = client

    def list(self, iccid: str, **options: Unpack[RequestOptions]) -> List[Package, PackageList]:
        """List an eSIM's top-up packages.

        The packages that fit this eSIM, at your price, cheapest first, all in one response of at
        most 200. They are of the same network and destination as the package that it was issued
        with, metered for a metered eSIM and unlimited for an unlimited one; some of them may not
        be in the catalogue's list. An empty list means that there is none: not every eSIM can be
        topped up.

        Args:
            iccid: The ICCID of the eSIM, exactly as it was returned.

        Raises:
            EsimNotFoundError: No eSIM with this ICCID exists for the account in the mode of the
                key, or the value is not an ICCID.
            EsimNotTopupableError: The eSIM is expired, cancelled or being cancelled, and cannot
                be topped up.
        """
        return List(
            self._client,
            endpoints.ESIMS_TOPUP_PACKAGES_LIST,
            {"iccid": iccid},
            None,
            options,
        )


class EsimsTopupsResource:
    """`client.esims.topups`. Adding data and days to an eSIM that a traveller already has."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    @check_keywords()
    def create(
        self,
        iccid: str,
        *,
        package_id: str,
        customer_ref: str | None = None,
        **options: Unpack[WriteOptions],
    ) -> Topup:
        """Top up an eSIM.

        Adds one of the eSIM's top-up packages to it. The price is charged at once; data and
        validity grow when the top-up is completed, usually before the response. The request
        waits about 20 seconds for the supplier and then returns `processing`.

        Check `status`: a top-up that the supplier rejected is returned as `201` with `failed`,
        refunded, and needs a new `Idempotency-Key` for another attempt.

        The added days extend the current validity: `expires_at` stays `activated_at` plus all
        days. An unlimited eSIM gains only days. Several top-ups of one eSIM can be processing at
        the same time; each is charged and applied on its own.

        Args:
            iccid: The ICCID of the eSIM, exactly as it was returned.
            package_id: Id of one of this eSIM's top-up packages.
            customer_ref: Your reference for this top-up: free text, returned as sent.

        Raises:
            IdempotencyKeyRequiredError: The POST has no `Idempotency-Key`, or an empty one.
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
            IdempotencyKeyReusedError: The `Idempotency-Key` was used for a request with another
                body, endpoint or eSIM; nothing was done.
            RequestInProgressError: Another request with the same `Idempotency-Key` is in
                progress.
            EsimNotFoundError: No eSIM with this ICCID exists for the account in the mode of the
                key, or the value is not an ICCID.
            EsimNotTopupableError: The eSIM is expired, cancelled or being cancelled, and cannot
                be topped up.
            PackageNotFoundError: The package, even if it exists, does not fit this eSIM.
            SupplierUnavailableError: The supplier cannot be reached.
            InsufficientBalanceError: The balance does not cover the total; nothing was charged
                or created.
        """
        return self._client.call(
            endpoints.ESIMS_TOPUPS_CREATE,
            {"iccid": iccid},
            {"package_id": package_id, "customer_ref": customer_ref},
            options,
        )

    @check_keywords()
    def list(
        self,
        iccid: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> List[Topup, TopupPage]:
        """List an eSIM's top-ups.

        All top-ups of one eSIM in every status, newest first.

        Args:
            iccid: The ICCID of the eSIM, exactly as it was returned.
            limit: The maximum number of items per page.
            cursor: `next_cursor` of the previous page; omit it for the first page.

        Raises:
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
            EsimNotFoundError: No eSIM with this ICCID exists for the account in the mode of the
                key, or the value is not an ICCID.
        """
        return List(
            self._client,
            endpoints.ESIMS_TOPUPS_LIST,
            {"iccid": iccid},
            {"limit": limit, "cursor": cursor},
            options,
        )


class EsimsResource:
    """`client.esims`. Install details, status and data usage of the eSIMs you have bought."""

    def __init__(self, client: Transport) -> None:
        self._client = client
        self.topup_packages = EsimsTopupPackagesResource(client)
        """Adding data and days to an eSIM that a traveller already has."""
        self.topups = EsimsTopupsResource(client)
        """Adding data and days to an eSIM that a traveller already has."""

    @check_keywords()
    def list(
        self,
        *,
        status: EsimStatus | None = None,
        customer_ref: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> List[Esim, EsimPage]:
        """List eSIMs.

        The eSIMs of the account in the mode of the key, newest first, with the last known usage.
        Units that were never issued are not included. An eSIM must match all filters.

        Args:
            status: Only eSIMs in this status.
            customer_ref: Only eSIMs whose order has exactly this reference (case-sensitive).
            limit: The maximum number of items per page.
            cursor: `next_cursor` of the previous page; omit it for the first page.

        Raises:
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
        """
        return List(
            self._client,
            endpoints.ESIMS_LIST,
            None,
            {"status": status, "customer_ref": customer_ref, "limit": limit, "cursor": cursor},
            options,
        )

    def get(self, iccid: str, **options: Unpack[RequestOptions]) -> EsimDetail:
        """Get an eSIM.

        One eSIM in full. For a live eSIM the supplier is asked for current usage, at most once a
        minute; if it doesn't respond in time, the last known usage is returned.

        Args:
            iccid: The ICCID of the eSIM, exactly as it was returned.

        Raises:
            EsimNotFoundError: No eSIM with this ICCID exists for the account in the mode of the
                key, or the value is not an ICCID.
        """
        return self._client.call(endpoints.ESIMS_GET, {"iccid": iccid}, None, options)


class TopupsResource:
    """`client.topups`. Adding data and days to an eSIM that a traveller already has."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    def get(self, id: str, **options: Unpack[RequestOptions]) -> Topup:
        """Get a top-up.

        One top-up in its current state.

        Args:
            id: The id of the top-up, exactly as it was returned.

        Raises:
            TopupNotFoundError: No top-up with this id exists for the account in the mode of the
                key.
        """
        return self._client.call(endpoints.TOPUPS_GET, {"id": id}, None, options)

    def wait_until_final(self, id: str, **options: Unpack[RequestOptions]) -> Topup:
        """Wait until the object is final.

        The object is fetched after growing delays until its `status` is no longer `processing`.
        Check the status then: it can be a failure, or a status that was added after this
        package. An ApiTimeoutError means that it was not final within `deadline_seconds`, by
        default 20 minutes.

        Args:
            id: The id of the top-up, exactly as it was returned.

        Raises:
            TopupNotFoundError: No top-up with this id exists for the account in the mode of the
                key.
        """
        return self._client.wait_until_final(
            endpoints.TOPUPS_GET,
            {"id": id},
            "processing",
            options,
        )


class EventsResource:
    """`client.events`. The record of what happened, as sent to webhooks, kept for 30 days."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    @check_keywords()
    def list(
        self,
        *,
        type: EventType | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> List[Event, EventPage]:
        """List events.

        The events of the account in the mode of the key, newest first, for the last 30 days.
        Those about orders, top-ups and the balance are complete; those about live eSIMs exist
        only for times when the account had an enabled live webhook endpoint.

        Args:
            type: Only events of this type.
            limit: The maximum number of items per page.
            cursor: `next_cursor` of the previous page; omit it for the first page.

        Raises:
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
        """
        return List(
            self._client,
            endpoints.EVENTS_LIST,
            None,
            {"type": type, "limit": limit, "cursor": cursor},
            options,
        )

    def poll(
        self,
        *,
        cursor: EventCursor | None = None,
        poll_seconds: float = 5,
        **options: Unpack[RequestOptions],
    ) -> Iterator[Event]:
        """Follow new events, oldest first, for clients that can't receive webhooks: `for event in
        client.events.poll(cursor=cursor): …`.

        Without a `cursor` it begins with new events. The cursor is moved when the loop asks for
        the next event, so after a crash an event can come twice, and none is lost. A temporary
        failure does not end it.

        Args:
            cursor: Stores the `sequence` of the last handled event.
            poll_seconds: Interval between polls; at least 1.
        """
        return poll(self._client, endpoints.EVENTS_LIST, cursor, poll_seconds, options)

    def get(self, id: str, **options: Unpack[RequestOptions]) -> Event:
        """Get an event.

        One event, exactly as it was created.

        Args:
            id: The id of the event, exactly as it was returned.

        Raises:
            NotFoundError: No event with this id exists for the account in the mode of the key,
                or it is older than 30 days.
        """
        return self._client.call(endpoints.EVENTS_GET, {"id": id}, None, options)


class SandboxEsimsResource:
    """`client.sandbox.esims`. Moving a test eSIM through its life without a phone."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    @check_keywords()
    def simulate(
        self,
        iccid: str,
        *,
        event: SimulatedEvent,
        **options: Unpack[WriteOptions],
    ) -> EsimDetail:
        """Simulate an eSIM event.

        Simulates an event on a test eSIM and returns the eSIM after it. The event is recorded at
        once, and sent to test webhook endpoints if there are any.

        A simulation that changes nothing (a usage level already reached, `activated` on an
        active or depleted eSIM, `expired` on an expired one) returns the unchanged eSIM and
        sends nothing. One that the status does not allow is rejected with `invalid_state`:
        anything but `activated` on a ready eSIM, anything but `expired` on an expired one, and
        anything on a cancelled one.

        Args:
            iccid: The ICCID of one of the account's test eSIMs; it begins with `8999999`.
            event: The event to simulate.

        Raises:
            NotFoundError: The key is a live key, for which the sandbox does not exist, whatever
                else the request contains.
            IdempotencyKeyRequiredError: The POST has no `Idempotency-Key`, or an empty one.
            InvalidRequestError: A field, parameter or header, or the body as a whole, is
                invalid.
            IdempotencyKeyReusedError: The `Idempotency-Key` was used for a request with another
                body, endpoint or eSIM; nothing was done.
            RequestInProgressError: Another request with the same `Idempotency-Key` is in
                progress.
            EsimNotFoundError: No eSIM with this ICCID exists for the account in the mode of the
                key, or the value is not an ICCID.
            InvalidStateError: The simulated event is not possible in the eSIM's status.
        """
        return self._client.call(
            endpoints.SANDBOX_ESIMS_SIMULATE,
            {"iccid": iccid},
            {"event": event},
            options,
        )


class SandboxResource:
    """`client.sandbox`. Moving a test eSIM through its life without a phone."""

    def __init__(self, client: Transport) -> None:
        self.esims = SandboxEsimsResource(client)
        """Moving a test eSIM through its life without a phone."""


class QrResource:
    """`client.qr`. The image that a phone's camera reads to install an eSIM."""

    def __init__(self, client: Transport) -> None:
        self._client = client

    def get(self, url_or_token: str, **options: Unpack[RequestOptions]) -> bytes:
        """Get a QR image.

        The QR image that a phone's camera reads to install the eSIM. Use the URL in
        `qr_code_url` unchanged and never build one. It doesn't expire, and whoever has it can
        see the code and install the eSIM: give it only to the traveller.

        Args:
            url_or_token: A URL returned by the API, or the signed part of the URL.

        Raises:
            NotFoundError: The token is not valid, or its eSIM has been cancelled.
        """
        return self._client.call(endpoints.QR_GET, {"token": url_or_token}, None, options)


class Resources:
    """Every resource, on one client."""

    def __init__(self, client: Transport) -> None:
        self.countries = CountriesResource(client)
        """Destinations, and the data packages on sale for them at your price."""
        self.packages = PackagesResource(client)
        """Destinations, and the data packages on sale for them at your price."""
        self.balance = BalanceResource(client)
        """The prepaid balance that orders and top-ups are charged to."""
        self.orders = OrdersResource(client)
        """Buying eSIMs, and reading the outcome of each order."""
        self.esims = EsimsResource(client)
        """Install details, status and data usage of the eSIMs you have bought."""
        self.topups = TopupsResource(client)
        """Adding data and days to an eSIM that a traveller already has."""
        self.events = EventsResource(client)
        """The record of what happened, as sent to webhooks, kept for 30 days."""
        self.sandbox = SandboxResource(client)
        """Moving a test eSIM through its life without a phone."""
        self.qr = QrResource(client)
        """The image that a phone's camera reads to install an eSIM."""
