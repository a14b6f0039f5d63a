// Generated from spec/*.tsp by `npm run generate`: the SDK's resources and their methods. Do not edit.

import type { OperationId } from "./routes.ts";
import type { operations } from "./types.ts";

/** The operations that answer with an image. */
export type BinaryOperationId = "qr";

/** One operation as the core needs it to make the request. */
export interface Endpoint<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Whether the request carries an idempotency key. */
  readonly idempotent?: boolean;
  /** Whether the answer is an image and no JSON. */
  readonly binary?: boolean;
}

/** What a caller gives for one request. */
export interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object;
}

type Body<Response> = Response extends { content: infer Content extends object } ? Content[keyof Content] : never;
type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 ? Body<Responses[Status]> : never;
}[keyof Responses];

/** What an operation answers when it succeeds; an image comes as bytes. */
export type Result<Id extends OperationId> = Id extends BinaryOperationId
  ? ArrayBuffer
  : Success<operations[Id]["responses"]>;

/** An item of a paginated list. */
export type Item<Id extends OperationId> = Result<Id> extends { data: (infer Member)[] } ? Member : never;

type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: { "application/json": infer Content } } }
  ? Content
  : never;

/** What can be set for a single call. */
export interface RequestOptions {
  /** Ends the request and any waiting between attempts. */
  signal?: AbortSignal;
  /** The longest that one attempt may take. */
  timeoutMs?: number;
  /** How often to try again. */
  maxRetries?: number;
  /** The idempotency key of a POST; a random one is used when none is given. */
  idempotencyKey?: string;
}

/** One page of a list, from which the others can be reached. */
export interface Page<Member> {
  readonly data: Member[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A list that is waited for page by page, or walked item by item. */
export interface List<Member> extends PromiseLike<Page<Member>>, AsyncIterable<Member> {}

/** The part of a client that its resources stand on. */
export interface Core {
  request<Id extends OperationId>(endpoint: Endpoint<Id>, input: Input, options?: RequestOptions): Promise<Result<Id>>;
  list<Id extends OperationId>(endpoint: Endpoint<Id>, input: Input, options?: RequestOptions): List<Item<Id>>;
}

/** `client.countries` */
export class Countries {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * List destinations.
   *
   * List the destinations you can sell: countries first and then regions, each kind by name, all in one piece.
   *
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.countries-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.countries-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.countries-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.countries-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.countries-list.403-live-mode-not-enabled)
   * @throws 500 `internal_error`: the service itself failed. (errors.countries-list.500-internal-error)
   */
  list(options?: RequestOptions): Promise<Result<"countriesList">> {
    return this.#core.request({ id: "countriesList", method: "GET", path: "/v1/countries" }, {}, options);
  }
}

/** `client.packages` */
export class Packages {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * List packages.
   *
   * List the packages that are on sale for you, ordered by the number in their id.
   *
   * Of packages that are much alike (same destination, and nearly the same data and days) one is listed: the one that the service's own store sells, or else the cheapest for you. Which one it is can change, and another partner may see another, while an id you have kept can be read and ordered for as long as that package is on sale. Refresh your copy of the catalogue at least once a day.
   *
   * @param query Filters and paging; leave out what you do not need.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.packages-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.packages-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.packages-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.packages-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.packages-list.403-live-mode-not-enabled)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.packages-list.400-invalid-request)
   * @throws 500 `internal_error`: the service itself failed. (errors.packages-list.500-internal-error)
   */
  list(query: Query<"packagesList"> = {}, options?: RequestOptions): List<Item<"packagesList">> {
    return this.#core.list({ id: "packagesList", method: "GET", path: "/v1/packages" }, { query }, options);
  }

  /**
   * Get a package.
   *
   * Read one package. An answer of 200 means that it can be ordered at this moment.
   *
   * @param id The id of the package.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.packages-get.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.packages-get.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.packages-get.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.packages-get.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.packages-get.403-live-mode-not-enabled)
   * @throws 404 `package_not_found`: no package with this id is on sale for the account. (errors.packages-get.404-package-not-found)
   * @throws 500 `internal_error`: the service itself failed. (errors.packages-get.500-internal-error)
   */
  get(id: string, options?: RequestOptions): Promise<Result<"packagesGet">> {
    return this.#core.request({ id: "packagesGet", method: "GET", path: "/v1/packages/{id}" }, { path: { id } }, options);
  }
}

