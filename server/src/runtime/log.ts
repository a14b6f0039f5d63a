// JSON lines wait in a bounded buffer, so a stalled reader or full disk costs lines and never blocks the service.
import { fstatSync } from "node:fs";
import { type Logger, pino } from "pino";
import sonic, { type SonicBoom } from "sonic-boom";

/** About 20 lines: a system call per line took 5 % of a request's time. */
const minBytes = 4096;
/** About 5,000 lines; beyond that, lines are dropped. */
const maxBytes = 1_048_576;
const lateMs = 500;
const reportIntervalMs = 1000;
const closeWaitMs = 1000;

const standardError = 2;

export interface Log {
  log: Logger;
  onDrop(listener: () => void): void;
  /** Waits at most a second. */
  close(): Promise<void>;
}

/** @param fd standard error, except in tests */
export function openLog(level: string, fd = standardError): Log {
  if (fd === standardError) stopBlocking();
  let closed = false;
  let dropped = 0;
  let reportTimer: NodeJS.Timeout | undefined;
  let onDropped: () => void = () => {};
  const lines = new sonic.SonicBoom({
    fd,
    minLength: minBytes,
    maxLength: maxBytes,
    periodicFlush: lateMs,
    // A retry would keep the process alive, which must end whatever the reader does.
    retryEAGAIN: () => !closed,
  });
  // A line that could not be written stays in the buffer and is retried.
  lines.on("error", () => {});
  lines.on("drop", () => {
    dropped += 1;
    onDropped();
    reportTimer ??= setTimeout(reportDropped, reportIntervalMs).unref();
  });
  // pino's own destination would write the rest at exit and wait for its reader forever.
  const log = pino({ level, base: null }, { write: (line) => void (closed || lines.write(line)) });

  function reportDropped(): void {
    const count = dropped;
    dropped = 0;
    reportTimer = undefined;
    log.warn({ dropped: count }, "log lines were dropped: they could not be written in time");
    if (dropped > 0) dropped = count;
  }

  return {
    log,
    onDrop(listener) {
      onDropped = listener;
    },
    async close() {
      if (closed) return;
      if (dropped > 0) reportDropped();
      closed = true;
      clearTimeout(reportTimer);
      await ended(lines);
    },
  };
}

async function ended(lines: SonicBoom): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    lines.once("finish", resolve);
    lines.once("error", () => resolve());
    late = setTimeout(resolve, closeWaitMs);
    lines.end();
  });
  clearTimeout(late);
  lines.destroy();
}

/** Makes writes to a stalled pipe fail at once: a blocked write would keep a thread, and the process, forever. */
function stopBlocking(): void {
  const file = fstatSync(standardError);
  if (file.isFile()) return;
  // Once per process, which may start several services.
  process.stderr.off("error", ignoreError).on("error", ignoreError);
}

function ignoreError(): void {}
