/**
 * What purchases of the last days cost, in a journal that all processes of this machine share. A line is appended before
 * a purchase; if that was too much, or nothing was bought, a second line takes it back.
 */
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

export interface Limits {
  /** Of one purchase, and of all purchases of a UTC day. */
  maxPaise: number;
}

interface Line {
  at: string;
  key: string;
  /** 0 releases what an earlier line of the key reserved. */
  paise: number;
}

export class Spending {
  readonly #file: string;
  readonly #maxPaise: number;

  constructor(file: string, { maxPaise }: Limits) {
    this.#file = file;
    this.#maxPaise = maxPaise;
  }

  get maxPaise(): number {
    return this.#maxPaise;
  }

  /** When the key was first used for a purchase that was not released, or null. */
  usedAt(key: string): Date | null {
    const used = this.#entries().get(key);
    return used === undefined || used.paise === 0 ? null : new Date(used.at);
  }

  /** Returns what the other purchases of the day leave if that is less than `paise`, or null. A repetition costs nothing. */
  reserve(key: string, paise: number, now: Date): { leftPaise: number } | null {
    const before = this.#entries().get(key)?.paise ?? 0;
    const wanted = before || paise;
    if (before === 0) this.#append({ at: now.toISOString(), key, paise });
    // After the line, so that of two processes at once at least one sees both.
    const others = this.#spentOn(now, key);
    if (others + wanted <= this.#maxPaise) return null;
    if (before === 0) this.release(key, now);
    return { leftPaise: Math.max(0, this.#maxPaise - others) };
  }

  record(key: string, paise: number, now: Date): void {
    this.#append({ at: now.toISOString(), key, paise });
  }

  release(key: string, now: Date): void {
    this.#append({ at: now.toISOString(), key, paise: 0 });
  }

  #spentOn(now: Date, except: string): number {
    const day = now.toISOString().slice(0, 10);
    let sum = 0;
    for (const [key, { at, paise }] of this.#entries())
      if (key !== except && at.startsWith(day)) sum += paise;
    return sum;
  }

  /** The newest amount of each key, at its first time. */
  #entries(): Map<string, Line> {
    const entries = new Map<string, Line>();
    for (const line of this.#lines()) {
      const first = entries.get(line.key);
      entries.set(line.key, first && first.paise > 0 ? { ...line, at: first.at } : line);
    }
    return entries;
  }

  #lines(): Line[] {
    let text = "";
    try {
      text = readFileSync(this.#file, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  }

  #append(line: Line): void {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
  }
}
