import type { ActivationCodes } from "../esims/activation-codes.ts";
import type { Limiters } from "../limits/limiters.ts";
import type { Store } from "../ports.ts";
import type { Random } from "../values/random.ts";
import type { TimeZone } from "../values/time-zone.ts";
import type { Supplier } from "./supplier.ts";

/** `now` follows a clock that other processes can advance. */
export interface Time {
  now(): Promise<number>;
  sleep(ms: number): Promise<void>;
}

export interface SupplyContext {
  store: Store;
  supplier: Supplier;
  canSell: boolean;
  limiters: Pick<Limiters, "liveOrders">;
  random: Random;
  activationCodes: ActivationCodes;
  zone: TimeZone;
  time: Time;
  /** Called before a request waits for the supplier. */
  beforeCall?: () => void;
}
