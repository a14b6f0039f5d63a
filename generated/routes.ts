// Generated from spec/*.tsp by `npm run generate`: the operations as a route table. Do not edit.

/** How the base URL ends. */
export const basePath = "/partner/api";

export type OperationId =
  | "countriesList"
  | "packagesList"
  | "packagesGet"
  | "balanceGet"
  | "ordersCreate"
  | "ordersList"
  | "ordersGet"
  | "esimsList"
  | "esimsGet"
  | "topupPackagesList"
  | "topupsCreate"
  | "topupsList"
  | "topupsGet"
  | "eventsList"
  | "eventsGet"
  | "simulate"
  | "qr";

/** One operation of the contract, as far as a server or client needs it as data. */
export interface Route {
  readonly operationId: OperationId;
  /** The prefix of the operation's own rule ids. */
  readonly area: string;
  readonly method: "GET" | "POST";
  /** Below the base URL, as an OpenAPI path template. */
  readonly path: string;
  /** Holders of any API key, of a test key, or anyone. */
  readonly access: "key" | "test-key" | "none";
  /** Which rate limits count it. */
  readonly rateClass: "general" | "post" | "qr";
  /** Whether it needs an idempotency key. */
  readonly idempotent: boolean;
  readonly paginated: boolean;
  /** The status of a first success. */
  readonly successStatus: 200 | 201;
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
  /** Fields of the body that the response returns as sent. */
  readonly keptFields: readonly string[];
  /** In order of precedence. */
  readonly errors: readonly RouteError[];
  /** The types of the events that a request can cause. */
  readonly publishes: readonly string[];
  /** What controls the outcome of a test request. */
  readonly sandboxTriggers: readonly SandboxTrigger[];
  /** The SDK method. */
  readonly sdk: string;
}

export interface RouteError {
  readonly status: number;
  readonly code: string;
  /** What `param` names, if it is always the same. */
  readonly param?: string;
}

export interface SandboxTrigger {
  /** The field of the body that begins with the prefix. */
  readonly field: string;
  readonly prefix: string;
  /** A status of the created object, or an error code. */
  readonly outcome: string;
  /** What else happens, as the end of a sentence. */
  readonly effect: string;
}

