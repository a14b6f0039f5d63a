"""The requests of the methods.

Generated from spec/*.tsp by `npm run generate`. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .._endpoint import Endpoint

if TYPE_CHECKING:
    from .models import (
        Balance,
        DestinationList,
        EsimDetail,
        EsimPage,
        Event,
        EventPage,
        Order,
        OrderPage,
        Package,
        PackageList,
        PackagePage,
        Topup,
        TopupPage,
    )

COUNTRIES_LIST: Final[Endpoint[DestinationList]] = Endpoint("GET", "/v1/countries", is_list=True)
PACKAGES_LIST: Final[Endpoint[PackagePage]] = Endpoint("GET", "/v1/packages", is_list=True)
PACKAGES_GET: Final[Endpoint[Package]] = Endpoint("GET", "/v1/packages/{id}")
BALANCE_GET: Final[Endpoint[Balance]] = Endpoint("GET", "/v1/balance")
ORDERS_CREATE: Final[Endpoint[Order]] = Endpoint("POST", "/v1/orders", idempotent=True)
ORDERS_LIST: Final[Endpoint[OrderPage]] = Endpoint("GET", "/v1/orders", is_list=True)
ORDERS_GET: Final[Endpoint[Order]] = Endpoint("GET", "/v1/orders/{id}")
ESIMS_TOPUP_PACKAGES_LIST: Final[Endpoint[PackageList]] = Endpoint("GET", "/v1/esims/{iccid}/topup-packages", is_list=True)
ESIMS_TOPUPS_CREATE: Final[Endpoint[Topup]] = Endpoint("POST", "/v1/esims/{iccid}/topups", idempotent=True)
ESIMS_TOPUPS_LIST: Final[Endpoint[TopupPage]] = Endpoint("GET", "/v1/esims/{iccid}/topups", is_list=True)
ESIMS_LIST: Final[Endpoint[EsimPage]] = Endpoint("GET", "/v1/esims", is_list=True)
ESIMS_GET: Final[Endpoint[EsimDetail]] = Endpoint("GET", "/v1/esims/{iccid}")
TOPUPS_GET: Final[Endpoint[Topup]] = Endpoint("GET", "/v1/topups/{id}")
EVENTS_LIST: Final[Endpoint[EventPage]] = Endpoint("GET", "/v1/events", is_list=True)
EVENTS_GET: Final[Endpoint[Event]] = Endpoint("GET", "/v1/events/{id}")
SANDBOX_ESIMS_SIMULATE: Final[Endpoint[EsimDetail]] = Endpoint("POST", "/v1/sandbox/esims/{iccid}/simulate", idempotent=True)
QR_GET: Final[Endpoint[bytes]] = Endpoint("GET", "/v1/qr/{token}.png", keyless=True, image=True)
