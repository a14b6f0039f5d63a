// What people, sessions and operator tokens need of the store and of the outside.
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

/** Proofs of one lane run one after the other. */
export interface ProofLane {
  name: string;
  isKnown: boolean;
}

/**
 * Runs proofs of identity, few at a time and in turn between lanes; null if the queue is full or the client has
 * left. One per lane, so that parallel attempts cannot outrun the count of failures.
 */
export type ProofQueue = <T>(
  lane: ProofLane,
  hasLeft: () => boolean,
  work: () => Promise<T>,
) => Promise<T | null>;

export interface ProofOrigin {
  /** An IPv4 address or an IPv6 /64 network. */
  network: string;
  /** `device …` or `session …` of the person; null: none. */
  known: string | null;
  /** The client has closed its connection. */
  hasLeft: () => boolean;
}

export interface OneTimeCodes {
  /** `sealed` is stored; the others are shown once. */
  create(email: string): { secret: string; uri: string; sealed: string };
  /** The time step of a valid code; null for any other, or if the secret cannot be decrypted. */
  stepOf(sealed: string, code: string, now: number): number | null;
}
