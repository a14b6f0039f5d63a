// The dependencies of live mode: the store, the supplier, and time while it waits.
import type { Store } from "../ports.ts";
import type { Random } from "../random.ts";
import type { Supplier } from "./supplier.ts";

/** `now` follows a clock that other processes advance. */
export interface Time {
  now(): Promise<number>;
  sleep(ms: number): Promise<void>;
}

export interface SupplyContext {
  store: Store;
  supplier: Supplier;
  /** False: live purchases are rejected. */
  canSell: boolean;
  random: Random;
  time: Time;
}
