// AES-256-GCM, bound to a purpose. A generated secret is in the database too, so only a configured one protects a copy
// of the database.
import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Random } from "../values/random.ts";

const prefix = "s1.";
const nonceBytes = 12;
const tagBytes = 16;

export const isSealed = (text: string): boolean => text.startsWith(prefix);

export class Seal {
  readonly #key: Uint8Array;
  readonly #random: Random;
  readonly #previous: readonly Uint8Array[];

  /** @param key 32 bytes; `previous` keys only decrypt */
  constructor(key: Uint8Array, random: Random, previous: readonly Uint8Array[] = []) {
    this.#key = key;
    this.#random = random;
    this.#previous = previous;
  }

  close(text: string, purpose = ""): string {
    const nonce = this.#random.bytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return prefix + sealed.toString("base64url");
  }

  open(sealed: string, purpose = ""): string | null {
    return openWith(this.#key, sealed, purpose) ?? this.#openWithPrevious(sealed, purpose);
  }

  renew(sealed: string, purpose = ""): string | null {
    if (openWith(this.#key, sealed, purpose) !== null) return sealed;
    const text = this.#openWithPrevious(sealed, purpose);
    return text === null ? null : this.close(text, purpose);
  }

  #openWithPrevious(sealed: string, purpose: string): string | null {
    for (const key of this.#previous) {
      const text = openWith(key, sealed, purpose);
      if (text !== null) return text;
    }
    return null;
  }
}

function openWith(key: Uint8Array, sealed: string, purpose: string): string | null {
  if (!isSealed(sealed)) return null;
  const bytes = Buffer.from(sealed.slice(prefix.length), "base64url");
  if (bytes.length < nonceBytes + tagBytes) return null;
  try {
    const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(-tagBytes));
    return cipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + cipher.final("utf8");
  } catch {
    return null;
  }
}
