// Computes from unit costs what 10,000 partners with 1,000 orders a second at peak and 1,000,000,000 stored events
// need. docs/growth.md quotes it.
import { limits } from "@partner-esim/generated/limits";
import { requestsMax } from "../../../server/src/domain/request-log/logged-request.ts";
import { connectionsMax } from "../../../server/src/store/postgres/pools.ts";
import type { Cost } from "./cost.ts";
import type { UnitCosts } from "./costs.ts";
import { fastestWithin, repeatableRandom, simulateLedger } from "./ledger-queue.ts";

export const assumptions = {
  partners: 10_000,
  peakOrders: 1000,
  events: 1e9,
  /** Events of the order itself and of its eSIM's usage. */
  eventsPerOrder: 4,
  /** Endpoints that receive an event. */
  deliveriesPerEvent: 1,
  readsPerOrder: 5,
  listsPerOrder: 0.5,
  /** Leaves room for a burst, a backup or a failed machine. */
  utilisation: 0.5,
};

const connectionsOfProcess = connectionsMax + 1;

/** Rows per order, and their retention in days; null means forever. */
const tables: Readonly<Record<string, { perOrder: number; days: number | null }>> = {
  orders: { perOrder: 1, days: null },
  esims: { perOrder: 1, days: null },
  ledger_entries: { perOrder: 1, days: null },
  events: { perOrder: assumptions.eventsPerOrder, days: limits.eventRetentionDays },
  deliveries: {
    perOrder: assumptions.eventsPerOrder * assumptions.deliveriesPerEvent,
    days: limits.deliveryLogDays,
  },
  stored_responses: { perOrder: 1, days: limits.idempotencyMemoryHours / 24 },
};

export interface Line {
  what: string;
  unit: string;
  value: number;
}

/** Returns the operations of an order and what follows from it. */
const shares = (costs: UnitCosts): readonly [what: string, cost: Cost, perOrder: number][] => {
  const { readsPerOrder, listsPerOrder, eventsPerOrder, deliveriesPerEvent } = assumptions;
  return [
    ["purchases", costs.sharedPurchase, 1],
    ["reads of an order", costs.read, readsPerOrder],
    ["pages of lists", costs.list, listsPerOrder],
    ["deliveries", costs.delivery, eventsPerOrder * deliveriesPerEvent],
  ];
};

export function growthOf(costs: UnitCosts): Line[] {
  return [...atPeak(costs), ...stored(costs), ...ledgers(costs)];
}

function atPeak(costs: UnitCosts): Line[] {
  const { peakOrders, utilisation, readsPerOrder, listsPerOrder } = assumptions;
  const parts = shares(costs);
  const cores = (of: (cost: Cost) => number) =>
    parts.map(([what, cost, perOrder]) => ({ what, cores: (peakOrders * perOrder * of(cost)) / 1e6 }));
  const node = cores(({ nodeUs }) => nodeUs);
  const postgres = cores(({ postgresUs }) => postgresUs);
  const sum = (list: readonly { cores: number }[]) => list.reduce((total, one) => total + one.cores, 0);
  const requests = peakOrders * (1 + readsPerOrder + listsPerOrder);
  const processes = Math.ceil(sum(node) / utilisation);
  return [
    ...node.map(({ what, cores }) => ({ what: `cores of Node for ${what}`, unit: "cores", value: cores })),
    ...postgres.map(({ what, cores }) => ({
      what: `cores of PostgreSQL for ${what}`,
      unit: "cores",
      value: cores,
    })),
    { what: `processes at ${utilisation * 100} % load`, unit: "processes", value: processes },
    { what: "their connections", unit: "", value: connectionsOfProcess * processes },
    {
      what: `cores of PostgreSQL at ${utilisation * 100} % load`,
      unit: "cores",
      value: sum(postgres) / utilisation,
    },
    {
      what: "of these, for reads that replicas could do",
      unit: "cores",
      value: sum(postgres.slice(1, 3)) / utilisation,
    },
    {
      what: "write-ahead log",
      unit: "MB/s",
      value: (peakOrders * parts.reduce((total, [, cost, per]) => total + per * cost.walBytes, 0)) / 1e6,
    },
    {
      what: "flushes of the log",
      unit: "1/s",
      value: peakOrders * parts.reduce((total, [, cost, per]) => total + per * cost.flushes, 0),
    },
    { what: "the request log's 2,000,000 requests last", unit: "s", value: requestsMax / requests },
  ];
}

const gigabyte = 1e9;

function stored(costs: UnitCosts): Line[] {
  const { events, eventsPerOrder, peakOrders } = assumptions;
  const ordersInDays = events / eventsPerOrder;
  const perDay = ordersInDays / limits.eventRetentionDays;
  const lines: Line[] = [
    { what: "orders a second on average", unit: "1/s", value: perDay / 86_400 },
    { what: "the peak is", unit: "× that", value: peakOrders / (perDay / 86_400) },
  ];
  let yearly = 0;
  let steady = 0;
  for (const [name, { perOrder, days }] of Object.entries(tables)) {
    const { heap = Number.NaN, indexes = Number.NaN } = costs.stored.get(name) ?? {};
    const bytes = perDay * perOrder * (days ?? 365) * (heap + indexes);
    if (days === null) yearly += bytes;
    else steady += bytes;
    lines.push({ what: `bytes of a row of ${name}`, unit: "B", value: heap });
    lines.push({ what: `and of its indexes`, unit: "B", value: indexes });
    const span = days === null ? "a year" : `${days} days`;
    lines.push({ what: `${name} in ${span}`, unit: "GB", value: bytes / gigabyte });
  }
  return [
    ...lines,
    { what: "what stays, more each year", unit: "GB", value: yearly / gigabyte },
    { what: "what retention deletes, at any time", unit: "GB", value: steady / gigabyte },
    {
      what: "write-ahead log a day",
      unit: "GB",
      value:
        (perDay * shares(costs).reduce((total, [, cost, per]) => total + per * cost.walBytes, 0)) / gigabyte,
    },
    { what: "bytes of a logged request", unit: "B", value: costs.loggedRequestBytes },
  ];
}

/** Inequality of partners: the largest of 10,000 has a share of one over this sum. */
const harmonic = Array.from({ length: assumptions.partners }, (_, i) => 1 / (i + 1)).reduce((a, b) => a + b);

function ledgers({ ledger }: UnitCosts): Line[] {
  const { aloneMs, perSecondFour } = ledger;
  // In the measurement, purchases are always waiting.
  const purchaseMs = 1000 / perSecondFour;
  const largest = assumptions.peakOrders / harmonic;
  const { medianMs, p99Ms } = simulateLedger(purchaseMs, largest, repeatableRandom());
  return [
    { what: "one ledger, four processes: purchases", unit: "1/s", value: perSecondFour },
    { what: "a purchase alone", unit: "ms", value: aloneMs },
    { what: "its ledger is locked for", unit: "ms", value: purchaseMs },
    { what: "orders of the largest partner (Zipf)", unit: "1/s", value: largest },
    { what: "its purchases take, median", unit: "ms", value: medianMs },
    { what: "and p99", unit: "ms", value: p99Ms },
    {
      what: "one ledger with a p99 below 1 s: purchases at most",
      unit: "1/s",
      value: fastestWithin(purchaseMs, 1000, repeatableRandom),
    },
  ];
}
