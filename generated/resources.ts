// Generated from spec/*.tsp by `npm run generate`: the SDK's resources and their methods. Do not edit.

import type { Client } from "../sdk/src/core/client.ts";
import { readImage } from "../sdk/src/core/image.ts";
import type { Given, RequestOptions, WaitOptions, WriteOptions } from "../sdk/src/core/options.ts";
import { type List, list } from "../sdk/src/core/pages.ts";
import type { Result } from "../sdk/src/core/result.ts";
import { type Settled, waitUntilFinal } from "../sdk/src/core/settlement.ts";
import type {
  Balance,
  CreateOrder,
  CreateTopup,
  Destination,
  DestinationList,
  Esim,
  EsimDetail,
  EsimPage,
  EsimStatus,
  Event,
  EventPage,
  EventType,
  Order,
  OrderPage,
  OrderStatus,
  Package,
  PackageList,
  PackagePage,
  SimulateEsim,
  TimeFilter,
  Topup,
  TopupPage,
} from "./models.ts";

/** `client.countries`. Destinations, and the data packages that are on sale for them at your price. */
export class CountriesResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List destinations.
   *
   * List the destinations you can sell: countries first and then regions, each kind by name, all in one piece.
   *
   * @param options Settings for this call alone.
   */
  list(options?: RequestOptions): List<Destination, DestinationList> {
    return list(this.#client, { method: "GET", path: "/v1/countries" }, {}, options);
  }
}

/** What `client.packages.list` can be asked for. */
export interface PackagesListQuery {
  /** Two letters, in either case: packages that work in this country, regional and global ones included. A code that no country has gives an empty list. */
  country?: string | undefined;
  /** The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes made from names (`asia-pacific`) still work; an unknown one gives an empty list. */
  region?: string | undefined;
  /** `true` lists unlimited packages only, `false` metered ones only. */
  unlimited?: boolean | undefined;
  /** A text to look for, in either case, anywhere in the package's name, in the name of its destination or in the names of its countries. No character has a special meaning. */
  q?: string | undefined;
  /** How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
  limit?: number | undefined;
  /** `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
  cursor?: string | undefined;
}

/** `client.packages`. Destinations, and the data packages that are on sale for them at your price. */
export class PackagesResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List packages.
   *
   * List the packages that are on sale for you, ordered by the number in their id.
   *
   * Of packages that are much alike (same destination, and nearly the same data and days) one is listed: the one that the service's own store sells, or else the cheapest for you. Which one it is can change, and another partner may see another, while an id you have kept can be read and ordered for as long as that package is on sale. Refresh your copy of the catalogue at least once a day.
   *
   * @param query Filters and the size of pages.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.packages-list.400-invalid-request)
   */
  list(query?: PackagesListQuery, options?: RequestOptions): List<Package, PackagePage> {
    return list(this.#client, { method: "GET", path: "/v1/packages" }, { query }, options);
  }

  /**
   * Get a package.
   *
   * Read one package. An answer of 200 means that it can be ordered at this moment.
   *
   * @param id The id of the package.
   * @param options Settings for this call alone.
   * @throws {@link PackageNotFoundError} No package with this id is on sale for the account. (errors.packages-get.404-package-not-found)
   */
  get(id: string, options?: RequestOptions): Result<Package> {
    return this.#client.call({ method: "GET", path: "/v1/packages/{id}" }, { path: { id } }, options);
  }
}

/** `client.balance`. The prepaid balance that orders and top-ups are charged to. */
export class BalanceResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get the balance.
   *
   * Read the balance. With a test key it is the virtual balance of the sandbox, which starts at 1000000.00 INR and is filled up to that again as soon as an order or top-up leaves it below 10000.00.
   *
   * @param options Settings for this call alone.
   */
  get(options?: RequestOptions): Result<Balance> {
    return this.#client.call({ method: "GET", path: "/v1/balance" }, {}, options);
  }
}

/** What `client.orders.list` can be asked for. */
export interface OrdersListQuery {
  /** Orders in this status. */
  status?: OrderStatus | undefined;
  /** Orders with exactly this reference, letter case included. */
  customer_ref?: string | undefined;
  /** Orders placed at this moment or later. */
  created_after?: TimeFilter | undefined;
  /** Orders placed before this moment, and not at it. */
  created_before?: TimeFilter | undefined;
  /** How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
  limit?: number | undefined;
  /** `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
  cursor?: string | undefined;
}

/** `client.orders`. Buying eSIMs, and reading what became of each order. */
export class OrdersResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get an order.
   *
   * Read one order with the eSIMs issued for it so far.
   *
   * @param id The id of the order.
   * @param options Settings for this call alone.
   * @throws {@link OrderNotFoundError} No order with this id exists for the account in the mode of the key. (errors.orders-get.404-order-not-found)
   */
  get(id: string, options?: RequestOptions): Result<Order> {
    return this.#client.call({ method: "GET", path: "/v1/orders/{id}" }, { path: { id } }, options);
  }

