// Writes the request log and uses of keys in batches, and deletes old entries. While writes fail, requests wait in a
// bounded queue that delays nobody.
import type { Logger } from "pino";
import { batchesOf } from "../domain/request-log/batch.ts";
import { bytesMax, requestsMax } from "../domain/request-log/logged-request.ts";
import { dayMs } from "../domain/values/timestamps.ts";
import type { KeyUses } from "../http/key-uses.ts";
import type { RequestQueue } from "../http/request-queue.ts";
import type { OpenedStore } from "../store/open.ts";
import type { Clock } from "./clock.ts";
import { startLoop } from "./loop.ts";

const writtenAtOnce = 1000;
const writeEveryMs = 1000;
const pauseMs = 5;
const afterFailureMs = 2000;
const deleteEveryMs = 60_000;
const deletedAtOnce = 50;
/** With less free space, no requests are logged, so that the last of the disk is left for orders. */
const freeBytesMin = 256 * 1024 ** 2;

export interface RequestLogContext {
  store: Pick<OpenedStore, "requestLog" | "size">;
  clock: Clock;
  log: Logger;
  queue: RequestQueue;
  keyUses: KeyUses;
  /** 0 disables the log. */
  days: number;
  monotonicMs: () => number;
}

export function startRequestLog({ store, clock, log, queue, keyUses, days, monotonicMs }: RequestLogContext) {
  const { requestLog } = store;
  let deletedAtMs = Number.NEGATIVE_INFINITY;
  let freeBytes = Number.POSITIVE_INFINITY;
  let isWarned = false;

  const writeBatch = async (): Promise<void> => {
    const records = queue.first(writtenAtOnce);
    if (records.length === 0) return;
    await requestLog.write(batchesOf(records));
    queue.remove(records.length);
  };

  const writeUses = async (): Promise<void> => {
    const uses = keyUses.first(writtenAtOnce);
    if (uses.length === 0) return;
    await requestLog.writeKeyUses(uses);
    keyUses.remove(uses);
  };

  const deleteOutdated = async (): Promise<boolean> => {
    const at = days === 0 ? Number.MAX_SAFE_INTEGER : clock.now() - days * dayMs;
    return !(await requestLog.deleteOldest({ at, requests: requestsMax, bytes: bytesMax }, deletedAtOnce));
  };

  const round = async (): Promise<number> => {
    if (monotonicMs() - deletedAtMs >= deleteEveryMs) {
      freeBytes = (await store.size()).freeBytes ?? Number.POSITIVE_INFINITY;
      if (await deleteOutdated()) deletedAtMs = monotonicMs();
    }
    const isLow = freeBytes < freeBytesMin;
    if (isLow !== isWarned && days > 0)
      log.warn(
        { freeBytes },
        isLow ? "requests are not logged: the disk is nearly full" : "requests are logged again",
      );
    isWarned = isLow;
    if (isLow) queue.discard("disk_low");
    else {
      await writeBatch();
      await writeUses();
    }
    return queue.size > 0 || deletedAtMs === Number.NEGATIVE_INFINITY ? pauseMs : writeEveryMs;
  };

  const failure = "requests could not be written to the request log";
  const loop = startLoop(round, { log, failure, afterFailureMs });
  return {
    /** Writes queued requests if the database accepts them. */
    async stop(): Promise<void> {
      await loop.stop();
      try {
        while (queue.size > 0) await writeBatch();
        while (keyUses.size > 0) await writeUses();
      } catch (error) {
        log.error({ err: error, requests: queue.size }, failure);
      }
    },
  };
}
