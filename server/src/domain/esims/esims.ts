// `used` never exceeds `total`, and `expiresAt` is `activatedAt` plus the validity. `cancelled` and `expired` are
// final.
import { limits } from "@partner-esim/generated/limits";
import type { BoughtPackage, Order, OrderItem } from "../orders/order.ts";
import type { Reads, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { newSandboxIccid, randomText } from "../values/ids.ts";
import { modes } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import { dayMs } from "../values/timestamps.ts";
import type { ActivationCodes } from "./activation-codes.ts";
import type { Esim, InstallDetails, NewEsim } from "./esim.ts";

/** `.invalid` never resolves (RFC 2606), so a sandbox profile leads nowhere. */
const sandboxSmdpAddress = "smdp.sandbox.invalid";

export function newEsim(
  order: Order,
  item: { packageNumber: number; package: BoughtPackage },
  install: InstallDetails,
  now: number,
  activationCodes: ActivationCodes,
  unitId: string | null = null,
): NewEsim {
  const { iccid, smdpAddress, activationCode } = install;
  const { name, providerId, destination, countries, unlimited, totalMb, validityDays } = item.package;
  return {
    iccid,
    smdpAddress,
    sealedCode: activationCode === null ? null : activationCodes.seal(activationCode, iccid),
    ledger: order.ledger,
    mode: order.mode,
    status: "ready",
    order: order.n,
    orderId: order.id,
    customerRef: order.customerRef,
    packageNumber: item.packageNumber,
    packageName: name,
    origin: { providerId, destination, countries },
    unlimited,
    totalMb,
    usedMb: 0,
    validityDays,
    activatedAt: null,
    expiresAt: null,
    createdAt: now,
    runningTopups: 0,
    cancelling: false,
    unitId,
    announced80Mb: null,
    announced100Mb: null,
    nextCheckAt: order.mode === "live" ? nextCheckAfter(now) : null,
    polledAt: null,
  };
}

const checkEveryMs = limits.esimCheckMinutes * 60_000;

/** Rounds check times, so that an advancing clock stops at few of them. */
export function nextCheckAfter(now: number): number {
  return (Math.floor(now / checkEveryMs) + 1) * checkEveryMs;
}

export async function issueSandboxEsims(
  tx: Tx,
  order: Order,
  now: number,
  random: Random,
  activationCodes: ActivationCodes,
): Promise<Esim[]> {
  const draw = (item: OrderItem): NewEsim => {
    const install = {
      iccid: newSandboxIccid(random, now),
      smdpAddress: sandboxSmdpAddress,
      activationCode: randomText(random, 24, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    };
    return newEsim(order, item, install, now, activationCodes);
  };
  const issue = async (item: OrderItem): Promise<Esim> => {
    for (;;) {
      const esim = await tx.esims.insert(draw(item));
      if (esim !== null) return esim;
    }
  };
  const units = order.items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  const [first] = units;
  if (units.length === 1 && first) return [await issue(first)];
  const drawn = units.map((item) => ({ item, esim: draw(item) }));
  const count = await tx.esims.insertAll(drawn.map(({ esim }) => esim));
  const inserted = await tx.esims.ofOrder(order.n);
  if (count === drawn.length) return inserted;
  // A generated ICCID exists already, or was generated twice.
  const insertedIccids = new Set(inserted.map(({ iccid }) => iccid));
  for (const { item, esim } of drawn) if (!insertedIccids.delete(esim.iccid)) await issue(item);
  return await tx.esims.ofOrder(order.n);
}

export async function findEsim(reads: Reads, account: { n: number }, iccid: string): Promise<Esim | null> {
  for (const mode of modes) {
    const { n } = await reads.ledgers.ofAccount(account.n, mode);
    const esim = await reads.esims.byIccid(n, iccid);
    if (esim) return esim;
  }
  return null;
}

export function activate(esim: Esim, now: number): void {
  esim.status = "active";
  esim.activatedAt = now;
  esim.expiresAt = now + esim.validityDays * dayMs;
}

export function expire(esim: Esim, at: number): void {
  esim.status = "expired";
  esim.expiresAt = at;
}

export function raiseUsage(esim: Esim, usedMb: number): void {
  const totalMb = esim.totalMb ?? Number.MAX_SAFE_INTEGER;
  esim.usedMb = Math.min(Math.max(esim.usedMb, usedMb), totalMb);
  if (esim.status === "active" && esim.totalMb !== null && esim.usedMb >= esim.totalMb)
    esim.status = "depleted";
}

export function addAllowance(esim: Esim, added: BoughtPackage): void {
  if (esim.totalMb !== null) esim.totalMb += added.totalMb ?? 0;
  esim.validityDays += added.validityDays;
  if (esim.activatedAt !== null) esim.expiresAt = esim.activatedAt + esim.validityDays * dayMs;
  if (esim.status === "depleted" && esim.totalMb !== null && esim.usedMb < esim.totalMb)
    esim.status = "active";
}

/** The usage in MB at which `esim.usage_80` is recorded. */
export const usage80Mb = (totalMb: number): number => Math.ceil((totalMb * limits.usageWarningPercent) / 100);

export function notTopupable(esim: Esim): Refusal<"esim_not_topupable"> | null {
  const refused = (message: string) => new Refusal("esim_not_topupable", message);
  if (esim.status === "expired") return refused("The eSIM has expired and takes no top-up. Order a new one.");
  if (esim.status === "cancelled")
    return refused("The eSIM is cancelled and takes no top-up. Order a new one.");
  if (!esim.cancelling) return null;
  return refused(
    "The eSIM is being cancelled and takes no top-up meanwhile. Read it again in some minutes: it is cancelled then, or takes top-ups again if the network declined.",
  );
}

export function esimNotFound(): Refusal<"esim_not_found"> {
  return new Refusal("esim_not_found", "The account has no eSIM with this ICCID in the mode of the key.");
}
