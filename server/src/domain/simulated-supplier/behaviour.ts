// The simulated supplier's controls: how it behaves, for one account or for all, what it holds, and what it reports
// about eSIMs. Everything is in the store, so all processes share it.

import { supplyJobKinds } from "../jobs.ts";
import type { Store, Tx } from "../ports.ts";
import { type NetworkBehaviour, type NetworkRule, type SimulatedEsim, usualBehaviour } from "./network.ts";
import { carryOut } from "./requests.ts";

/** Omitted fields get their defaults. `account` null: all accounts without a rule. */
export async function setNetworkRule(
  store: Store,
  account: string | null,
  behaviour: Partial<NetworkBehaviour>,
): Promise<NetworkRule> {
  const rule = { ...usualBehaviour, ...behaviour, account };
  return await store.transaction(async (tx) => {
    await tx.simulatedSupplier.setRule(rule);
    return rule;
  });
}

/** Also releases held requests; null: all rules. */
export async function resetNetwork(store: Store, account: string | null, now: number): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.simulatedSupplier.deleteRules(account === null ? "all" : { account });
    await release(tx, account, now);
  });
}

/** Null: all accounts. Returns how many. */
export async function releaseHeld(store: Store, account: string | null, now: number): Promise<number> {
  return await store.transaction((tx) => release(tx, account, now));
}

async function release(tx: Tx, account: string | null, now: number): Promise<number> {
  await tx.simulatedSupplier.lockRules(account);
  const released = await tx.simulatedSupplier.releaseRequests(account);
  // Takes effect even if nobody waits for it.
  for (const request of released) {
    await carryOut(tx, request, await tx.simulatedSupplier.ruleFor(request.account), now);
  }
  // As if the supplier notified: the job polls at once.
  await tx.jobs.hasten(supplyJobKinds, now);
  return released.length;
}

export interface EsimUse {
  usedMb?: number | undefined;
  firstUsed?: boolean | undefined;
  installDetails?: boolean | undefined;
}

/** Changes the next report; null: no such eSIM. */
export async function reportEsim(
  store: Store,
  iccid: string,
  use: EsimUse,
  now: number,
): Promise<SimulatedEsim | null> {
  return await store.transaction(async (tx) => {
    const esim = await tx.simulatedSupplier.lockEsim(iccid);
    if (!esim) return null;
    if (use.usedMb !== undefined) esim.usedMb = use.usedMb;
    if (use.firstUsed !== undefined) esim.firstUsedAt = use.firstUsed ? (esim.firstUsedAt ?? now) : null;
    if (use.installDetails !== undefined) esim.detailsGiven = use.installDetails;
    await tx.simulatedSupplier.updateEsim(esim);
    return esim;
  });
}
