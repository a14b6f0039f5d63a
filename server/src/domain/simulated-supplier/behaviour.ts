// Controls of the simulated supplier. They are in the store, so all processes share them.

import { supplyJobKinds } from "../jobs/jobs.ts";
import type { Store, Tx } from "../ports.ts";
import { type NetworkBehaviour, type NetworkRule, type SimulatedEsim, usualBehaviour } from "./network.ts";
import { carryOut } from "./requests.ts";

/** Writes to the audit log in the transaction of the change. */
export type Note = (tx: Tx) => Promise<void>;

const noNote: Note = async () => {};

/** Omitted fields get their defaults. `account` null: all accounts without a rule of their own. */
export async function setNetworkRule(
  store: Store,
  account: string | null,
  behaviour: Partial<NetworkBehaviour>,
  note = noNote,
): Promise<NetworkRule> {
  const rule = { ...usualBehaviour, ...behaviour, account };
  return await store.transaction(async (tx) => {
    await tx.simulatedSupplier.setRule(rule);
    await note(tx);
    return rule;
  });
}

/** Also releases held requests; `account` null resets all rules. */
export async function resetNetwork(
  store: Store,
  account: string | null,
  now: number,
  note = noNote,
): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.simulatedSupplier.deleteRules(account === null ? "all" : { account });
    await release(tx, account, now);
    await note(tx);
  });
}

/** Returns how many requests it released; `account` null: of all accounts. */
export async function releaseHeld(
  store: Store,
  account: string | null,
  now: number,
  note = noNote,
): Promise<number> {
  return await store.transaction(async (tx) => {
    const released = await release(tx, account, now);
    await note(tx);
    return released;
  });
}

async function release(tx: Tx, account: string | null, now: number): Promise<number> {
  await tx.simulatedSupplier.lockRules(account);
  const released = await tx.simulatedSupplier.releaseRequests(account);
  // A released request takes effect even if nobody waits for it.
  for (const request of released) {
    await carryOut(tx, request, await tx.simulatedSupplier.ruleFor(request.account), now);
  }
  // Makes the jobs poll at once, as a supplier's notification would.
  await tx.jobs.hasten(supplyJobKinds, now);
  return released.length;
}

export interface EsimUse {
  usedMb?: number | undefined;
  firstUsed?: boolean | undefined;
  installDetails?: boolean | undefined;
}

/** Changes the eSIM's next report. Returns null if the eSIM does not exist. */
export async function reportEsim(
  store: Store,
  iccid: string,
  use: EsimUse,
  now: number,
  note = noNote,
): Promise<SimulatedEsim | null> {
  return await store.transaction(async (tx) => {
    const esim = await tx.simulatedSupplier.lockEsim(iccid);
    if (!esim) return null;
    if (use.usedMb !== undefined) esim.usedMb = use.usedMb;
    if (use.firstUsed !== undefined) esim.firstUsedAt = use.firstUsed ? (esim.firstUsedAt ?? now) : null;
    if (use.installDetails !== undefined) esim.detailsGiven = use.installDetails;
    await tx.simulatedSupplier.updateEsim(esim);
    await note(tx);
    return esim;
  });
}
