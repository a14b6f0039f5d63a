"""The package's own errors. What a call raises contains neither the API key nor a body in its text."""

from __future__ import annotations


class PartnerEsimError(Exception):
    """Base class of all errors of calls and settings."""

    retryable: bool = False
    """Whether the same call, with the same idempotency key, can succeed now, or after a pause."""
    retryable_after: str | None = None
    """What has to change before the same call, with the same idempotency key, can succeed: `funds`."""
    idempotency_key: str | None = None
    """The key of the request. Retry the call with it within 24 hours, and nothing is done twice."""
    attempts: int = 0
    """How many times the request was sent."""

    @property
    def message(self) -> str:
        return str(self)


class OptionError(PartnerEsimError, TypeError):
    """An option or field that does not exist, or that was not given by its name. As Python raises a TypeError for one,
    it is one too."""


class ApiConnectionError(PartnerEsimError):
    """No complete response arrived. A POST may have been executed: retry it with `idempotency_key`."""


class ApiTimeoutError(ApiConnectionError):
    """An attempt exceeded `timeout_seconds`, or a call or wait exceeded `deadline_seconds`."""
