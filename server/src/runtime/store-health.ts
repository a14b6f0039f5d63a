// Whether the database accepts writes. While writes fail, one is tried every second.
import type { Logger } from "pino";
import type { Store } from "../domain/ports.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Commit, FailureCause, StoreObserver } from "../store/failures.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { type Loop, startLoop } from "./loop.ts";

const pollIntervalMs = 1000;
/** Time without failure until writes count as working: a full disk still accepts writes that need no new page. */
const steadyMs = 3000;
const probeSetting = "write_probe";

type StoreMetrics = Pick<Metrics, "committed" | "commitFailed" | "limitsFailed">;

export class StoreHealth implements StoreObserver {
  failing: FailureCause | null = null;
  readonly #log: Logger;
  readonly #metrics: StoreMetrics;
  readonly #tracing: Tracing | null;
  #failedAtMs = Number.NEGATIVE_INFINITY;
  #areLimitsShared = true;

  readonly monotonicMs = () => performance.now();

  constructor(log: Logger, metrics: StoreMetrics, tracing: Tracing | null = null) {
    this.#log = log;
    this.#metrics = metrics;
    this.#tracing = tracing;
  }

  transaction<T>(run: () => Promise<T>): Promise<T> {
    return this.#tracing === null
      ? run()
      : this.#tracing.span({ name: "transaction", kind: "internal" }, run);
  }

  committed(commit: Commit): void {
    this.#metrics.committed(commit);
    if (!commit.wrote || this.failing === null || this.monotonicMs() - this.#failedAtMs < steadyMs) return;
    this.failing = null;
    this.#log.info("the database takes writes again");
  }

  commitFailed(cause: FailureCause, error: unknown): void {
    this.#metrics.commitFailed(cause);
    this.#failedAtMs = this.monotonicMs();
    if (this.failing !== cause) this.#log.error({ cause, err: error }, "the database takes no writes");
    this.failing = cause;
  }

  limitsFailed(error: unknown): void {
    this.#metrics.limitsFailed();
    if (this.#areLimitsShared)
      this.#log.error({ err: error }, "rate limits are counted by this process alone");
    this.#areLimitsShared = false;
  }

  limitsShared(): void {
    if (this.#areLimitsShared) return;
    this.#areLimitsShared = true;
    this.#log.info("rate limits are shared with other processes again");
  }

  rollbackFailed(error: unknown): void {
    this.#log.error({ err: error }, "a transaction could not be rolled back");
  }
}

/** @param isInPlace whether the open files are still at the database's path */
export function watchStore(store: Store, health: StoreHealth, isInPlace: () => boolean, log: Logger): Loop {
  const round = async () => {
    if (health.failing === null && isInPlace()) return pollIntervalMs;
    await store
      .transaction(async (tx) => {
        const count = Number((await tx.settings.get(probeSetting)) ?? 0);
        await tx.settings.set(probeSetting, String(count + 1));
      })
      .catch(() => {});
    return pollIntervalMs;
  };
  return startLoop(round, {
    log,
    failure: "looking after the database failed",
    afterFailureMs: pollIntervalMs,
  });
}
