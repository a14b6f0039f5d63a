/**
 * Every answer of an operation, in whichever case it came, is judged against the OpenAPI file; what breaks it is
 * kept once per operation, status and place. A run with such a violation is not conformant, whatever its rules say.
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

  judge(operation: OperationId, exchange: Exchange): void {
    for (const fault of schemaFaults(operation, exchange)) {
      const place = `${operation} ${exchange.status} ${fault.replace(/\/\d+(?=\/|\s)/g, "/*")}`;
      const known = this.#found.get(place);
      if (known) known.count++;
      else this.#found.set(place, { operation, status: exchange.status, fault, count: 1, exchange });
    }
  }

  get list(): Violation[] {
    return [...this.#found.values()];
  }
}
