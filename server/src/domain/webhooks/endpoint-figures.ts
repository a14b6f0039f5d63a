// An endpoint's attempts, counted by hour and result. Each attempt is counted in the transaction that records it.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import { limits } from "@partner-esim/generated/portal/limits";
import type { Reads } from "../ports.ts";
import type { TimeZone } from "../values/time-zone.ts";
import { type EndpointProblem, endpointNotFound } from "./endpoint-problem.ts";
import type { AttemptCounts } from "./store.ts";

export const hourMs = 3_600_000;

export interface Period extends AttemptCounts {
  at: number;
}

/** Consecutive periods have consecutive numbers. */
interface Span {
  count: number;
  numberOf(at: number, zone: TimeZone): number;
  startOf(number: number, zone: TimeZone): number;
}

const spans: Record<"hour" | "day", Span> = {
  hour: {
    count: limits.endpointFigureHours,
    numberOf: (at) => Math.floor(at / hourMs),
    startOf: (number) => number * hourMs,
  },
  day: {
    count: apiLimits.deliveryLogDays,
    numberOf: (at, zone) => zone.dayOf(at),
    startOf: (number, zone) => zone.startOf(number),
  },
};

/** Returns the endpoint's last hours or days, oldest first, including those without attempts. */
export async function readEndpointFigures(
  reads: Reads,
  account: number,
  id: string,
  span: keyof typeof spans,
  zone: TimeZone,
  now: number,
): Promise<Period[] | EndpointProblem<"endpoint_not_found">> {
  const endpoint = await reads.endpoints.byId(account, id);
  if (!endpoint) return endpointNotFound();
  const { count, numberOf, startOf } = spans[span];
  const first = numberOf(now, zone) - count + 1;
  const periods = Array.from(
    { length: count },
    (_, i): Period => ({ at: startOf(first + i, zone), delivered: 0, failed: 0, tookMs: 0, slowestMs: 0 }),
  );
  const firstHour = Math.floor(startOf(first, zone) / hourMs);
  for (const { hour, ...counts } of await reads.endpointHours.since(endpoint.n, firstHour)) {
    const period = periods[numberOf(hour * hourMs, zone) - first];
    if (!period) continue;
    period.delivered += counts.delivered;
    period.failed += counts.failed;
    period.tookMs += counts.tookMs;
    period.slowestMs = Math.max(period.slowestMs, counts.slowestMs);
  }
  return periods;
}
