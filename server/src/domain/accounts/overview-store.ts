// What the overview of an account needs of the store.
import type { Esim } from "../esims/esim.ts";
import type { DeliveryStatus } from "../webhooks/delivery.ts";

/** The money of one day in UTC on which there was any movement. */
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
  /** The days from `since` on, in order; `since` begins one of the last days that an overview can show. */
  daysOfMoney(ledger: number, since: number, now: number): Promise<DayOfMoney[]>;
  /** The balance right before `at`. */
  balanceBefore(ledger: number, at: number): Promise<number>;
  countDeliveries(ledger: number, since: number): Promise<Counts<DeliveryStatus>>;
  /** Of a ledger with many eSIMs it may be some seconds old. */
  countEsims(ledger: number, now: number): Promise<Partial<Counts<Esim["status"]>>>;
  mostUsedEsims(ledger: number, limit: number): Promise<Esim[]>;
}
