// Generated from spec/*.tsp by `npm run generate`: the SDK's resources and their methods. Do not edit.

import type { Client } from "../sdk/src/core/client.ts";
import type { Given, RequestOptions, WaitOptions, WriteOptions } from "../sdk/src/core/options.ts";
import { type List, list } from "../sdk/src/core/pages.ts";
import { type PollOptions, poll } from "../sdk/src/core/polling.ts";
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
  Event,
  EventPage,
  Order,
  OrderPage,
  Package,
  PackageList,
  PackagePage,
  SimulateEsim,
  Topup,
  TopupPage,
} from "./models.ts";
import type { EsimsListQuery, EventsListQuery, OrdersListQuery, PackagesListQuery, TopupsListQuery } from "./paths.ts";

/** `client.countries`. Destinations, and the data packages on sale for them at your price. */
export class CountriesResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List destinations.
   *
   * List the destinations you can sell, not paginated: countries first, then regions, each sorted by name.
   *
   * @param options Settings for this call alone.
   */
  list(options?: RequestOptions): List<Destination, DestinationList> {
    return list(this.#client, { method: "GET", path: "/v1/countries" }, {}, options);
  }
}

/** `client.packages`. Destinations, and the data packages on sale for them at your price. */
export class PackagesResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List packages.
   *
   * List the packages on sale for you, sorted by the number in their id.
   *
   * Of similar packages (same destination, and nearly the same data and days) one is listed: the one that the service's own store sells, or else the cheapest for you. Which one it is can change, and another partner may see another, while an id you have stored can be fetched and ordered for as long as that package is on sale. Refresh your copy of the catalogue at least once a day.
   *
   * Only the `name` of a daily plan says that it is one ("per day"); its `data_mb` is the data of one day, and `data.total_mb` of its eSIM that times the days.
   *
   * @param query Filters and page size.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   */
  list(query?: PackagesListQuery, options?: RequestOptions): List<Package, PackagePage> {
    return list(this.#client, { method: "GET", path: "/v1/packages", names: ["country", "region", "unlimited", "q", "limit", "cursor"] }, { query }, options);
  }

  /**
   * Get a package.
   *
   * Get one package. A response of 200 means that it can be ordered now.
   *
   * @param id The id of the package.
   * @param options Settings for this call alone.
   * @throws {@link PackageNotFoundError} No package with this id is on sale for the account.
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
   * Get the balance. With a test key it is the sandbox's virtual balance, which starts at 1000000.00 INR and is refilled to that when an order or top-up leaves it below 10000.00.
   *
   * @param options Settings for this call alone.
   */
  get(options?: RequestOptions): Result<Balance> {
    return this.#client.call({ method: "GET", path: "/v1/balance" }, {}, options);
  }
}

