// A cache bounded by the estimated bytes of its values; it evicts the least recently used.

interface Held<Value> {
  value: Value;
  bytes: number;
}

const entryBytes = 100;

export class ByteCache<Value> {
  readonly #mostBytes: number;
  readonly #held = new Map<string, Held<Value>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#held.size;
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key);
    if (held === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.value;
  }

  set(key: string, value: Value, valueBytes: number): void {
    this.delete(key);
    const bytes = valueBytes + key.length + entryBytes;
    if (bytes > this.#mostBytes) return;
    this.#held.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const held = this.#held.get(key);
    if (held === undefined) return;
    this.#held.delete(key);
    this.#bytes -= held.bytes;
  }
}
