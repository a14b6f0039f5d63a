// One line of log and one count for each request.
import { type DestinationStream, type Logger, symbols } from "pino";
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
  if (!log.isLevelEnabled("info")) return;
  const { holder, caller } = exchange;
  // A line as `log.info` writes it, put together by JSON itself, which goes through the fields only once. What is
  // undefined is left out.
  const line = JSON.stringify({
    level: log.levels.values.info,
    time: Date.now(),
    request: exchange.requestId,
    operation,
    status,
    code: exchange.code ?? undefined,
    account: holder?.account.id ?? (caller?.kind === "member" ? caller.account.id : undefined),
    key: holder?.key.id,
    person: caller?.kind === "member" ? caller.person.id : undefined,
    operator: caller?.kind === "operator" ? (caller.person?.id ?? "token") : undefined,
    ms: Math.round(tookMs * 100) / 100,
    msg: "request",
  });
  const { [symbols.streamSym]: lines } = log as Logger & { [symbols.streamSym]: DestinationStream };
  lines.write(`${line}\n`);
}
