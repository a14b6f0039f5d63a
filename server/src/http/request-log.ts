// One line of log and one count for each request.
import type { Logger } from "pino";
import type { Exchange } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";

export interface RequestLogContext {
  log: Logger;
  metrics: Metrics;
  /** Stands before the operation, to tell one API from another. */
  service: string;
}

export function logRequest(
  { log, metrics, service }: RequestLogContext,
  exchange: Exchange,
  status: number,
  tookMs: number,
): void {
  const operation = exchange.operation && service + exchange.operation;
  metrics.observe(operation, status, tookMs);
  log.info(
    {
      request: exchange.requestId,
      operation,
      status,
      code: exchange.code ?? undefined,
      ...whoOf(exchange),
      ms: Math.round(tookMs * 100) / 100,
    },
    "request",
  );
}

function whoOf({ holder, caller }: Exchange): object {
  if (holder) return { account: holder.account.id, key: holder.key.id };
  if (caller?.kind === "member") return { account: caller.account.id, person: caller.person.id };
  return caller ? { operator: caller.person?.id ?? "token" } : {};
}
