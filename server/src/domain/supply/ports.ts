import { FairQueue } from "../fair-queue.ts";
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
  canSell: boolean;
  orderTurns: FairQueue;
  random: Random;
  time: Time;
}

/** Orders wait here, not their units: each of an account's thousands would be asked for again and again. */
export const newOrderTurns = () => new FairQueue({ atOnce: 1000, atOncePerOwner: 20, waiting: 10_000 });
