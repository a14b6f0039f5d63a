// Signing secrets are stored encrypted. If this deployment cannot decrypt one, its deliveries wait.

import { Seal } from "../secrets/seal.ts";
import { randomText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";

const prefix = "whsec_";
const mostOpened = 10_000;

/** `whsec_` and 40 letters or digits (238 bits). */
export function newSigningSecret(random: Random): string {
  return prefix + randomText(random, 40);
}

export class Sealing {
  readonly #seal: Seal;
  readonly #opened = new Map<string, string>();

  /** @param key 32 bytes; `previous` keys only decrypt */
  constructor(key: Uint8Array, random: Random, previous: readonly Uint8Array[] = []) {
    this.#seal = new Seal(key, random, previous);
  }

  seal(secret: string, endpointId: string): string {
    return this.#seal.close(secret, endpointId);
  }

  open(sealed: string, endpointId: string): string | null {
    const name = `${endpointId} ${sealed}`;
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
    const secret = this.#seal.open(sealed, endpointId);
    if (!secret?.startsWith(prefix)) return null;
    if (this.#opened.size >= mostOpened) this.#opened.clear();
    this.#opened.set(name, secret);
    return secret;
  }
}
