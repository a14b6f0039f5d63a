/**
 * Prepares the deployment under test: creates the accounts that cases need, detects its capabilities, and checks that
 * it responds.
 */
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AddressBlocked, blockedSeconds, plainCall } from "./address-block.ts";
import { CaseStopped } from "./assert.ts";
import type { Case } from "./case.ts";
import { aheadOf, SharedClock } from "./clock.ts";
import type { Time } from "./keys.ts";
import type { Need } from "./need.ts";
import { Portal, type PortalBody } from "./portal.ts";
import type { AccountKeys, Profile } from "./profile.ts";
import { Operator } from "./provision.ts";
import { Receiver } from "./receiver.ts";
import { type Exchange, TransportError, Wire } from "./wire.ts";
import { Accounts, Addresses, World } from "./world.ts";

export interface Target {
  profile: Profile;
  operator?: string;
  database?: string;
  timeoutMs: number;
  runId: string;
  /** Whether the run is read-only. */
  readOnly?: boolean;
}

export interface Deployment {
  world: World;
  /** All API keys of the run, to redact them in reports. */
  secrets: string[];
  /** Remarks about the deployment for the report. */
  remarks: string[];
  /** Why nothing can run. */
  unusable?: string;
}

const time: Time = { now: () => Date.now(), sleep: (ms) => sleep(ms) };

export async function openDeployment(target: Target, cases: readonly Case[]): Promise<Deployment> {
  const operator = target.operator === undefined ? undefined : new Operator(target.operator, target.database);
  const made = operator ? await makeAccounts(operator, cases) : [];
  const accountKeys = [...made, ...target.profile.accounts];
  const { portal, receiver, can, broken } = await openPortal(target);
  const wire = new Wire(target.profile.baseUrl, { timeoutMs: target.timeoutMs, now: time.now });
  const { aheadMs, unusable } =
    broken !== undefined
      ? { aheadMs: 0, unusable: broken }
      : await reach(wire, accountKeys[0]?.testKeys[0] ?? "");
  const clock =
    (portal && can.virtual_clock ? await portalClock(portal) : await operator?.openClock(time)) ??
    new SharedClock(time, { aheadMs });
  const world = new World({
    wire,
    time,
    clock,
    accounts: new Accounts(accountKeys, time),
    addresses: new Addresses(addressSupply(target.profile.sourceAddresses)),
    capabilities: capabilitiesOf(target.profile, accountKeys, clock.movable, can),
    ...(portal ? { portal } : {}),
    ...(receiver ? { receiver } : {}),
    runId: target.runId,
    readOnly: target.readOnly ?? false,
  });
  const secrets = accountKeys.flatMap((account) => [...account.testKeys, ...account.liveKeys]);
  if (target.profile.portal) secrets.push(target.profile.portal.operatorToken);
  return {
    world,
    secrets,
    remarks: clock.movable ? [] : remarksOn(aheadMs),
    ...(unusable === undefined ? {} : { unusable }),
  };
}

/** Creates one shared account with many keys, another account, and one per quiet case. */
async function makeAccounts(operator: Operator, cases: readonly Case[]): Promise<AccountKeys[]> {
  const quiet = cases.filter((candidate) => candidate.quiet).length;
  const main = await operator.provision({ accounts: 1, testKeys: 60, liveKeys: 16, walletRupees: 500_000 });
  const provisioned = await operator.provision({
    accounts: 1 + quiet,
    testKeys: 4,
    liveKeys: 2,
    walletRupees: 100_000,
  });
  return [...main, ...provisioned];
}

type Can = PortalBody<"capabilitiesGet">;

/** Connects to the portal with its capabilities, and starts a receiver if webhooks can reach us. */
async function openPortal(
  target: Target,
): Promise<{ portal?: Portal; receiver?: Receiver; can: Partial<Can>; broken?: string }> {
  const { portal: access } = target.profile;
  if (!access) return { can: {} };
  const portal = new Portal(access.url, access.operatorToken, { timeoutMs: target.timeoutMs, time });
  let can: Partial<Can>;
  try {
    can = await portal.operator.get("capabilitiesGet");
    if (typeof can?.runs !== "boolean") {
      throw new CaseStopped({ message: "it does not report the deployment's capabilities" });
    }
    // Reads the time before moving it.
    if (can.virtual_clock) await portal.operator.get("clockGet");
  } catch (error) {
    if (!(error instanceof TransportError || error instanceof CaseStopped)) throw error;
    return { portal, can: {}, broken: `the portal cannot be used: ${error.message}` };
  }
  return { portal, can, ...(can.local_webhooks ? { receiver: await Receiver.open() } : {}) };
}

