// Generated from spec/supplier/*.tsp by `npm run generate`: the error catalogue. Do not edit.

import type { OperationId } from "./routes.ts";

/** What went wrong, for programs: the codes that this version of the contract knows. */
export type ErrorCode =
  | "invalid_request"
  | "unauthenticated"
  | "not_found"
  | "internal_error"
  | "unavailable";

export type ErrorStatus = 400 | 401 | 404 | 500 | 503;

export interface ErrorCatalogueEntry {
  readonly status: ErrorStatus;
  /** What `param` names, if it is always the same. */
  readonly param?: string;
  /** Whether the same request can succeed later: never, retried with the same key, or after a fix. */
  readonly retry: "never" | "same-key" | "after-fix";
  /** What has to change before the same request can succeed, in a word for programs. */
  readonly after?: string;
  readonly condition: string;
  readonly fix: string;
  readonly operations: readonly OperationId[];
}

export const errorCatalogue = {
  invalid_request: {
    status: 400,
    retry: "never",
    condition: "The body, or an id, is invalid.",
    fix: "Correct what `param` names.",
    operations: [
      "unitsIssue",
      "unitsWithdraw",
      "unitsList",
      "topupsApply",
      "topupsWithdraw",
      "esimsCancel",
      "esimsReport",
    ],
  },
  unauthenticated: {
    status: 401,
    retry: "never",
    condition: "The key is missing or wrong.",
    fix: "Agree on a key with the gateway's operator.",
    operations: [
      "unitsIssue",
      "unitsWithdraw",
      "unitsList",
      "topupsApply",
      "topupsWithdraw",
      "esimsCancel",
      "esimsReport",
    ],
  },
  not_found: {
    status: 404,
    retry: "never",
    condition: "There is no such path, or no such method on it.",
    fix: "Check the method and the path.",
    operations: [],
  },
  internal_error: {
    status: 500,
    retry: "same-key",
    condition: "The gateway failed, and it is unknown what was done.",
    fix: "Repeat the request.",
    operations: [
      "unitsIssue",
      "unitsWithdraw",
      "unitsList",
      "topupsApply",
      "topupsWithdraw",
      "esimsCancel",
      "esimsReport",
    ],
  },
  unavailable: {
    status: 503,
    retry: "same-key",
    condition: "The network cannot be reached at the moment.",
    fix: "Repeat the request later.",
    operations: [
      "unitsIssue",
      "unitsWithdraw",
      "unitsList",
      "topupsApply",
      "topupsWithdraw",
      "esimsCancel",
      "esimsReport",
    ],
  },
} as const satisfies Record<ErrorCode, ErrorCatalogueEntry>;

/** All codes, as data. */
export const errorCodes: readonly string[] = ["invalid_request", "unauthenticated", "not_found", "internal_error", "unavailable"];

/** A code of every operation with a key. */
export type CommonCode = "unauthenticated" | "invalid_request" | "unavailable" | "internal_error";

/** The codes that each operation can return. */
export interface OperationCodes {
  unitsIssue: CommonCode;
  unitsWithdraw: CommonCode;
  unitsList: CommonCode;
  topupsApply: CommonCode;
  topupsWithdraw: CommonCode;
  esimsCancel: CommonCode;
  esimsReport: CommonCode;
}

/** An error that an operation can return. */
export interface OperationError<Id extends OperationId = OperationId> {
  code: OperationCodes[Id];
}
