// Bounds the uploads in progress, because each holds memory and a share of everyone's time.
import { limits } from "@partner-esim/generated/portal/limits";
import { Refusal } from "../domain/refusal.ts";
import { refuse } from "../http/problems.ts";

const uploadsMax = 8;
const retryAfterSeconds = 5;
const tooMany = new Refusal("rate_limited", "Too many uploads are in progress. Wait until one has ended.");

export class UploadSlots {
  readonly #inProgress = new Map<string, number>();
  #total = 0;

  /** Rejects with `rate_limited` if the caller, or all callers together, have too many uploads in progress. */
  async run<T>(caller: string, upload: () => Promise<T>): Promise<T> {
    const own = this.#inProgress.get(caller) ?? 0;
    if (own >= limits.uploadsAtOnce || this.#total >= uploadsMax) {
      refuse(tooMany, retryAfterSeconds);
    }
    this.#inProgress.set(caller, own + 1);
    this.#total += 1;
    try {
      return await upload();
    } finally {
      this.#total -= 1;
      const left = (this.#inProgress.get(caller) ?? 1) - 1;
      if (left === 0) this.#inProgress.delete(caller);
      else this.#inProgress.set(caller, left);
    }
  }
}
