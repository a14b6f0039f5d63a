// An expected error about webhooks. It is returned, so the compiler knows which ones a function can return.

export type EndpointProblemCode =
  | "endpoint_not_found"
  | "delivery_not_found"
  | "url_invalid"
  | "url_not_public"
  | "selection_invalid"
  | "too_many_endpoints"
  | "endpoints_per_day"
  | "endpoint_disabled"
  | "account_inactive"
  | "not_retryable"
  | "retry_limit"
  | "ping_limit"
  | "resend_limit"
  | "example_in_live"
  | "secret_unshowable";

export class EndpointProblem<Code extends EndpointProblemCode = EndpointProblemCode> {
  readonly code: Code;
  readonly message: string;
  readonly param: string | undefined;
  readonly retryAt: number | undefined;

  constructor(code: Code, message: string, more: { param?: string; retryAt?: number } = {}) {
    this.code = code;
    this.message = message;
    this.param = more.param;
    this.retryAt = more.retryAt;
  }
}

export function endpointNotFound(): EndpointProblem<"endpoint_not_found"> {
  return new EndpointProblem("endpoint_not_found", "The account has no webhook endpoint with this id.");
}

export function endpointDisabled(): EndpointProblem<"endpoint_disabled"> {
  return new EndpointProblem(
    "endpoint_disabled",
    "The endpoint is disabled; nothing is sent to it. Enable it first.",
  );
}

export function accountInactive(): EndpointProblem<"account_inactive"> {
  return new EndpointProblem("account_inactive", "The account is deactivated; nothing is sent for it.");
}
