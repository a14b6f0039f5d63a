"""Options of a client and of a call. The defaults are safe with money. None means that an option is not given."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ._hooks import OnRequest, OnResponse, OnRetry

if TYPE_CHECKING:
    from ._http import AsyncHttpClient, HttpClient


class RequestOptions(TypedDict, total=False):
    """Options of a single call; omitted ones come from the client."""

    timeout_seconds: float | None
    """Limit of one attempt, its body included. Default: 60. An order may take over 20."""
    deadline_seconds: float | None
    """Limit of all attempts and delays together. Default: none."""
    max_retries: int | None
    """Maximum number of retries after temporary failures. Default: 2. A request still in progress is retried for a
    minute regardless, unless this is 0.
    """
    on_request: OnRequest | None
    """Called before an attempt is sent."""
    on_response: OnResponse | None
    """Called after an attempt, successful or not."""
    on_retry: OnRetry | None
    """Called before the delay of a retry."""


class WriteOptions(RequestOptions, total=False):
    """Options of a call that changes something."""

    idempotency_key: str | None
    """Identifies the operation, so that it is executed once however often it is sent within 24 hours. Default: random
    per call. Pass your own (your booking's id, for example) to be able to retry after a crash. Later than that, first
    look for the order: `orders.list(customer_ref=…)`. ASCII, because programs differ in how they send other
    characters; `quote` of `urllib.parse` makes it so.
    """


class BaseOptions(RequestOptions, total=False):
    """Settings of either client."""

    base_url: str | None
    """The base URL, ending in `/partner/api`. Default: `PARTNER_ESIM_BASE_URL`."""
    docs_url: str | None
    """Where links in errors lead. Default: `/docs` beside the API."""
    portal_url: str | None
    """The URL of the portal, such as `https://example.com/portal`. With it, errors have `request_url`. Default: none."""


class ClientOptions(BaseOptions, total=False):
    """Settings of a blocking client."""

    http_client: HttpClient | None
    """Replaces the client's own connection pool, for proxies and certificates: a function that returns an
    `httpx.Client`, called once in each process, or an `httpx.Client` of yours, which you close. A process that is forked
    later can't use yours.
    """


class AsyncClientOptions(BaseOptions, total=False):
    """Settings of an async client."""

    http_client: AsyncHttpClient | None
    """Replaces the client's own connection pool, for proxies and certificates: a function that returns an
    `httpx.AsyncClient`, called once for each event loop, or an `httpx.AsyncClient` of yours, which you close. A process
    that is forked later can't use yours.
    """
