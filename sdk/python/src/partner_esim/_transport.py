"""The drivers: they send what the core says over httpx, blocking or async. Redirects are not followed, and a response
is read within its limits of time and size.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import anyio
import httpx

from ._attempts import Failed, Received, Reply, Send, Sleep, Steps, attempts
from ._endpoint import Endpoint
from ._options import AsyncClientOptions, ClientOptions, RequestOptions, WriteOptions
from ._request import Request, build_request
from ._runtime import Runtime
from ._settings import check_names, read_call_settings, read_client_settings
from ._waiting import LONGEST_WAIT_SECONDS, wait_until_final

T = TypeVar("T")
Path = Mapping[str, str] | None
Content = Mapping[str, Any] | None

LONGEST_RESPONSE_BYTES = 16 * 1024 * 1024
"""Larger than any page or image of the API."""

# Without it, httpx sends a password of a .netrc file.
_NO_AUTH = httpx.Auth()


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
        return Received(response.status_code, response.headers, b"".join(self._chunks))


_TOO_LARGE = Failed(f"The response is larger than {LONGEST_RESPONSE_BYTES} bytes", retryable=False)
_TOO_LATE = Failed("No response in time", is_timeout=True)


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


def _failed(error: Exception, url: str) -> Failed:
    if isinstance(error, (httpx.TimeoutException, TimeoutError)):
        return Failed(str(error), is_timeout=True, cause=error)
    if isinstance(error, (httpx.UnsupportedProtocol, httpx.InvalidURL, UnicodeError)):
        return Failed(f"This cannot be sent: {error}", retryable=False, cause=error)
    if "WRONG_VERSION_NUMBER" in str(error):
        return Failed("No response: the server speaks http, not https", cause=error)
    # Whole URLs can be secret.
    where = urlsplit(url).netloc.rpartition("@")[2]
    return Failed(f"No response: {error or type(error).__name__} ({where})", cause=error)


_SEND_ERRORS = (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError, UnicodeError)


class _Base:
    """What both transports share: settings, and calls as steps."""

    def __init__(self, api_key: str | None, options: Mapping[str, Any], runtime: Runtime) -> None:
        self.settings = read_client_settings(api_key, options)
        self.runtime = runtime

    def check(
        self, endpoint: Endpoint[Any], content: Content, options: RequestOptions | WriteOptions
    ) -> None:
        known = WriteOptions.__optional_keys__ if endpoint.idempotent else RequestOptions.__optional_keys__
        check_names(options, known, content or ())

    def request(
        self, endpoint: Endpoint[Any], path: Path, content: Content, options: RequestOptions | WriteOptions
    ) -> Request:
        self.check(endpoint, content, options)
        settings = read_call_settings(options, self.settings.call)
        key: Any = options.get("idempotency_key") if endpoint.idempotent else None
        if endpoint.idempotent and key is None:
            key = self.runtime.uuid()
        return build_request(self.settings, settings, endpoint, path, content, key)

    def waiting(
        self, endpoint: Endpoint[Any], path: Path, waiting: str, options: RequestOptions
    ) -> Steps[Any]:
        request = self.request(endpoint, path, None, options)
        deadline = options.get("deadline_seconds") or LONGEST_WAIT_SECONDS
        return wait_until_final(self.settings, self.runtime, request, waiting, deadline)


class Transport(_Base):
    """The blocking driver. Threads can share it."""

    def __init__(self, api_key: str | None, options: ClientOptions, runtime: Runtime) -> None:
        super().__init__(api_key, options, runtime)
        given = options.get("http_client")
        self.owns_http = given is None
        self.http = given or httpx.Client()

    def call(
        self, endpoint: Endpoint[T], path: Path, content: Content, options: RequestOptions | WriteOptions
    ) -> T:
        request = self.request(endpoint, path, content, options)
        data: T = self._drive(attempts(self.settings, self.runtime, request)).data
        return data

    def wait_until_final(self, endpoint: Endpoint[T], path: Path, waiting: str, options: RequestOptions) -> T:
        data: T = self._drive(self.waiting(endpoint, path, waiting, options))
        return data

    def _drive(self, steps: Steps[T]) -> T:
        reply: Reply = None
        while True:
            try:
                command = steps.send(reply)
            except StopIteration as end:
                value: T = end.value
                return value
            if isinstance(command, Sleep):
                self.runtime.sleep(command.seconds)
                reply = None
            else:
                reply = self._send(command)

    def _send(self, send: Send) -> Reply:
        limits = _Limits(send.limit_seconds)
        try:
            response = self.http.send(
                _to_httpx(send, limits), stream=True, auth=_NO_AUTH, follow_redirects=False
            )
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
        except _SEND_ERRORS as error:
            return _failed(error, send.request.url)


class AsyncTransport(_Base):
    """The async driver, on asyncio or trio."""

    def __init__(self, api_key: str | None, options: AsyncClientOptions, runtime: Runtime) -> None:
        super().__init__(api_key, options, runtime)
        given = options.get("http_client")
        self.owns_http = given is None
        self.http = given or httpx.AsyncClient()

    async def call(
        self, endpoint: Endpoint[T], path: Path, content: Content, options: RequestOptions | WriteOptions
    ) -> T:
        request = self.request(endpoint, path, content, options)
        data: T = (await self._drive(attempts(self.settings, self.runtime, request))).data
        return data

    async def wait_until_final(
        self, endpoint: Endpoint[T], path: Path, waiting: str, options: RequestOptions
    ) -> T:
        data: T = await self._drive(self.waiting(endpoint, path, waiting, options))
        return data

    async def _drive(self, steps: Steps[T]) -> T:
        reply: Reply = None
        while True:
            try:
                command = steps.send(reply)
            except StopIteration as end:
                value: T = end.value
                return value
            if isinstance(command, Sleep):
                await self.runtime.sleep_async(command.seconds)
                reply = None
            else:
                reply = await self._send(command)

    async def _send(self, send: Send) -> Reply:
        limits = _Limits(send.limit_seconds)
        try:
            with anyio.fail_after(min(max(0.001, send.limit_seconds), 1e9)):
                response = await self.http.send(
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
        except _SEND_ERRORS as error:
            return _failed(error, send.request.url)
