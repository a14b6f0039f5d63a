// Watches a database server for what goes unnoticed otherwise: a differing clock, weak durability and a failing archive.
import type { Logger } from "pino";
import type { Metrics } from "../http/metrics.ts";
import type { DatabaseServer } from "../store/database-server.ts";
import type { ServerClock } from "./clock.ts";
import { type Loop, startLoop } from "./loop.ts";

const everyMs = 5000;
/** Larger differences are logged. */
const warnedMs = 5000;
/** With larger differences the process accepts no requests. */
export const driftMaxMs = 60_000;

export class WeakDurability extends Error {
  constructor(weaknesses: readonly string[]) {
    super(
      `the database server may lose purchases that it has confirmed (${weaknesses.join("; ")}): change that, or allow it by --allow-weak-durability`,
    );
  }
}

export interface ServerWatchContext {
  server: DatabaseServer;
  clock: ServerClock;
  log: Logger;
  metrics: Pick<Metrics, "serverWatched">;
}

/** Throws `WeakDurability` unless it is allowed. */
export async function requireDurability(
  { server, log }: Pick<ServerWatchContext, "server" | "log">,
  isAllowed: boolean,
): Promise<void> {
  const weaknesses = await server.weaknesses();
  if (weaknesses.length === 0) return;
  if (!isAllowed) throw new WeakDurability(weaknesses);
  log.warn({ weaknesses }, "the database server may lose purchases that it has confirmed");
}

export function watchServer({ server, clock, log, metrics }: ServerWatchContext): Loop {
  let clocksDiffer = false;
  let known = "";
  const round = async () => {
    await clock.look();
    const weaknesses = await server.weaknesses();
    const archiving = await server.archiving();
    metrics.serverWatched(clock.aheadMs, weaknesses.length, archiving && archiving.failedSegment !== null);
    const wasApart = clocksDiffer;
    clocksDiffer = Math.abs(clock.aheadMs) > warnedMs;
    if (clocksDiffer !== wasApart)
      log[clocksDiffer ? "warn" : "info"](
        { aheadMs: Math.round(clock.aheadMs) },
        clocksDiffer
          ? "this machine's clock differs from the database server's: synchronise both"
          : "this machine's clock agrees with the database server's",
      );
    const now = weaknesses.join("; ");
    if (now !== known && now !== "")
      log.warn({ weaknesses }, "the database server may lose purchases that it has confirmed");
    known = now;
    return everyMs;
  };
  return startLoop(round, {
    log,
    failure: "the database server could not be looked at",
    afterFailureMs: everyMs,
  });
}
