"""The class of each error code.

Generated from spec/*.tsp by `npm run generate`. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from .._api_error import ApiError

__all__ = (
    "AccountInactiveError",
    "EsimNotFoundError",
    "EsimNotTopupableError",
    "IdempotencyKeyRequiredError",
    "IdempotencyKeyReusedError",
    "InsufficientBalanceError",
    "InternalError",
    "InvalidApiKeyError",
    "InvalidRequestError",
    "InvalidStateError",
    "IpNotAllowedError",
    "LiveModeNotEnabledError",
    "NotFoundError",
    "OrderNotFoundError",
    "PackageNotFoundError",
    "RateLimitedError",
    "RequestInProgressError",
    "SupplierUnavailableError",
    "TopupNotFoundError",
)


class InvalidRequestError(ApiError):
    """A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it
    is the body as a whole. An oversize body is rejected before all other checks, without rate
    limit headers.

    Correct what `param` names and send the request again.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["invalid_request"]: ...

        @property
        def status(self) -> Literal[400]: ...


class IdempotencyKeyRequiredError(ApiError):
    """The POST has no `Idempotency-Key`, or an empty one.

    Send an `Idempotency-Key` with every POST.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["idempotency_key_required"]: ...

        @property
        def status(self) -> Literal[400]: ...

        @property
        def param(self) -> Literal["Idempotency-Key"]: ...


class InvalidApiKeyError(ApiError):
    """The API key is missing, malformed, unknown, revoked or expired.

    Send a valid key as `Authorization: Bearer <key>`.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["invalid_api_key"]: ...

        @property
        def status(self) -> Literal[401]: ...


class InsufficientBalanceError(ApiError):
    """The balance does not cover the total; nothing was charged or created.

    Add funds, then retry with the same `Idempotency-Key`.
    """

    retryable_after = "funds"

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["insufficient_balance"]: ...

        @property
        def status(self) -> Literal[402]: ...


class IpNotAllowedError(ApiError):
    """The request comes from an IP address that is not on the key's allowlist.

    Call from an allowed IP address, or add this one to the key's allowlist in the portal.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["ip_not_allowed"]: ...

        @property
        def status(self) -> Literal[403]: ...


class AccountInactiveError(ApiError):
    """The account has been deactivated; this applies to test and live keys.

    Ask support to activate the account.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["account_inactive"]: ...

        @property
        def status(self) -> Literal[403]: ...


class LiveModeNotEnabledError(ApiError):
    """The key is a live key, and the account is not approved for live orders.

    Use a test key until the account is approved.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["live_mode_not_enabled"]: ...

        @property
        def status(self) -> Literal[403]: ...


class NotFoundError(ApiError):
    """The path, or the method on it, does not exist, or its object does not exist for this key.

    Check the method, the path and the mode of the key.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["not_found"]: ...

        @property
        def status(self) -> Literal[404]: ...


class PackageNotFoundError(ApiError):
    """No package with this id is on sale for the account.

    Read the list again.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["package_not_found"]: ...

        @property
        def status(self) -> Literal[404]: ...


class OrderNotFoundError(ApiError):
    """No order with this id exists for the account in the mode of the key.

    Check the id, and that the key has the mode in which the order was placed.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["order_not_found"]: ...

        @property
        def status(self) -> Literal[404]: ...


class EsimNotFoundError(ApiError):
    """No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an
    ICCID.

    Check the ICCID, and that the key has the mode in which the eSIM was bought.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["esim_not_found"]: ...

        @property
        def status(self) -> Literal[404]: ...


class TopupNotFoundError(ApiError):
    """No top-up with this id exists for the account in the mode of the key.

    Check the id, and that the key has the mode in which the top-up was made.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["topup_not_found"]: ...

        @property
        def status(self) -> Literal[404]: ...


class IdempotencyKeyReusedError(ApiError):
    """The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was
    done.

    Use a new `Idempotency-Key` for a new request.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["idempotency_key_reused"]: ...

        @property
        def status(self) -> Literal[409]: ...

        @property
        def param(self) -> Literal["Idempotency-Key"]: ...


class EsimNotTopupableError(ApiError):
    """The eSIM is expired, cancelled or being cancelled, and cannot be topped up.

    Sell the traveller a new eSIM instead.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["esim_not_topupable"]: ...

        @property
        def status(self) -> Literal[409]: ...


class RequestInProgressError(ApiError):
    """Another request with the same `Idempotency-Key` is in progress.

    Wait a moment and retry with the same `Idempotency-Key`.
    """

    retryable = True

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["request_in_progress"]: ...

        @property
        def status(self) -> Literal[409]: ...

        @property
        def param(self) -> Literal["Idempotency-Key"]: ...


class InvalidStateError(ApiError):
    """The simulated event is not possible in the eSIM's status.

    Simulate `activated` first, so that the eSIM has a suitable status.
    """

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["invalid_state"]: ...

        @property
        def status(self) -> Literal[409]: ...


class RateLimitedError(ApiError):
    """The key's requests for this minute are exhausted, or the IP address has sent too many
    requests with bad keys. The block of an IP address is checked before the key, so its response
    has no rate limit headers.

    Wait as many seconds as `Retry-After` says, then retry.
    """

    retryable = True

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["rate_limited"]: ...

        @property
        def status(self) -> Literal[429]: ...


class InternalError(ApiError):
    """The service itself failed.

    Send the request again, a POST with the same `Idempotency-Key`; if it keeps failing, report
    the request id.
    """

    retryable = True

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["internal_error"]: ...

        @property
        def status(self) -> Literal[500]: ...


class SupplierUnavailableError(ApiError):
    """The supplier cannot be reached. The sandbox returns it for the reference
    `test_supplier_down`; live keys do not get it today, but may in the future.

    Retry with the same `Idempotency-Key` after a short wait.
    """

    retryable = True

    if TYPE_CHECKING:

        @property
        def code(self) -> Literal["supplier_unavailable"]: ...

        @property
        def status(self) -> Literal[503]: ...


ERROR_CLASSES: Final[dict[str, type[ApiError]]] = {
    "invalid_request": InvalidRequestError,
    "idempotency_key_required": IdempotencyKeyRequiredError,
    "invalid_api_key": InvalidApiKeyError,
    "insufficient_balance": InsufficientBalanceError,
    "ip_not_allowed": IpNotAllowedError,
    "account_inactive": AccountInactiveError,
    "live_mode_not_enabled": LiveModeNotEnabledError,
    "not_found": NotFoundError,
    "package_not_found": PackageNotFoundError,
    "order_not_found": OrderNotFoundError,
    "esim_not_found": EsimNotFoundError,
    "topup_not_found": TopupNotFoundError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "esim_not_topupable": EsimNotTopupableError,
    "request_in_progress": RequestInProgressError,
    "invalid_state": InvalidStateError,
    "rate_limited": RateLimitedError,
    "internal_error": InternalError,
    "supplier_unavailable": SupplierUnavailableError,
}
"""The class of each code."""
