/** Makers of faults that remember what went by: answers that stick, states that never end, sums that leave something out. */

import { type OperationId, paiseOf } from "../src/contract.ts";
import { answers, bodyOf, isSuccess, items, type Json, money, objects, refusal, setBody } from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse } from "./proxy.ts";

export const apiKeyOf = (request: ProxiedRequest) => headerOf(request, "Authorization") ?? "";
export const isMode = (request: ProxiedRequest, mode: "test" | "live") =>
  apiKeyOf(request).includes(`sk_${mode}_`);
export const subjectOf = (event: Json) => (event.data as { iccid?: string; id?: string } | null)?.iccid ?? "";
export const typeOf = (event: Json) => String(event.type);

/** Every answer that fits may be replaced by another one. */
export const replacing =
  (replace: (response: ProxiedResponse, request: ProxiedRequest) => ProxiedResponse | undefined): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    return replace(response, request) ?? response;
  };

/** Once an answer fits, all later ones to the same caller are like it. */
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

/** An order or a top-up that was processing stays so for ever. */
export const neverFinishing = (kind: "order" | "topup"): Fault => {
  const seen = new Map<string, unknown>();
  return objects(kind as "order", (object) => {
    if (object.status === "processing") seen.set(object.id, structuredClone(object));
    return seen.get(object.id);
  });
};

/** The balance counts, or leaves out, what went by. */
export const miscounting = (operation: OperationId, fits: (body: Json) => boolean, sign: 1 | -1): Fault => {
  let paise = 0;
  return answers([operation, "balanceGet"], (response, request) => {
    const body = isSuccess(response) ? bodyOf(response) : undefined;
    if (!body) return;
    if (request.operation === operation && fits(body)) paise += paiseOf(body.total as never);
    if (request.operation !== "balanceGet") return;
    money(body.balance, (now) => now + sign * paise);
    setBody(response, body);
  });
};

/** A simulation that has to be refused is answered with the eSIM as it is. */
export const unrefused =
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

/** A simulation that changes nothing is refused. */
export const refusedAgain = (event: string): Fault => {
  const done = new Set<string>();
  return async (request, forward) => {
    const isMeant = request.operation === "simulate" && bodyOf(request)?.event === event;
    if (isMeant && done.has(request.target)) return refusal(409, "invalid_state");
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
