"""The handlers of each event type.

Generated from spec/*.tsp by `npm run generate`. Do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, overload

from .._registry import Registry

if TYPE_CHECKING:
    from .models import (
        BalanceLowEvent,
        EsimActivatedEvent,
        EsimExpiredEvent,
        EsimUsage100Event,
        EsimUsage80Event,
        OrderCompletedEvent,
        OrderFailedEvent,
        PingEvent,
        TopupCompletedEvent,
    )

EVENT_TYPES: Final = (
    "order.completed",
    "order.failed",
    "esim.activated",
    "esim.usage_80",
    "esim.usage_100",
    "esim.expired",
    "topup.completed",
    "balance.low",
    "ping",
)

OrderCompletedHandler = TypeVar("OrderCompletedHandler", bound="Callable[[OrderCompletedEvent], object]")
OrderFailedHandler = TypeVar("OrderFailedHandler", bound="Callable[[OrderFailedEvent], object]")
EsimActivatedHandler = TypeVar("EsimActivatedHandler", bound="Callable[[EsimActivatedEvent], object]")
EsimUsage80Handler = TypeVar("EsimUsage80Handler", bound="Callable[[EsimUsage80Event], object]")
EsimUsage100Handler = TypeVar("EsimUsage100Handler", bound="Callable[[EsimUsage100Event], object]")
EsimExpiredHandler = TypeVar("EsimExpiredHandler", bound="Callable[[EsimExpiredEvent], object]")
TopupCompletedHandler = TypeVar("TopupCompletedHandler", bound="Callable[[TopupCompletedEvent], object]")
BalanceLowHandler = TypeVar("BalanceLowHandler", bound="Callable[[BalanceLowEvent], object]")
PingHandler = TypeVar("PingHandler", bound="Callable[[PingEvent], object]")


class EventHandlers(Registry):
    """Registers a handler for each event type."""

    event_types = EVENT_TYPES

    @overload
    def on(self, type: Literal["order.completed"], /) -> Callable[[OrderCompletedHandler], OrderCompletedHandler]: ...

    @overload
    def on(self, type: Literal["order.failed"], /) -> Callable[[OrderFailedHandler], OrderFailedHandler]: ...

    @overload
    def on(self, type: Literal["esim.activated"], /) -> Callable[[EsimActivatedHandler], EsimActivatedHandler]: ...

    @overload
    def on(self, type: Literal["esim.usage_80"], /) -> Callable[[EsimUsage80Handler], EsimUsage80Handler]: ...

    @overload
    def on(self, type: Literal["esim.usage_100"], /) -> Callable[[EsimUsage100Handler], EsimUsage100Handler]: ...

    @overload
    def on(self, type: Literal["esim.expired"], /) -> Callable[[EsimExpiredHandler], EsimExpiredHandler]: ...

    @overload
    def on(self, type: Literal["topup.completed"], /) -> Callable[[TopupCompletedHandler], TopupCompletedHandler]: ...

    @overload
    def on(self, type: Literal["balance.low"], /) -> Callable[[BalanceLowHandler], BalanceLowHandler]: ...

    @overload
    def on(self, type: Literal["ping"], /) -> Callable[[PingHandler], PingHandler]: ...

    def on(self, type: str, /) -> Callable[[Any], Any]:
        """Registers a function for the events of a type: `@handlers.on("order.completed")`."""
        return self.register(type)
