// Generated from spec/*.tsp by `npm run generate`: the operations as types. Do not edit.

import type {
  Activation,
  Balance,
  BalanceLow,
  BalanceLowEvent,
  CountryCode,
  CreateOrder,
  CreateTopup,
  Customer,
  Destination,
  DestinationList,
  DestinationType,
  EmailAddress,
  Esim,
  EsimActivatedEvent,
  EsimData,
  EsimDetail,
  EsimExpiredEvent,
  EsimPackage,
  EsimPage,
  EsimStatus,
  EsimSummary,
  EsimUsage100Event,
  EsimUsage80Event,
  EventId,
  EventType,
  Iccid,
  InstallLinks,
  Mode,
  Money,
  OrderEsim,
  OrderId,
  OrderItem,
  OrderStatus,
  Package,
  PackageId,
  PackageList,
  PackagePage,
  PackageType,
  PingData,
  PingEvent,
  RequestId,
  Sequence,
  SimulateEsim,
  SimulatedEvent,
  TimeFilter,
  Timestamp,
  Topup,
  TopupCompletedEvent,
  TopupId,
  TopupPage,
  TopupStatus,
} from "./models.ts";

/**
 * `idempotency_key_required`: The POST has no `Idempotency-Key`, or an empty one.
 *
 * `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.
 */
export interface BadRequestError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "idempotency_key_required" | "invalid_request";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID. */
export interface EsimNotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "esim_not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up. */
export interface EsimNotTopupableError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "esim_not_topupable";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** An event. `type` tells which one it is; new types may be added, so ignore unknown ones. Its `data` is the state when the event was created and never changes, except that `customer_ref` becomes null when the traveller is erased. */
export type Event =
  | OrderCompletedEvent
  | OrderFailedEvent
  | EsimActivatedEvent
  | EsimUsage80Event
  | EsimUsage100Event
  | EsimExpiredEvent
  | TopupCompletedEvent
  | BalanceLowEvent
  | PingEvent;

/** One page of a list. */
export interface EventPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Event[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/**
 * `ip_not_allowed`: The request comes from an IP address that is not on the key's allowlist.
 *
 * `account_inactive`: The account has been deactivated; this applies to test and live keys.
 *
 * `live_mode_not_enabled`: The key is a live key, and the account is not approved for live orders.
 */
export interface ForbiddenError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "ip_not_allowed" | "account_inactive" | "live_mode_not_enabled";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `insufficient_balance`: The balance does not cover the total; nothing was charged or created. */
export interface InsufficientBalanceError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "insufficient_balance";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `internal_error`: The service itself failed. */
export interface InternalError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "internal_error";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `invalid_api_key`: The API key is missing, malformed, unknown, revoked or expired. */
export interface InvalidApiKeyError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "invalid_api_key";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `invalid_request`: A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers. */
export interface InvalidRequestError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "invalid_request";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `not_found`: No event with this id exists for the account in the mode of the key, or it is older than 30 days. */
export interface NotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** An order for eSIMs. */
export interface Order {
  /** The id of the order. */
  id: OrderId;
  /** Its status. New values can be added. */
  status: OrderStatus;
  /** The mode it was placed in. */
  mode: Mode;
  /** The package ordered; null when a portal order holds more than one, see `items`. */
  package_id: PackageId | null;
  /** How many units were ordered, issued or not; null when a portal order holds more than one package, see `items`. */
  quantity: number | null;
  /** What was ordered, one entry for each package. An order placed through the API has exactly one. */
  items: OrderItem[];
  /** The reference sent with the order, unchanged; null when none or an empty one was sent, or the traveller was erased. */
  customer_ref: string | null;
  /** What was charged for the whole order. */
  total: Money;
  /** What has been refunded; `0.00` if nothing has. It grows when one of several eSIMs is cancelled, and `status` stays, also `completed`. */
  refunded: Money;
  /** The balance right after the charge, without later refunds. It never changes. For a failed or partially completed order the balance was this plus `refunded`. */
  balance_after: Money;
  /** When the order was placed. */
  created: Timestamp;
  /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
  esims: OrderEsim[];
}

/** An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded. */
export interface OrderCompletedEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "order.completed";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}

/** An order ended `failed`: no eSIM was issued and the whole amount was refunded. */
export interface OrderFailedEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "order.failed";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}

/** `order_not_found`: No order with this id exists for the account in the mode of the key. */
export interface OrderNotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "order_not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** One page of a list. */
export interface OrderPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Order[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/**
 * `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
 *
 * `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
 */
export interface OrdersCreateConflictError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "idempotency_key_reused" | "request_in_progress";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: "Idempotency-Key";
  };
}

/** `package_not_found`: No package with this id is on sale for the account. */
export interface PackageNotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "package_not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `rate_limited`: The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers. */
export interface RateLimitedError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "rate_limited";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/**
 * `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
 *
 * `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
 *
 * `invalid_state`: The simulated event is not possible in the eSIM's status.
 */
