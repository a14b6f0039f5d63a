// Signed positions in a list, bound to operation, ledger and eSIM. They never expire, even if their item does.
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Position } from "../domain/lists/pages.ts";

export interface ListName {
  operation: string;
  ledger: number;
  subject?: number;
}

const macBytes = 12;
const positionBytes = 12;

export class Cursors {
  /** A `KeyObject`, because creating the key from bytes takes four fifths of the time to sign (14 µs). */
  readonly #secret: KeyObject;
  /** Previous secrets stay valid. */
  readonly #previous: readonly KeyObject[];

  constructor(secret: Buffer, previous: readonly Buffer[] = []) {
    this.#secret = createSecretKey(secret);
    this.#previous = previous.map((key) => createSecretKey(key));
  }

  encode(list: ListName, position: Position): string {
    const bytes = Buffer.alloc(positionBytes);
    bytes.writeUIntBE(position.at, 0, 6);
    bytes.writeUIntBE(position.n, 6, 6);
    return Buffer.concat([bytes, this.#mac(this.#secret, list, bytes)]).toString("base64url");
  }

  decode(list: ListName, cursor: string): Position | null {
    const bytes = Buffer.from(cursor, "base64url");
    if (bytes.length !== positionBytes + macBytes || bytes.toString("base64url") !== cursor) return null;
    const position = bytes.subarray(0, positionBytes);
    const mac = bytes.subarray(positionBytes);
    const signs = (key: KeyObject) => timingSafeEqual(mac, this.#mac(key, list, position));
    if (!signs(this.#secret) && !this.#previous.some(signs)) return null;
    return { at: position.readUIntBE(0, 6), n: position.readUIntBE(6, 6) };
  }

  #mac(key: KeyObject, list: ListName, position: Buffer): Buffer {
    const name = `${list.operation} ${list.ledger} ${list.subject ?? 0} `;
    return createHmac("sha256", key).update(name).update(position).digest().subarray(0, macBytes);
  }
}
