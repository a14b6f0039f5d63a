/** Mutants with state: responses that stick, states that never end, sums that omit something. */

import { type OperationId, paiseOf } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  isSuccess,
  items,
  type Json,
  money,
  objects,
  responses,
  setBody,
} from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse } from "./proxy.ts";

export const apiKeyOf = (request: ProxiedRequest) => headerOf(request, "Authorization") ?? "";
export const isMode = (request: ProxiedRequest, mode: "test" | "live") =>
  apiKeyOf(request).includes(`sk_${mode}_`);
export const subjectOf = (event: Json) => (event.data as { iccid?: string; id?: string } | null)?.iccid ?? "";
export const typeOf = (event: Json) => String(event.type);

/** Replaces every response that matches. */
export const replacing =
  (replace: (response: ProxiedResponse, request: ProxiedRequest) => ProxiedResponse | undefined): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    return replace(response, request) ?? response;
  };

/** After one response matches, changes all later ones to the same client. */
export const sticking = (
  fits: (response: ProxiedResponse, request: ProxiedRequest) => boolean,
  who: (request: ProxiedRequest) => string,
): Fault => {
  const stuck = new Map<string, ProxiedResponse>();
  return replacing((response, request) => {
    const known = stuck.get(who(request));
    if (known) return { ...known, headers: [...known.headers] };
    if (fits(response, request)) stuck.set(who(request), response);
    return undefined;
  });
};

/** An order or top-up that was processing stays so. */
export const neverFinishing = (kind: "order" | "topup"): Fault => {
  const seen = new Map<string, unknown>();
  return objects(kind as "order", (object) => {
    if (object.status === "processing") seen.set(object.id, structuredClone(object));
    return seen.get(object.id);
  });
};

/** The balance counts, or omits, earlier operations. */
export const miscounting = (operation: OperationId, fits: (body: Json) => boolean, sign: 1 | -1): Fault => {
  let paise = 0;
  return responses([operation, "balanceGet"], (response, request) => {
    const body = isSuccess(response) ? bodyOf(response) : undefined;
    if (!body) return;
    if (request.operation === operation && fits(body)) paise += paiseOf(body.total as never);
    if (request.operation !== "balanceGet") return;
    money(body.balance, (now) => now + sign * paise);
    setBody(response, body);
  });
};

/** Responds to an invalid simulation with the unchanged eSIM. */
export const acceptingInvalid =
  (event: RegExp): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    const isMeant = request.operation === "simulate" && event.test(String(bodyOf(request)?.event));
    if (!isMeant || response.status !== 409 || (bodyOf(response)?.error as Json)?.code !== "invalid_state")
      return response;
    const target = `/v1/esims/${request.target.split("/")[4]}`;
    const headers = request.headers.filter(([name]) => !/content|idempotency/i.test(name));
    return forward({
      ...request,
      method: "GET",
      target,
      headers,
      body: Buffer.alloc(0),
      operation: "esimsGet",
    });
  };

/** Rejects a simulation that changes nothing. */
export const rejectingUnchanged = (event: string): Fault => {
  const done = new Set<string>();
  return async (request, forward) => {
    const isMeant = request.operation === "simulate" && bodyOf(request)?.event === event;
    if (isMeant && done.has(request.target)) return errorResponse(409, "invalid_state");
    const response = await forward(request);
    if (isMeant && isSuccess(response)) done.add(request.target);
    return response;
  };
};

export const withoutEvents = (fits: (type: string) => boolean) => () =>
  items("eventsList", (data) => data.filter((event) => !fits(typeOf(event))));
export const withEvents = (type: string, fits: (event: Json) => boolean) => () =>
  items("eventsList", (data) =>
    data.flatMap((event) =>
      fits(event) ? [{ ...event, type, id: `${String(event.id).slice(0, -4)}beef` }, event] : [event],
    ),
  );
