import { databaseTime } from "../store/database-facts.ts";
import { isServer } from "../store/open.ts";
import { type Clock, ClockError, systemClock } from "./clock.ts";
import { driftMaxMs } from "./server-watch.ts";

/** Throws if this machine's clock differs from the database server's. */
export async function requireSameTime(database: string, real: Clock = systemClock): Promise<void> {
  if (!isServer(database)) return;
  const before = real.now();
  const { time } = await databaseTime(database);
  // The duration of the query does not count as a difference.
  const aheadMs = Math.max(0, before - time) + Math.min(0, real.now() - time);
  if (Math.abs(aheadMs) <= driftMaxMs) return;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const side = aheadMs > 0 ? "ahead of" : "behind";
  throw new ClockError(
    `this machine's clock is ${seconds} s ${side} that of the database server: synchronise both, such as by timedatectl set-ntp true`,
  );
}
