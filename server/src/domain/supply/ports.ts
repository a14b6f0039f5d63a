// The dependencies of live mode: the store, the supplier, and time while it waits.
import type { Store } from "../ports.ts";
import type { Random } from "../random.ts";
import type { Supplier } from "./supplier.ts";

/** The deployment's time for code that waits; `now` follows a clock that another process moves. */
export interface Time {
  now(): Promise<number>;
  sleep(ms: number): Promise<void>;
}

export interface SupplyContext {
  store: Store;
  supplier: Supplier;
  /** False if there is no supplier: live purchases are rejected. */
  canSell: boolean;
  random: Random;
  time: Time;
}
