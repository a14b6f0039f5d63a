// Sandbox references: prefixes of `customer_ref` that control a test order or top-up. In live they mean nothing.
import { limits } from "@partner-esim/generated/limits";
import { routes } from "@partner-esim/generated/routes";
import { Refusal } from "../refusal.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";

export type Trigger = (typeof routes.ordersCreate.sandboxTriggers)[number]["prefix"];

const triggers = routes.ordersCreate.sandboxTriggers.map((trigger) => trigger.prefix);

export function triggerOf(mode: Mode, customerRef: string | null): Trigger | null {
  if (mode !== "test" || customerRef === null) return null;
  return triggers.find((prefix) => customerRef.startsWith(prefix)) ?? null;
}

/** For references that reject a request before anything is charged. */
export function triggerRefusal(
  trigger: Trigger | null,
): Refusal<"insufficient_balance" | "supplier_unavailable"> | null {
  if (trigger === "test_insufficient_balance") {
    return new Refusal(
      "insufficient_balance",
      "As requested by the sandbox reference, the balance does not cover the total; nothing was charged. In live mode: add funds, then repeat with the same key.",
    );
  }
  if (trigger === "test_supplier_down") {
    return new Refusal(
      "supplier_unavailable",
      "As requested by the sandbox reference, there is no mobile network to buy from; nothing was charged. In live mode: repeat later with the same key.",
    );
  }
  return null;
}

/** Near the start of the contract's window, because a developer is waiting; less the pickup time at both ends. */
export function sandboxFinishAt(now: number, random: Random): number {
  const earliestMs = limits.testProcessingMinSeconds * 1000;
  const [byte = 0] = random.bytes(1);
  return now + earliestMs + 1000 + Math.round((byte / 255) * 2000);
}
