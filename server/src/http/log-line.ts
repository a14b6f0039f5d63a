import type { Logger } from "pino";
import type { Exchange } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";

export interface LogLineContext {
  log: Logger;
  metrics: Metrics;
  service: string;
  clientAddress: boolean;
}

export function logRequest(
  { log, metrics, service, clientAddress }: LogLineContext,
  exchange: Exchange,
  status: number,
  tookMs: number,
): void {
  const operation = exchange.operation && service + exchange.operation;
  metrics.observe(operation, status, exchange.code, tookMs);
  const { holder, caller } = exchange;
  log.info(
    {
      request: exchange.requestId,
      operation,
      status,
      code: exchange.code ?? undefined,
      client: clientAddress ? exchange.address : undefined,
      account: holder?.account.id ?? (caller?.kind === "member" ? caller.account.id : undefined),
      key: holder?.key.id,
      person: caller?.kind === "member" ? caller.person.id : undefined,
      operator: caller?.kind === "operator" ? caller.id : undefined,
      ms: Math.round(tookMs * 100) / 100,
    },
    "request",
  );
}
