// Uses of keys that wait to be written: the newest of each key, and none within a minute of the one that was written.
import { type KeyUse, keyUseEveryMs } from "../domain/accounts/account.ts";

/** Bounds memory; beyond it, uses are written more often, or not until others are written. */
const keysMax = 100_000;

export class KeyUses {
  readonly #waiting = new Map<number, KeyUse>();
  #writtenAt = new Map<number, number>();

  get size(): number {
    return this.#waiting.size;
  }

  note(key: number, at: number, address: string | null): void {
    const writtenAt = this.#writtenAt.get(key);
    if (writtenAt !== undefined && at < writtenAt + keyUseEveryMs) return;
    if (this.#waiting.size < keysMax || this.#waiting.has(key)) this.#waiting.set(key, { key, at, address });
  }

  first(count: number): KeyUse[] {
    return [...this.#waiting.values()].slice(0, count);
  }

  remove(uses: readonly KeyUse[]): void {
    if (this.#writtenAt.size > keysMax) this.#writtenAt = new Map();
    for (const use of uses) {
      this.#writtenAt.set(use.key, use.at);
      this.#waiting.delete(use.key);
    }
  }
}
