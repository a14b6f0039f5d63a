"""The client classes: every resource of the API as an attribute."""

from __future__ import annotations

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


class PartnerEsim(Resources):
    """The Partner eSIM API. One client serves a whole program and its threads.

    A `2xx` means that the request was accepted, not that it succeeded: check `status` on orders and top-ups.

    Without arguments, key and base URL come from `PARTNER_ESIM_API_KEY` and `PARTNER_ESIM_BASE_URL`.
    """

    def __init__(self, api_key: str | None = None, **options: Unpack[ClientOptions]) -> None:
        check_names(options, ClientOptions.__optional_keys__, ("api_key",))
        self._transport = Transport(api_key, options, Runtime())
        self._options = options
        super().__init__(self._transport)

    def __repr__(self) -> str:
        return f"PartnerEsim(base_url={self._transport.settings.base_url!r})"

    def with_options(self, **options: Unpack[ClientOptions]) -> PartnerEsim:
        """Returns a client with some settings changed, on the same connections. None leaves a setting as it is."""
        given = {name: value for name, value in options.items() if value is not None}
        merged: dict[str, Any] = {**self._options, "http_client": self._transport.http, **given}
        return PartnerEsim(self._transport.settings.api_key, **merged)

    def close(self) -> None:
        """Closes the client's own connections."""
        if self._transport.owns_http:
            self._transport.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncPartnerEsim(AsyncResources):
    """The Partner eSIM API for asyncio and trio. One client serves a whole event loop.

    A `2xx` means that the request was accepted, not that it succeeded: check `status` on orders and top-ups.

    Without arguments, key and base URL come from `PARTNER_ESIM_API_KEY` and `PARTNER_ESIM_BASE_URL`.
    """

    def __init__(self, api_key: str | None = None, **options: Unpack[AsyncClientOptions]) -> None:
        check_names(options, AsyncClientOptions.__optional_keys__, ("api_key",))
        self._transport = AsyncTransport(api_key, options, Runtime())
        self._options = options
        super().__init__(self._transport)

    def __repr__(self) -> str:
        return f"AsyncPartnerEsim(base_url={self._transport.settings.base_url!r})"

    def with_options(self, **options: Unpack[AsyncClientOptions]) -> AsyncPartnerEsim:
        """Returns a client with some settings changed, on the same connections. None leaves a setting as it is."""
        given = {name: value for name, value in options.items() if value is not None}
        merged: dict[str, Any] = {**self._options, "http_client": self._transport.http, **given}
        return AsyncPartnerEsim(self._transport.settings.api_key, **merged)

    async def close(self) -> None:
        """Closes the client's own connections."""
        if self._transport.owns_http:
            await self._transport.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _traceback: TracebackType | None
    ) -> None:
        await self.close()