/** `client.balance` */
export class Balance {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Get the balance.
   *
   * Read the balance. With a test key it is the virtual balance of the sandbox, which starts at 1000000.00 INR and is filled up to that again as soon as an order or top-up leaves it below 10000.00.
   *
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.balance-get.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.balance-get.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.balance-get.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.balance-get.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.balance-get.403-live-mode-not-enabled)
   * @throws 500 `internal_error`: the service itself failed. (errors.balance-get.500-internal-error)
   */
  get(options?: RequestOptions): Promise<Result<"balanceGet">> {
    return this.#core.request({ id: "balanceGet", method: "GET", path: "/v1/balance" }, {}, options);
  }
}

/** `client.orders` */
export class Orders {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Get an order.
   *
   * Read one order with the eSIMs issued for it so far.
   *
   * @param id The id of the order.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.orders-get.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.orders-get.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.orders-get.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.orders-get.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.orders-get.403-live-mode-not-enabled)
   * @throws 404 `order_not_found`: no order with this id exists for the account in the mode of the key. (errors.orders-get.404-order-not-found)
   * @throws 500 `internal_error`: the service itself failed. (errors.orders-get.500-internal-error)
   */
  get(id: string, options?: RequestOptions): Promise<Result<"ordersGet">> {
    return this.#core.request({ id: "ordersGet", method: "GET", path: "/v1/orders/{id}" }, { path: { id } }, options);
  }

  /**
   * List orders.
   *
   * List orders, newest first, those placed by your staff in the portal included. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.
   *
   * @param query Filters and paging; leave out what you do not need.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.orders-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.orders-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.orders-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.orders-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.orders-list.403-live-mode-not-enabled)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.orders-list.400-invalid-request)
   * @throws 500 `internal_error`: the service itself failed. (errors.orders-list.500-internal-error)
   */
  list(query: Query<"ordersList"> = {}, options?: RequestOptions): List<Item<"ordersList">> {
    return this.#core.list({ id: "ordersList", method: "GET", path: "/v1/orders" }, { query }, options);
  }

  /**
   * Create an order.
   *
   * Buy `quantity` eSIMs of one package. The total, the package's price of this moment times `quantity`, is charged at once, and the answer waits up to about 20 seconds for the eSIMs: give your client a timeout of 30 seconds or more.
   *
   * A 201 means that the order was made, not that it succeeded, so look at `status`. An order that is still `processing` becomes final by itself: read it again, or wait for its event. When the mobile network could not deliver, the order is `failed` or `partially_completed` and the money for what is missing is back on the balance; to try again use a new `Idempotency-Key`.
   *
   * In the sandbox an order is completed at once, unless its `customer_ref` begins with one of these: `test_insufficient_balance` is answered 402, `test_supplier_down` 503, `test_order_failed` makes an order that fails, and `test_processing` one that is completed 10 to 25 seconds later. The last two are charged first, so the balance must cover them. With live keys these are ordinary references.
   *
   * @param body What to send.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.orders-create.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.orders-create.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.orders-create.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.orders-create.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.orders-create.403-live-mode-not-enabled)
   * @throws 400 `idempotency_key_required`: the POST has no `Idempotency-Key`, or an empty one. (errors.orders-create.400-idempotency-key-required)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.orders-create.400-invalid-request)
   * @throws 409 `idempotency_key_reused`: the `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done. (errors.orders-create.409-idempotency-key-reused)
   * @throws 409 `request_in_progress`: another request with the same `Idempotency-Key` is still running. (errors.orders-create.409-request-in-progress)
   * @throws 404 `package_not_found`: no package with this id is on sale for the account. (errors.orders-create.404-package-not-found)
   * @throws 503 `supplier_unavailable`: the mobile network cannot be reached. (errors.orders-create.503-supplier-unavailable)
   * @throws 402 `insufficient_balance`: the balance does not cover the total; nothing was charged and nothing made. (errors.orders-create.402-insufficient-balance)
   * @throws 500 `internal_error`: the service itself failed. (errors.orders-create.500-internal-error)
   */
  create(body: RequestBody<"ordersCreate">, options?: RequestOptions): Promise<Result<"ordersCreate">> {
    return this.#core.request({ id: "ordersCreate", method: "POST", path: "/v1/orders", idempotent: true }, { body }, options);
  }
}

