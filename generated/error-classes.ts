// Generated from spec/*.tsp by `npm run generate`: the SDK's error classes. Do not edit.

import { ApiErrorBase } from "../sdk/src/core/api-error.ts";

/**
 * A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.
 *
 * Correct what `param` names and send the request again.
 */
export class InvalidRequestError extends ApiErrorBase {
  static override readonly code = "invalid_request";
  declare readonly code: "invalid_request";
  declare readonly status: 400;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The POST has no `Idempotency-Key`, or an empty one.
 *
 * Send an `Idempotency-Key` with every POST.
 */
export class IdempotencyKeyRequiredError extends ApiErrorBase {
  static override readonly code = "idempotency_key_required";
  declare readonly code: "idempotency_key_required";
  declare readonly status: 400;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
  declare readonly param: "Idempotency-Key";
}

/**
 * The API key is missing, malformed, unknown, revoked or expired.
 *
 * Send a valid key as `Authorization: Bearer <key>`.
 */
export class InvalidApiKeyError extends ApiErrorBase {
  static override readonly code = "invalid_api_key";
  declare readonly code: "invalid_api_key";
  declare readonly status: 401;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The balance does not cover the total; nothing was charged or created.
 *
 * Add funds, then retry with the same `Idempotency-Key`.
 */
export class InsufficientBalanceError extends ApiErrorBase {
  static override readonly code = "insufficient_balance";
  declare readonly code: "insufficient_balance";
  declare readonly status: 402;
  declare readonly retryable: false;
  declare readonly retryableAfter: "funds";
}

/**
 * The request comes from an IP address that is not on the key's allowlist.
 *
 * Call from an allowed IP address, or add this one to the key's allowlist in the portal.
 */
export class IpNotAllowedError extends ApiErrorBase {
  static override readonly code = "ip_not_allowed";
  declare readonly code: "ip_not_allowed";
  declare readonly status: 403;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The account has been deactivated; this applies to test and live keys.
 *
 * Ask support to activate the account.
 */
export class AccountInactiveError extends ApiErrorBase {
  static override readonly code = "account_inactive";
  declare readonly code: "account_inactive";
  declare readonly status: 403;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The key is a live key, and the account is not approved for live orders.
 *
 * Use a test key until the account is approved.
 */
export class LiveModeNotEnabledError extends ApiErrorBase {
  static override readonly code = "live_mode_not_enabled";
  declare readonly code: "live_mode_not_enabled";
  declare readonly status: 403;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The path, or the method on it, does not exist, or its object does not exist for this key.
 *
 * Check the method, the path and the mode of the key.
 */
export class NotFoundError extends ApiErrorBase {
  static override readonly code = "not_found";
  declare readonly code: "not_found";
  declare readonly status: 404;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * No package with this id is on sale for the account.
 *
 * Read the list again.
 */
export class PackageNotFoundError extends ApiErrorBase {
  static override readonly code = "package_not_found";
  declare readonly code: "package_not_found";
  declare readonly status: 404;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * No order with this id exists for the account in the mode of the key.
 *
 * Check the id, and that the key has the mode in which the order was placed.
 */
export class OrderNotFoundError extends ApiErrorBase {
  static override readonly code = "order_not_found";
  declare readonly code: "order_not_found";
  declare readonly status: 404;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
 *
 * Check the ICCID, and that the key has the mode in which the eSIM was bought.
 */
export class EsimNotFoundError extends ApiErrorBase {
  static override readonly code = "esim_not_found";
  declare readonly code: "esim_not_found";
  declare readonly status: 404;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * No top-up with this id exists for the account in the mode of the key.
 *
 * Check the id, and that the key has the mode in which the top-up was made.
 */
export class TopupNotFoundError extends ApiErrorBase {
  static override readonly code = "topup_not_found";
  declare readonly code: "topup_not_found";
  declare readonly status: 404;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
 *
 * Use a new `Idempotency-Key` for a new request.
 */
export class IdempotencyKeyReusedError extends ApiErrorBase {
  static override readonly code = "idempotency_key_reused";
  declare readonly code: "idempotency_key_reused";
  declare readonly status: 409;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
  declare readonly param: "Idempotency-Key";
}

/**
 * The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
 *
 * Sell the traveller a new eSIM instead.
 */
export class EsimNotTopupableError extends ApiErrorBase {
  static override readonly code = "esim_not_topupable";
  declare readonly code: "esim_not_topupable";
  declare readonly status: 409;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * Another request with the same `Idempotency-Key` is in progress.
 *
 * Wait a moment and retry with the same `Idempotency-Key`.
 */
export class RequestInProgressError extends ApiErrorBase {
  static override readonly code = "request_in_progress";
  declare readonly code: "request_in_progress";
  declare readonly status: 409;
  declare readonly retryable: true;
  declare readonly retryableAfter: undefined;
  declare readonly param: "Idempotency-Key";
}

/**
 * The simulated event is not possible in the eSIM's status.
 *
 * Simulate `activated` first, so that the eSIM has a suitable status.
 */
export class InvalidStateError extends ApiErrorBase {
  static override readonly code = "invalid_state";
  declare readonly code: "invalid_state";
  declare readonly status: 409;
  declare readonly retryable: false;
  declare readonly retryableAfter: undefined;
}

/**
 * The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers.
 *
 * Wait as many seconds as `Retry-After` says, then retry.
 */
export class RateLimitedError extends ApiErrorBase {
  static override readonly code = "rate_limited";
  declare readonly code: "rate_limited";
  declare readonly status: 429;
  declare readonly retryable: true;
  declare readonly retryableAfter: undefined;
}

/**
 * The service itself failed.
 *
 * Send the request again, a POST with the same `Idempotency-Key`; if it keeps failing, report the request id.
 */
export class InternalError extends ApiErrorBase {
  static override readonly code = "internal_error";
  declare readonly code: "internal_error";
  declare readonly status: 500;
  declare readonly retryable: true;
  declare readonly retryableAfter: undefined;
}

/**
 * The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future.
 *
 * Retry with the same `Idempotency-Key` after a short wait.
 */
export class SupplierUnavailableError extends ApiErrorBase {
  static override readonly code = "supplier_unavailable";
  declare readonly code: "supplier_unavailable";
  declare readonly status: 503;
  declare readonly retryable: true;
  declare readonly retryableAfter: undefined;
}

/** An error of the API with a code of the catalogue. */
export type CataloguedError =
  | InvalidRequestError
  | IdempotencyKeyRequiredError
  | InvalidApiKeyError
  | InsufficientBalanceError
  | IpNotAllowedError
  | AccountInactiveError
  | LiveModeNotEnabledError
  | NotFoundError
  | PackageNotFoundError
  | OrderNotFoundError
  | EsimNotFoundError
  | TopupNotFoundError
  | IdempotencyKeyReusedError
  | EsimNotTopupableError
  | RequestInProgressError
  | InvalidStateError
  | RateLimitedError
  | InternalError
  | SupplierUnavailableError;
