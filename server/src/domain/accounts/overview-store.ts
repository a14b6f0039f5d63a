import type { Esim } from "../esims/esim.ts";
import type { TimeZone } from "../values/time-zone.ts";
import type { DeliveryStatus } from "../webhooks/delivery.ts";

export interface DayOfMoney {
  day: number;
  chargedPaise: number;
  refundedPaise: number;
  balancePaise: number;
  orders: number;
}

export type Counts<Name extends string> = Record<Name, number>;

export interface OverviewReads {
  /** @param since number of the first day */
  daysOfMoney(ledger: number, since: number, zone: TimeZone, now: number): Promise<DayOfMoney[]>;
  balanceBefore(ledger: number, at: number): Promise<number>;
  /** Counts of many deliveries or eSIMs may be seconds old. */
  countDeliveries(ledger: number, since: number, now: number): Promise<Counts<DeliveryStatus>>;
  countEsims(ledger: number, now: number): Promise<Partial<Counts<Esim["status"]>>>;
  mostUsedEsims(ledger: number, limit: number): Promise<Esim[]>;
}