/** `client.esims.topupPackages` */
export class EsimsTopupPackages {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * List an eSIM's top-up packages.
   *
   * The packages that this eSIM can take, at your price, cheapest first, all in one answer of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them need not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.topup-packages-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.topup-packages-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.topup-packages-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.topup-packages-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.topup-packages-list.403-live-mode-not-enabled)
   * @throws 404 `esim_not_found`: no eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.topup-packages-list.404-esim-not-found)
   * @throws 409 `esim_not_topupable`: the eSIM is expired, cancelled or being cancelled, and cannot be topped up. (errors.topup-packages-list.409-esim-not-topupable)
   * @throws 500 `internal_error`: the service itself failed. (errors.topup-packages-list.500-internal-error)
   */
  list(iccid: string, options?: RequestOptions): Promise<Result<"topupPackagesList">> {
    return this.#core.request({ id: "topupPackagesList", method: "GET", path: "/v1/esims/{iccid}/topup-packages" }, { path: { iccid } }, options);
  }
}

/** `client.esims.topups` */
export class EsimsTopups {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Top up an eSIM.
   *
   * Adds one of the eSIM's top-up packages to it. The price is charged to the balance at once; data and validity grow when the top-up is completed, which is mostly before the answer. The call waits about 20 seconds for the network and then answers `processing`.
   *
   * Look at `status`: a top-up that the network refused is answered `201` with `failed`, its amount returned, and needs a new `Idempotency-Key` to be tried again.
   *
   * The added days lengthen the present validity: `expires_at` stays `activated_at` plus all days. An unlimited eSIM gains days only. Several top-ups of one eSIM can run at the same time; each is charged and applied on its own.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was given.
   * @param body What to send.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.topups-create.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.topups-create.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.topups-create.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.topups-create.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.topups-create.403-live-mode-not-enabled)
   * @throws 400 `idempotency_key_required`: the POST has no `Idempotency-Key`, or an empty one. (errors.topups-create.400-idempotency-key-required)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.topups-create.400-invalid-request)
   * @throws 409 `idempotency_key_reused`: the `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done. (errors.topups-create.409-idempotency-key-reused)
   * @throws 409 `request_in_progress`: another request with the same `Idempotency-Key` is still running. (errors.topups-create.409-request-in-progress)
   * @throws 404 `esim_not_found`: no eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.topups-create.404-esim-not-found)
   * @throws 409 `esim_not_topupable`: the eSIM is expired, cancelled or being cancelled, and cannot be topped up. (errors.topups-create.409-esim-not-topupable)
   * @throws 404 `package_not_found`: the package is not one that this eSIM can take, real though it may be. (errors.topups-create.404-package-not-found)
   * @throws 503 `supplier_unavailable`: the mobile network cannot be reached. (errors.topups-create.503-supplier-unavailable)
   * @throws 402 `insufficient_balance`: the balance does not cover the total; nothing was charged and nothing made. (errors.topups-create.402-insufficient-balance)
   * @throws 500 `internal_error`: the service itself failed. (errors.topups-create.500-internal-error)
   */
  create(iccid: string, body: RequestBody<"topupsCreate">, options?: RequestOptions): Promise<Result<"topupsCreate">> {
    return this.#core.request({ id: "topupsCreate", method: "POST", path: "/v1/esims/{iccid}/topups", idempotent: true }, { path: { iccid }, body }, options);
  }

  /**
   * List an eSIM's top-ups.
   *
   * All top-ups of one eSIM in every status, newest first.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was given.
   * @param query Filters and paging; leave out what you do not need.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.topups-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.topups-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.topups-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.topups-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.topups-list.403-live-mode-not-enabled)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.topups-list.400-invalid-request)
   * @throws 404 `esim_not_found`: no eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.topups-list.404-esim-not-found)
   * @throws 500 `internal_error`: the service itself failed. (errors.topups-list.500-internal-error)
   */
  list(iccid: string, query: Query<"topupsList"> = {}, options?: RequestOptions): List<Item<"topupsList">> {
    return this.#core.list({ id: "topupsList", method: "GET", path: "/v1/esims/{iccid}/topups" }, { path: { iccid }, query }, options);
  }
}

/** `client.esims` */
export class Esims {
  readonly #core: Core;
  readonly topupPackages: EsimsTopupPackages;
  readonly topups: EsimsTopups;

  constructor(core: Core) {
    this.#core = core;
    this.topupPackages = new EsimsTopupPackages(core);
    this.topups = new EsimsTopups(core);
  }

  /**
   * List eSIMs.
   *
   * The eSIMs of the account in the mode of the key, newest first, with the usage figures known last. Units that were never issued are not among them. Every filter given must hold.
   *
   * @param query Filters and paging; leave out what you do not need.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.esims-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.esims-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.esims-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.esims-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.esims-list.403-live-mode-not-enabled)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.esims-list.400-invalid-request)
   * @throws 500 `internal_error`: the service itself failed. (errors.esims-list.500-internal-error)
   */
  list(query: Query<"esimsList"> = {}, options?: RequestOptions): List<Item<"esimsList">> {
    return this.#core.list({ id: "esimsList", method: "GET", path: "/v1/esims" }, { query }, options);
  }

  /**
   * Get an eSIM.
   *
   * One eSIM in full. For a live eSIM the network is asked for fresh usage, at most once a minute; where it doesn't answer in time, the figures known last are shown.
   *
   * @param iccid The ICCID, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.esims-get.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.esims-get.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.esims-get.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.esims-get.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.esims-get.403-live-mode-not-enabled)
   * @throws 404 `esim_not_found`: no eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.esims-get.404-esim-not-found)
   * @throws 500 `internal_error`: the service itself failed. (errors.esims-get.500-internal-error)
   */
  get(iccid: string, options?: RequestOptions): Promise<Result<"esimsGet">> {
    return this.#core.request({ id: "esimsGet", method: "GET", path: "/v1/esims/{iccid}" }, { path: { iccid } }, options);
  }
}

/** `client.topups` */
export class Topups {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Get a top-up.
   *
   * One top-up, as it is now.
   *
   * @param id The id of the top-up, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.topups-get.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.topups-get.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.topups-get.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.topups-get.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.topups-get.403-live-mode-not-enabled)
   * @throws 404 `topup_not_found`: no top-up with this id exists for the account in the mode of the key. (errors.topups-get.404-topup-not-found)
   * @throws 500 `internal_error`: the service itself failed. (errors.topups-get.500-internal-error)
   */
  get(id: string, options?: RequestOptions): Promise<Result<"topupsGet">> {
    return this.#core.request({ id: "topupsGet", method: "GET", path: "/v1/topups/{id}" }, { path: { id } }, options);
  }
}

/** `client.events` */
export class Events {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * List events.
   *
   * The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times at which the account had an enabled live webhook endpoint.
   *
   * @param query Filters and paging; leave out what you do not need.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.events-list.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.events-list.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.events-list.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.events-list.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.events-list.403-live-mode-not-enabled)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.events-list.400-invalid-request)
   * @throws 500 `internal_error`: the service itself failed. (errors.events-list.500-internal-error)
   */
  list(query: Query<"eventsList"> = {}, options?: RequestOptions): List<Item<"eventsList">> {
    return this.#core.list({ id: "eventsList", method: "GET", path: "/v1/events" }, { query }, options);
  }

  /**
   * Get an event.
   *
   * One event, exactly as it was when it was created.
   *
   * @param id The id of the event, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.events-get.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.events-get.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.events-get.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.events-get.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.events-get.403-live-mode-not-enabled)
   * @throws 404 `not_found`: no event with this id exists for the account in the mode of the key, or it is older than 30 days. (errors.events-get.404-not-found)
   * @throws 500 `internal_error`: the service itself failed. (errors.events-get.500-internal-error)
   */
  get(id: string, options?: RequestOptions): Promise<Result<"eventsGet">> {
    return this.#core.request({ id: "eventsGet", method: "GET", path: "/v1/events/{id}" }, { path: { id } }, options);
  }
}

/** `client.sandbox.esims` */
export class SandboxEsims {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Simulate an eSIM event.
   *
   * Makes something happen to a test eSIM and answers with the eSIM after it. Its event is recorded at once, and sent to test webhook endpoints if there are any.
   *
   * What changes nothing (a usage level already reached, `activated` on an active or depleted eSIM, `expired` on an expired one) answers with the eSIM as it is and sends nothing. What doesn't fit the status is refused with `invalid_state`: anything but `activated` on a ready eSIM, anything but `expired` on an expired one, and anything on a cancelled one.
   *
   * @param iccid The ICCID of one of the account's test eSIMs; it begins with `8999999`.
   * @param body What to send.
   * @param options Settings for this call alone.
   * @throws 401 `invalid_api_key`: the API key is missing, malformed, unknown, revoked or expired. (errors.simulate.401-invalid-api-key)
   * @throws 429 `rate_limited`: the key's requests for this minute are used up, or the address has sent too many requests with bad keys. (errors.simulate.429-rate-limited)
   * @throws 403 `ip_not_allowed`: the request comes from an address that is not on the key's allowlist. (errors.simulate.403-ip-not-allowed)
   * @throws 403 `account_inactive`: the account has been deactivated; test and live keys are refused alike. (errors.simulate.403-account-inactive)
   * @throws 403 `live_mode_not_enabled`: the key is a live one, and the account is not approved for live orders. (errors.simulate.403-live-mode-not-enabled)
   * @throws 404 `not_found`: the key is a live key; for those the sandbox does not exist, whatever else the request holds. (errors.simulate.404-not-found)
   * @throws 400 `idempotency_key_required`: the POST has no `Idempotency-Key`, or an empty one. (errors.simulate.400-idempotency-key-required)
   * @throws 400 `invalid_request`: some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.simulate.400-invalid-request)
   * @throws 409 `idempotency_key_reused`: the `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done. (errors.simulate.409-idempotency-key-reused)
   * @throws 409 `request_in_progress`: another request with the same `Idempotency-Key` is still running. (errors.simulate.409-request-in-progress)
   * @throws 404 `esim_not_found`: no eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.simulate.404-esim-not-found)
   * @throws 409 `invalid_state`: the simulated event does not fit the status of the eSIM. (errors.simulate.409-invalid-state)
   * @throws 500 `internal_error`: the service itself failed. (errors.simulate.500-internal-error)
   */
  simulate(iccid: string, body: RequestBody<"simulate">, options?: RequestOptions): Promise<Result<"simulate">> {
    return this.#core.request({ id: "simulate", method: "POST", path: "/v1/sandbox/esims/{iccid}/simulate", idempotent: true }, { path: { iccid }, body }, options);
  }
}

