import Database from "better-sqlite3";

/** Pauses while another process holds the write lock. */
const busyRetriesMs = [1, 1, 2, 3, 5];
const busyRetryMs = 10;
const busyGiveUpMs = 3000;

/** Waits without blocking while another process holds the write lock that a statement needs. */
export async function whenUnlocked<T>(run: () => T): Promise<T> {
  for (let attempt = 0, waitedMs = 0; ; attempt += 1) {
    try {
      return run();
    } catch (error) {
      const busy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || waitedMs >= busyGiveUpMs) throw error;
      const pauseMs = busyRetriesMs[attempt] ?? busyRetryMs;
      waitedMs += pauseMs;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
