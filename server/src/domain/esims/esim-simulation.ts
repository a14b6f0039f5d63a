// Simulates a network event on a test eSIM. An event that changes nothing records nothing.
import type { components } from "@partner-esim/generated/types";
import type { Ledger } from "../ledger/entry.ts";
import type { OperationTx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import type { Random } from "../values/random.ts";
import type { TimeZone } from "../values/time-zone.ts";
import type { Esim } from "./esim.ts";
import { announceChanges } from "./esim-events.ts";
import { recordUse } from "./esim-use.ts";
import { activate, esimNotFound, expire, raiseUsage, usage80Mb } from "./esims.ts";

export type SimulatedEvent = components["schemas"]["SimulatedEvent"];
type Unfit = Refusal<"invalid_request" | "invalid_state">;
type SimulationRefusal = Unfit | Refusal<"esim_not_found">;

function plan(esim: Esim, event: SimulatedEvent, now: number): (() => void) | null | Unfit {
  const usage = event === "usage_80" || event === "usage_100";
  if (usage && esim.unlimited) {
    return new Refusal("invalid_request", "An unlimited eSIM has no usage levels to simulate.", "event");
  }
  if (esim.status === "cancelled") return unfit("The eSIM is cancelled.");
  if (esim.status === "expired") return event === "expired" ? null : unfit("The eSIM has expired.");
  if (event === "activated") return esim.status === "ready" ? () => activate(esim, now) : null;
  if (esim.status === "ready") return unfit("The eSIM has not been used yet. Simulate activated first.");
  // `now` is when the request arrived. Another process may have activated the eSIM since.
  if (event === "expired") return () => expire(esim, Math.max(now, esim.activatedAt ?? now));
  const totalMb = esim.totalMb ?? 0;
  const levelMb = event === "usage_100" ? totalMb : usage80Mb(totalMb);
  if (esim.usedMb >= levelMb) return null;
  return () => raiseUsage(esim, levelMb);
}

const unfit = (message: string): Refusal<"invalid_state"> => new Refusal("invalid_state", message);

export async function simulateEvent(
  tx: OperationTx<"simulate">,
  ledger: Ledger,
  iccid: string,
  event: SimulatedEvent,
  now: number,
  random: Random,
  zone: TimeZone,
): Promise<Esim | SimulationRefusal> {
  const known = await tx.esims.byIccid(ledger.n, iccid);
  const esim = known && (await tx.esims.lock(known.n));
  if (esim === null) return esimNotFound();
  const change = plan(esim, event, now);
  if (change instanceof Refusal) return change;
  if (change === null) return esim;
  const before = esim.usedMb;
  change();
  await tx.esims.update(esim);
  await recordUse(tx, esim, before, zone.dayOf(now));
  await announceChanges(tx, esim, [`esim.${event}`], now, random);
  return esim;
}