export interface SimulateConflictError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "idempotency_key_reused" | "request_in_progress" | "invalid_state";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/**
 * `not_found`: The key is a live key, for which the sandbox does not exist, whatever else the request contains.
 *
 * `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
 */
export interface SimulateNotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "not_found" | "esim_not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `supplier_unavailable`: The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future. */
export interface SupplierUnavailableError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "supplier_unavailable";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/** `topup_not_found`: No top-up with this id exists for the account in the mode of the key. */
export interface TopupNotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "topup_not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/**
 * `idempotency_key_reused`: The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.
 *
 * `request_in_progress`: Another request with the same `Idempotency-Key` is in progress.
 *
 * `esim_not_topupable`: The eSIM is expired, cancelled or being cancelled, and cannot be topped up.
 */
export interface TopupsCreateConflictError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "idempotency_key_reused" | "request_in_progress" | "esim_not_topupable";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

/**
 * `esim_not_found`: No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.
 *
 * `package_not_found`: The package, even if it exists, does not fit this eSIM.
 */
export interface TopupsCreateNotFoundError {
  /** What went wrong. */
  error: {
    /** The kind of error, for programs. New codes can be added: handle an unknown one by its status. */
    code: "esim_not_found" | "package_not_found";
    /** What happened and what to do about it, for the developer who reads it. Its wording can change at any time. */
    message: string;
    /** The id of the failed request, equal to the header `X-Request-Id`. */
    request_id: RequestId;
    /** The invalid field, parameter or header (`customer.email`, `limit`, `Idempotency-Key`); omitted if there is no single one. */
    param?: string;
  };
}

