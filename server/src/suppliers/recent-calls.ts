// The last requests to the supplier, for the operator's home page: a ring, so that neither memory nor reading grows.
import { limits } from "@partner-esim/generated/portal/limits";
import type { SupplierCalls } from "../domain/health/health.ts";

const keptMs = 3_600_000;

export class RecentCalls {
  readonly #at = new Float64Array(limits.supplierCallsMax);
  readonly #tookMs = new Float64Array(limits.supplierCallsMax);
  readonly #failed = new Uint8Array(limits.supplierCallsMax);
  #total = 0;
  #lastFailure: number | null = null;

  add(outcome: string, tookMs: number, now: number): void {
    if (outcome === "circuit_open") return;
    const i = this.#total % limits.supplierCallsMax;
    const isFailed = outcome === "failed";
    this.#at[i] = now;
    this.#tookMs[i] = tookMs;
    this.#failed[i] = Number(isFailed);
    this.#total += 1;
    if (isFailed) this.#lastFailure = now;
  }

  read(now: number): SupplierCalls {
    const took: number[] = [];
    let failed = 0;
    for (let i = 0; i < Math.min(this.#total, limits.supplierCallsMax); i++) {
      if (now - (this.#at[i] ?? 0) > keptMs) continue;
      took.push(this.#tookMs[i] ?? 0);
      failed += this.#failed[i] ?? 0;
    }
    took.sort((a, b) => a - b);
    const within = (part: number) => took[Math.ceil(took.length * part) - 1] ?? null;
    return {
      calls: took.length,
      failed,
      lastFailure: this.#lastFailure,
      medianMs: within(0.5),
      p95Ms: within(0.95),
    };
  }
}