/** Maximum time moved by one call, so that the call ends within its time limit. */
const longestMoveSeconds = 2 * 86_400;

async function portalClock(portal: Portal): Promise<SharedClock> {
  const { now_ms } = await portal.operator.get("clockGet");
  const advance = async (seconds: number) => {
    for (let left = Math.ceil(seconds); left > 0; left -= longestMoveSeconds) {
      await portal.operator.get("clockAdvance", { body: { seconds: Math.min(left, longestMoveSeconds) } });
    }
  };
  return new SharedClock(time, { aheadMs: now_ms - time.now(), advance });
}

function capabilitiesOf(
  profile: Profile,
  accounts: readonly AccountKeys[],
  clockMoves: boolean,
  can: Partial<Can>,
): Set<Need> {
  const [main, second, ...spare] = accounts;
  const liveKeys = (main?.liveKeys.length ?? 0) > 0;
  const needs: Record<Need, boolean> = {
    liveKeys,
    live: liveKeys && profile.liveOrders,
    secondAccount: second !== undefined,
    // Cases that need two keys run on the main account or on a spare one.
    twoKeys: [main, ...spare].every((account) => account && account.testKeys.length >= 2),
    addresses: profile.sourceAddresses.length > 0,
    clock: clockMoves,
    portal: can.runs ?? false,
    receiver: can.local_webhooks ?? false,
    supplier: can.simulated_supplier ?? false,
    catalogue: (can.runs ?? false) && profile.changesCatalogue,
  };
  return new Set((Object.keys(needs) as Need[]).filter((need) => needs[need]));
}

/** Returns random loopback addresses, because earlier runs may have got some blocked. */
function addressSupply(addresses: string[] | "loopback"): () => string | undefined {
  if (addresses !== "loopback") {
    const left = [...addresses];
    return () => left.shift();
  }
  return () => `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
}

/** Maximum requests to find the deployment's time. One suffices unless it is slow. */
const mostCalls = 3;
const quickMs = 1000;
/** Waits for the end of a block up to this long. */
const longestWaitSeconds = 60;
/** Smaller clock differences are not reported: cases that compare times tolerate them. */
const slightMs = 2000;

interface Reached {
  /** Why the run is impossible. */
  unusable?: string;
  /** How far the deployment's clock is ahead, in ms. */
  aheadMs: number;
}

/**
 * Probes the deployment with a few plain requests. Otherwise an unreachable or silent deployment would fail every case
 * slowly.
 */
async function reach(wire: Wire, key: string): Promise<Reached> {
  const call = () => wire.send(plainCall([["Authorization", `Bearer ${key}`]]));
  try {
    let response = await call();
    const seconds = blockedSeconds(response) ?? 0;
    if (seconds > 0 && seconds <= longestWaitSeconds) {
      await time.sleep(seconds * 1000);
      response = await call();
    }
    const stillBlocked = blockedSeconds(response) ?? 0;
    if (stillBlocked > longestWaitSeconds)
      return { unusable: new AddressBlocked(stillBlocked).message, aheadMs: 0 };
    const tookMs = (one: Exchange) => one.endedAtMs - one.startedAtMs;
    for (let calls = 1; calls < mostCalls && tookMs(response) > quickMs; calls++) {
      const next = await call();
      if (tookMs(next) < tookMs(response)) response = next;
    }
    return { aheadMs: aheadOf(response) };
  } catch (error) {
    if (error instanceof TransportError)
      return { unusable: `the deployment cannot be used: ${error.message}`, aheadMs: 0 };
    throw error;
  }
}

function remarksOn(aheadMs: number): string[] {
  if (Math.abs(aheadMs) <= slightMs) return [];
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(0);
  const where = aheadMs > 0 ? "ahead of" : "behind";
  return [
    `by the Date of its responses the deployment's clock is ${seconds} s ${where} this machine's; its times are checked by its own clock`,
  ];
}
