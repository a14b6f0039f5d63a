// Texts that are kept sealed, so that a copy of the database gives none away: AES-256-GCM under a key that the
// database does not hold. Each seal is bound to what it is for and opens for nothing else.
import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Random } from "./ports.ts";

const form = "s1.";
const nonceBytes = 12;
const tagBytes = 16;

export class Seal {
  readonly #key: Uint8Array;
  readonly #random: Random;

  /** @param key 32 bytes */
  constructor(key: Uint8Array, random: Random) {
    this.#key = key;
    this.#random = random;
  }

  close(text: string, purpose = ""): string {
    const nonce = this.#random.bytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return form + sealed.toString("base64url");
  }

  /** Null when it was sealed under another key or for something else, or is damaged. */
  open(sealed: string, purpose = ""): string | null {
    if (!sealed.startsWith(form)) return null;
    const bytes = Buffer.from(sealed.slice(form.length), "base64url");
    if (bytes.length < nonceBytes + tagBytes) return null;
    try {
      const cipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-tagBytes));
      return cipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + cipher.final("utf8");
    } catch {
      return null;
    }
  }
}
