"""The connections, and the only module that knows the HTTP library. A pool belongs to one process, an async one also to
one event loop: processes that share a socket read each other's responses.
"""

from __future__ import annotations

import asyncio
import os
import ssl
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, Union
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import anyio
import httpx

from ._attempts import Failed, Received, Reply, Send
from ._base_error import PartnerEsimError
from ._response import Headers
from ._runtime import LONGEST_SLEEP_SECONDS

Client = TypeVar("Client")
HttpClient = Union[httpx.Client, Callable[[], httpx.Client]]
AsyncHttpClient = Union[httpx.AsyncClient, Callable[[], httpx.AsyncClient]]

LONGEST_RESPONSE_BYTES = 16 * 1024 * 1024
"""Larger than any page or image of the API."""

# Without it, httpx sends a password of a .netrc file.
_NO_AUTH = httpx.Auth()

_TOO_LARGE = Failed(f"The response is larger than {LONGEST_RESPONSE_BYTES} bytes", retryable=False)
_TOO_LATE = Failed("No response in time", is_timeout=True)


class _Limits:
    """httpx asks for the limit of each of its steps; this gives what is left of the attempt."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        return self._end - time.monotonic()

    def get(self, _name: str, _default: object = None) -> float:
        return max(0.001, self.left())


class _Body:
    """Collects a body of bounded size."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._size = 0

    def add(self, chunk: bytes) -> bool:
        """Returns whether the body is still within its limit."""
        self._size += len(chunk)
        if self._size > LONGEST_RESPONSE_BYTES:
            return False
        self._chunks.append(chunk)
        return True

    def received(self, response: httpx.Response) -> Received:
        headers = Headers(response.headers.multi_items())
        return Received(response.status_code, headers, b"".join(self._chunks))


def _limit(seconds: float) -> float:
    """Sockets take no longer limit, and none below a millisecond."""
    return min(max(0.001, seconds), LONGEST_SLEEP_SECONDS)


def _to_httpx(send: Send, limits: _Limits) -> httpx.Request:
    own = send.request.headers
    headers = {name.lower(): value for name, value in send.headers.items()}
    # The call's own headers win over those of hooks.
    headers.update({name.lower(): value for name, value in own.items()})
    headers.setdefault("accept-encoding", "identity")
    encoded = [(name.encode("ascii"), value.encode("latin-1")) for name, value in headers.items()]
    request = send.request
    return httpx.Request(
        request.endpoint.method, request.url, headers=encoded, content=request.content, extensions={"timeout": limits}
    )


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _describe(error: Exception) -> str:
    for each in _causes(error):
        if isinstance(each, ssl.SSLCertVerificationError):
            return f"the certificate of the server is not trusted: {each.verify_message}"
        if isinstance(each, ssl.SSLError) and each.reason == "WRONG_VERSION_NUMBER":
            return "the server speaks http, not https"
        if isinstance(each, ssl.SSLError) and each.reason == "TLSV13_ALERT_CERTIFICATE_REQUIRED":
            return "the server asks for a client certificate"
    what = "the proxy refused: " if isinstance(error, httpx.ProxyError) else ""
    return f"{what}{error}" if str(error) else type(error).__name__


def _failed(error: Exception, url: str) -> Failed:
    if isinstance(error, (httpx.TimeoutException, TimeoutError)):
        return _TOO_LATE
    if isinstance(error, (httpx.UnsupportedProtocol, httpx.InvalidURL, UnicodeError)):
        return Failed(f"This cannot be sent: {error}", retryable=False)
    # Whole URLs can be secret.
    where = urlsplit(url).netloc.rpartition("@")[2]
    is_network = isinstance(error, (httpx.HTTPError, httpx.StreamError, OSError))
    return Failed(f"No response: {_describe(error)} ({where})", retryable=is_network)


