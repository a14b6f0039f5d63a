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

/** A lane of proofs, which run one after the other. */
export interface ProofLane {
  name: string;
  isKnown: boolean;
}

/**
 * Runs proofs of identity, few at a time and in turn between lanes; null if it is full, and for a client that has left
 * before its turn. One proof of a lane runs at a time, so that parallel attempts cannot outrun the count of failures.
 */
export type ProofQueue = <T>(
  lane: ProofLane,
  hasLeft: () => boolean,
  work: () => Promise<T>,
) => Promise<T | null>;

/** Where a proof of identity comes from. */
export interface ProofOrigin {
  /** The client's IP address, or the /64 network of an IPv6 address. */
  network: string;
  /** Known to be the person's: `device …` or `session …`; null if nothing is. */
  known: string | null;
  /** Whether the client has closed its connection. */
  hasLeft: () => boolean;
}

/** Creates secrets and checks codes; secrets are passed in and out encrypted. */
export interface OneTimeCodes {
  /** `secret` in base32 and `uri` are for the person; `sealed` is stored. */
  create(email: string): { secret: string; uri: string; sealed: string };
  /**
   * Returns the time step of a code that is currently valid; null for any other, and if the secret cannot be decrypted.
   */
  stepOf(sealed: string, code: string, now: number): number | null;
}
