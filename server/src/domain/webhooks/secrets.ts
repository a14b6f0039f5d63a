// Signing secrets: made once, shown again whenever asked, and kept sealed, so that a copy of the database gives none
// away. A seal that this deployment cannot open makes the secret unshowable, which is no error: the endpoint waits.
import { randomText } from "../ids.ts";
import type { Random } from "../random.ts";
import { Seal } from "../secrets/seal.ts";

const prefix = "whsec_";
/** Opened secrets that are kept at hand, so that a delivery does not pay for opening one again. */
const mostOpened = 10_000;

/** `whsec_` and 40 letters and digits (238 bits). */
export function newSigningSecret(random: Random): string {
  return prefix + randomText(random, 40);
}

/** Seals secrets, each for its endpoint's id alone. */
export class Sealing {
  readonly #seal: Seal;
  readonly #opened = new Map<string, string>();

  /** @param key 32 bytes, as are the `previous` ones, which open and never close */
  constructor(key: Uint8Array, random: Random, previous: readonly Uint8Array[] = []) {
    this.#seal = new Seal(key, random, previous);
  }

  seal(secret: string, endpointId: string): string {
    return this.#seal.close(secret, endpointId);
  }

  /** Null when it was sealed under another key or is damaged. */
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
