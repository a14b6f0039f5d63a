// The service's log: one JSON line for each thing worth telling, on standard error, so that standard output holds
// results alone. Lines are written a page at a time, half a second late at most, and when the process ends.
import { writeSync } from "node:fs";
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
 * bytes: that and pino's own way to a line took 4 % of the time of reading an order. The rest of the service waits while a page is written, so that pages don't
 * pile up in memory behind a slow disk.
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
    const page = Buffer.from(this.#held);
    this.#held = "";
    writeOut(page);
  }
}

const standardError = 2;
const pause = new Int32Array(new SharedArrayBuffer(4));
const pauseMs = 10;

/** A log that can't be written (its disk is full, its reader gone) loses lines, and doesn't end the service. */
function writeOut(page: Buffer): void {
  for (let at = 0; at < page.length; ) {
    try {
      at += writeSync(standardError, page, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
      // A pipe whose reader is slow.
      Atomics.wait(pause, 0, 0, pauseMs);
    }
  }
}
