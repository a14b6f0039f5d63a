// Fills the demonstration account with three weeks of history, through the service's functions, so all invariants hold.

import type { Account } from "../domain/accounts/account.ts";
import type { Offer } from "../domain/catalogue/catalogue.ts";
import type { CatalogueView } from "../domain/catalogue/view.ts";
import type { ActivationCodes } from "../domain/esims/activation-codes.ts";
import { cancelOrder } from "../domain/esims/cancelling.ts";
import type { Esim } from "../domain/esims/esim.ts";
import { expireIfDue } from "../domain/esims/esim-expiry.ts";
import { pollNow } from "../domain/esims/esim-reports.ts";
import { type SimulatedEvent, simulateEvent } from "../domain/esims/esim-simulation.ts";
import { fingerprintOf, runOnceIn } from "../domain/idempotency/idempotency.ts";
import { createLimiters } from "../domain/limits/limiters.ts";
import { type OrderRequest, placeSandboxOrder } from "../domain/orders/orders.ts";
import { placeStaffOrder } from "../domain/orders/staff-purchases.ts";
import type { RecordingTx, Store } from "../domain/ports.ts";
import { Refusal } from "../domain/refusal.ts";
import { toOrderResponse, toTopupResponse } from "../domain/representations.ts";
import { reportEsim } from "../domain/simulated-supplier/behaviour.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import { placeSandboxTopup } from "../domain/topups/topups.ts";
import { toJson } from "../domain/values/json.ts";
import type { Mode } from "../domain/values/mode.ts";
import type { Random } from "../domain/values/random.ts";
import type { TimeZone } from "../domain/values/time-zone.ts";
import { dayMs } from "../domain/values/timestamps.ts";
import { beginAttempts, finishAttempt } from "../domain/webhooks/attempts.ts";
import type { Outcome } from "../domain/webhooks/delivery.ts";
import { EndpointProblem } from "../domain/webhooks/endpoint-problem.ts";
import { createEndpoint, updateEndpoint } from "../domain/webhooks/endpoints.ts";
import { Sealing } from "../domain/webhooks/secrets.ts";
import { signatureOf } from "../domain/webhooks/signature.ts";
import { usualConfig } from "../runtime/config.ts";
import { SimulatedSupplier } from "../simulated-supplier/supplier.ts";
import { sealingKeyOf } from "../webhooks/delivery-settings.ts";

export const historyDays = 21;
const hourMs = 3_600_000;

export interface HistoryContext {
  store: Store;
  secret: string;
  random: Random;
  activationCodes: ActivationCodes;
  choices: Random;
  account: Account;
  view: CatalogueView;
  actor: string;
  zone: TimeZone;
  now: number;
}

const travellers = [
  ["Asha Rao", "asha.rao@example.com"],
  ["Kabir Mehta", "kabir.mehta@example.com"],
  ["Leela Nair", "leela.nair@example.com"],
  ["Rohan Das", "rohan.das@example.com"],
  ["Tara Iyer", "tara.iyer@example.com"],
] as const;
const countries = ["IT", "FR", "TH", "JP", "AE", "SG", "GB", "US"];

/** Fills both modes; the account must be older than the first day. */
export async function fillHistory(context: HistoryContext): Promise<void> {
  const endpoint = await openEndpoint(context);
  await context.store.transaction((tx) => fillSandbox(tx, context, context.view, endpoint.secret));
  await fillLive(context, context.view);
  // The URL does not exist, so nothing must be sent to it from now on.
  const { account, actor, now } = context;
  await updateEndpoint(endpoint.webhooks, account.n, endpoint.id, { enabled: false }, actor, now);
}

async function openEndpoint({ store, random, secret, account, actor, now }: HistoryContext) {
  const sealing = new Sealing(sealingKeyOf(secret), random);
  const resolve = async () => ["93.184.215.14"];
  const webhooks = { store, random, sealing, resolve, policy: { allowLocal: false } };
  const input = { mode: "test", url: "https://hooks.demo.example/esim", selection: null } as const;
  const made = await createEndpoint(webhooks, account.n, input, actor, now - historyDays * dayMs);
  if (made instanceof EndpointProblem) throw new Error(made.message);
  return { id: made.endpoint.id, secret: made.secret, webhooks };
}

async function fillSandbox(
  tx: RecordingTx,
  context: HistoryContext,
  view: CatalogueView,
  secret: string,
): Promise<void> {
  const { account, random, activationCodes, choices, now } = context;
  const issued: Esim[] = [];
  for (const at of moments(context, 2)) {
    for (const { n } of issued) await expireIfDue(tx, n, at, random);
    const purchase = { account, mode: "test" as Mode, view, now: at, random, activationCodes };
    const input = inputOf(context, view, "api");
    const placed = await placeSandboxOrder(tx, purchase, input);
    if (placed instanceof Refusal) throw new Error(placed.message);
    await remember(
      tx,
      ["ordersCreate", {}, input],
      placed.order,
      toOrderResponse(placed.order, placed.esims),
      at,
    );
    issued.push(...placed.esims);
    const esim = pick(choices, issued);
    if (esim) await use(tx, context, esim, at);
    if (draw(choices, 6) === 0 && placed.esims[0]) {
      const { iccid, origin, unlimited } = placed.esims[0];
      const [offer] = view.topupOffers({ ...origin, unlimited });
      const wanted = { iccid, packageId: offer?.id ?? "", customerRef: null };
      const topup = await placeSandboxTopup(tx, purchase, wanted);
      if (!(topup instanceof Refusal)) {
        await remember(tx, ["topupsCreate", { iccid }, wanted], topup, toTopupResponse(topup), at);
      }
    }
    await send(tx, context, secret, at);
  }
  for (const { n } of issued) await expireIfDue(tx, n, now, random);
  await send(tx, context, secret, now);
}