class _Pool:
    """A client of the library for each process. One that was given belongs to the process that it was given in."""

    def __init__(self, given: Any, kind: type[Any]) -> None:
        if given is not None and not isinstance(given, kind) and not callable(given):
            name = f"httpx.{kind.__name__}"
            raise PartnerEsimError(f"http_client must be an {name}, or a function that returns one")
        self._given = given if isinstance(given, kind) else None
        self._process = os.getpid()
        self._make: Callable[[], Any] = given if callable(given) else kind
        self.is_closed = False

    def client_in(self, clients: dict[int, Any]) -> Any:
        """Returns the client of this process. Those of the processes that it was forked from stay open: closing
        their connections could end them there."""
        if self.is_closed:
            raise PartnerEsimError("The client is closed")
        process = os.getpid()
        client = clients.get(process, self._given if process == self._process else None)
        if client is None:
            if self._given is not None:
                raise PartnerEsimError(
                    "http_client was made before this process was forked. "
                    "Give a function that makes one: http_client=lambda: httpx.Client(…)"
                )
            # Threads can get here at the same time: they use the same one.
            client = clients.setdefault(process, self._new())
        if client.is_closed:
            raise PartnerEsimError("http_client is closed")
        return client

    def _new(self) -> Any:
        try:
            return self._make()
        except Exception as error:
            # Such as a proxy's address in the environment that is none.
            raise PartnerEsimError(f"The HTTP client cannot be made: {error}") from None


class Connections(_Pool):
    """The connections of a blocking client. Threads can share them."""

    def __init__(self, given: HttpClient | None) -> None:
        super().__init__(given, httpx.Client)
        self._clients: dict[int, httpx.Client] = {}

    def send(self, send: Send) -> Reply:
        client: httpx.Client = self.client_in(self._clients)
        try:
            limits = _Limits(_limit(send.limit_seconds))
            response = client.send(_to_httpx(send, limits), stream=True, auth=_NO_AUTH, follow_redirects=False)
            try:
                body = _Body()
                for chunk in response.iter_bytes():
                    if limits.left() <= 0:
                        return _TOO_LATE
                    if not body.add(chunk):
                        return _TOO_LARGE
                return body.received(response)
            finally:
                response.close()
        except Exception as error:
            return _failed(error, send.request.url)

    def close(self) -> None:
        self.is_closed = True
        client = self._clients.pop(os.getpid(), None)
        if client is not None:
            client.close()


def _current_loop() -> object:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        trio: Any = sys.modules.get("trio")
        if trio is None:
            raise
        return trio.lowlevel.current_trio_token()


class AsyncConnections(_Pool):
    """The connections of an async client, on asyncio or trio."""

    def __init__(self, given: AsyncHttpClient | None) -> None:
        super().__init__(given, httpx.AsyncClient)
        self._clients: WeakKeyDictionary[Any, dict[int, httpx.AsyncClient]] = WeakKeyDictionary()

    def _of_loop(self) -> dict[int, httpx.AsyncClient]:
        loop = _current_loop()
        if loop not in self._clients:
            # Their connections refer to them, so they would never be collected.
            for other in list(self._clients):
                if isinstance(other, asyncio.AbstractEventLoop) and other.is_closed():
                    del self._clients[other]
        return self._clients.setdefault(loop, {})

    async def send(self, send: Send) -> Reply:
        client: httpx.AsyncClient = self.client_in(self._of_loop())
        try:
            limits = _Limits(_limit(send.limit_seconds))
            with anyio.fail_after(_limit(send.limit_seconds)):
                response = await client.send(
                    _to_httpx(send, limits), stream=True, auth=_NO_AUTH, follow_redirects=False
                )
                try:
                    body = _Body()
                    async for chunk in response.aiter_bytes():
                        if not body.add(chunk):
                            return _TOO_LARGE
                    return body.received(response)
                finally:
                    await response.aclose()
        except Exception as error:
            return _failed(error, send.request.url)

    async def close(self) -> None:
        """Closes the connections of this event loop. Those of others end with their loop."""
        self.is_closed = True
        client = self._of_loop().pop(os.getpid(), None)
        if client is not None:
            await client.aclose()
