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

export interface ProofClient {
  name: string;
  isKnown: boolean;
}

/**
 * Runs proofs in turn between clients, one per client, so that parallel attempts cannot outrun the count of failures. Null:
 * the queue is full or the client has left.
 */
export type ProofQueue = <T>(
  client: ProofClient,
  hasLeft: () => boolean,
  work: () => Promise<T>,
) => Promise<T | null>;

export interface ProofOrigin {
  network: string;
  known: string | null;
  hasLeft: () => boolean;
}

export interface OneTimeCodes {
  /** `sealed` is stored; the others are shown once. */
  create(email: string): { secret: string; uri: string; sealed: string };
  /** Returns the time step of a valid code; null for any other, or if the secret cannot be decrypted. */
  stepOf(sealed: string, code: string, now: number): number | null;
}
