// eSIMs: issuing, allowance and validity, and the transitions between their states. `used` never exceeds `total`,
// `expiresAt` is `activatedAt` plus the validity, and a cancelled or expired eSIM never becomes usable again.
import { limits } from "@partner-esim/generated/limits";
import { newSandboxIccid, randomText } from "./ids.ts";
import type { Mode } from "./mode.ts";
import type { BoughtPackage, Order } from "./orders.ts";
import type { Random, Tx } from "./ports.ts";
import { Refusal } from "./refusal.ts";
import { dayMs } from "./timestamps.ts";

export interface NewEsim {
  iccid: string;
  ledger: number;
  mode: Mode;
  status: "ready" | "active" | "depleted" | "expired" | "cancelled";
  order: number | null;
  orderId: string | null;
  customerRef: string | null;
  packageNumber: number | null;
  packageName: string;
  /** What decides which packages it takes as top-ups. */
  origin: { providerId: string; destination: string | null; countries: string[] };
  smdpAddress: string | null;
  activationCode: string | null;
  unlimited: boolean;
  /** Null exactly when unlimited. */
  totalMb: number | null;
  usedMb: number;
  validityDays: number;
  activatedAt: number | null;
  expiresAt: number | null;
  createdAt: number;
  /** Top-ups that are charged and not yet finished; while there are any it neither expires nor is cancelled. */
  runningTopups: number;
  /** True while a cancellation waits for the network. */
  cancelling: boolean;
  /** The id under which the network was asked for it; null in the sandbox. */
  unitId: string | null;
  /** The allowance for which 80 % and 100 % have been announced; a live eSIM's, and null before. */
  announced80Mb: number | null;
  announced100Mb: number | null;
  /** When a live eSIM is next checked at the network. */
  nextCheckAt: number | null;
  /** When the network was last asked because somebody wanted to see the eSIM. */
  lookedAt: number | null;
}

export interface Esim extends NewEsim {
  n: number;
}

/** A host name that can never exist (RFC 2606), so that a made-up profile leads nowhere. */
const sandboxSmdpAddress = "smdp.sandbox.invalid";

export interface InstallDetails {
  iccid: string;
  smdpAddress: string | null;
  activationCode: string | null;
}

export function newEsim(
  order: Order,
  item: { packageNumber: number; package: BoughtPackage },
  install: InstallDetails,
  now: number,
  unitId: string | null = null,
): NewEsim {
  const { name, providerId, destination, countries, unlimited, totalMb, validityDays } = item.package;
  return {
    iccid: install.iccid,
    smdpAddress: install.smdpAddress,
    activationCode: install.activationCode,
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
    lookedAt: null,
  };
}

const checkEveryMs = limits.esimCheckMinutes * 60_000;

/** Checks of live eSIMs share their moments, so that a clock that is moved has few of them to stop at. */
export function nextCheckAfter(now: number): number {
  return (Math.floor(now / checkEveryMs) + 1) * checkEveryMs;
}

/** Issues every unit of a sandbox order. A made-up ICCID that is taken is drawn again: none is used twice. */
export async function issueSandboxEsims(tx: Tx, order: Order, now: number, random: Random): Promise<Esim[]> {
  const esims: Esim[] = [];
  for (const item of order.items) {
    for (let unit = 0; unit < item.quantity; unit++) {
      let esim: Esim | null = null;
      while (esim === null) {
        const install = {
          iccid: newSandboxIccid(random, now),
          smdpAddress: sandboxSmdpAddress,
          activationCode: randomText(random, 24, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        };
        esim = await tx.insertEsim(newEsim(order, item, install, now));
      }
      esims.push(esim);
    }
  }
  return esims;
}

/** First use: validity starts. */
export function activate(esim: Esim, now: number): void {
  esim.status = "active";
  esim.activatedAt = now;
  esim.expiresAt = now + esim.validityDays * dayMs;
}

export function expire(esim: Esim, at: number): void {
  esim.status = "expired";
  esim.expiresAt = at;
}

/** Raises the use to `usedMb`; it never falls and never exceeds the total. */
export function raiseUsage(esim: Esim, usedMb: number): void {
  const totalMb = esim.totalMb ?? Number.MAX_SAFE_INTEGER;
  esim.usedMb = Math.min(Math.max(esim.usedMb, usedMb), totalMb);
  if (esim.status === "active" && esim.totalMb !== null && esim.usedMb >= esim.totalMb)
    esim.status = "depleted";
}

/** A completed top-up: data and validity grow at once, and a depleted eSIM is active again. */
export function addAllowance(esim: Esim, added: BoughtPackage): void {
  if (esim.totalMb !== null) esim.totalMb += added.totalMb ?? 0;
  esim.validityDays += added.validityDays;
  if (esim.activatedAt !== null) esim.expiresAt = esim.activatedAt + esim.validityDays * dayMs;
  if (esim.status === "depleted" && esim.totalMb !== null && esim.usedMb < esim.totalMb)
    esim.status = "active";
}

/** 80 percent of an allowance in MB, rounded up. */
export const usage80Mb = (totalMb: number): number => Math.ceil((totalMb * 80) / 100);

/** Refuses an eSIM that can take no top-up now. */
export function notTopupable(esim: Esim): Refusal<"esim_not_topupable"> | null {
  if (esim.status !== "expired" && esim.status !== "cancelled" && !esim.cancelling) return null;
  return new Refusal(
    "esim_not_topupable",
    "The eSIM has expired or is cancelled and takes no top-up. Order a new one.",
  );
}

export function esimNotFound(): Refusal<"esim_not_found"> {
  return new Refusal("esim_not_found", "The account has no eSIM with this ICCID in the mode of the key.");
}
