// Logs the first failed supplier call at once, then at most one line every ten seconds with the number of failures.
import type { Logger } from "pino";
import type { Supplier } from "../domain/supply/supplier.ts";

const pauseMs = 10_000;

/** @param nowMs monotonic clock */
export function failureLog(log: Logger, nowMs: () => number): (call: keyof Supplier, error: unknown) => void {
  let nextAtMs = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return (call, error) => {
    if (nowMs() < nextAtMs) {
      unlogged += 1;
      return;
    }
    log.warn({ call, err: error, unlogged }, "a supplier call failed");
    nextAtMs = nowMs() + pauseMs;
    unlogged = 0;
  };
}
