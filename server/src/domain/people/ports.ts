// What people, sessions and operator tokens ask of the store, and of the outside.
import type { Store } from "../ports.ts";
import type { Random } from "../random.ts";
import type { KnownDevices } from "./devices.ts";
import type { PasswordHashing } from "./passwords.ts";
import type { SignInPace } from "./sign-in-pace.ts";

export interface PeopleContext {
  store: Store;
  random: Random;
  passwords: PasswordHashing;
  codes: OneTimeCodes;
  queue: ProofQueue;
  pace: SignInPace;
  devices: KnownDevices;
}

/** Whose proofs run one after the other. */
export interface ProofLane {
  name: string;
  isKnown: boolean;
}

/**
 * Runs proofs of identity, few at a time and in turn between lanes; null if there is no room in it. One proof of a lane
 * runs at a time, so that many at once cannot outrun the count of failures.
 */
export type ProofQueue = <T>(lane: ProofLane, work: () => Promise<T>) => Promise<T | null>;

/** Where a proof of identity comes from. */
export interface ProofOrigin {
  /** The client's IP address, or the /64 network of an IPv6 address. */
  network: string;
  /** What is known to be the person's: `device …` or `session …`; null if nothing is. */
  known: string | null;
}

/** Makes secrets and judges codes; secrets go in and out sealed. */
export interface OneTimeCodes {
  /** `secret` in base32 and `uri` are for the person; `sealed` is kept. */
  create(email: string): { secret: string; uri: string; sealed: string };
  /** The time step of a code that is valid about now; null for any other, and when the seal cannot be opened. */
  stepOf(sealed: string, code: string, now: number): number | null;
}
