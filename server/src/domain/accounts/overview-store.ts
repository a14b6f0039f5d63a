// The repository of the overview's statistics.
import type { Esim } from "../esims/esim.ts";
import type { DeliveryStatus } from "../webhooks/delivery.ts";

/** The money of one UTC day that had any entry. */
export interface DayOfMoney {
  /** Days since the epoch. */
  day: number;
  chargedPaise: number;
  refundedPaise: number;
  /** At its end. */
  balancePaise: number;
  orders: number;
}

export type Counts<Name extends string> = Record<Name, number>;

export interface OverviewReads {
  /** Returns the days from `since` on, in order; `since` is the start of a day that an overview can show. */
  daysOfMoney(ledger: number, since: number, now: number): Promise<DayOfMoney[]>;
  /** Returns the balance right before `at`. */
  balanceBefore(ledger: number, at: number): Promise<number>;
  countDeliveries(ledger: number, since: number): Promise<Counts<DeliveryStatus>>;
  /** For a ledger with many eSIMs the counts may be some seconds old. */
  countEsims(ledger: number, now: number): Promise<Partial<Counts<Esim["status"]>>>;
  mostUsedEsims(ledger: number, limit: number): Promise<Esim[]>;
}
