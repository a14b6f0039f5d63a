// Generated from spec/supplier/*.tsp by `npm run generate`: the operations as a route table. Do not edit.

/** How the base URL ends. */
export const basePath = "/supplier/v1";

export type OperationId =
  | "unitsIssue"
  | "unitsWithdraw"
  | "unitsList"
  | "topupsApply"
  | "topupsWithdraw"
  | "esimsCancel"
  | "esimsReport";

/** One operation of the contract, as far as a server or client needs it as data. */
export interface Route {
  readonly operationId: OperationId;
  readonly method: "PUT" | "DELETE" | "GET";
  /** Below the base URL, as an OpenAPI path template. */
  readonly path: string;
  /** Holders of any API key, of a test key, or anyone. */
  readonly access: "key" | "test-key" | "none";
  readonly paginated: boolean;
  /** The status of a first success. */
  readonly successStatus: 200;
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
  /** In order of precedence. */
  readonly errors: readonly RouteError[];
}

export interface RouteError {
  readonly status: number;
  readonly code: string;
  /** What `param` names, if it is always the same. */
  readonly param?: string;
}

export const routes = {
  unitsIssue: {
    operationId: "unitsIssue",
    method: "PUT",
    path: "/units/{unit_id}",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: ["unit_id"],
    queryParams: [],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
  unitsWithdraw: {
    operationId: "unitsWithdraw",
    method: "DELETE",
    path: "/units/{unit_id}",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: ["unit_id"],
    queryParams: ["account"],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
  unitsList: {
    operationId: "unitsList",
    method: "GET",
    path: "/units",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: [],
    queryParams: ["since", "cursor"],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
  topupsApply: {
    operationId: "topupsApply",
    method: "PUT",
    path: "/topups/{topup_id}",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: ["topup_id"],
    queryParams: [],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
  topupsWithdraw: {
    operationId: "topupsWithdraw",
    method: "DELETE",
    path: "/topups/{topup_id}",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: ["topup_id"],
    queryParams: ["account", "iccid"],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
  esimsCancel: {
    operationId: "esimsCancel",
    method: "PUT",
    path: "/esims/{iccid}/cancel",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: ["iccid"],
    queryParams: [],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
  esimsReport: {
    operationId: "esimsReport",
    method: "GET",
    path: "/esims/{iccid}",
    access: "key",
    paginated: false,
    successStatus: 200,
    pathParams: ["iccid"],
    queryParams: ["account"],
    errors: [
      { status: 401, code: "unauthenticated" },
      { status: 400, code: "invalid_request" },
      { status: 503, code: "unavailable" },
      { status: 500, code: "internal_error" },
    ],
  },
} as const satisfies Record<OperationId, Route>;
