// How long sales paused, by disturbance.
import type { Noted } from "./buyer.ts";

/** The longest time between two successive first responses, the ends of the interval included. */
export function longestPause(journal: readonly Noted[], fromMs: number, toMs: number): number {
  const times = journal.flatMap(({ response }) => (response === null ? [] : [response.atMs]));
  const within = times.filter((ms) => ms > fromMs && ms < toMs).toSorted((a, b) => a - b);
  let longest = 0;
  let last = fromMs;
  for (const ms of [...within, toMs]) {
    longest = Math.max(longest, ms - last);
    last = ms;
  }
  return longest;
}

export class Pauses {
  readonly #of = new Map<string, number[]>();

  add(name: string, ms: number): void {
    this.#of.set(name, [...(this.#of.get(name) ?? []), ms]);
  }

  summary(): string[] {
    return [...this.#of].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (part: number) => seconds(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
      return `${name}, ${all.length} times: sales paused for ${at(0.5)} s (p50), ${at(0.99)} s (p99), ${at(1)} s (max)`;
    });
  }
}

export const seconds = (ms: number): string => (ms / 1000).toFixed(1);
