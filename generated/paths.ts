// Generated from spec/*.tsp by `npm run generate`: the paths of the SDK's openapi-fetch client. Do not edit.

import type {
  Balance,
  CreateOrder,
  CreateTopup,
  DestinationList,
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

interface Json<Body> {
  "application/json": Body;
}

/** An error code that every operation with a key can return. */
export type CommonCode =
  | "invalid_api_key"
  | "rate_limited"
  | "ip_not_allowed"
  | "account_inactive"
  | "live_mode_not_enabled"
  | "internal_error";

/** The body of an error response. A newer service can return other codes. */
export interface Failure<Code extends string = string> {
  /** The error. */
  error: {
    /** What went wrong, for programs. */
    code: Code;
    /** What happened and what to do about it. */
    message: string;
    /** Equal to `X-Request-Id`. */
    request_id: string;
    /** The invalid field, parameter or header. */
    param?: string;
  };
}

/** If omitted, a random key is generated. It is the same over all attempts. */
export interface IdempotencyHeader {
  /** One line of ASCII, without spaces around. */
  "Idempotency-Key"?: string;
}

/** The query of `client.packages.list`. */
export interface PackagesListQuery {
  /** Two letters, in either case (GB, not UK): packages that work in this country, including regional and global ones. An unknown code gives an empty list. */
  country?: string | undefined;
  /** The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes built from names (`asia-pacific`) still work; an unknown one gives an empty list. */
  region?: string | undefined;
  /** `true` lists unlimited packages only, `false` metered ones only. */
  unlimited?: boolean | undefined;
  /** A text to search for, in either case, anywhere in the package's name, its destination's name or the names of its countries. No character has a special meaning. */
  q?: string | undefined;
  /** The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
  cursor?: string | undefined;
}

/** The query of `client.orders.list`. */
export interface OrdersListQuery {
  /** Orders in this status. */
  status?: OrderStatus | undefined;
  /** Orders with exactly this reference (case-sensitive). */
  customer_ref?: string | undefined;
  /** Orders placed at this time or later. */
  created_after?: TimeFilter | Date | undefined;
  /** Orders placed before this time, and not at it. */
  created_before?: TimeFilter | Date | undefined;
  /** The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
  cursor?: string | undefined;
}

/** The query of `client.esims.topups.list`. */
export interface TopupsListQuery {
  /** The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
  cursor?: string | undefined;
}

/** The query of `client.esims.list`. */
export interface EsimsListQuery {
  /** Only eSIMs in this status. */
  status?: EsimStatus | undefined;
  /** Only eSIMs whose order has exactly this reference (case-sensitive). References of top-ups don't count. */
  customer_ref?: string | undefined;
  /** The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
  cursor?: string | undefined;
}

/** The query of `client.events.list`. */
export interface EventsListQuery {
  /** Only events of this type. `ping` is accepted and finds nothing, because pings are not stored. */
  type?: EventType | undefined;
  /** The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected. */
  cursor?: string | undefined;
}

/** Every path and method of the API, for openapi-fetch. */
export interface paths {
  /** `client.countries.list` */
  "/v1/countries": {
    /** List destinations. */
    get: {
      parameters: {  };
      responses: {
        200: { content: Json<DestinationList> };
        default: { content: Json<Failure<CommonCode>> };
      };
    };
  };
  /** `client.packages.list` */
  "/v1/packages": {
    /** List packages. */
    get: {
      parameters: { query?: PackagesListQuery };
      responses: {
        200: { content: Json<PackagePage> };
        default: { content: Json<Failure<CommonCode | "invalid_request">> };
      };
    };
  };
  /** `client.packages.get` */
  "/v1/packages/{id}": {
    /** Get a package. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: Json<Package> };
        default: { content: Json<Failure<CommonCode | "package_not_found">> };
      };
    };
  };
  /** `client.balance.get` */
  "/v1/balance": {
    /** Get the balance. */
    get: {
      parameters: {  };
      responses: {
        200: { content: Json<Balance> };
        default: { content: Json<Failure<CommonCode>> };
      };
    };
  };
  /** `client.orders.create`, `client.orders.list` */
  "/v1/orders": {
    /** Create an order. */
    post: {
      parameters: { header?: IdempotencyHeader };
      requestBody: { content: Json<CreateOrder> };
      responses: {
        201: { content: Json<Order> };
        200: { content: Json<Order> };
        default: { content: Json<Failure<CommonCode | "idempotency_key_required" | "invalid_request" | "idempotency_key_reused" | "request_in_progress" | "package_not_found" | "supplier_unavailable" | "insufficient_balance">> };
      };
    };
    /** List orders. */
    get: {
      parameters: { query?: OrdersListQuery };
      responses: {
        200: { content: Json<OrderPage> };
        default: { content: Json<Failure<CommonCode | "invalid_request">> };
      };
    };
  };
  /** `client.orders.get` */
  "/v1/orders/{id}": {
    /** Get an order. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: Json<Order> };
        default: { content: Json<Failure<CommonCode | "order_not_found">> };
      };
    };
  };
  /** `client.esims.list` */
  "/v1/esims": {
    /** List eSIMs. */
    get: {
      parameters: { query?: EsimsListQuery };
      responses: {
        200: { content: Json<EsimPage> };
        default: { content: Json<Failure<CommonCode | "invalid_request">> };
      };
    };
  };
  /** `client.esims.get` */
  "/v1/esims/{iccid}": {
    /** Get an eSIM. */
    get: {
      parameters: { path: { iccid: string } };
      responses: {
        200: { content: Json<EsimDetail> };
        default: { content: Json<Failure<CommonCode | "esim_not_found">> };
      };
    };
  };
  /** `client.esims.topupPackages.list` */
  "/v1/esims/{iccid}/topup-packages": {
    /** List an eSIM's top-up packages. */
    get: {
      parameters: { path: { iccid: string } };
      responses: {
        200: { content: Json<PackageList> };
        default: { content: Json<Failure<CommonCode | "esim_not_found" | "esim_not_topupable">> };
      };
    };
  };
  /** `client.esims.topups.create`, `client.esims.topups.list` */
  "/v1/esims/{iccid}/topups": {
    /** Top up an eSIM. */
    post: {
      parameters: { path: { iccid: string }; header?: IdempotencyHeader };
      requestBody: { content: Json<CreateTopup> };
      responses: {
        201: { content: Json<Topup> };
        200: { content: Json<Topup> };
        default: { content: Json<Failure<CommonCode | "idempotency_key_required" | "invalid_request" | "idempotency_key_reused" | "request_in_progress" | "esim_not_found" | "esim_not_topupable" | "package_not_found" | "supplier_unavailable" | "insufficient_balance">> };
      };
    };
    /** List an eSIM's top-ups. */
    get: {
      parameters: { path: { iccid: string }; query?: TopupsListQuery };
      responses: {
        200: { content: Json<TopupPage> };
        default: { content: Json<Failure<CommonCode | "invalid_request" | "esim_not_found">> };
      };
    };
  };
  /** `client.topups.get` */
  "/v1/topups/{id}": {
    /** Get a top-up. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: Json<Topup> };
        default: { content: Json<Failure<CommonCode | "topup_not_found">> };
      };
    };
  };
  /** `client.events.list` */
  "/v1/events": {
    /** List events. */
    get: {
      parameters: { query?: EventsListQuery };
      responses: {
        200: { content: Json<EventPage> };
        default: { content: Json<Failure<CommonCode | "invalid_request">> };
      };
    };
  };
  /** `client.events.get` */
  "/v1/events/{id}": {
    /** Get an event. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: Json<Event> };
        default: { content: Json<Failure<CommonCode | "not_found">> };
      };
    };
  };
  /** `client.sandbox.esims.simulate` */
  "/v1/sandbox/esims/{iccid}/simulate": {
    /** Simulate an eSIM event. */
    post: {
      parameters: { path: { iccid: string }; header?: IdempotencyHeader };
      requestBody: { content: Json<SimulateEsim> };
      responses: {
        200: { content: Json<EsimDetail> };
        default: { content: Json<Failure<CommonCode | "not_found" | "idempotency_key_required" | "invalid_request" | "idempotency_key_reused" | "request_in_progress" | "esim_not_found" | "invalid_state">> };
      };
    };
  };
  /** `client.qr.get` */
  "/v1/qr/{token}.png": {
    /** Get a QR image. */
    get: {
      parameters: { path: { token: string } };
      responses: {
        200: { content: { "image/png": Blob } };
        default: { content: Json<Failure<"rate_limited" | "not_found" | "internal_error">> };
      };
    };
  };
}