  /**
   * Wait until it is final.
   *
   * It is read after growing waits until its `status` is no longer `processing`. Look at the status then: the end can be a failure. A {@link TimeoutError} tells that it was not seen to be final within `deadlineMs`.
   *
   * @param id The id of the order.
   * @param options Settings for this wait alone.
   * @throws {@link OrderNotFoundError} No order with this id exists for the account in the mode of the key. (errors.orders-get.404-order-not-found)
   */
  waitUntilFinal(id: string, options?: WaitOptions): Promise<Settled<Order, "processing">> {
    return waitUntilFinal(this.#client, { method: "GET", path: "/v1/orders/{id}" }, { path: { id } }, "processing", options);
  }

  /**
   * List orders.
   *
   * List orders, newest first, those placed by your staff in the portal included. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.
   *
   * @param query Filters and the size of pages.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.orders-list.400-invalid-request)
   */
  list(query?: OrdersListQuery, options?: RequestOptions): List<Order, OrderPage> {
    return list(this.#client, { method: "GET", path: "/v1/orders" }, { query }, options);
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
   * @throws {@link IdempotencyKeyRequiredError} The POST has no `Idempotency-Key`, or an empty one. (errors.orders-create.400-idempotency-key-required)
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.orders-create.400-invalid-request)
   * @throws {@link IdempotencyKeyReusedError} The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done. (errors.orders-create.409-idempotency-key-reused)
   * @throws {@link RequestInProgressError} Another request with the same `Idempotency-Key` is still running. (errors.orders-create.409-request-in-progress)
   * @throws {@link PackageNotFoundError} No package with this id is on sale for the account. (errors.orders-create.404-package-not-found)
   * @throws {@link SupplierUnavailableError} The mobile network cannot be reached. (errors.orders-create.503-supplier-unavailable)
   * @throws {@link InsufficientBalanceError} The balance does not cover the total; nothing was charged and nothing made. (errors.orders-create.402-insufficient-balance)
   */
  create(body: Given<CreateOrder>, options?: WriteOptions): Result<Order> {
    return this.#client.call({ method: "POST", path: "/v1/orders", idempotent: true }, { body }, options);
  }
}

/** `client.esims.topupPackages`. Adding data and days to an eSIM that a traveller already has. */
export class EsimsTopupPackagesResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List an eSIM's top-up packages.
   *
   * The packages that this eSIM can take, at your price, cheapest first, all in one answer of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them need not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.topup-packages-list.404-esim-not-found)
   * @throws {@link EsimNotTopupableError} The eSIM is expired, cancelled or being cancelled, and cannot be topped up. (errors.topup-packages-list.409-esim-not-topupable)
   */
  list(iccid: string, options?: RequestOptions): List<Package, PackageList> {
    return list(this.#client, { method: "GET", path: "/v1/esims/{iccid}/topup-packages" }, { path: { iccid } }, options);
  }
}

/** What `client.esims.topups.list` can be asked for. */
export interface TopupsListQuery {
  /** How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
  limit?: number | undefined;
  /** `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
  cursor?: string | undefined;
}

/** `client.esims.topups`. Adding data and days to an eSIM that a traveller already has. */
export class EsimsTopupsResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
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
   * @throws {@link IdempotencyKeyRequiredError} The POST has no `Idempotency-Key`, or an empty one. (errors.topups-create.400-idempotency-key-required)
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.topups-create.400-invalid-request)
   * @throws {@link IdempotencyKeyReusedError} The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done. (errors.topups-create.409-idempotency-key-reused)
   * @throws {@link RequestInProgressError} Another request with the same `Idempotency-Key` is still running. (errors.topups-create.409-request-in-progress)
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.topups-create.404-esim-not-found)
   * @throws {@link EsimNotTopupableError} The eSIM is expired, cancelled or being cancelled, and cannot be topped up. (errors.topups-create.409-esim-not-topupable)
   * @throws {@link PackageNotFoundError} The package is not one that this eSIM can take, real though it may be. (errors.topups-create.404-package-not-found)
   * @throws {@link SupplierUnavailableError} The mobile network cannot be reached. (errors.topups-create.503-supplier-unavailable)
   * @throws {@link InsufficientBalanceError} The balance does not cover the total; nothing was charged and nothing made. (errors.topups-create.402-insufficient-balance)
   */
  create(iccid: string, body: Given<CreateTopup>, options?: WriteOptions): Result<Topup> {
    return this.#client.call({ method: "POST", path: "/v1/esims/{iccid}/topups", idempotent: true }, { path: { iccid }, body }, options);
  }

  /**
   * List an eSIM's top-ups.
   *
   * All top-ups of one eSIM in every status, newest first.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was given.
   * @param query Filters and the size of pages.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.topups-list.400-invalid-request)
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.topups-list.404-esim-not-found)
   */
  list(iccid: string, query?: TopupsListQuery, options?: RequestOptions): List<Topup, TopupPage> {
    return list(this.#client, { method: "GET", path: "/v1/esims/{iccid}/topups" }, { path: { iccid }, query }, options);
  }
}

