// The service's log: one JSON line for each thing worth telling, on standard error, so that standard output holds
// results alone. Lines are written a page at a time, half a second late at most, and when the process ends.
import { type DestinationStream, type Logger, pino } from "pino";

/** About twenty lines; a system call for each of them took 5 % of the time of a request. */
const pageCharacters = 4096;
const lateMs = 500;

export interface Log {
  log: Logger;
  /** Writes what is still held. */
  close(): void;
}

export function openLog(level: string): Log {
  const lines = new Pages();
  const flush = () => lines.flush();
  process.once("exit", flush);
  return {
    log: pino({ level, base: null }, lines),
    close() {
      process.off("exit", flush);
      flush();
    },
  };
}

/**
 * Where lines wait. Not pino's own destination, which goes through all that waits again with every line to count its
 * bytes: 5 % of the time of reading an order. Node writes to standard error before it goes on, so that pages don't pile
 * up in memory behind a slow disk.
 */
class Pages implements DestinationStream {
  #held = "";
  #late: NodeJS.Timeout | undefined;

  write(line: string): void {
    this.#held += line;
    if (this.#held.length >= pageCharacters) this.flush();
    else this.#late ??= setTimeout(() => this.flush(), lateMs).unref();
  }

  flush(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    if (this.#held !== "") process.stderr.write(this.#held);
    this.#held = "";
  }
}
