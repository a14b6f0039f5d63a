// The client of the portal's API, with the CSRF token on every change. An error response becomes a `Problem`, and an
// expired session shows the sign-in page.
import type { ErrorCode } from "@partner-esim/generated/portal/errors";
import type { CatalogueFault } from "@partner-esim/generated/portal/models";
import type { paths } from "@partner-esim/generated/portal/types";
import createClient from "openapi-fetch";
import { say } from "./notices.tsx";
import { session } from "./session.ts";

export const api = createClient<paths>({ baseUrl: new URL("api", document.baseURI).href });

api.use({
  onRequest({ request }) {
    const token = session.value?.csrf_token;
    if (request.method !== "GET" && token) request.headers.set("X-CSRF-Token", token);
    return request;
  },
});

export type ProblemCode = ErrorCode | "unreachable";

export class Problem extends Error {
  code: ProblemCode;
  /** The invalid field or parameter. */
  param: string | undefined;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  faults: CatalogueFault[];
  faultCount: number;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
    this.faults = [];
    this.faultCount = 0;
  }
}

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the response body, or throws a `Problem`. */
export async function ask<T>(call: Promise<Outcome<T>>): Promise<T> {
  let outcome: Outcome<T>;
  try {
    outcome = await call;
  } catch {
    throw new Problem("unreachable", "The service could not be reached. Check the connection and try again.");
  }
  if (outcome.response.ok) return outcome.data as T;
  const problem = problemOf(outcome);
  if (problem.code === "unauthenticated" && session.value) {
    session.value = null;
    say("Your session has ended. Sign in again.");
  }
  throw problem;
}

function problemOf({ error, response }: Outcome<unknown>): Problem {
  const body = (error as { error?: Record<string, unknown> } | undefined)?.error;
  if (typeof body?.code !== "string" || typeof body.message !== "string") {
    return new Problem("internal_error", `The service returned ${response.status} without a reason.`);
  }
  const problem = new Problem(body.code as ErrorCode, body.message);
  if (typeof body.param === "string") problem.param = body.param;
  if (typeof body.request_id === "string") problem.requestId = body.request_id;
  if (Array.isArray(body.faults)) problem.faults = body.faults;
  if (typeof body.fault_count === "number") problem.faultCount = body.fault_count;
  const seconds = Number(response.headers.get("Retry-After"));
  if (seconds > 0) problem.retryAfterSeconds = seconds;
  return problem;
}

export const asProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem ? thrown : new Problem("internal_error", String(thrown));
