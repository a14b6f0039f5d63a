// The portal's rate limits, counted by this process alone or together with others that share its store.
import type { RateWindows } from "../domain/rate-windows.ts";
import { secondsOfMinute } from "../http/rate-limits.ts";
import { ClientBound, endOfMinute } from "../http/shared-limits.ts";
import { type Bucket, PortalLimits } from "./rate-limits.ts";

export interface PortalCounter {
  /** Returns the seconds to wait, or 0 if the request was counted. */
  take(buckets: readonly Bucket[], isChange: boolean, now: number): number | Promise<number>;
  /** Returns 0 unless a limit is known to be exhausted, and asks no database. */
  exhausted(buckets: readonly Bucket[], isChange: boolean, now: number): number;
}

export const portalLimitsOf = (windows: RateWindows | null): PortalCounter =>
  windows === null ? new PortalLimits() : new SharedPortalLimits(windows);

export class SharedPortalLimits implements PortalCounter {
  readonly #windows: RateWindows;
  readonly #clients = new ClientBound();
  readonly #own = new PortalLimits();

  constructor(windows: RateWindows) {
    this.#windows = windows;
  }

  exhausted(buckets: readonly Bucket[], isChange: boolean, now: number): number {
    return this.#own.exhausted(buckets, isChange, now);
  }

  /** A request that the second limit does not allow has counted toward the first. */
  async take(buckets: readonly Bucket[], isChange: boolean, now: number): Promise<number> {
    const seconds = this.#own.exhausted(buckets, isChange, now);
    if (seconds > 0) return seconds;
    if (this.#clients.isReached(now)) return this.#own.take(buckets, isChange, now);
    for (const bucket of buckets) {
      const { limit, subject } = bucket;
      const taken = await this.#windows.take(limit, { subject, isChange, endsAt: endOfMinute(now) });
      if (taken === null) return this.#own.take(buckets, isChange, now);
      this.#clients.counted(taken.requests);
      this.#own.learn(bucket, taken);
      if (!taken.isAllowed) return secondsOfMinute(taken.endsAt, now);
    }
    return 0;
  }
}
