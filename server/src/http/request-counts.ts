// Counts and times requests. It runs for every request, so nothing is allocated after the first of its kind.
import type { Counter } from "prom-client";
import type { Histogram, Series } from "./histogram.ts";

interface Kind {
  status: number;
  code: string;
  count: number;
  durations: Series;
}

export class RequestCounts {
  /** Bounded by the contract: operations, their status codes and their error codes. */
  readonly #kinds = new Map<string, Kind[]>();
  readonly #histogram: Histogram;

  constructor(histogram: Histogram) {
    this.#histogram = histogram;
  }

  observe(operation: string, status: number, code: string, tookMs: number): void {
    const kinds = this.#kinds.get(operation);
    let kind = kinds?.find((some) => some.status === status && some.code === code);
    if (kind === undefined) kind = this.#add(operation, status, code);
    kind.count += 1;
    kind.durations.observe(tookMs / 1000);
  }

  writeTo(counter: Counter): void {
    counter.reset();
    for (const [operation, kinds] of this.#kinds)
      for (const { status, code, count } of kinds) counter.inc({ operation, status, code }, count);
  }

  #add(operation: string, status: number, code: string): Kind {
    const kinds = this.#kinds.get(operation) ?? [];
    this.#kinds.set(operation, kinds);
    const durations =
      kinds.find((some) => some.status === status)?.durations ??
      this.#histogram.series({ operation, status });
    const kind = { status, code, count: 0, durations };
    kinds.push(kind);
    return kind;
  }
}
