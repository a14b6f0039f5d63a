// Signing secrets: made once, shown again whenever asked, and kept sealed, so that a copy of the database gives none
// away. A seal that this deployment cannot open makes the secret unshowable, which is no error: the endpoint waits.
import { createCipheriv, createDecipheriv } from "node:crypto";
import { randomText } from "../ids.ts";
import type { Random } from "../ports.ts";

const prefix = "whsec_";
const form = "s1.";
const nonceBytes = 12;
const tagBytes = 16;
/** Opened secrets that are kept at hand, so that a delivery does not pay for opening one again. */
const mostOpened = 10_000;

/** `whsec_` and 40 letters and digits (238 bits). */
export function newSigningSecret(random: Random): string {
  return prefix + randomText(random, 40);
}

/** Seals secrets with AES-256-GCM under one key; each seal is bound to the endpoint's id and opens for no other. */
export class Sealing {
  readonly #key: Uint8Array;
  readonly #random: Random;
  readonly #opened = new Map<string, string>();

  /** @param key 32 bytes */
  constructor(key: Uint8Array, random: Random) {
    this.#key = key;
    this.#random = random;
  }

  seal(secret: string, endpointId: string): string {
    const nonce = this.#random.bytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(endpointId));
    const sealed = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return form + sealed.toString("base64url");
  }

  /** Null when it was sealed under another key or is damaged. */
  open(sealed: string, endpointId: string): string | null {
    const name = `${endpointId} ${sealed}`;
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
    const secret = this.#open(sealed, endpointId);
    if (secret === null) return null;
    if (this.#opened.size >= mostOpened) this.#opened.clear();
    this.#opened.set(name, secret);
    return secret;
  }

  #open(sealed: string, endpointId: string): string | null {
    if (!sealed.startsWith(form)) return null;
    const bytes = Buffer.from(sealed.slice(form.length), "base64url");
    if (bytes.length < nonceBytes + tagBytes) return null;
    try {
      const cipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(endpointId))
        .setAuthTag(bytes.subarray(-tagBytes));
      const secret =
        cipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + cipher.final("utf8");
      return secret.startsWith(prefix) ? secret : null;
    } catch {
      return null;
    }
  }
}
