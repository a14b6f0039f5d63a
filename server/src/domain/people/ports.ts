import type { Limiters } from "../limits/limiters.ts";
import type { Store } from "../ports.ts";
import type { Random } from "../values/random.ts";
import type { KnownDevices } from "./devices.ts";
import type { PasswordHashing } from "./passwords.ts";
import type { SignInPace } from "./sign-in-pace.ts";

export interface PeopleContext {
  store: Store;
  random: Random;
  passwords: PasswordHashing;
  codes: OneTimeCodes;
  limiters: Pick<Limiters, "knownSignIns" | "signIns">;
  pace: SignInPace;
  devices: KnownDevices;
  /** Whether operators sign in with the OpenID provider only. */
  openidOnly: boolean;
  /** The service's name for partners. */
  serviceName: string;
}

export interface ClientOrigin {
  network: string;
  /** Client IP address; null where it must not be stored. */
  address: string | null;
}

export interface ProofOrigin extends ClientOrigin {
  known: string | null;
}

export interface OneTimeCodes {
  /** `sealed` is stored. The secret and the URI are shown once. */
  create(email: string): { secret: string; uri: string; sealed: string };
  /** Returns the time step of a valid code; null if the code is invalid or the secret cannot be decrypted. */
  stepOf(sealed: string, code: string, now: number): number | null;
}
