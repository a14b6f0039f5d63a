"""What is sent: URL, headers and body, the same bytes for each attempt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any
from urllib.parse import quote, urlencode

from ._base_error import PartnerEsimError
from ._endpoint import Endpoint
from ._generated import contract
from ._settings import CallSettings, ClientSettings, check
from ._version import __version__

USER_AGENT = f"partner-esim-python/{__version__}"


@dataclass(frozen=True)
class Request:
    """One request. Its text has no URL and no headers: they contain QR tokens and the API key."""

    endpoint: Endpoint[Any]
    settings: CallSettings
    url: str = field(repr=False)
    headers: Mapping[str, str] = field(repr=False)
    content: bytes | None = field(repr=False)
    idempotency_key: str | None


def _filter_text(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime) and value.tzinfo is None:
        raise PartnerEsimError(f"{name} needs a time zone: datetime.now(timezone.utc), for example")
    return value.isoformat() if isinstance(value, date) else str(value)


def _read_path(endpoint: Endpoint[Any], path: Mapping[str, str]) -> str:
    """Returns a path below the base URL, or a whole URL that the API returned."""
    route = endpoint.path
    for name, value in path.items():
        given: Any = value
        if given is not None and not isinstance(given, str):
            raise PartnerEsimError(f"{name} must be a string")
        # Empty or dots only would address another operation.
        if given is None or not given.strip("."):
            raise PartnerEsimError(f"{name} must be given")
        if endpoint.keyless and value.startswith(("http://", "https://")):
            return value
        route = route.replace(f"{{{name}}}", quote(value, safe=""))
    return route


def build_request(
    client: ClientSettings,
    settings: CallSettings,
    endpoint: Endpoint[Any],
    path: Mapping[str, str] | None,
    content: Mapping[str, Any] | None,
    idempotency_key: str | None,
) -> Request:
    given = {name: value for name, value in (content or {}).items() if value is not None}
    route = _read_path(endpoint, path or {})
    url = route if route.startswith("http") else client.base_url + route
    headers = {"User-Agent": USER_AGENT, "Accept": "image/png" if endpoint.image else "application/json"}
    if not endpoint.keyless:
        headers["Authorization"] = f"Bearer {client.api_key}"
    if endpoint.idempotent:
        if idempotency_key == "":
            raise PartnerEsimError("idempotency_key is empty")
        # Programs differ in how they send other characters; outer spaces would be trimmed.
        message = "idempotency_key must be one line of ASCII, without spaces around"
        check(idempotency_key, r"(?! )[ -~]+(?<! )", message)
        headers[contract.IDEMPOTENCY_KEY_HEADER] = idempotency_key or ""
    body: bytes | None = None
    if endpoint.method == "POST":
        headers["Content-Type"] = "application/json"
        try:
            text = json.dumps(given, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
            body = text.encode()
        except (TypeError, ValueError, RecursionError) as cause:
            raise PartnerEsimError(f"This cannot be sent: {cause}") from cause
    elif given:
        url += "?" + urlencode({name: _filter_text(name, value) for name, value in given.items()})
    return Request(endpoint, settings, url, headers, body, idempotency_key)
