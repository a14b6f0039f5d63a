// Sandbox references: prefixes of `customer_ref` that control a test order or top-up. Live mode ignores them.
import { limits } from "@partner-esim/generated/limits";
import { routes } from "@partner-esim/generated/routes";
import { Refusal } from "../refusal.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";

type Triggered = "ordersCreate" | "topupsCreate";

type Trigger = (typeof routes)[Triggered]["sandboxTriggers"][number];

/** The requested status or error code. */
export type SandboxOutcome = Trigger["outcome"];

/** @param sent the fields that the contract names in `@sandboxTriggers` */
export function requestedOutcome(
  operation: Triggered,
  mode: Mode,
  sent: Readonly<Record<Trigger["field"], string | null>>,
): SandboxOutcome | null {
  if (mode !== "test") return null;
  const { sandboxTriggers: triggers } = routes[operation];
  return triggers.find(({ field, prefix }) => sent[field]?.startsWith(prefix))?.outcome ?? null;
}

/** Outcomes that reject a request before anything is charged. */
type RefusedOutcome = Exclude<SandboxOutcome, "failed" | "processing">;

const refusals: Record<RefusedOutcome, string> = {
  insufficient_balance:
    "As requested by the sandbox reference, the balance does not cover the total; nothing was charged. In live mode: add funds, then repeat with the same key.",
  supplier_unavailable:
    "As requested by the sandbox reference, there is no mobile network to buy from; nothing was charged. In live mode: repeat later with the same key.",
};

export function requestedRefusal(outcome: SandboxOutcome | null): Refusal<RefusedOutcome> | null {
  if (outcome === null || outcome === "failed" || outcome === "processing") return null;
  return new Refusal(outcome, refusals[outcome]);
}

/**
 * Returns a time near the start of the contract's window, because a developer is waiting. Both ends leave room for the
 * time until a job picks the order up.
 */
export function sandboxFinishAt(now: number, random: Random): number {
  const earliestMs = limits.testProcessingMinSeconds * 1000;
  const [byte = 0] = random.bytes(1);
  return now + earliestMs + 1000 + Math.round((byte / 255) * 2000);
}