export async function remember(
  tx: RecordingTx,
  request: Parameters<typeof fingerprintOf>,
  { id, ledger }: { id: string; ledger: number },
  body: object,
  at: number,
): Promise<void> {
  const keyed = { key: `demo-${id}`, operation: request[0], fingerprint: fingerprintOf(...request) };
  await runOnceIn(tx, ledger, keyed, at, async () => toJson(body));
}

async function use(
  tx: RecordingTx,
  { account, random, zone }: HistoryContext,
  esim: Esim,
  at: number,
): Promise<void> {
  const ledger = await tx.ledgers.lockOfAccount(account.n, "test");
  const current = await tx.esims.byNumber(esim.n);
  const next: Partial<Record<Esim["status"], SimulatedEvent>> = {
    ready: "activated",
    active: current && current.usedMb > 0 ? "usage_100" : "usage_80",
    depleted: "expired",
  };
  const event = current && next[current.status];
  if (event && !(current.unlimited && event.startsWith("usage"))) {
    await simulateEvent(tx, ledger, esim.iccid, event, at, random, zone);
  }
}

/** Simulates deliveries to an endpoint that does not exist: most arrive. */
async function send(
  tx: RecordingTx,
  { random, choices, now: realNow }: HistoryContext,
  secret: string,
  at: number,
): Promise<void> {
  const moment = { now: at, realNow };
  const { begun } = await beginAttempts(tx, moment, 10, "due", random);
  for (const first of begun) {
    let request: typeof first | null = first;
    while (request) {
      const signature = signatureOf(secret, Math.floor(at / 1000), Buffer.from(request.body));
      const tookMs = 60 + draw(choices, 180);
      // Some fail, and at last the endpoint is down and gets disabled.
      const outcome: Outcome =
        draw(choices, 9) === 0 || at > realNow - 2 * dayMs
          ? {
              error: "The endpoint returned 503.",
              status: 503,
              response: "upstream is restarting",
              signature,
              tookMs,
            }
          : { error: null, status: 200, response: "ok", signature, tookMs };
      request = await finishAttempt(tx, request, outcome, moment, true);
    }
  }
}

/** Places fewer orders than in test, with eSIMs that the simulated supplier reports as used. */
async function fillLive(context: HistoryContext, view: CatalogueView): Promise<void> {
  const { store, random, activationCodes, choices, account, actor } = context;
  let at = 0;
  const supply: SupplyContext = {
    store,
    random,
    activationCodes,
    supplier: new SimulatedSupplier(store, () => at),
    canSell: true,
    zone: context.zone,
    limiters: createLimiters(usualConfig()),
    time: { now: async () => at, sleep: () => new Promise((resolve) => setImmediate(resolve)) },
  };
  const times = moments(context, 0.5);
  for (at of times) {
    const purchase = { account, mode: "live" as Mode, view, now: at, random, activationCodes };
    const placed = await placeStaffOrder(supply, purchase, inputOf(context, view, "portal"), actor);
    if (placed instanceof Refusal) throw new Error(placed.message);
    const isLast = at === times.at(-1);
    at += hourMs;
    if (isLast) await cancelOrder(supply, placed.order, { by: "partner", actor }, at);
    else for (const esim of placed.esims) await useLive(supply, choices, esim, at);
  }
}

async function useLive(supply: SupplyContext, choices: Random, esim: Esim, at: number): Promise<void> {
  const percent = draw(choices, 120);
  if (percent > 105) return;
  const usedMb = Math.round(((esim.totalMb ?? 0) * percent) / 100);
  await reportEsim(supply.store, esim.iccid, { firstUsed: true, usedMb }, at);
  await pollNow(supply, esim, at);
}

/** Returns times in the working hours of the past days, in order. */
function moments({ choices, now }: HistoryContext, perDay: number): number[] {
  const times: number[] = [];
  for (let day = historyDays - 1; day >= 1; day--) {
    const count = perDay < 1 ? Number(day % Math.round(1 / perDay) === 0) : 1 + draw(choices, perDay * 2);
    const start = now - day * dayMs;
    for (let i = 0; i < count; i++) times.push(start + Math.floor(((i + 1) / (count + 1)) * 10 * hourMs));
  }
  return times;
}

function inputOf(
  { choices }: HistoryContext,
  view: CatalogueView,
  source: OrderRequest["source"],
): OrderRequest {
  const number = 1000 + draw(choices, 9000);
  const [name, email] = pick(choices, travellers) ?? [null, null];
  const wanted = source === "api" ? 1 : 1 + draw(choices, 2);
  const packages = Array.from({ length: wanted }, () =>
    pick(choices, offers(view, pick(choices, countries) ?? "IT")),
  );
  const ids = new Set(packages.flatMap((offer) => (offer ? [offer.id] : [])));
  return {
    source,
    items: [...ids].map((packageId) => ({ packageId, quantity: 1 + draw(choices, 2) })),
    customerRef: `TRIP-${number}`,
    customerName: name,
    customerEmail: email,
  };
}

function offers(view: CatalogueView, country: string): Offer[] {
  return view
    .list({ country, unlimited: false }, null, 100)
    .offers.filter(({ pricePaise }) => pricePaise < 1_500_00);
}

function draw(choices: Random, below: number): number {
  return (choices.bytes(2)[0] ?? 0) % below;
}

function pick<T>(choices: Random, from: readonly T[]): T | undefined {
  return from[draw(choices, Math.max(1, from.length))];
}
