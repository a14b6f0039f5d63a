// What became of an endpoint's attempts, hour by hour. Each attempt is counted in the transaction that records it.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import { limits } from "@partner-esim/generated/portal/limits";
import type { Reads } from "../ports.ts";
import { dayMs } from "../values/timestamps.ts";
import { type EndpointProblem, endpointNotFound } from "./endpoint-problem.ts";
import type { AttemptCounts } from "./store.ts";

export const hourMs = 3_600_000;

export interface Period extends AttemptCounts {
  at: number;
}

const spans = {
  hour: { lengthMs: hourMs, count: limits.endpointFigureHours },
  day: { lengthMs: dayMs, count: apiLimits.deliveryLogDays },
};

/** Oldest first, those without attempts included. */
export async function readEndpointFigures(
  reads: Reads,
  account: number,
  id: string,
  span: keyof typeof spans,
  now: number,
): Promise<Period[] | EndpointProblem<"endpoint_not_found">> {
  const endpoint = await reads.endpoints.byId(account, id);
  if (!endpoint) return endpointNotFound();
  const { lengthMs, count } = spans[span];
  const first = Math.floor(now / lengthMs) - count + 1;
  const periods = Array.from(
    { length: count },
    (_, i): Period => ({ at: (first + i) * lengthMs, delivered: 0, failed: 0, tookMs: 0, slowestMs: 0 }),
  );
  for (const { hour, ...counts } of await reads.endpointHours.since(
    endpoint.n,
    (first * lengthMs) / hourMs,
  )) {
    const period = periods[Math.floor((hour * hourMs) / lengthMs) - first];
    if (!period) continue;
    period.delivered += counts.delivered;
    period.failed += counts.failed;
    period.tookMs += counts.tookMs;
    period.slowestMs = Math.max(period.slowestMs, counts.slowestMs);
  }
  return periods;
}
