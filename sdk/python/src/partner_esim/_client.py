"""The client classes: every resource of the API as an attribute."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ._generated.async_resources import AsyncResources
from ._generated.resources import Resources
from ._options import AsyncClientOptions, ClientOptions
from ._runtime import Runtime
from ._settings import check_names
from ._transport import AsyncTransport, Transport

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self, Unpack


def _merge(transport: Transport | AsyncTransport, options: Mapping[str, Any], changes: Mapping[str, Any]) -> Any:
    """Returns the options of a client with some changed. None changes nothing."""
    changed = {name: value for name, value in changes.items() if value is not None}
    return {**options, "base_url": transport.settings.base_url, **changed}


class PartnerEsim(Resources):
    """The Partner eSIM API. One client serves a whole program, its threads and the processes that it forks.

    A `2xx` means that the request was accepted, not that it succeeded: check `status` on orders and top-ups.

    Without arguments, key and base URL come from `PARTNER_ESIM_API_KEY` and `PARTNER_ESIM_BASE_URL`.
    """

    def __init__(self, api_key: str | None = None, **options: Unpack[ClientOptions]) -> None:
        check_names(options, ClientOptions.__optional_keys__, ("api_key",))
        self._transport = Transport(api_key, options, Runtime())
        self._options = options
        self._shares = False
        super().__init__(self._transport)

    def __repr__(self) -> str:
        return f"PartnerEsim(base_url={self._transport.settings.base_url!r})"

    def with_options(self, **options: Unpack[ClientOptions]) -> PartnerEsim:
        """Returns a client with some settings changed, on the same connections. None leaves a setting as it is."""
        client = PartnerEsim(self._transport.settings.api_key, **_merge(self._transport, self._options, options))
        if options.get("http_client") is None:
            client._transport.connections = self._transport.connections
            client._shares = True
        return client

    def close(self) -> None:
        """Closes the client's own connections. Calls after it raise an error."""
        if not self._shares:
            self._transport.connections.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncPartnerEsim(AsyncResources):
    """The Partner eSIM API for asyncio and trio. One client serves a whole program, its event loops and the processes
    that it forks.

    A `2xx` means that the request was accepted, not that it succeeded: check `status` on orders and top-ups.

    Without arguments, key and base URL come from `PARTNER_ESIM_API_KEY` and `PARTNER_ESIM_BASE_URL`.
    """

    def __init__(self, api_key: str | None = None, **options: Unpack[AsyncClientOptions]) -> None:
        check_names(options, AsyncClientOptions.__optional_keys__, ("api_key",))
        self._transport = AsyncTransport(api_key, options, Runtime())
        self._options = options
        self._shares = False
        super().__init__(self._transport)

    def __repr__(self) -> str:
        return f"AsyncPartnerEsim(base_url={self._transport.settings.base_url!r})"

    def with_options(self, **options: Unpack[AsyncClientOptions]) -> AsyncPartnerEsim:
        """Returns a client with some settings changed, on the same connections. None leaves a setting as it is."""
        client = AsyncPartnerEsim(self._transport.settings.api_key, **_merge(self._transport, self._options, options))
        if options.get("http_client") is None:
            client._transport.connections = self._transport.connections
            client._shares = True
        return client

    async def close(self) -> None:
        """Closes the client's own connections. Calls after it raise an error."""
        if not self._shares:
            await self._transport.connections.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _traceback: TracebackType | None
    ) -> None:
        await self.close()
