/**
 * Validates every response of every case against the OpenAPI document. Violations are kept once per operation, status
 * and place, and any violation makes a run non-conformant.
 */
import type { OperationId } from "./contract.ts";
import { schemaFaults } from "./schemas.ts";
import type { Exchange } from "./wire.ts";

export interface Violation {
  operation: OperationId;
  status: number;
  fault: string;
  count: number;
  exchange: Exchange;
}

export class Violations {
  readonly #found = new Map<string, Violation>();

  check(operation: OperationId, exchange: Exchange): void {
    for (const fault of schemaFaults(operation, exchange)) {
      const key = `${operation} ${exchange.status} ${fault.replace(/\/\d+(?=\/|\s)/g, "/*")}`;
      const known = this.#found.get(key);
      if (known) known.count++;
      else this.#found.set(key, { operation, status: exchange.status, fault, count: 1, exchange });
    }
  }

  get list(): Violation[] {
    return [...this.#found.values()];
  }
}
