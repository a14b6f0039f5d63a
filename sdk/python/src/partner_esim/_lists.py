"""Lists. A page is requested when it is reached, and none before. The first page's filters apply to all pages; unless it
has a `limit`, later pages are as large as they can be."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ._base_error import PartnerEsimError
from ._endpoint import Endpoint
from ._generated import contract
from ._options import RequestOptions

if TYPE_CHECKING:
    from ._transport import AsyncTransport, Transport

Item = TypeVar("Item")
Page = TypeVar("Page")


def _check_limit(limit: Any) -> None:
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 0):
        raise PartnerEsimError("limit must be an integer of 0 or more")


_HINT = "A loop or to_list() gets its items, and page() a page with its data"


class _Cursors:
    """The query of each page. A service that repeats a cursor would be asked for ever."""

    def __init__(self, query: Mapping[str, Any] | None) -> None:
        self.query: dict[str, Any] = dict(query or {})
        self._seen: set[str] = set()

    def move(self, page: object) -> bool:
        """Returns whether there is another page."""
        cursor = cast("dict[str, Any]", page).get("next_cursor")
        if not isinstance(cursor, str) or not cursor:
            return False
        if cursor in self._seen:
            raise PartnerEsimError("The list repeats its cursor")
        self._seen.add(cursor)
        self.query = {"limit": contract.PAGE_LIMIT_MAX, **self.query, "cursor": cursor}
        return True


def _items(page: object) -> list[Any]:
    return cast("dict[str, list[Any]]", page)["data"]


def _describe(name: str, loop: str, endpoint: Endpoint[Any]) -> str:
    """Without the query: it can contain a traveller's reference."""
    return f"<{name} of {endpoint.method} {endpoint.path}: requested by `{loop}`, to_list(), first() or page()>"


class _Unread:
    """Names what reads a list, where it is used like a Python list or a page."""

    if not TYPE_CHECKING:  # Type checkers report these themselves.

        def __getattr__(self, name):
            raise AttributeError(f"{type(self).__name__} has no {name}. {_HINT}")

        def __getitem__(self, index):
            raise TypeError(f"{type(self).__name__} has no index. {_HINT}")


class List(_Unread, Generic[Item, Page]):
    """Iterated, it yields the items of all pages; each iteration requests them again."""

    def __init__(
        self,
        client: Transport,
        endpoint: Endpoint[Page],
        path: Mapping[str, str] | None,
        query: Mapping[str, Any] | None,
        options: RequestOptions,
    ) -> None:
        client.check(endpoint, query, options)
        self._client = client
        self._endpoint = endpoint
        self._path = path
        self._query = query
        self._options = options

    def __repr__(self) -> str:
        return _describe("List", "for", self._endpoint)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from _items(page)

    def pages(self) -> Iterator[Page]:
        """Iterates over pages."""
        cursors = _Cursors(self._query)
        while True:
            page = self._client.call(self._endpoint, self._path, cursors.query, self._options)
            yield page
            if not cursors.move(page):
                return

    def page(self) -> Page:
        """Requests the first page, or that of `cursor`."""
        return self._client.call(self._endpoint, self._path, self._query, self._options)

    def to_list(self, limit: int | None = None) -> list[Item]:
        """Returns the items of all pages, or up to `limit`."""
        _check_limit(limit)
        found: list[Item] = []
        if limit != 0:
            for item in self:
                found.append(item)
                if len(found) == limit:
                    break
        return found

    def first(self) -> Item | None:
        """Returns the first item, or None if there is none."""
        return next(iter(self), None)


class AsyncList(_Unread, Generic[Item, Page]):
    """Iterated with `async for`, it yields the items of all pages; each iteration requests them again."""

    def __init__(
        self,
        client: AsyncTransport,
        endpoint: Endpoint[Page],
        path: Mapping[str, str] | None,
        query: Mapping[str, Any] | None,
        options: RequestOptions,
    ) -> None:
        client.check(endpoint, query, options)
        self._client = client
        self._endpoint = endpoint
        self._path = path
        self._query = query
        self._options = options

    def __repr__(self) -> str:
        return _describe("AsyncList", "async for", self._endpoint)

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in _items(page):
                yield item

    async def pages(self) -> AsyncIterator[Page]:
        """Iterates over pages."""
        cursors = _Cursors(self._query)
        while True:
            page = await self._client.call(self._endpoint, self._path, cursors.query, self._options)
            yield page
            if not cursors.move(page):
                return

    async def page(self) -> Page:
        """Requests the first page, or that of `cursor`."""
        return await self._client.call(self._endpoint, self._path, self._query, self._options)

    async def to_list(self, limit: int | None = None) -> list[Item]:
        """Returns the items of all pages, or up to `limit`."""
        _check_limit(limit)
        found: list[Item] = []
        if limit != 0:
            async for item in self:
                found.append(item)
                if len(found) == limit:
                    break
        return found

    async def first(self) -> Item | None:
        """Returns the first item, or None if there is none."""
        found = await self.to_list(limit=1)
        return found[0] if found else None
