import type { Reads } from "../ports.ts";
import { loggedRequestTime } from "../values/ids.ts";
import { dayMs } from "../values/timestamps.ts";
import type { ShownRequest } from "./logged-request.ts";

/** Maximum retention of requests. */
const keptMs = 366 * dayMs;

export async function findRequest(reads: Reads, id: string, now: number): Promise<ShownRequest | null> {
  const time = loggedRequestTime(id, now);
  if (time === null) return null;
  const spans: { from: number; to: number }[] = [];
  for (let from = time.latest; from > now - keptMs; from -= time.cycleMs)
    spans.push({ from, to: from + time.unitMs });
  return await reads.requestLog.byId(id, spans);
}
