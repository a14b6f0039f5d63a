"""The handlers of events, by type. Registering and calling them does no I/O."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from ._base_error import OptionError, PartnerEsimError
from ._settings import suggest
from .models import Event

Handler = TypeVar("Handler", bound="Callable[[Event], object]")


class Registry:
    event_types: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self._handlers: dict[str, Callable[[Any], object]] = {}
        self._other: Callable[[Any], object] | None = None

    def register(self, type: str) -> Callable[[Any], Any]:
        if type not in self.event_types:
            raise OptionError(f"There is no event type `{type}`. {suggest(type, self.event_types, 'event types')}")

        def register(handler: Any) -> Any:
            if type in self._handlers:
                raise PartnerEsimError(f"`{type}` has a handler already")
            self._handlers[type] = handler
            return handler

        return register

    def on_other(self, handler: Handler) -> Handler:
        """Registers the function for events without a handler, those of types newer than the package included. Without
        one, they are ignored.
        """
        if self._other is not None:
            raise PartnerEsimError("Other events have a handler already")
        self._other = handler
        return handler

    def handler_of(self, event: Event) -> Callable[[Any], object]:
        handler = self._handlers.get(event["type"], self._other)
        return _ignore if handler is None else handler


def _ignore(_: Event) -> None:
    pass
