"""What is sent: URL, headers and body, the same bytes for each attempt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

from ._base_error import PartnerEsimError
from ._endpoint import Endpoint
from ._generated import contract
from ._settings import CallSettings, ClientSettings, check
from ._values import to_json, to_scalar, to_text
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


def _read_path(endpoint: Endpoint[Any], path: Mapping[str, Any]) -> str:
    """Returns a path below the base URL, or a whole URL that the API returned."""
    route = endpoint.path
    for name, value in path.items():
        text = "" if value is None else to_scalar(name, value)
        if not isinstance(text, str):
            raise PartnerEsimError(f"{name} must be a string")
        # Empty or dots only would address another operation.
        if not text.strip("."):
            raise PartnerEsimError(f"{name} must be given")
        if endpoint.keyless and text.startswith(("http://", "https://")):
            return text
        route = route.replace(f"{{{name}}}", quote(text, safe=""))
    return route


def build_request(
    client: ClientSettings,
    settings: CallSettings,
    endpoint: Endpoint[Any],
    path: Mapping[str, Any] | None,
    content: Mapping[str, Any] | None,
    idempotency_key: Any,
) -> Request:
    given = {name: value for name, value in (content or {}).items() if value is not None}
    route = _read_path(endpoint, path or {})
    url = route if route.startswith("http") else client.base_url + route
    headers = {"User-Agent": USER_AGENT, "Accept": "image/png" if endpoint.image else "application/json"}
    if not endpoint.keyless:
        headers["Authorization"] = f"Bearer {client.api_key}"
    if endpoint.idempotent:
        idempotency_key = to_scalar("idempotency_key", idempotency_key)
        if idempotency_key == "":
            raise PartnerEsimError("idempotency_key is empty")
        # Programs differ in how they send other characters; outer spaces would be trimmed.
        message = "idempotency_key must be one line of ASCII, without spaces around"
        headers[contract.IDEMPOTENCY_KEY_HEADER] = check(idempotency_key, r"(?! )[ -~]+(?<! )", message)
    body: bytes | None = None
    if endpoint.method == "POST":
        headers["Content-Type"] = "application/json"
        try:
            fields = {name: to_json(name, value) for name, value in given.items()}
            body = json.dumps(fields, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
        except (ValueError, RecursionError) as cause:
            raise PartnerEsimError(f"This cannot be sent: {cause}") from None
    elif given:
        url += "?" + urlencode({name: to_text(name, value) for name, value in given.items()})
    return Request(endpoint, settings, url, headers, body, idempotency_key)
