"""The drivers: they do what the core says, blocking or async."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from ._attempts import Reply, Sleep, Steps, attempts
from ._endpoint import Endpoint
from ._http import AsyncConnections, Connections
from ._options import AsyncClientOptions, ClientOptions, RequestOptions, WriteOptions
from ._request import Request, build_request
from ._runtime import Runtime
from ._settings import check_names, read_call_settings, read_client_settings
from ._waiting import LONGEST_WAIT_SECONDS, wait_until_final

T = TypeVar("T")
Path = Mapping[str, str] | None
Content = Mapping[str, Any] | None


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
        deadline = options.get("deadline_seconds")
        limit = LONGEST_WAIT_SECONDS if deadline is None else deadline
        return wait_until_final(self.settings, self.runtime, request, waiting, limit)


class Transport(_Base):
    """The blocking driver. Threads can share it."""

    def __init__(self, api_key: str | None, options: ClientOptions, runtime: Runtime) -> None:
        super().__init__(api_key, options, runtime)
        self.connections = Connections(options.get("http_client"))

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
                reply = self.connections.send(command)


class AsyncTransport(_Base):
    """The async driver, on asyncio or trio."""

    def __init__(self, api_key: str | None, options: AsyncClientOptions, runtime: Runtime) -> None:
        super().__init__(api_key, options, runtime)
        self.connections = AsyncConnections(options.get("http_client"))

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
                reply = await self.connections.send(command)
