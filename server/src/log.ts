// The service's log: one JSON line for each thing worth telling, on standard error, so that standard output holds
// results alone. Lines are written a page at a time, half a second late at most, and when the process ends.
import { type Logger, pino } from "pino";

/** Some 150 lines; a system call for each line took 5 % of the time of a request. */
const pageBytes = 32_768;
const lateMs = 500;

export interface Log {
  log: Logger;
  /** Writes what is still held. */
  flush(): void;
}

export function openLog(level: string): Log {
  const lines = pino.destination({
    dest: 2,
    sync: false,
    minLength: pageBytes,
    maxWrite: 2 * pageBytes,
    periodicFlush: lateMs,
  });
  return { log: pino({ level, base: null }, lines), flush: () => lines.flushSync() };
}
