// What live mode works with: the store, the supplier, and time while it waits for the supplier.
import type { Store } from "../ports.ts";
import type { Random } from "../random.ts";
import type { Supplier } from "./supplier.ts";

/** The deployment's time for what waits; `now` sees a clock that another process has moved. */
export interface Time {
  now(): Promise<number>;
  sleep(ms: number): Promise<void>;
}

export interface SupplyContext {
  store: Store;
  supplier: Supplier;
  /** False where there is no network to buy from: live purchases are refused. */
  canSell: boolean;
  random: Random;
  time: Time;
}
