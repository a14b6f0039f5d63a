/** Mutants of what should be rejected, left out or current: keys, packages, replays and events. */

import {
  bodyOf,
  isReplayed,
  isSuccess,
  items,
  type Json,
  type Mutant,
  objects,
  setBody,
  table,
} from "./mutant.ts";
import { type Fault, headerOf, type ProxiedResponse, setHeader } from "./proxy.ts";
import { isMode, replacing, typeOf, withEvents } from "./stateful.ts";

const codeOf = (response: ProxiedResponse) => (bodyOf(response)?.error as Json | undefined)?.code;

/** Serves a key that is rejected with this status and code as another key that was served before. */
const servedAsAnother = (status: number, code: string): Fault => {
  let served: string | undefined;
  return async (request, forward) => {
    const response = await forward(request);
    if (isSuccess(response)) served ??= headerOf(request, "Authorization");
    if (response.status !== status || codeOf(response) !== code || !served) return response;
    const copy = { ...request, headers: [...request.headers] };
    setHeader(copy, "Authorization", served);
    return forward(copy);
  };
};

/** Finds a package that is not on sale by its id. */
export const foundById = (): Fault => {
  let one: Json | undefined;
  return replacing((response, request) => {
    if (request.operation !== "packagesGet") {
      one ??= ((bodyOf(response)?.data ?? []) as Json[])[0];
      return undefined;
    }
    if (response.status !== 404 || !one) return undefined;
    const listed = { ...response, status: 200 };
    setBody(listed, { ...one, id: request.target.split("/").at(-1) });
    return listed;
  });
};

export const omissionMutants: Mutant[] = table("api", [
  [
    "expired-keys-live-on",
    "auth.401.expired",
    "an expired key is accepted",
    () => servedAsAnother(401, "invalid_api_key"),
  ],
  [
    "unapproved-reads",
    "auth.403.live-mode",
    "a live key without approval is accepted",
    () => servedAsAnother(403, "live_mode_not_enabled"),
  ],
  [
    "empty-topups-filled",
    "topup-packages.list.can-be-empty",
    "an eSIM that cannot be topped up is offered another one's packages",
    () => {
      let offered: Json[] = [];
      return items("topupPackagesList", (data) => {
        if (data.length > 0) offered = data;
        return offered;
      });
    },
  ],
  [
    "list-of-the-first-account",
    "packages.listing.partner-dependent",
    "accounts with different discounts share a list",
    () => {
      const first = new Map<string, Json>();
      return async (request, forward) => {
        const response = await forward(request);
        const body = isSuccess(response) ? bodyOf(response) : undefined;
        if (request.operation !== "packagesList" || !body) return response;
        if (!first.has(request.target)) first.set(request.target, body);
        setBody(response, first.get(request.target));
        return response;
      };
    },
  ],
  [
    "live-replay-of-the-first-answer",
    "idempotency.replay-live-processing",
    "the retry of a live order that was processing says so for ever",
    () => {
      const first = new Map<unknown, Json>();
      return replacing((response, request) => {
        const body = isSuccess(response) ? bodyOf(response) : undefined;
        if (request.operation !== "ordersCreate" || !body || !isMode(request, "live")) return undefined;
        if (!isReplayed(response)) first.set(body.id, body);
        else setBody(response, first.get(body.id) ?? body);
        return undefined;
      });
    },
  ],
  [
    "waits-six-seconds-longer",
    "orders.create.wait-20-seconds",
    "the response to an unfinished live order waits six seconds longer",
    () => async (request, forward) => {
      const response = await forward(request);
      if (request.operation === "ordersCreate" && bodyOf(response)?.status === "processing")
        await new Promise((resolve) => setTimeout(resolve, 6000));
      return response;
    },
  ],
  [
    "low-balance-told-twice",
    "events.balance-low.once",
    "a low balance is announced twice",
    withEvents("balance.low", (event) => typeOf(event) === "balance.low"),
  ],
  [
    "jump-the-other-way-round",
    "events.esim.jump-order",
    "of two simultaneous changes the later is recorded first",
    () =>
      items("eventsList", (data) => {
        const usage = data.filter((event) => typeOf(event).startsWith("esim.usage_"));
        const sequences = usage.map(({ sequence }) => sequence).reverse();
        for (const [index, event] of usage.entries()) event.sequence = sequences[index];
        return data;
      }),
  ],
  [
    "event-before-the-refund",
    "events.order-completed.read-status",
    "the event of an order has no refund",
    () =>
      objects("event", (event) => {
        const { refunded } = event.data as { refunded?: Json };
        if (event.type === "order.completed" && refunded) refunded.amount = "0.00";
      }),
  ],
]);