/** `client.orders`. Buying eSIMs, and reading the outcome of each order. */
export class OrdersResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Create an order.
   *
   * Buy `quantity` eSIMs of one package. The total, the package's current price times `quantity`, is charged at once, and the response waits up to about 20 seconds for the eSIMs: give your client a timeout of 30 seconds or more.
   *
   * A 201 means that the order was placed, not that it succeeded, so check `status`. An order that is still `processing` becomes final by itself: fetch it again, or wait for its event. If the supplier could not deliver, the order is `failed` or `partially_completed` and the missing units are refunded; to try again use a new `Idempotency-Key`.
   *
   * In the sandbox an order is completed at once, unless its `customer_ref` begins with one of these: `test_insufficient_balance` gets 402, `test_supplier_down` 503, `test_order_failed` places an order that fails, and `test_processing` one that is completed 10 to 25 seconds later. The last two are charged first, so the balance must cover them. With live keys these are ordinary references.
   *
   * @param body What to send.
   * @param options Settings for this call alone.
   * @throws {@link IdempotencyKeyRequiredError} The POST has no `Idempotency-Key`, or an empty one.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   * @throws {@link IdempotencyKeyReusedError} The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
   * @throws {@link RequestInProgressError} Another request with the same `Idempotency-Key` is in progress.
   * @throws {@link PackageNotFoundError} No package with this id is on sale for the account.
   * @throws {@link SupplierUnavailableError} The supplier cannot be reached.
   * @throws {@link InsufficientBalanceError} The balance does not cover the total; nothing was charged or created.
   */
  create(body: Given<CreateOrder>, options?: WriteOptions): Result<Order> {
    return this.#client.call({ method: "POST", path: "/v1/orders", idempotent: true, names: ["package_id", "quantity", "customer_ref", "customer", "customer.name", "customer.email"] }, { body }, options);
  }

  /**
   * List orders.
   *
   * List orders, newest first, including those that members place in the portal. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.
   *
   * @param query Filters and page size.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   */
  list(query?: OrdersListQuery, options?: RequestOptions): List<Order, OrderPage> {
    return list(this.#client, { method: "GET", path: "/v1/orders", names: ["status", "customer_ref", "created_after", "created_before", "limit", "cursor"] }, { query }, options);
  }

  /**
   * Get an order.
   *
   * Get one order with the eSIMs issued for it so far.
   *
   * @param id The id of the order.
   * @param options Settings for this call alone.
   * @throws {@link OrderNotFoundError} No order with this id exists for the account in the mode of the key.
   */
  get(id: string, options?: RequestOptions): Result<Order> {
    return this.#client.call({ method: "GET", path: "/v1/orders/{id}" }, { path: { id } }, options);
  }

  /**
   * Wait until the object is final.
   *
   * The object is fetched after growing delays until its `status` is no longer `processing`. Check the status then: it can be a failure, or a status that was added after this package. A {@link TimeoutError} means that it was not final within `deadlineMs`.
   *
   * @param id The id of the order.
   * @param options Settings for this wait alone.
   * @throws {@link OrderNotFoundError} No order with this id exists for the account in the mode of the key.
   */
  waitUntilFinal(id: string, options?: WaitOptions): Promise<Settled<Order, "processing">> {
    return waitUntilFinal(this.#client, { method: "GET", path: "/v1/orders/{id}" }, { path: { id } }, "processing", options);
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
   * The packages that fit this eSIM, at your price, cheapest first, all in one response of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them may not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was returned.
   * @param options Settings for this call alone.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
   * @throws {@link EsimNotTopupableError} The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
   */
  list(iccid: string, options?: RequestOptions): List<Package, PackageList> {
    return list(this.#client, { method: "GET", path: "/v1/esims/{iccid}/topup-packages" }, { path: { iccid } }, options);
  }
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
   * Adds one of the eSIM's top-up packages to it. The price is charged at once; data and validity grow when the top-up is completed, usually before the response. The request waits about 20 seconds for the supplier and then returns `processing`.
   *
   * Check `status`: a top-up that the supplier rejected is returned as `201` with `failed`, refunded, and needs a new `Idempotency-Key` for another attempt.
   *
   * The added days extend the current validity: `expires_at` stays `activated_at` plus all days. An unlimited eSIM gains only days. Several top-ups of one eSIM can be processing at the same time; each is charged and applied on its own.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was returned.
   * @param body What to send.
   * @param options Settings for this call alone.
   * @throws {@link IdempotencyKeyRequiredError} The POST has no `Idempotency-Key`, or an empty one.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   * @throws {@link IdempotencyKeyReusedError} The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
   * @throws {@link RequestInProgressError} Another request with the same `Idempotency-Key` is in progress.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
   * @throws {@link EsimNotTopupableError} The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
   * @throws {@link PackageNotFoundError} The package, even if it exists, does not fit this eSIM.
   * @throws {@link SupplierUnavailableError} The supplier cannot be reached.
   * @throws {@link InsufficientBalanceError} The balance does not cover the total; nothing was charged or created.
   */
  create(iccid: string, body: Given<CreateTopup>, options?: WriteOptions): Result<Topup> {
    return this.#client.call({ method: "POST", path: "/v1/esims/{iccid}/topups", idempotent: true, names: ["package_id", "customer_ref"] }, { path: { iccid }, body }, options);
  }

  /**
   * List an eSIM's top-ups.
   *
   * All top-ups of one eSIM in every status, newest first.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was returned.
   * @param query Filters and page size.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
   */
  list(iccid: string, query?: TopupsListQuery, options?: RequestOptions): List<Topup, TopupPage> {
    return list(this.#client, { method: "GET", path: "/v1/esims/{iccid}/topups" }, { path: { iccid }, query }, options);
  }
}

/** `client.esims`. Install details, status and data usage of the eSIMs you have bought. */
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
   * The eSIMs of the account in the mode of the key, newest first, with the last known usage. Units that were never issued are not included. An eSIM must match all filters.
   *
   * @param query Filters and page size.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   */
  list(query?: EsimsListQuery, options?: RequestOptions): List<Esim, EsimPage> {
    return list(this.#client, { method: "GET", path: "/v1/esims", names: ["status", "customer_ref", "limit", "cursor"] }, { query }, options);
  }

  /**
   * Get an eSIM.
   *
   * One eSIM in full. For a live eSIM the supplier is asked for current usage, at most once a minute; if it doesn't respond in time, the last known usage is returned.
   *
   * @param iccid The ICCID of the eSIM, exactly as it was returned.
   * @param options Settings for this call alone.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
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
   * One top-up in its current state.
   *
   * @param id The id of the top-up, exactly as it was returned.
   * @param options Settings for this call alone.
   * @throws {@link TopupNotFoundError} No top-up with this id exists for the account in the mode of the key.
   */
  get(id: string, options?: RequestOptions): Result<Topup> {
    return this.#client.call({ method: "GET", path: "/v1/topups/{id}" }, { path: { id } }, options);
  }

  /**
   * Wait until the object is final.
   *
   * The object is fetched after growing delays until its `status` is no longer `processing`. Check the status then: it can be a failure, or a status that was added after this package. A {@link TimeoutError} means that it was not final within `deadlineMs`.
   *
   * @param id The id of the top-up, exactly as it was returned.
   * @param options Settings for this wait alone.
   * @throws {@link TopupNotFoundError} No top-up with this id exists for the account in the mode of the key.
   */
  waitUntilFinal(id: string, options?: WaitOptions): Promise<Settled<Topup, "processing">> {
    return waitUntilFinal(this.#client, { method: "GET", path: "/v1/topups/{id}" }, { path: { id } }, "processing", options);
  }
}

/** `client.events`. The record of what happened, as sent to webhooks, kept for 30 days. */
export class EventsResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List events.
   *
   * The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times when the account had an enabled live webhook endpoint.
   *
   * @param query Filters and page size.
   * @param options Settings for this call alone.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   */
  list(query?: EventsListQuery, options?: RequestOptions): List<Event, EventPage> {
    return list(this.#client, { method: "GET", path: "/v1/events", names: ["type", "limit", "cursor"] }, { query }, options);
  }

  /**
   * Follow new events, oldest first, for clients that can't receive webhooks: `for await (const event of client.events.poll({ cursor })) …`.
   *
   * Without a `cursor` it begins with new events. The cursor is moved when the loop asks for the next event, so after a crash an event can come twice, and none is lost. A temporary failure does not end it; a `signal` does, with an {@link AbortError}.
   *
   * @param options Where to continue, and how often to poll.
   */
  poll(options?: PollOptions): AsyncGenerator<Event, never> {
    return poll(this.#client, { method: "GET", path: "/v1/events", names: ["type", "limit", "cursor"] }, options);
  }

  /**
   * Get an event.
   *
   * One event, exactly as it was created.
   *
   * @param id The id of the event, exactly as it was returned.
   * @param options Settings for this call alone.
   * @throws {@link NotFoundError} No event with this id exists for the account in the mode of the key, or it is older than 30 days.
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
   * Simulates an event on a test eSIM and returns the eSIM after it. The event is recorded at once, and sent to test webhook endpoints if there are any.
   *
   * A simulation that changes nothing (a usage level already reached, `activated` on an active or depleted eSIM, `expired` on an expired one) returns the unchanged eSIM and sends nothing. One that the status does not allow is rejected with `invalid_state`: anything but `activated` on a ready eSIM, anything but `expired` on an expired one, and anything on a cancelled one.
   *
   * @param iccid The ICCID of one of the account's test eSIMs; it begins with `8999999`.
   * @param body What to send.
   * @param options Settings for this call alone.
   * @throws {@link NotFoundError} The key is a live key, for which the sandbox does not exist, whatever else the request contains.
   * @throws {@link IdempotencyKeyRequiredError} The POST has no `Idempotency-Key`, or an empty one.
   * @throws {@link InvalidRequestError} A field, parameter or header, or the body as a whole, is invalid.
   * @throws {@link IdempotencyKeyReusedError} The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
   * @throws {@link RequestInProgressError} Another request with the same `Idempotency-Key` is in progress.
   * @throws {@link EsimNotFoundError} No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
   * @throws {@link InvalidStateError} The simulated event is not possible in the eSIM's status.
   */
  simulate(iccid: string, body: Given<SimulateEsim>, options?: WriteOptions): Result<EsimDetail> {
    return this.#client.call({ method: "POST", path: "/v1/sandbox/esims/{iccid}/simulate", idempotent: true, names: ["event"] }, { path: { iccid }, body }, options);
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

/** `client.qr`. The image that a phone's camera reads to install an eSIM. */
export class QrResource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get a QR image.
   *
   * The QR image that a phone's camera reads to install the eSIM. Use the URL in `qr_code_url` unchanged and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it only to the traveller.
   *
   * @param urlOrToken A URL returned by the API, or the signed part of the URL.
   * @param options Settings for this call alone.
   * @throws {@link NotFoundError} The token is not valid, or its eSIM has been cancelled.
   */
  get(urlOrToken: string, options?: RequestOptions): Result<Uint8Array<ArrayBuffer>> {
    return this.#client.call({ method: "GET", path: "/v1/qr/{token}.png", keyless: true, image: true }, { path: { token: urlOrToken } }, options);
  }
}

/** Every resource, on one client. */
export class Resources {
  /** Destinations, and the data packages on sale for them at your price. */
  readonly countries: CountriesResource;
  /** Destinations, and the data packages on sale for them at your price. */
  readonly packages: PackagesResource;
  /** The prepaid balance that orders and top-ups are charged to. */
  readonly balance: BalanceResource;
  /** Buying eSIMs, and reading the outcome of each order. */
  readonly orders: OrdersResource;
  /** Install details, status and data usage of the eSIMs you have bought. */
  readonly esims: EsimsResource;
  /** Adding data and days to an eSIM that a traveller already has. */
  readonly topups: TopupsResource;
  /** The record of what happened, as sent to webhooks, kept for 30 days. */
  readonly events: EventsResource;
  /** Moving a test eSIM through its life without a phone. */
  readonly sandbox: SandboxResource;
  /** The image that a phone's camera reads to install an eSIM. */
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
