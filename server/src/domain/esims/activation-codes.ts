import { isSealed, Seal } from "../secrets/seal.ts";
import type { Random } from "../values/random.ts";

/** Each code is bound to its ICCID. Codes stored before they were encrypted are read as they are. */
export class ActivationCodes {
  readonly #seal: Seal;

  /** @param key 32 bytes; `previous` keys only decrypt */
  constructor(key: Uint8Array, random: Random, previous: readonly Uint8Array[] = []) {
    this.#seal = new Seal(key, random, previous);
  }

  seal(code: string, iccid: string): string {
    return this.#seal.close(code, iccid);
  }

  open(stored: string, iccid: string): string | null {
    return isSealed(stored) ? this.#seal.open(stored, iccid) : stored;
  }

  renew(stored: string, iccid: string): string | null {
    return isSealed(stored) ? this.#seal.renew(stored, iccid) : this.seal(stored, iccid);
  }
}
