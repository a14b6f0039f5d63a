// The reads whose cost must not grow with the file: every list with each of its filters, and every single read.
import type { operations } from "@partner-esim/generated/types";
import { type Dataset, firstAccount } from "./dataset.ts";

export interface Shape {
  name: string;
  /** Paths and queries below the base URL. */
  targets(dataset: Dataset): readonly string[];
}

type Query<Op extends keyof operations> = NonNullable<operations[Op]["parameters"]["query"]>;

function list<Op extends "ordersList" | "esimsList" | "eventsList">(
  path: string,
  filters: Query<Op>[],
): Shape[] {
  return filters.map((filter) => {
    const query = new URLSearchParams(filter as Record<string, string>).toString();
    const target = query === "" ? path : `${path}?${query}`;
    return { name: `GET ${target}`, targets: () => [target] };
  });
}

function single(path: string, pick: (dataset: Dataset) => readonly string[]): Shape {
  return {
    name: `GET ${path}`,
    targets: (dataset) => pick(dataset).map((id) => path.replace(/\{\w+\}/, id)),
  };
}

/** Returns times in the middle of the history, ten days before the file was made. */
const middle = (dataset: Dataset, days: number): string =>
  new Date(dataset.builtAt - days * 86_400_000).toISOString().slice(0, 10);

function timed(name: string, query: (dataset: Dataset) => Query<"ordersList">): Shape {
  return {
    name: `GET /v1/orders?${name}`,
    targets: (dataset) => [`/v1/orders?${new URLSearchParams(query(dataset) as Record<string, string>)}`],
  };
}

/** Number of different objects per single read, enough to touch the whole file. */
const sampledIds = 1000;

export const readShapes: readonly Shape[] = [
  ...list<"ordersList">("/v1/orders", [
    {},
    { status: "completed" },
    { status: "failed" },
    { status: "processing" },
    { customer_ref: "trip-5" },
    { customer_ref: "walk-in" },
    { customer_ref: "trip-5", status: "completed" },
    { customer_ref: "walk-in", status: "processing" },
  ]),
  timed("created_after", (dataset) => ({ created_after: middle(dataset, 10) })),
  timed("created_before", (dataset) => ({ created_before: middle(dataset, 10) })),
  timed("created_after&created_before", (dataset) => ({
    created_after: middle(dataset, 12),
    created_before: middle(dataset, 10),
  })),
  timed("status&created_before", (dataset) => ({ status: "failed", created_before: middle(dataset, 5) })),
  timed("customer_ref&created_before", (dataset) => ({
    customer_ref: "walk-in",
    created_before: middle(dataset, 5),
  })),
  ...list<"esimsList">("/v1/esims", [
    {},
    { status: "active" },
    { status: "cancelled" },
    { customer_ref: "trip-5" },
    { customer_ref: "walk-in", status: "depleted" },
  ]),
  ...list<"eventsList">("/v1/events", [
    {},
    { type: "esim.usage_80" },
    { type: "order.failed" },
    { type: "balance.low" },
  ]),
  single("/v1/orders/{id}", (dataset) => firstAccount(dataset).orders.slice(0, sampledIds)),
  single("/v1/esims/{iccid}", (dataset) => firstAccount(dataset).iccids.slice(0, sampledIds)),
  single("/v1/esims/{iccid}/topups", (dataset) => firstAccount(dataset).iccids.slice(0, sampledIds)),
  single("/v1/events/{id}", (dataset) => firstAccount(dataset).events.slice(0, sampledIds)),
  single("/v1/balance", () => [""]),
];
