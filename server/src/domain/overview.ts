// An account at a glance: the figures behind the pictures of the portal's first page, counted from the books.
import type { Esim } from "./esims.ts";
import type { Ledger } from "./ledger.ts";
import type { Mode } from "./mode.ts";
import type { Reads } from "./ports.ts";
import { dayMs } from "./timestamps.ts";
import type { DeliveryStatus } from "./webhooks/deliveries.ts";

/** The money of one day in UTC on which there was any movement. */
export interface DayOfMoney {
  /** Days since the epoch. */
  day: number;
  chargedPaise: number;
  refundedPaise: number;
  balancePaise: number;
}

export interface DayFigures {
  /** Start of the day in UTC. */
  at: number;
  balancePaise: number;
  chargedPaise: number;
  refundedPaise: number;
  orders: number;
}

export type Counts<Name extends string> = Record<Name, number>;

export interface Overview {
  ledger: Ledger;
  /** Oldest first; the present one last. */
  days: DayFigures[];
  deliveries: Counts<DeliveryStatus>;
  esims: Counts<Esim["status"]>;
  /** Those that have used most of their data. */
  mostUsed: Esim[];
}

export interface OverviewReads {
  /** The days from `since` on, in order. */
  daysOfMoney(ledger: number, since: number): Promise<DayOfMoney[]>;
  /** The balance right before `at`. */
  balanceBefore(ledger: number, at: number): Promise<number>;
  ordersByDay(ledger: number, since: number): Promise<{ day: number; orders: number }[]>;
  countDeliveries(ledger: number, since: number): Promise<Counts<DeliveryStatus>>;
  countEsims(ledger: number): Promise<Partial<Counts<Esim["status"]>>>;
  mostUsedEsims(ledger: number, limit: number): Promise<Esim[]>;
}

const mostUsedShown = 20;

export async function readOverview(
  reads: Reads,
  account: number,
  mode: Mode,
  days: number,
  now: number,
): Promise<Overview> {
  const ledger = await reads.ledger(account, mode);
  const since = (Math.floor(now / dayMs) - days + 1) * dayMs;
  return {
    ledger,
    days: await daysSince(reads, ledger, since, days),
    deliveries: await reads.countDeliveries(ledger.n, since),
    esims: {
      ...{ ready: 0, active: 0, depleted: 0, expired: 0, cancelled: 0 },
      ...(await reads.countEsims(ledger.n)),
    },
    mostUsed: await reads.mostUsedEsims(ledger.n, mostUsedShown),
  };
}

/** Days without a movement have the balance of the day before. */
async function daysSince(
  reads: Reads,
  { n, balancePaise: present }: Ledger,
  since: number,
  count: number,
): Promise<DayFigures[]> {
  const money = new Map((await reads.daysOfMoney(n, since)).map((row) => [row.day, row]));
  const orders = new Map((await reads.ordersByDay(n, since)).map((row) => [row.day, row.orders]));
  let balancePaise = await reads.balanceBefore(n, since);
  const figures: DayFigures[] = [];
  for (let i = 0; i < count; i++) {
    const at = since + i * dayMs;
    const day = at / dayMs;
    const moved = money.get(day);
    balancePaise = i === count - 1 ? present : (moved?.balancePaise ?? balancePaise);
    figures.push({
      at,
      balancePaise,
      chargedPaise: moved?.chargedPaise ?? 0,
      refundedPaise: moved?.refundedPaise ?? 0,
      orders: orders.get(day) ?? 0,
    });
  }
  return figures;
}
