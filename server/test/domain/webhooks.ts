// An account with webhook endpoints, and a sender without a network.
import type { Test } from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import {
  beginAttempts,
  finishAttempt,
  type Outgoing,
  type Result,
} from "../../src/domain/webhooks/attempts.ts";
import { readDelivery, retryDelivery } from "../../src/domain/webhooks/deliveries.ts";
import type { Outcome } from "../../src/domain/webhooks/delivery.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import {
  createEndpoint,
  type EndpointChange,
  type EndpointInput,
  updateEndpoint,
} from "../../src/domain/webhooks/endpoints.ts";
import { Sealing } from "../../src/domain/webhooks/secrets.ts";
import { random } from "../../src/runtime/random.ts";
import { Market } from "./supply.ts";

export const actor = "owner@agency.example";
export const url = "https://agency.example/hook";
export const minuteMs = 60_000;
export const page = { after: null, limit: 50 };
export const delivered: Outcome = {
  error: null,
  status: 200,
  response: "ok",
  signature: "t=5,v1=aa",
  tookMs: 1.4,
};
export const failed: Outcome = {
  error: "status 500",
  status: 500,
  response: "no",
  signature: "t=6,v1=bb",
  tookMs: 2,
};

export function ok<T>(result: T | EndpointProblem): T {
  if (result instanceof EndpointProblem) throw new Error(`${result.code}: ${result.message}`);
  return result as T;
}

export async function start(t: Test) {
  const market = await Market.open(t);
  const { store, account } = market;
  const sealing = new Sealing(new Uint8Array(32).fill(7), random);
  const resolve = async () => ["1.1.1.1"];
  const context = { store, random, sealing, resolve, policy: { allowLocal: false } };
  const create = (input: Partial<EndpointInput> = {}) =>
    createEndpoint(context, account.n, { mode: "test", url, selection: null, ...input }, actor, market.now);
  const update = (id: string, change: EndpointChange) =>
    updateEndpoint(context, account.n, id, change, actor, market.now);
  const current = async (n: number) => {
    const endpoint = await store.reads.endpoints.byNumber(n);
    if (!endpoint) throw new Error("no endpoint");
    return endpoint;
  };
  const order = () => market.buy([[2, 1]], "test");
  const begin = async (which: "due" | "abandoned" = "due", realNow = 0): Promise<Outgoing[]> =>
    (await store.transaction((tx) => beginAttempts(tx, { now: market.now, realNow }, 10, which, random)))
      .begun;
  const finish = (sent: Outgoing, result: Result, mayContinue = false) =>
    store.transaction((tx) => finishAttempt(tx, sent, result, { now: market.now, realNow: 0 }, mayContinue));
  /** Sends what is due to an endpoint that has the given result; returns how often it was asked. */
  const send = async (result: Result) => {
    const [sent] = await begin();
    if (!sent) throw new Error("nothing is due");
    await finish(sent, result);
    return sent;
  };
  const read = async ({ deliveryId }: { deliveryId: string }) =>
    ok(await readDelivery(store.reads, account.n, deliveryId, market.now));
  const retry = (deliveryId: string) => retryDelivery({ store }, account.n, deliveryId, actor, market.now);
  const log = async () => (await market.log()).filter((line) => !line.includes("order.placed"));
  const setActive = (active: boolean) =>
    store.transaction((tx) => changeAccount(tx, account.id, { active }, market.now, random));
  return {
    market,
    store,
    account,
    context,
    create,
    update,
    current,
    order,
    begin,
    finish,
    send,
    read,
    retry,
    log,
    setActive,
  };
}
