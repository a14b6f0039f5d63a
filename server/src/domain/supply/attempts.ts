// The supplier's responses to a purchase or cancellation that did not succeed at once. Equal responses share a row, so
// retries add few rows.
import type { Store, Tx } from "../ports.ts";
import { dayMs } from "../values/timestamps.ts";
import type { AttemptKind, AttemptOutcome, SupplierAttempt } from "./store.ts";
import { CircuitOpen, type Supplier, SupplierFailure } from "./supplier.ts";

/** The request failed, so its effect is unknown. */
export interface UnknownResult {
  outcome: "unknown";
  error: string;
  called: boolean;
}

export async function orUnknown<T>(request: Promise<T>): Promise<T | UnknownResult> {
  return await request.catch((error: unknown) => ({
    outcome: "unknown" as const,
    error:
      error instanceof SupplierFailure ? error.message : "The call failed unexpectedly; the log has more.",
    called: !(error instanceof CircuitOpen),
  }));
}

const attemptDays = 90;
export const oldestAttempt = (now: number): number => now - attemptDays * dayMs;

type Response = { outcome: string } | UnknownResult;

function toOutcome(response: Response): { outcome: AttemptOutcome; error: string } | null {
  if ("called" in response)
    return { outcome: response.called ? "failed" : "not_called", error: response.error };
  const { outcome } = response;
  return outcome === "pending" || outcome === "refused" ? { outcome, error: "" } : null;
}

/** Collects attempts until a transaction writes them. */
export class Attempts {
  readonly #call: keyof Supplier;
  readonly #rows = new Map<string, SupplierAttempt>();

  constructor(call: keyof Supplier) {
    this.#call = call;
  }

  /** Adds the responses of one attempt, one for each unit. */
  add(responses: readonly Response[], now: number): this {
    const outcomes = responses.map(toOutcome).filter((outcome) => outcome !== null);
    for (const [, same] of Map.groupBy(outcomes, ({ outcome, error }) => `${outcome} ${error}`)) {
      const [first] = same;
      if (first === undefined) continue;
      const key = `${first.outcome} ${first.error} ${same.length}`;
      const known = this.#rows.get(key);
      this.#rows.set(key, {
        call: this.#call,
        ...first,
        units: same.length,
        attempts: (known?.attempts ?? 0) + 1,
        firstAt: known?.firstAt ?? now,
        lastAt: now,
      });
    }
    return this;
  }

  /** Writes collected attempts in their own transaction. */
  async store(store: Pick<Store, "transaction">, kind: AttemptKind, subject: number): Promise<void> {
    if (this.#rows.size > 0) await store.transaction((tx) => this.write(tx, kind, subject));
  }

  async write(tx: Tx, kind: AttemptKind, subject: number): Promise<void> {
    for (const row of this.#rows.values()) await tx.supplierAttempts.add(kind, subject, row);
  }
}
