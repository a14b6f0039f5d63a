// Webhook deliveries per second, including their log on disk. The baseline is a bare undici loop that posts the same
// bytes to the same receiver. Both have one request in flight per endpoint and alternate in this process.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { webhookHeaders } from "@partner-esim/generated/headers";
import type { components } from "@partner-esim/generated/types";
import { pino } from "pino";
import { Agent, request } from "undici";
import { createAccount } from "../../server/src/domain/accounts/accounts.ts";
import { recordEvent } from "../../server/src/domain/events/events.ts";
import type { Store } from "../../server/src/domain/ports.ts";
import { EndpointProblem } from "../../server/src/domain/webhooks/endpoint-problem.ts";
import { createEndpoint } from "../../server/src/domain/webhooks/endpoints.ts";
import { systemClock } from "../../server/src/runtime/clock.ts";
import { random } from "../../server/src/runtime/random.ts";
import { SqliteStore } from "../../server/src/store/sqlite/store.ts";
import { createDelivery, type Delivery } from "../../server/src/webhooks/delivery.ts";
import { type Figure, ratioFigure } from "./figure.ts";
import { startReceiver } from "./process.ts";

export interface WebhookPace {
  endpoints: number;
  /** Deliveries to each endpoint in one round. */
  eventsEach: number;
  rounds: number;
}

/** The event data of an order of one eSIM. */
const order = {
  id: "ord_test_0123456789ab",
  status: "completed",
  mode: "test",
  package_id: "pkg_10482",
  quantity: 1,
  items: [{ package_id: "pkg_10482", quantity: 1 }],
  customer_ref: "booking-1234",
  total: { amount: "123.00", currency: "INR" },
  refunded: { amount: "0.00", currency: "INR" },
  balance_after: { amount: "999877.00", currency: "INR" },
  created: "2026-01-01T00:00:00Z",
  esims: [{ iccid: "8999999012345678901", status: "ready" }],
} satisfies components["schemas"]["Order"];

export async function measureWebhooks(folder: string, pace: WebhookPace): Promise<Figure> {
  const receiver = await startReceiver();
  const file = join(folder, "webhooks.db");
  removeDatabase(file);
  const store = new SqliteStore({ file });
  const delivery = createDelivery(
    { store, clock: systemClock, realClock: systemClock, random, log: pino({ level: "error" }) },
    {
      allowLocal: true,
      userAgent: "Bench-Webhooks/1.0",
      sealingKeys: { current: Buffer.alloc(32, 7), previous: [] },
    },
  );
  try {
    const { url } = receiver;
    const accounts = await openEndpoints(store, delivery, url, pace.endpoints);
    return await compare(store, delivery, { url, accounts }, pace);
  } finally {
    await delivery.stop(0);
    await store.close();
    removeDatabase(file);
    receiver.stop();
  }
}

function removeDatabase(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
}

export async function openEndpoints(
  store: Store,
  { context }: Delivery,
  url: string,
  count: number,
): Promise<number[]> {
  const now = systemClock.now();
  const accounts: number[] = [];
  for (let i = 0; i < count; i++) {
    const input = { name: `Bench ${i}`, email: "bench@example.com" };
    const { n } = await store.transaction((tx) => createAccount(tx, input, now, random));
    const made = await createEndpoint(context, n, { mode: "test", url, selection: null }, "bench", now);
    if (made instanceof EndpointProblem) throw new Error(made.message);
    accounts.push(n);
  }
  return accounts;
}

async function compare(
  store: SqliteStore,
  { dispatcher }: Delivery,
  { url, accounts }: { url: string; accounts: number[] },
  { rounds, eventsEach }: WebhookPace,
): Promise<Figure> {
  const count = accounts.length * eventsEach;
  const agent = new Agent();
  const cpu = { baseline: 0, ours: 0 };
  const pairs: { baseline: number; ours: number }[] = [];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round++) {
    const theirs = await timed(() => postAll(agent, url, accounts.length, eventsEach));
    for (let i = 0; i < eventsEach; i++) await recordForAll(store, accounts);
    const ours = await timed(() => dispatcher.runDue());
    if (round === 0) continue;
    pairs.push({ baseline: count / theirs.seconds, ours: count / ours.seconds });
    cpu.baseline += theirs.cpuMicroseconds / count / rounds;
    cpu.ours += ours.cpuMicroseconds / count / rounds;
  }
  await agent.close();
  const figure = ratioFigure(
    {
      name: "webhooks",
      what: `webhooks to ${accounts.length} endpoints, logged durably`,
      unit: "req/s",
      bound: { at: "least", value: 0.5, aim: 0.8 },
    },
    pairs,
  );
  return { ...figure, cpuMicroseconds: cpu };
}

async function timed(work: () => Promise<void>): Promise<{ seconds: number; cpuMicroseconds: number }> {
  const used = process.cpuUsage();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(used);
  return { seconds, cpuMicroseconds: user + system };
}

/** Records all events in one transaction, as when many partners buy at once. */
export async function recordForAll(store: Store, accounts: readonly number[]): Promise<void> {
  await store.transaction(async (tx) => {
    for (const account of accounts) {
      const ledger = await tx.ledgers.lockOfAccount(account, "test");
      await recordEvent(tx, ledger, "order.completed", order, systemClock.now(), random);
      await tx.ledgers.update(ledger);
    }
  });
}

/** Bodies and headers are as long as those of the service. */
async function postAll(agent: Agent, url: string, open: number, each: number): Promise<void> {
  const id = "evt_0123456789abcdef01234567";
  const head = { id, type: "order.completed", mode: "test", created: order.created, sequence: 1234 };
  const body = Buffer.from(JSON.stringify({ ...head, data: order }));
  const headers = {
    [webhookHeaders.contentType]: "application/json",
    [webhookHeaders.userAgent]: "Bench-Webhooks/1.0",
    [webhookHeaders.eventId]: id,
    [webhookHeaders.eventType]: head.type,
    [webhookHeaders.deliveryId]: "dlv_0123456789abcdef01234567",
    [webhookHeaders.timestamp]: "1767225600",
    [webhookHeaders.signature]: `t=1767225600,v1=${"0".repeat(64)}`,
  };
  const postInTurn = async () => {
    for (let i = 0; i < each; i++) {
      const response = await request(url, { method: "POST", headers, body, dispatcher: agent });
      await response.body.text();
    }
  };
  await Promise.all(Array.from({ length: open }, postInTurn));
}
