// The last requests of this process to the supplier, in a ring of fixed size.
import { limits } from "@partner-esim/generated/portal/limits";
import type { SupplierReport } from "../domain/health/processes.ts";
import { SupplierFailure } from "../domain/supply/supplier.ts";

const keptMs = 3_600_000;
const reportedMax = 200;
/** Fewer consecutive failures don't count as failing. */
const failuresInRowMin = 3;

export class RecentCalls {
  readonly #at = new Float64Array(limits.supplierCallsMax);
  readonly #tookMs = new Float64Array(limits.supplierCallsMax);
  readonly #failed = new Uint8Array(limits.supplierCallsMax);
  #total = 0;
  #lastFailure: number | null = null;
  #lastError: string | null = null;
  #failingSince: number | null = null;
  #failuresInRow = 0;

  add(outcome: string, tookMs: number, now: number, error?: unknown): void {
    if (outcome === "circuit_open") return;
    const i = this.#total % limits.supplierCallsMax;
    const isFailed = outcome === "failed";
    this.#at[i] = now;
    this.#tookMs[i] = tookMs;
    this.#failed[i] = Number(isFailed);
    this.#total += 1;
    if (!isFailed) {
      this.#failingSince = null;
      this.#failuresInRow = 0;
      return;
    }
    this.#lastFailure = now;
    this.#lastError = error instanceof SupplierFailure ? error.message : null;
    this.#failingSince ??= now;
    this.#failuresInRow += 1;
  }

  read(now: number): SupplierReport {
    const took: { at: number; ms: number }[] = [];
    let failed = 0;
    for (let i = 0; i < Math.min(this.#total, limits.supplierCallsMax); i++) {
      if (now - (this.#at[i] ?? 0) > keptMs) continue;
      took.push({ at: this.#at[i] ?? 0, ms: Math.round(this.#tookMs[i] ?? 0) });
      failed += this.#failed[i] ?? 0;
    }
    const isFailing = this.#failuresInRow >= failuresInRowMin && now - (this.#lastFailure ?? 0) <= keptMs;
    return {
      calls: took.length,
      failed,
      lastFailure: this.#lastFailure,
      lastError: this.#lastError,
      failingSince: isFailing ? this.#failingSince : null,
      tookMs: took
        .sort((a, b) => b.at - a.at)
        .slice(0, reportedMax)
        .map(({ ms }) => ms),
    };
  }
}
