// Writes JSON lines through a bounded buffer. A stalled reader or a full disk costs lines and never blocks the service.
import { fstatSync } from "node:fs";
import { LRUCache } from "lru-cache";
import { type Logger, type LoggerOptions, pino } from "pino";
import sonic, { type SonicBoom } from "sonic-boom";

/** Several lines, because a system call per line is slow. */
const minBytes = 4096;
/** Further lines are dropped. */
const maxBytes = 1_048_576;
const lateMs = 500;
const reportIntervalMs = 1000;
const closeWaitMs = 1000;
/** Minimum interval between lines of one kind. */
const pauseMs = 10_000;
const warnLevel = 40;

const standardError = 2;

type LogFn = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

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
    // A retry after closing would keep the process alive.
    retryEAGAIN: () => !closed,
  });
  // A line that could not be written stays in the buffer and is retried.
  lines.on("error", () => {});
  lines.on("drop", () => {
    dropped += 1;
    onDropped();
    reportTimer ??= setTimeout(reportDropped, reportIntervalMs).unref();
  });
  // pino's own destination would write the rest at exit, and wait for its reader forever.
  const destination = { write: (line: string) => void (closed || lines.write(line)) };
  const log = pino({ level, base: null, hooks: { logMethod: onceInAWhile() } }, destination);
  const ofLines = pino({ level, base: null }, destination);

  function reportDropped(): void {
    const count = dropped;
    dropped = 0;
    reportTimer = undefined;
    ofLines.warn({ dropped: count }, "log lines were dropped: they could not be written in time");
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

/** Writes the first error or warning of a kind at once, then one line per interval with the count of the others. */
function onceInAWhile(): LogFn {
  const kinds = new LRUCache<string, { untilMs: number; unlogged: number }>({ max: 1000 });
  return function write(args, method, level) {
    const [fields, text] = args as unknown as [unknown, string?];
    if (level < warnLevel || text === undefined) return method.apply(this, args);
    const { err = null } = Object(fields) as { err?: { code?: string; message?: string } | null };
    const kind = `${text} ${err?.code ?? err?.message ?? ""}`;
    const now = performance.now();
    const known = kinds.get(kind);
    if (known && now < known.untilMs) {
      known.unlogged += 1;
      return;
    }
    kinds.set(kind, { untilMs: now + pauseMs, unlogged: 0 });
    const unlogged = known?.unlogged ?? 0;
    const counted = unlogged > 0 ? { ...Object(fields), unlogged } : fields;
    method.apply(this, [counted, text] as unknown as typeof args);
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

/** Makes writes to a stalled pipe fail at once. A blocked write would keep a thread, and the process, forever. */
function stopBlocking(): void {
  const file = fstatSync(standardError);
  if (file.isFile()) return;
  // Once per process, which may start several services.
  process.stderr.off("error", ignoreError).on("error", ignoreError);
}

function ignoreError(): void {}
