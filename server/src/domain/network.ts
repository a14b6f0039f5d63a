// The simulated mobile network as its operator sees it: how it behaves, for one account or for all, what it holds
// back, and what it reports about eSIMs. All of it is kept in the store, so every process has the same network.
import { carryOut } from "./network-requests.ts";
import type { Store, Tx } from "./ports.ts";
import { supplyWorkKinds } from "./supply/work.ts";

export const networkCalls = ["issue", "topup", "cancel", "usage"] as const;
export type NetworkCall = (typeof networkCalls)[number];

export interface NetworkBehaviour {
  /** It cannot be reached: every call fails. */
  down: boolean;
  /** How many of the next calls fail; counts down. */
  failNext: number;
  /** `error`: nothing was done; `timeout`: it was done, and the answer was lost. */
  failAs: "timeout" | "error";
  /** Calls that are answered with a refusal. */
  refuse: NetworkCall[];
  /** Calls that are answered only once they are released. */
  hold: NetworkCall[];
  /** How many units of an order are issued; the others are held where issuing is held, and else refused. */
  issueAtMost: number | null;
  /** How much of the deployment's time passes before an answer. */
  delaySeconds: number;
  /** Whether install details come with an eSIM, or only once they are reported. */
  installDetails: boolean;
  /** Whether it says anything about use. */
  reportsUsage: boolean;
}

export const usualBehaviour: Readonly<NetworkBehaviour> = {
  down: false,
  failNext: 0,
  failAs: "error",
  refuse: [],
  hold: [],
  issueAtMost: null,
  delaySeconds: 0,
  installDetails: true,
  reportsUsage: true,
};

export interface NetworkRule extends NetworkBehaviour {
  /** The account's id; null for all accounts that have no rule of their own. */
  account: string | null;
}

/** What was asked of the network under one id, and what became of it. */
export interface NetworkRequest {
  id: string;
  kind: "issue" | "topup" | "cancel";
  account: string;
  orderId: string | null;
  answerAt: number;
  held: boolean;
  outcome: "issued" | "applied" | "cancelled" | "used" | "refused" | "withdrawn" | null;
  iccid: string | null;
}

export interface NetworkEsim {
  iccid: string;
  smdpAddress: string;
  activationCode: string;
  detailsGiven: boolean;
  usedMb: number;
  firstUsedAt: number | null;
  cancelledAt: number | null;
}

export interface NetworkReads {
  /** The general rule first. */
  networkRules(): Promise<NetworkRule[]>;
  /** The rule that holds for an account. */
  networkRuleFor(account: string): Promise<NetworkRule>;
  networkRequest(id: string): Promise<NetworkRequest | null>;
  networkIssued(orderId: string): Promise<number>;
  networkEsim(iccid: string): Promise<NetworkEsim | null>;
  /** How many requests are held: of one account, or of all. */
  networkHeld(account: string | null): Promise<number>;
}

export interface NetworkWrites {
  saveNetworkRule(rule: NetworkRule): Promise<void>;
  /** Of one account, the general one (null), or all. */
  deleteNetworkRules(of: { account: string | null } | "all"): Promise<void>;
  saveNetworkRequest(request: NetworkRequest): Promise<void>;
  /** Those that are held of one account, or of all (null); answers them. */
  releaseNetworkRequests(account: string | null): Promise<NetworkRequest[]>;
  saveNetworkEsim(esim: NetworkEsim): Promise<void>;
}

/** What is left out of `behaviour` is as usual. `account`: its id, or null for all without a rule of their own. */
export async function setNetworkRule(
  store: Store,
  account: string | null,
  behaviour: Partial<NetworkBehaviour>,
): Promise<NetworkRule> {
  const rule = { ...usualBehaviour, ...behaviour, account };
  return await store.transaction(async (tx) => {
    await tx.saveNetworkRule(rule);
    return rule;
  });
}

/** Takes rules away and lets go of what was held under them; null: everything is as usual for everybody. */
export async function resetNetwork(store: Store, account: string | null, now: number): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.deleteNetworkRules(account === null ? "all" : { account });
    await release(tx, account, now);
  });
}

/** Lets go of what is held, for one account or for all; answers how many requests that were. */
export async function releaseHeld(store: Store, account: string | null, now: number): Promise<number> {
  return await store.transaction((tx) => release(tx, account, now));
}

async function release(tx: Tx, account: string | null, now: number): Promise<number> {
  const released = await tx.releaseNetworkRequests(account);
  // It comes now, whether or not anybody still waits for it.
  for (const request of released) {
    await carryOut(tx, request, await tx.networkRuleFor(request.account), now);
  }
  // As a network that reports back would: whoever waits for it asks at once.
  await tx.hastenWork(supplyWorkKinds, now);
  return released.length;
}

export interface EsimUse {
  usedMb?: number | undefined;
  /** It has been used for the first time, now. */
  firstUsed?: boolean | undefined;
  installDetails?: boolean | undefined;
}

/** Changes what the network reports about a live eSIM; null when it has none with this ICCID. */
export async function reportEsim(
  store: Store,
  iccid: string,
  use: EsimUse,
  now: number,
): Promise<NetworkEsim | null> {
  return await store.transaction(async (tx) => {
    const esim = await tx.networkEsim(iccid);
    if (!esim) return null;
    if (use.usedMb !== undefined) esim.usedMb = use.usedMb;
    if (use.firstUsed !== undefined) esim.firstUsedAt = use.firstUsed ? (esim.firstUsedAt ?? now) : null;
    if (use.installDetails !== undefined) esim.detailsGiven = use.installDetails;
    await tx.saveNetworkEsim(esim);
    return esim;
  });
}
