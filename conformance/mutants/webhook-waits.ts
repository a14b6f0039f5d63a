/** Mutants of the waits between a webhook's attempts. */
import { type RuleId, webhookHeaders } from "../src/contract.ts";
import type { Mutant } from "./mutant.ts";
import { type Fault, headerOf } from "./proxy.ts";

/** Drops the attempt of this number of each delivery, which counts as failed. */
export const skipping = (number: number): Fault => {
  const attempts = new Map<string, number>();
  return async (request, forward) => {
    const id = headerOf(request, webhookHeaders.deliveryId) ?? "";
    const count = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, count);
    return count === number ? { status: 500, headers: [], body: Buffer.alloc(0) } : forward(request);
  };
};

export const waits = [2, 3, 4, 5, 6, 7].map(
  (attempt): Mutant => ({
    name: `attempt-${attempt}-late`,
    rule: `webhooks.retry.wait-${attempt}` as RuleId,
    fault: `the ${attempt}th attempt is sent when the next one is due`,
    layer: "webhook",
    make: () => skipping(attempt),
  }),
);
