// Statistics of an account's newest orders and errors, counted from a bounded number of rows.

import { limits } from "@partner-esim/generated/portal/limits";
import type { CatalogueViews } from "../catalogue/views.ts";
import type { Position } from "../lists/pages.ts";
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads } from "../ports.ts";
import type { Mode } from "../values/mode.ts";

interface DestinationFigures {
  name: string | null;
  units: number;
  spentPaise: number;
}

export interface TopDestinations {
  destinations: DestinationFigures[];
  orders: number;
  hasOlder: boolean;
}

const ordersAtOnce = 100;

export async function readDestinations(
  reads: Reads,
  views: CatalogueViews,
  { ledger, since }: { ledger: number; since: number },
): Promise<TopDestinations> {
  const { areas } = await views.catalogue();
  const found = new Map<string | null, DestinationFigures>();
  let counted = 0;
  let after: Position | null = null;
  for (;;) {
    const limit = Math.min(ordersAtOnce, limits.destinationOrdersMax - counted);
    const orders = await reads.orders.list(ledger, { createdAfter: since }, { after, limit });
    const page = orders.slice(0, limit);
    for (const { quantity, unitPaise, package: bought } of page.flatMap(({ items }) => items)) {
      const { destination } = bought;
      const figures = found.get(destination) ?? {
        name: destination === null ? null : (areas.get(destination)?.name ?? destination),
        units: 0,
        spentPaise: 0,
      };
      figures.units += quantity;
      figures.spentPaise += quantity * unitPaise;
      found.set(destination, figures);
    }
    counted += page.length;
    const hasOlder = orders.length > limit;
    const last = page.at(-1);
    if (last && hasOlder && counted < limits.destinationOrdersMax) {
      after = { at: last.createdAt, n: last.n };
      await yieldTurn();
      continue;
    }
    const all = [...found.values()].sort((a, b) => b.units - a.units || b.spentPaise - a.spentPaise);
    return { destinations: all.slice(0, limits.destinationsMax), orders: counted, hasOlder };
  }
}

interface ErrorFigures {
  code: string;
  requests: number;
  lastAt: number;
}

export interface ApiErrors {
  codes: ErrorFigures[];
  requests: number;
  hasOlder: boolean;
}

export async function readApiErrors(
  reads: Reads,
  { account, mode, since }: { account: number; mode: Mode; since: number },
): Promise<ApiErrors> {
  const filter = { account, mode, since, status: { least: 400, most: 599 } };
  const page = { after: null, limit: limits.errorRequestsMax };
  const { requests, next } = await reads.requestLog.list(filter, page, yieldTurn);
  const found = new Map<string, ErrorFigures>();
  for (const { code, status, at } of requests) {
    const name = code ?? String(status);
    const figures = found.get(name) ?? { code: name, requests: 0, lastAt: at };
    figures.requests += 1;
    figures.lastAt = Math.max(figures.lastAt, at);
    found.set(name, figures);
  }
  const codes = [...found.values()].sort((a, b) => b.requests - a.requests || b.lastAt - a.lastAt);
  return { codes, requests: requests.length, hasOlder: next !== null };
}
