// The one place where a refusal, or anything thrown, becomes status, code, message and param.

import { errorCatalogue } from "@partner-esim/generated/errors";
import { responseHeaders } from "@partner-esim/generated/headers";
import { errorCatalogue as portalCatalogue } from "@partner-esim/generated/portal/errors";
import type { Context } from "koa";
import { type AnyRefusal, Refusal } from "../domain/refusal.ts";
import { exchangeOf } from "./exchange.ts";

const catalogue = { ...portalCatalogue, ...errorCatalogue };

/** Has no stack: a refusal is no fault, a stack takes 20 µs, and a flood causes thousands. */
export class Refused extends Error {
  readonly refusal: AnyRefusal;
  readonly retryAfterSeconds: number | null;

  constructor(refusal: AnyRefusal, retryAfterSeconds: number | null = null) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(refusal.message);
    Error.stackTraceLimit = stackTraceLimit;
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function refuse(refusal: AnyRefusal, retryAfterSeconds?: number): never {
  throw new Refused(refusal, retryAfterSeconds ?? null);
}

export const invalidRequest = (message: string, param?: string): Refusal<"invalid_request"> =>
  new Refusal("invalid_request", message, param);

export const notWhole = (): Refusal<"invalid_request"> =>
  invalidRequest("The body did not arrive whole. Send the request again.");

/** @param prefix what every path begins with */
export const notFound = (prefix: string): Refusal<"not_found"> =>
  new Refusal(
    "not_found",
    `There is nothing at this path for this method. Check the base URL too, which ends in ${prefix}: paths are exact and case-sensitive.`,
  );

export const forTestKeys = (): Refusal<"not_found"> =>
  new Refusal("not_found", "There is nothing at this path for a live key. Use a test key.");

interface Envelope {
  error: { code: AnyRefusal["code"]; message: string; request_id: string; param?: string };
}

/** @param more extra fields of one code */
export function writeProblem(
  ctx: Context,
  refusal: AnyRefusal,
  retryAfterSeconds: number | null = null,
  more: object = {},
): void {
  const exchange = exchangeOf(ctx);
  exchange.code = refusal.code;
  exchange.refusal = refusal;
  const body: Envelope = {
    error: {
      code: refusal.code,
      message: refusal.message,
      request_id: exchange.requestId,
      ...(refusal.param === undefined ? {} : { param: refusal.param }),
      ...more,
    },
  };
  if (retryAfterSeconds !== null) ctx.set(responseHeaders.retryAfter, String(retryAfterSeconds));
  ctx.status = catalogue[refusal.code].status;
  ctx.body = body;
}

/** What a client of the API learns of an internal failure; the cause is only logged. */
const failed = "The service failed. Repeat the request; a POST with the same idempotency key.";

export const internalError = (message = failed): Refusal<"internal_error"> =>
  new Refusal("internal_error", message);
