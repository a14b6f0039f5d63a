"""Errors of unsuccessful responses, of the API or of something in between, such as a proxy."""

from __future__ import annotations

import re
from typing import cast
from urllib.parse import urljoin, urlsplit

from ._base_error import PartnerEsimError
from ._response import RateLimit, Response
from ._settings import ClientSettings


class ApiError(PartnerEsimError):
    """Any unsuccessful response. Each known code has a class of its own."""

    response: Response
    """Status, headers, request id and rate limit."""
    body: str
    """The response body. A proxy may repeat your request in it: of that, your API key is replaced."""
    docs_url: str | None
    """The documentation page of this code, or of all codes if the code is newer than this package."""
    request_url: str | None
    """The page of the request in the portal; None without the client's option `portal_url`. Signing in is needed."""
    _code: str | None
    _param: str | None

    @property
    def code(self) -> str | None:
        """None if the response is not the API's. Codes newer than this package are passed through."""
        return self._code

    @property
    def param(self) -> str | None:
        """The invalid field, parameter or header."""
        return self._param

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.response.status

    @property
    def request_id(self) -> str | None:
        """Quote it to support."""
        return self.response.request_id

    @property
    def rate_limit(self) -> RateLimit | None:
        return self.response.rate_limit

    @property
    def retry_after_seconds(self) -> float | None:
        """How long the service asks you to wait."""
        return self.response.retry_after_seconds


def _origin(url: str) -> str:
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.hostname}" + (f":{parts.port}" if parts.port else "")
    except ValueError:
        return "no address"


def _describe(response: Response, url: str) -> str:
    """Describes a response without its body, which may contain secrets. Of a redirect only the origin is named:
    paths contain QR tokens.
    """
    location = response.headers.get("Location")
    if location is None:
        return response.headers.get("Content-Type", "no content type")
    return f"a redirect to {_origin(urljoin(url, location))}"


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _request_url(portal_url: str | None, request_id: str | None) -> str | None:
    # Proxies put other texts into the header.
    if portal_url is None or not re.fullmatch("req_[0-9a-f]{16}", request_id or ""):
        return None
    return f"{portal_url}/requests/{request_id}"


def make_api_error(
    response: Response, body: bytes, parsed: object, url: str, client: ClientSettings
) -> ApiError:
    # The classes inherit from this module's.
    from ._generated.errors import ERROR_CLASSES

    envelope = cast("dict[str, object]", parsed).get("error") if isinstance(parsed, dict) else None
    given = cast("dict[str, object]", envelope) if isinstance(envelope, dict) else {}
    code = _text(given.get("code"))
    if code is None:
        hint = "" if response.status >= 500 else "; is base_url right?"
        text = f"{response.status}, not a response of this API: {_describe(response, url)}{hint}"
    else:
        request_id = response.request_id or given.get("request_id")
        text = f"{response.status} {code}: {given.get('message')} ({request_id})"
    known = ERROR_CLASSES.get(code or "")
    error = (known or ApiError)(client.redact(text))
    error.response = response
    error.body = client.redact(body.decode(errors="replace"))
    error._code = code  # pyright: ignore[reportPrivateUsage]
    error._param = _text(given.get("param"))  # pyright: ignore[reportPrivateUsage]
    error.docs_url = None if code is None else f"{client.docs_url}/errors/{code if known else ''}"
    error.request_url = _request_url(client.portal_url, response.request_id)
    if known is None:
        error.retryable = response.status in (408, 429) or response.status > 499
    return error
