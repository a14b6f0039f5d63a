// Re-runs work after a conflict, or after a connection was lost before its commit.
import { CommitUnknown, ConnectionLost, isConflict, isOutdated } from "./failures.ts";
import { connectionsMax } from "./pools.ts";

/** Pauses before further attempts, long enough together for a restart of the server. */
const pausesMs = [5, 20, 50, 100, 200, 400, 800, 1500];
/** A connection lost later has met a time limit, which the next one would meet too. */
const reconnectedWithinMs = 3500;

export async function withRetries<T>(monotonicMs: () => number, attempt: () => Promise<T>): Promise<T> {
  const startedMs = monotonicMs();
  let outdatedSessions = 0;
  for (const pauses = pausesMs.values(); ; ) {
    try {
      return await attempt();
    } catch (error) {
      // Each session may have prepared the outdated statement.
      if (isOutdated(error) && outdatedSessions++ < connectionsMax) continue;
      const isLost = error instanceof ConnectionLost && !(error instanceof CommitUnknown);
      const isSoon = monotonicMs() - startedMs < reconnectedWithinMs;
      const pauseMs = pauses.next().value;
      if (pauseMs === undefined || !(isConflict(error) || (isLost && isSoon))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
