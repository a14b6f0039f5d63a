// Signing secrets: created once, shown on request, and stored encrypted, so that a copy of the database reveals none. A
// secret that this deployment cannot decrypt can't be shown, which is not an error: its deliveries wait.
import { randomText } from "../ids.ts";
import type { Random } from "../random.ts";
import { Seal } from "../secrets/seal.ts";

const prefix = "whsec_";
/** Decrypted secrets in the cache. */
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

  /** Returns null if the text was encrypted with another key or is damaged. */
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