/** What `client.esims.list` can be asked for. */
export interface EsimsListQuery {
  /** Only eSIMs in this status. */
  status?: EsimStatus | undefined;
  /** Only eSIMs whose order has exactly this reference, upper and lower case being different. References of top-ups don't count. */
  customer_ref?: string | undefined;
  /** How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
  limit?: number | undefined;
  /** `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
  cursor?: string | undefined;
}

/** `client.esims`. Install details, status and data use of the eSIMs you have bought. */
export class EsimsResource {
  readonly #client: Client;
  /** Adding data and days to an eSIM that a traveller already has. */
  readonly topupPackages: EsimsTopupPackagesResource;
  /** Adding data and days to an eSIM that a traveller already has. */
  readonly topups: EsimsTopupsResource;

  constructor(client: Client) {
    this.#client = client;
    this.topupPackages = new EsimsTopupPackagesResource(client);
    this.topups = new EsimsTopupsResource(client);
  }

  /**
   * List eSIMs.
   *
   * The eSIMs of the account in the mode of the key, newest first, with the usage figures known last. Units that were never issued are not among them. Every filter given must hold.
   *
   * @param query Filters and the size of pages.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.esims-list.400-invalid-request)
   */
  list(query?: EsimsListQuery, options?: RequestOptions): List<Esim, EsimPage> {
    return list(this.#client, { method: "GET", path: "/v1/esims" }, { query }, options);
  }

  /**
   * Get an eSIM.
   *
   * One eSIM in full. For a live eSIM the network is asked for fresh usage, at most once a minute; where it doesn't answer in time, the figures known last are shown.
   *
   * @param iccid The ICCID, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.esims-get.404-esim-not-found)
   */
  get(iccid: string, options?: RequestOptions): Result<EsimDetail> {
    return this.#client.call({ method: "GET", path: "/v1/esims/{iccid}" }, { path: { iccid } }, options);
  }
}

/** `client.topups`. Adding data and days to an eSIM that a traveller already has. */
export class TopupsResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get a top-up.
   *
   * One top-up, as it is now.
   *
   * @param id The id of the top-up, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws {@link TopupNotFoundError} No top-up with this id exists for the account in the mode of the key. (errors.topups-get.404-topup-not-found)
   */
  get(id: string, options?: RequestOptions): Result<Topup> {
    return this.#client.call({ method: "GET", path: "/v1/topups/{id}" }, { path: { id } }, options);
  }

