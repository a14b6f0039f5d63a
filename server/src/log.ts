// The service's log: one JSON line for each thing worth telling, on standard error, so that standard output holds
// results alone. Lines are written a page at a time, half a second late at most, and when the process ends.
import { type Logger, pino } from "pino";

/** About twenty lines; a system call for each of them took 5 % of the time of a request. */
const pageBytes = 4096;
const lateMs = 500;

export interface Log {
  log: Logger;
  /** Writes what is still held. */
  close(): void;
}

export function openLog(level: string): Log {
  // The rest waits while a page is written, so that lines don't pile up in memory behind a slow disk.
  const lines = pino.destination({ dest: 2, sync: true, minLength: pageBytes, periodicFlush: lateMs });
  const flush = () => lines.flushSync();
  process.once("exit", flush);
  return {
    log: pino({ level, base: null }, lines),
    close() {
      process.off("exit", flush);
      flush();
    },
  };
}