export const routes = {
  countriesList: {
    operationId: "countriesList",
    area: "countries.list",
    method: "GET",
    path: "/v1/countries",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: [],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "countries.list",
  },
  packagesList: {
    operationId: "packagesList",
    area: "packages.list",
    method: "GET",
    path: "/v1/packages",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: true,
    successStatus: 200,
    pathParams: [],
    queryParams: ["country", "region", "unlimited", "q", "limit", "cursor"],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "packages.list",
  },
  packagesGet: {
    operationId: "packagesGet",
    area: "packages.get",
    method: "GET",
    path: "/v1/packages/{id}",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["id"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "package_not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "packages.get",
  },
  balanceGet: {
    operationId: "balanceGet",
    area: "balance.get",
    method: "GET",
    path: "/v1/balance",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: [],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "balance.get",
  },
  ordersCreate: {
    operationId: "ordersCreate",
    area: "orders.create",
    method: "POST",
    path: "/v1/orders",
    access: "key",
    rateClass: "post",
    idempotent: true,
    paginated: false,
    successStatus: 201,
    pathParams: [],
    queryParams: [],
    keptFields: ["package_id", "quantity", "customer_ref"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "idempotency_key_required", param: "Idempotency-Key" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" },
      { status: 409, code: "request_in_progress", param: "Idempotency-Key" },
      { status: 404, code: "package_not_found" },
      { status: 503, code: "supplier_unavailable" },
      { status: 402, code: "insufficient_balance" },
      { status: 500, code: "internal_error" },
    ],
    publishes: ["order.completed", "order.failed", "balance.low"],
    sandboxTriggers: [
      {
        field: "customer_ref",
        prefix: "test_insufficient_balance",
        outcome: "insufficient_balance",
        effect: "whatever the balance, nothing is charged or made",
      },
      {
        field: "customer_ref",
        prefix: "test_order_failed",
        outcome: "failed",
        effect: "it is charged, and fully refunded",
      },
      {
        field: "customer_ref",
        prefix: "test_processing",
        outcome: "processing",
        effect: "it is charged, and completed 10 to 25 seconds later",
      },
      {
        field: "customer_ref",
        prefix: "test_supplier_down",
        outcome: "supplier_unavailable",
        effect: "nothing is charged or made",
      },
    ],
    sdk: "orders.create",
  },
  ordersList: {
    operationId: "ordersList",
    area: "orders.list",
    method: "GET",
    path: "/v1/orders",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: true,
    successStatus: 200,
    pathParams: [],
    queryParams: ["status", "customer_ref", "created_after", "created_before", "limit", "cursor"],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "orders.list",
  },
  ordersGet: {
    operationId: "ordersGet",
    area: "orders.get",
    method: "GET",
    path: "/v1/orders/{id}",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["id"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "order_not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "orders.get",
  },
  esimsList: {
    operationId: "esimsList",
    area: "esims.list",
    method: "GET",
    path: "/v1/esims",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: true,
    successStatus: 200,
    pathParams: [],
    queryParams: ["status", "customer_ref", "limit", "cursor"],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "esims.list",
  },
  esimsGet: {
    operationId: "esimsGet",
    area: "esims.get",
    method: "GET",
    path: "/v1/esims/{iccid}",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["iccid"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "esim_not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "esims.get",
  },
  topupPackagesList: {
    operationId: "topupPackagesList",
    area: "topup-packages.list",
    method: "GET",
    path: "/v1/esims/{iccid}/topup-packages",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["iccid"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "esim_not_found" },
      { status: 409, code: "esim_not_topupable" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "esims.topupPackages.list",
  },
  topupsCreate: {
    operationId: "topupsCreate",
    area: "topups.create",
    method: "POST",
    path: "/v1/esims/{iccid}/topups",
    access: "key",
    rateClass: "post",
    idempotent: true,
    paginated: false,
    successStatus: 201,
    pathParams: ["iccid"],
    queryParams: [],
    keptFields: ["package_id", "customer_ref"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "idempotency_key_required", param: "Idempotency-Key" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" },
      { status: 409, code: "request_in_progress", param: "Idempotency-Key" },
      { status: 404, code: "esim_not_found" },
      { status: 409, code: "esim_not_topupable" },
      { status: 404, code: "package_not_found" },
      { status: 503, code: "supplier_unavailable" },
      { status: 402, code: "insufficient_balance" },
      { status: 500, code: "internal_error" },
    ],
    publishes: ["topup.completed", "balance.low"],
    sandboxTriggers: [
      {
        field: "customer_ref",
        prefix: "test_insufficient_balance",
        outcome: "insufficient_balance",
        effect: "whatever the balance, nothing is charged or made",
      },
      {
        field: "customer_ref",
        prefix: "test_order_failed",
        outcome: "failed",
        effect: "it is charged, and fully refunded",
      },
      {
        field: "customer_ref",
        prefix: "test_processing",
        outcome: "processing",
        effect: "it is charged, and completed 10 to 25 seconds later",
      },
      {
        field: "customer_ref",
        prefix: "test_supplier_down",
        outcome: "supplier_unavailable",
        effect: "nothing is charged or made",
      },
    ],
    sdk: "esims.topups.create",
  },
  topupsList: {
    operationId: "topupsList",
    area: "topups.list",
    method: "GET",
    path: "/v1/esims/{iccid}/topups",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: true,
    successStatus: 200,
    pathParams: ["iccid"],
    queryParams: ["limit", "cursor"],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 404, code: "esim_not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "esims.topups.list",
  },
  topupsGet: {
    operationId: "topupsGet",
    area: "topups.get",
    method: "GET",
    path: "/v1/topups/{id}",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["id"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "topup_not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "topups.get",
  },
  eventsList: {
    operationId: "eventsList",
    area: "events.list",
    method: "GET",
    path: "/v1/events",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: true,
    successStatus: 200,
    pathParams: [],
    queryParams: ["type", "limit", "cursor"],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "events.list",
  },
  eventsGet: {
    operationId: "eventsGet",
    area: "events.get",
    method: "GET",
    path: "/v1/events/{id}",
    access: "key",
    rateClass: "general",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["id"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "events.get",
  },
  simulate: {
    operationId: "simulate",
    area: "simulate",
    method: "POST",
    path: "/v1/sandbox/esims/{iccid}/simulate",
    access: "test-key",
    rateClass: "post",
    idempotent: true,
    paginated: false,
    successStatus: 200,
    pathParams: ["iccid"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "not_found" },
      { status: 400, code: "idempotency_key_required", param: "Idempotency-Key" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" },
      { status: 409, code: "request_in_progress", param: "Idempotency-Key" },
      { status: 404, code: "esim_not_found" },
      { status: 409, code: "invalid_state" },
      { status: 500, code: "internal_error" },
    ],
    publishes: ["esim.activated", "esim.usage_80", "esim.usage_100", "esim.expired"],
    sandboxTriggers: [],
    sdk: "sandbox.esims.simulate",
  },
  qr: {
    operationId: "qr",
    area: "qr",
    method: "GET",
    path: "/v1/qr/{token}.png",
    access: "none",
    rateClass: "qr",
    idempotent: false,
    paginated: false,
    successStatus: 200,
    pathParams: ["token"],
    queryParams: [],
    keptFields: [],
    errors: [
      { status: 429, code: "rate_limited" },
      { status: 404, code: "not_found" },
      { status: 500, code: "internal_error" },
    ],
    publishes: [],
    sandboxTriggers: [],
    sdk: "qr.get",
  },
} as const satisfies Record<OperationId, Route>;
