// Converts domain errors to error codes of the portal's contract.
import type { ErrorCode } from "@partner-esim/generated/portal/errors";
import type { components } from "@partner-esim/generated/portal/types";
import { AdministrationFault } from "../domain/administration-fault.ts";
import type { CancelProblem } from "../domain/esims/cancellable.ts";
import type { KeyRefusal } from "../domain/idempotency/idempotency.ts";
import { Refusal, TemporaryRefusal } from "../domain/refusal.ts";
import type { EndpointProblem, EndpointProblemCode } from "../domain/webhooks/endpoint-problem.ts";

export class CatalogueRefusal extends Refusal<"invalid_catalogue"> {
  readonly faults: readonly components["schemas"]["CatalogueFault"][];
  readonly faultCount: number;

  constructor(faults: CatalogueRefusal["faults"], faultCount: number) {
    const count = faultCount === 1 ? "a fault" : `${faultCount} faults`;
    super("invalid_catalogue", `The file has ${count}; nothing was imported.`, "file");
    this.faults = faults;
    this.faultCount = faultCount;
  }
}

export const notFound = (what: string): Refusal<"not_found"> =>
  new Refusal("not_found", `There is no such ${what}, or it is not for the caller to see.`);

export const forbidden = (message: string): Refusal<"forbidden"> => new Refusal("forbidden", message);

export const invalid = (param: string, message: string): Refusal<"invalid_request"> =>
  new Refusal("invalid_request", message, param);

export const notSupported = (message: string): Refusal<"not_supported"> =>
  new Refusal("not_supported", message);

export const liveNotEnabled = (): Refusal<"live_mode_not_enabled"> =>
  new Refusal("live_mode_not_enabled", "The account is not approved for live orders. Work in test mode.");

const endpointCodes = {
  endpoint_not_found: "not_found",
  delivery_not_found: "not_found",
  url_invalid: "invalid_request",
  url_not_public: "invalid_request",
  selection_invalid: "invalid_request",
  too_many_endpoints: "too_many_endpoints",
  endpoints_per_day: "rate_limited",
  endpoint_disabled: "endpoint_disabled",
  account_inactive: "account_inactive",
  not_retryable: "delivery_not_retryable",
  retry_limit: "retries_used_up",
  ping_limit: "rate_limited",
  resend_limit: "rate_limited",
  example_in_live: "invalid_request",
  secret_unshowable: "secret_unshowable",
} as const satisfies Record<EndpointProblemCode, ErrorCode>;

/** Temporary limits have another code than permanent ones. */
type EndpointRefusal<Code extends EndpointProblemCode> =
  | Refusal<(typeof endpointCodes)[Code]>
  | (Code extends "retry_limit" | "ping_limit" | "resend_limit" | "endpoints_per_day"
      ? Refusal<"rate_limited">
      : never);

export function endpointRefusal<Code extends EndpointProblemCode>(
  problem: EndpointProblem<Code>,
): EndpointRefusal<Code> {
  const { message, retryAt } = problem;
  if (retryAt !== undefined) {
    return new TemporaryRefusal("rate_limited", message, retryAt) as unknown as EndpointRefusal<Code>;
  }
  const param = problem.param === "selection" ? "event_types" : problem.param;
  return new Refusal(endpointCodes[problem.code], message, param) as EndpointRefusal<Code>;
}

export function cancelRefusal<What extends "order" | "esim">(
  { code, message }: CancelProblem,
  what: What,
): Refusal<`${What}_not_cancellable` | "supplier_unavailable"> {
  return new Refusal(code === "no_answer" ? "supplier_unavailable" : `${what}_not_cancellable`, message);
}

type PurchaseCode = "package_not_found" | "insufficient_balance" | "supplier_unavailable";

const purchaseMessages: Record<PurchaseCode, string> = {
  package_not_found: "No such package is on sale for this. Read the packages again and choose one of them.",
  insufficient_balance:
    "The balance does not cover the total; nothing was charged. Add funds, then order again.",
  supplier_unavailable: "The mobile network cannot be reached; nothing was charged. Try again in a moment.",
};

/** For pages, which generate the idempotency key themselves. */
export function purchaseRefusal<Code extends PurchaseCode>(code: Code): Refusal<Code> {
  return new Refusal(code, purchaseMessages[code]);
}

export function isKeyRefusal<R extends Refusal>(refusal: R): refusal is Extract<R, KeyRefusal> {
  return refusal.code === "idempotency_key_reused" || refusal.code === "request_in_progress";
}

const params: Readonly<Record<string, string>> = {
  agreedDiscount: "agreed_discount_bps",
  allowedPackages: "allowed_packages",
  lowBalanceThreshold: "amount",
  lowBalanceRecipients: "addresses",
  billingName: "name",
  billingAddress: "address",
  expiresAt: "expires",
};

/** Converts thrown faults to the given codes. Others are internal errors. */
export async function administered<T, Code extends ErrorCode>(
  codes: Partial<Record<AdministrationFault["kind"], Code>>,
  work: () => Promise<T>,
): Promise<T | Refusal<Code>> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof AdministrationFault ? codes[error.kind] : undefined;
    if (!(error instanceof AdministrationFault) || code === undefined) throw error;
    const param = error.field === null ? undefined : (params[error.field] ?? error.field);
    return new Refusal(code, sentence(error.message), param);
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
