// One line of log and one count for each request, written at the end of the turn of the event loop in which it was
// answered: those of a turn together cost 2.5 µs each, and cost 10 when each was written between other work.
import type { Logger } from "pino";
import type { Exchange } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";

interface Answered {
  exchange: Exchange;
  status: number;
  tookMs: number;
}

export class RequestLog {
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #service: string;
  #answered: Answered[] = [];

  /** @param service stands before each operation, to tell one API from another */
  constructor(log: Logger, metrics: Metrics, service: string) {
    this.#log = log;
    this.#metrics = metrics;
    this.#service = service;
  }

  add(exchange: Exchange, status: number, tookMs: number): void {
    if (this.#answered.length === 0) setImmediate(() => this.#write());
    this.#answered.push({ exchange, status, tookMs });
  }

  #write(): void {
    const answered = this.#answered;
    this.#answered = [];
    for (const { exchange, status, tookMs } of answered) {
      const operation = exchange.operation && this.#service + exchange.operation;
      this.#metrics.observe(operation, status, tookMs);
      this.#log.info(
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
  }
}

function whoOf({ holder, caller }: Exchange): object {
  if (holder) return { account: holder.account.id, key: holder.key.id };
  if (caller?.kind === "member") return { account: caller.account.id, person: caller.person.id };
  return caller ? { operator: caller.person?.id ?? "token" } : {};
}