/** `client.sandbox` */
export class Sandbox {
  readonly esims: SandboxEsims;

  constructor(core: Core) {
    this.esims = new SandboxEsims(core);
  }
}

/** `client.qr` */
export class Qr {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Get a QR image.
   *
   * The QR image that a phone's camera reads to install the eSIM. Take the address from `qr_code_url` as it stands and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it to the traveller only.
   *
   * @param token The signed part of the address.
   * @param options Settings for this call alone.
   * @throws 429 `rate_limited`: the address has asked for more QR images than allowed in a minute, or has sent too many requests with bad keys. (errors.qr.429-rate-limited)
   * @throws 404 `not_found`: the token is not valid, or its eSIM has been cancelled. (errors.qr.404-not-found)
   * @throws 500 `internal_error`: the service itself failed to make the image. (errors.qr.500-internal-error)
   */
  get(token: string, options?: RequestOptions): Promise<Result<"qr">> {
    return this.#core.request({ id: "qr", method: "GET", path: "/v1/qr/{token}.png", binary: true }, { path: { token } }, options);
  }
}

export interface Resources {
  readonly countries: Countries;
  readonly packages: Packages;
  readonly balance: Balance;
  readonly orders: Orders;
  readonly esims: Esims;
  readonly topups: Topups;
  readonly events: Events;
  readonly sandbox: Sandbox;
  readonly qr: Qr;
}

/** Every resource on one core. */
export function createResources(core: Core): Resources {
  return {
    countries: new Countries(core),
    packages: new Packages(core),
    balance: new Balance(core),
    orders: new Orders(core),
    esims: new Esims(core),
    topups: new Topups(core),
    events: new Events(core),
    sandbox: new Sandbox(core),
    qr: new Qr(core),
  };
}
