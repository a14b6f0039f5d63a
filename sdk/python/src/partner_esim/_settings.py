"""Validates the options of a client and of a call. Errors name the option, never its value."""

from __future__ import annotations

import difflib
import math
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urljoin, urlsplit

from ._base_error import OptionError, PartnerEsimError
from ._hooks import OnRequest, OnResponse, OnRetry


@dataclass(frozen=True)
class CallSettings:
    timeout_seconds: float = 60.0
    deadline_seconds: float = math.inf
    max_retries: int = 2
    on_request: OnRequest | None = None
    on_response: OnResponse | None = None
    on_retry: OnRetry | None = None


@dataclass(frozen=True, repr=False)
class ClientSettings:
    """The key is in no text of it."""

    api_key: str
    base_url: str
    docs_url: str
    portal_url: str | None
    call: CallSettings

    def redact(self, text: str) -> str:
        return text.replace(self.api_key, "[API key]")


def _letters(name: str) -> str:
    return re.sub(r"[^a-z]", "", name.lower())


def _meant(given: str, known: Iterable[str]) -> str | None:
    words = {_letters(name): name for name in known}
    word = _letters(given)
    if close := difflib.get_close_matches(word, words, n=1, cutoff=0.75):
        return words[close[0]]
    # `timeout` or `retries`.
    contained = next((name for letters, name in words.items() if len(word) > 2 and word in letters), None)
    return contained or next((name for letters, name in words.items() if word[:4] == letters[:4]), None)


def suggest(given: str, names: Sequence[str], noun: str, prefix: str = "") -> str:
    """Returns a question after the name that was probably meant, or all names."""
    meant = _meant(given, names)
    listed = ", ".join(f"`{prefix}{name}`" for name in names)
    return f"Did you mean `{prefix}{meant}`?" if meant else f"The {noun} are {listed}."


def check_names(
    options: Iterable[str], known: Iterable[str], others: Iterable[str] = (), within: str | None = None
) -> None:
    """Raises an OptionError for an unknown option. `others` are the further arguments that can have been meant; `within` is
    the object whose fields are meant instead."""
    noun, prefix = ("option", "") if within is None else ("field", f"{within}.")
    known = sorted(known)
    for given in options:
        if given in known:
            continue
        hint = suggest(given, [*others, *known], f"{noun}s", prefix)
        raise OptionError(f"There is no {noun} `{prefix}{given}`. {hint}")


def read_call_settings(own: Mapping[str, Any], otherwise: CallSettings) -> CallSettings:
    """Returns the settings of a call: its own, or else the client's."""
    names = CallSettings.__dataclass_fields__
    given = {name: value for name, value in own.items() if name in names and value is not None}
    if not given:
        return otherwise
    settings = replace(otherwise, **given)
    for name in ("timeout_seconds", "deadline_seconds"):
        value = getattr(settings, name)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not value > 0:
            raise PartnerEsimError(f"{name} must be a number above 0")
    retries: Any = settings.max_retries
    if isinstance(retries, bool) or not isinstance(retries, int) or retries < 0:
        raise PartnerEsimError("max_retries must be an integer of 0 or more")
    return settings


def check(value: Any, pattern: str, message: str) -> str:
    if not isinstance(value, str) or not re.fullmatch(pattern, value):
        raise PartnerEsimError(message)
    return value


def trim(value: str) -> str:
    """Removes white space around a value that was pasted or read from a file, and its byte order mark."""
    return re.sub(r"^[\s\ufeff\u200b]+|[\s\ufeff\u200b]+$", "", value)


def _read_key(api_key: str | None) -> str:
    """httpx would reject other characters and quote the key in its message."""
    key: Any = api_key if api_key is not None else os.environ.get("PARTNER_ESIM_API_KEY")
    if not key:
        raise PartnerEsimError("No API key: give api_key, or set PARTNER_ESIM_API_KEY")
    message = 'Set api_key or PARTNER_ESIM_API_KEY to your API key: ASCII, no spaces, no "Bearer"'
    key = check(trim(key) if isinstance(key, str) else key, r"[!-~]+", message)
    if key.startswith("whsec_"):
        raise PartnerEsimError("api_key or PARTNER_ESIM_API_KEY is a signing secret (whsec_…), not an API key (sk_…)")
    return key


def _read_page_url(options: Mapping[str, Any], name: str) -> str | None:
    value = options.get(name)
    if value is None or value == "":
        return None
    url = trim(value) if isinstance(value, str) else value
    return check(url, r"https?://\S+", f"{name} must be a URL").rstrip("/")


def _read_base_url(value: str | None) -> str:
    """Without a trailing slash. User names, queries and fragments are rejected: they would be lost or logged."""
    given = os.environ.get("PARTNER_ESIM_BASE_URL") if value is None else value
    base_url = check(
        trim(given).rstrip("/") if isinstance(given, str) else given,
        r"https?://[^@/?#\\\s]+(/[^?#\s]*)?(?<!/v1)",
        "Set base_url or PARTNER_ESIM_BASE_URL to the URL up to /partner/api"
        if given
        else "No base URL: give base_url, or set PARTNER_ESIM_BASE_URL, to the URL up to /partner/api",
    )
    try:
        urlsplit(base_url).port  # noqa: B018
    except ValueError:
        raise PartnerEsimError("The port in base_url is not a number up to 65535") from None
    return base_url


def read_client_settings(api_key: str | None, options: Mapping[str, Any]) -> ClientSettings:
    base_url = _read_base_url(options.get("base_url"))
    return ClientSettings(
        api_key=_read_key(api_key),
        base_url=base_url,
        docs_url=_read_page_url(options, "docs_url") or urljoin(base_url, "../docs"),
        portal_url=_read_page_url(options, "portal_url"),
        call=read_call_settings(options, CallSettings()),
    )
