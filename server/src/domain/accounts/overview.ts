import { limits } from "@partner-esim/generated/portal/limits";
import type { Esim } from "../esims/esim.ts";
import type { Ledger } from "../ledger/entry.ts";
import type { Reads } from "../ports.ts";
import type { Mode } from "../values/mode.ts";
import type { TimeZone } from "../values/time-zone.ts";
import type { DeliveryStatus } from "../webhooks/delivery.ts";
import type { Counts } from "./overview-store.ts";

export interface DayFigures {
  day: number;
  balancePaise: number;
  chargedPaise: number;
  refundedPaise: number;
  orders: number;
}

export interface Overview {
  ledger: Ledger;
  days: DayFigures[];
  /** Null if nothing was spent lately, or if the balance lasts longer than a year. */
  daysLeft: number | null;
  deliveries: Counts<DeliveryStatus>;
  esims: Counts<Esim["status"]>;
  mostUsed: Esim[];
}

const mostUsedShown = 20;

export async function readOverview(
  reads: Reads,
  account: number,
  mode: Mode,
  days: number,
  zone: TimeZone,
  now: number,
): Promise<Overview> {
  const ledger = await reads.ledgers.ofAccount(account, mode);
  const since = startOfDays(days, zone, now);
  const daysRead = Math.max(days, limits.paceDays + 1);
  const read = await daysSince(reads, ledger, zone, daysRead, now);
  return {
    ledger,
    days: read.slice(-days),
    daysLeft: daysLeftOf(ledger.balancePaise, read.slice(-limits.paceDays - 1, -1)),
    deliveries: await reads.overview.countDeliveries(ledger.n, since, now),
    esims: {
      ready: 0,
      active: 0,
      depleted: 0,
      expired: 0,
      cancelled: 0,
      ...(await reads.overview.countEsims(ledger.n, now)),
    },
    mostUsed: await reads.overview.mostUsedEsims(ledger.n, mostUsedShown),
  };
}

/** Returns when the first of the last `days` days began, today included. */
export const startOfDays = (days: number, zone: TimeZone, now: number): number =>
  zone.startOf(zone.dayOf(now) - days + 1);

function daysLeftOf(balancePaise: number, pace: readonly DayFigures[]): number | null {
  const spentPaise = pace.reduce((sum, day) => sum + day.chargedPaise - day.refundedPaise, 0);
  if (spentPaise <= 0) return null;
  const left = Math.floor((balancePaise * pace.length) / spentPaise);
  return left > limits.balanceDaysMax ? null : left;
}

/** A day without entries has the balance of the previous day. */
async function daysSince(
  reads: Reads,
  { n, balancePaise: current }: Ledger,
  zone: TimeZone,
  count: number,
  now: number,
): Promise<DayFigures[]> {
  const first = zone.dayOf(now) - count + 1;
  const since = zone.startOf(first);
  const money = new Map((await reads.overview.daysOfMoney(n, first, zone, now)).map((row) => [row.day, row]));
  let balancePaise = await reads.overview.balanceBefore(n, since);
  const figures: DayFigures[] = [];
  for (let i = 0; i < count; i++) {
    const day = first + i;
    const moved = money.get(day);
    balancePaise = i === count - 1 ? current : (moved?.balancePaise ?? balancePaise);
    figures.push({
      day,
      balancePaise,
      chargedPaise: moved?.chargedPaise ?? 0,
      refundedPaise: moved?.refundedPaise ?? 0,
      orders: moved?.orders ?? 0,
    });
  }
  return figures;
}
