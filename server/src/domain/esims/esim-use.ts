// Data that an eSIM has used by the end of each day, recorded in the transaction that raises its usage.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Reads, Tx } from "../ports.ts";
import { dayMs } from "../values/timestamps.ts";
import type { Esim } from "./esim.ts";
import type { EsimDay } from "./store.ts";

/** @param before usage before the change */
export async function recordUse(tx: Tx, { n, usedMb }: Esim, before: number, day: number): Promise<void> {
  if (usedMb !== before) await tx.esimDays.put(n, { day, usedMb });
}

export const readUse = (reads: Reads, esim: Esim): Promise<EsimDay[]> =>
  reads.esimDays.of(esim.n, limits.esimUseDays);

export const oldestUse = (now: number): number => Math.floor(now / dayMs) - limits.esimUseDays;