  /**
   * Wait until it is final.
   *
   * It is read after growing waits until its `status` is no longer `processing`. Look at the status then: the end can be a failure. A {@link TimeoutError} tells that it was not seen to be final within `deadlineMs`.
   *
   * @param id The id of the top-up, exactly as it was given.
   * @param options Settings for this wait alone.
   * @throws {@link TopupNotFoundError} No top-up with this id exists for the account in the mode of the key. (errors.topups-get.404-topup-not-found)
   */
  waitUntilFinal(id: string, options?: WaitOptions): Promise<Settled<Topup, "processing">> {
    return waitUntilFinal(this.#client, { method: "GET", path: "/v1/topups/{id}" }, { path: { id } }, "processing", options);
  }
}

/** What `client.events.list` can be asked for. */
export interface EventsListQuery {
  /** Only events of this type. `ping` is accepted and finds nothing, as pings are not stored. */
  type?: EventType | undefined;
  /** How many items a page holds at most. Decimal digits only; a number out of range is refused, not cut. */
  limit?: number | undefined;
  /** `next_cursor` of the page before; leave it out for the first page. It has no inner form to rely on, works only on the list that gave it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is refused. */
  cursor?: string | undefined;
}

/** `client.events`. The record of what happened, the same as is sent to webhooks, kept for 30 days. */
export class EventsResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List events.
   *
   * The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times at which the account had an enabled live webhook endpoint.
   *
   * @param query Filters and the size of pages.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.events-list.400-invalid-request)
   */
  list(query?: EventsListQuery, options?: RequestOptions): List<Event, EventPage> {
    return list(this.#client, { method: "GET", path: "/v1/events" }, { query }, options);
  }

  /**
   * Get an event.
   *
   * One event, exactly as it was when it was created.
   *
   * @param id The id of the event, exactly as it was given.
   * @param options Settings for this call alone.
   * @throws {@link NotFoundError} No event with this id exists for the account in the mode of the key, or it is older than 30 days. (errors.events-get.404-not-found)
   */
  get(id: string, options?: RequestOptions): Result<Event> {
    return this.#client.call({ method: "GET", path: "/v1/events/{id}" }, { path: { id } }, options);
  }
}

/** `client.sandbox.esims`. Moving a test eSIM through its life without a phone. */
export class SandboxEsimsResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
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
   * @throws {@link NotFoundError} The key is a live key; for those the sandbox does not exist, whatever else the request holds. (errors.simulate.404-not-found)
   * @throws {@link IdempotencyKeyRequiredError} The POST has no `Idempotency-Key`, or an empty one. (errors.simulate.400-idempotency-key-required)
   * @throws {@link InvalidRequestError} Some field, parameter or header, or the body as a whole, is not what this operation takes. (errors.simulate.400-invalid-request)
   * @throws {@link IdempotencyKeyReusedError} The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done. (errors.simulate.409-idempotency-key-reused)
   * @throws {@link RequestInProgressError} Another request with the same `Idempotency-Key` is still running. (errors.simulate.409-request-in-progress)
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID. (errors.simulate.404-esim-not-found)
   * @throws {@link InvalidStateError} The simulated event does not fit the status of the eSIM. (errors.simulate.409-invalid-state)
   */
  simulate(iccid: string, body: Given<SimulateEsim>, options?: WriteOptions): Result<EsimDetail> {
    return this.#client.call({ method: "POST", path: "/v1/sandbox/esims/{iccid}/simulate", idempotent: true }, { path: { iccid }, body }, options);
  }
}

/** `client.sandbox`. Moving a test eSIM through its life without a phone. */
export class SandboxResource {
  /** Moving a test eSIM through its life without a phone. */
  readonly esims: SandboxEsimsResource;

  constructor(client: Client) {
    this.esims = new SandboxEsimsResource(client);
  }
}

/** `client.qr`. The picture that a phone's camera reads to install an eSIM. */
export class QrResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get a QR image.
   *
   * The QR image that a phone's camera reads to install the eSIM. Take the address from `qr_code_url` as it stands and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it to the traveller only.
   *
   * @param urlOrToken An address as the API gave it, or the signed part of the address.
   * @param options Settings for this call alone.
   * @throws {@link NotFoundError} The token is not valid, or its eSIM has been cancelled. (errors.qr.404-not-found)
   */
  get(urlOrToken: string, options?: RequestOptions): Result<Uint8Array<ArrayBuffer>> {
    return this.#client.call({ method: "GET", path: "/v1/qr/{token}.png", keyless: true, image: readImage }, { path: { token: urlOrToken } }, options);
  }
}

/** Every resource, on one client. */
export class Resources {
  /** Destinations, and the data packages that are on sale for them at your price. */
  readonly countries: CountriesResource;
  /** Destinations, and the data packages that are on sale for them at your price. */
  readonly packages: PackagesResource;
  /** The prepaid balance that orders and top-ups are charged to. */
  readonly balance: BalanceResource;
  /** Buying eSIMs, and reading what became of each order. */
  readonly orders: OrdersResource;
  /** Install details, status and data use of the eSIMs you have bought. */
  readonly esims: EsimsResource;
  /** Adding data and days to an eSIM that a traveller already has. */
  readonly topups: TopupsResource;
  /** The record of what happened, the same as is sent to webhooks, kept for 30 days. */
  readonly events: EventsResource;
  /** Moving a test eSIM through its life without a phone. */
  readonly sandbox: SandboxResource;
  /** The picture that a phone's camera reads to install an eSIM. */
  readonly qr: QrResource;

  constructor(client: Client) {
    this.countries = new CountriesResource(client);
    this.packages = new PackagesResource(client);
    this.balance = new BalanceResource(client);
    this.orders = new OrdersResource(client);
    this.esims = new EsimsResource(client);
    this.topups = new TopupsResource(client);
    this.events = new EventsResource(client);
    this.sandbox = new SandboxResource(client);
    this.qr = new QrResource(client);
  }
}