export interface paths {
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["packagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["packagesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["balanceGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ordersList"];
        put?: never;
        post: operations["ordersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ordersGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/esims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esimsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/esims/{iccid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esimsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/esims/{iccid}/topup-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["topupPackagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/esims/{iccid}/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["topupsList"];
        put?: never;
        post: operations["topupsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["topupsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["eventsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["eventsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sandbox/esims/{iccid}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qr/{token}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Activation: Activation;
        BadRequestError: BadRequestError;
        Balance: Balance;
        BalanceLow: BalanceLow;
        BalanceLowEvent: BalanceLowEvent;
        CountryCode: CountryCode;
        CreateOrder: CreateOrder;
        CreateTopup: CreateTopup;
        Customer: Customer;
        Destination: Destination;
        DestinationList: DestinationList;
        DestinationType: DestinationType;
        EmailAddress: EmailAddress;
        Esim: Esim;
        EsimActivatedEvent: EsimActivatedEvent;
        EsimData: EsimData;
        EsimDetail: EsimDetail;
        EsimExpiredEvent: EsimExpiredEvent;
        EsimNotFoundError: EsimNotFoundError;
        EsimNotTopupableError: EsimNotTopupableError;
        EsimPackage: EsimPackage;
        EsimPage: EsimPage;
        EsimStatus: EsimStatus;
        EsimSummary: EsimSummary;
        EsimUsage100Event: EsimUsage100Event;
        EsimUsage80Event: EsimUsage80Event;
        Event: Event;
        EventId: EventId;
        EventPage: EventPage;
        EventType: EventType;
        ForbiddenError: ForbiddenError;
        Iccid: Iccid;
        InstallLinks: InstallLinks;
        InsufficientBalanceError: InsufficientBalanceError;
        InternalError: InternalError;
        InvalidApiKeyError: InvalidApiKeyError;
        InvalidRequestError: InvalidRequestError;
        Mode: Mode;
        Money: Money;
        NotFoundError: NotFoundError;
        Order: Order;
        OrderCompletedEvent: OrderCompletedEvent;
        OrderEsim: OrderEsim;
        OrderFailedEvent: OrderFailedEvent;
        OrderId: OrderId;
        OrderItem: OrderItem;
        OrderNotFoundError: OrderNotFoundError;
        OrderPage: OrderPage;
        OrderStatus: OrderStatus;
        OrdersCreateConflictError: OrdersCreateConflictError;
        Package: Package;
        PackageId: PackageId;
        PackageList: PackageList;
        PackageNotFoundError: PackageNotFoundError;
        PackagePage: PackagePage;
        PackageType: PackageType;
        PingData: PingData;
        PingEvent: PingEvent;
        RateLimitedError: RateLimitedError;
        RequestId: RequestId;
        Sequence: Sequence;
        SimulateConflictError: SimulateConflictError;
        SimulateEsim: SimulateEsim;
        SimulateNotFoundError: SimulateNotFoundError;
        SimulatedEvent: SimulatedEvent;
        SupplierUnavailableError: SupplierUnavailableError;
        TimeFilter: TimeFilter;
        Timestamp: Timestamp;
        Topup: Topup;
        TopupCompletedEvent: TopupCompletedEvent;
        TopupId: TopupId;
        TopupNotFoundError: TopupNotFoundError;
        TopupPage: TopupPage;
        TopupStatus: TopupStatus;
        TopupsCreateConflictError: TopupsCreateConflictError;
        TopupsCreateNotFoundError: TopupsCreateNotFoundError;
    };
    responses: never;
    parameters: {
        EsimPath: components["schemas"]["Iccid"];
        IdempotencyKey: string;
        "OrderFilters.created_after": components["schemas"]["TimeFilter"];
        "OrderFilters.created_before": components["schemas"]["TimeFilter"];
        "OrderFilters.customer_ref": string;
        "OrderFilters.status": components["schemas"]["OrderStatus"];
        "PackageFilters.country": string;
        "PackageFilters.q": string;
        "PackageFilters.region": string;
        "PackageFilters.unlimited": boolean;
        "Pagination.cursor": string;
        "Pagination.limit": number;
        "Webhook.User-Agent": string;
        "Webhook.X-Service-Delivery-Id": string;
        "Webhook.X-Service-Event-Id": string;
        "Webhook.X-Service-Signature": string;
        "Webhook.X-Service-Timestamp": string;
        "Webhook.webhook-id": string;
        "Webhook.webhook-signature": string;
        "Webhook.webhook-timestamp": string;
    };
    requestBodies: never;
    headers: {
        "Cache-Control": "no-store";
        "Cache-Control.qr": "private, max-age=3600";
        "Idempotent-Replayed": "true";
        "Idempotent-Replayed.optional": "true";
        "Retry-After": number;
        "X-RateLimit-Limit": number;
        "X-RateLimit-Limit.optional": number;
        "X-RateLimit-Remaining": number;
        "X-RateLimit-Remaining.optional": number;
        "X-RateLimit-Reset": number;
        "X-RateLimit-Reset.optional": number;
        "X-Request-Id": components["schemas"]["RequestId"];
    };
    pathItems: never;
}
export interface operations {
    countriesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationList"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    packagesList: {
        parameters: {
            query?: {
                country?: components["parameters"]["PackageFilters.country"];
                region?: components["parameters"]["PackageFilters.region"];
                unlimited?: components["parameters"]["PackageFilters.unlimited"];
                q?: components["parameters"]["PackageFilters.q"];
                limit?: components["parameters"]["Pagination.limit"];
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    packagesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageNotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    balanceGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    ordersList: {
        parameters: {
            query?: {
                status?: components["parameters"]["OrderFilters.status"];
                customer_ref?: components["parameters"]["OrderFilters.customer_ref"];
                created_after?: components["parameters"]["OrderFilters.created_after"];
                created_before?: components["parameters"]["OrderFilters.created_before"];
                limit?: components["parameters"]["Pagination.limit"];
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    ordersCreate: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientBalanceError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageNotFoundError"];
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersCreateConflictError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    ordersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    esimsList: {
        parameters: {
            query?: {
                status?: components["schemas"]["EsimStatus"];
                customer_ref?: string;
                limit?: components["parameters"]["Pagination.limit"];
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    esimsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimDetail"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    topupPackagesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageList"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotFoundError"];
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotTopupableError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    topupsList: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Pagination.limit"];
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path: {
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimNotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    topupsCreate: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                iccid: components["parameters"]["EsimPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTopup"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientBalanceError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupsCreateNotFoundError"];
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupsCreateConflictError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierUnavailableError"];
                };
            };
        };
    };
    topupsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TopupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupNotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    eventsList: {
        parameters: {
            query?: {
                type?: components["schemas"]["EventType"];
                limit?: components["parameters"]["Pagination.limit"];
                cursor?: components["parameters"]["Pagination.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    eventsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    simulate: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                iccid: components["schemas"]["Iccid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateEsim"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimDetail"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidApiKeyError"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateNotFoundError"];
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateConflictError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit.optional"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining.optional"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset.optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    qr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control.qr"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    onOrderCompleted: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "order.completed";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCompletedEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderFailed: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "order.failed";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFailedEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimActivated: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "esim.activated";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimActivatedEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimUsage80: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "esim.usage_80";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimUsage80Event"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimUsage100: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "esim.usage_100";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimUsage100Event"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEsimExpired: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "esim.expired";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimExpiredEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTopupCompleted: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "topup.completed";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopupCompletedEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBalanceLow: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "balance.low";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceLowEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPing: {
        parameters: {
            query?: never;
            header: {
                "User-Agent": components["parameters"]["Webhook.User-Agent"];
                "X-Service-Event-Id": components["parameters"]["Webhook.X-Service-Event-Id"];
                "X-Service-Event-Type": "ping";
                "X-Service-Delivery-Id": components["parameters"]["Webhook.X-Service-Delivery-Id"];
                "X-Service-Timestamp": components["parameters"]["Webhook.X-Service-Timestamp"];
                "X-Service-Signature": components["parameters"]["Webhook.X-Service-Signature"];
                "webhook-id"?: components["parameters"]["Webhook.webhook-id"];
                "webhook-timestamp"?: components["parameters"]["Webhook.webhook-timestamp"];
                "webhook-signature"?: components["parameters"]["Webhook.webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PingEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
