// An account with money, packages and a scripted supplier, for tests of live purchases that need no service. Time passes
// only while somebody waits.
import { hash } from "node:crypto";
import type { Test } from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { ActivationCodes } from "../../src/domain/esims/activation-codes.ts";
import type { Esim } from "../../src/domain/esims/esim.ts";
import { runSupplyJobs } from "../../src/domain/jobs/run-jobs.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import { lockEsim } from "../../src/domain/locks.ts";
import type { OrderRequest, Purchase } from "../../src/domain/orders/orders.ts";
import { placeStaffOrder } from "../../src/domain/orders/staff-purchases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import type { SupplyContext } from "../../src/domain/supply/ports.ts";
import type { Supplier } from "../../src/domain/supply/supplier.ts";
import type { Mode } from "../../src/domain/values/mode.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { random } from "../../src/runtime/random.ts";
import { fullProfile, sampleCatalogue, samplePackage } from "../catalogue/sample.ts";
import { usualLimiters } from "../limiters.ts";
import { checkLocks } from "../locks.ts";
import { openStore } from "./store.ts";

export const activationCodes = new ActivationCodes(new Uint8Array(32), random);
export const openedAt = Date.parse("2026-01-01T00:00:00Z");
export const walletPaise = 100_000;
const page = { after: null, limit: 100 };

type Script = { [Call in keyof Supplier]?: (request: Parameters<Supplier[Call]>[0]) => unknown };

export class Market {
  now = openedAt + 1000;
  /** What the supplier was asked, in order. */
  readonly asked: [call: keyof Supplier, request: Record<string, unknown>][] = [];
  /** Responses by call; a call without one is pending. */
  script: Script = {};
  canSell = true;
  limiters: SupplyContext["limiters"] = usualLimiters();
  /** A call that waits meanwhile never goes on, as if its process had died. */
  isStopped = false;
  readonly store: ReturnType<typeof openStore>;
  account!: Account;

  private constructor(t: Test) {
    this.store = checkLocks(openStore(t));
  }

  /** With 1000.00 in the wallet; package 1 is metered at 100.00, 2 at 30.00, 3 unlimited at 50.00. */
  static async open(t: Test): Promise<Market> {
    const market = new Market(t);
    market.account = await market.store.transaction(async (tx) => {
      const input = { name: "Agency", email: "ops@agency.example", liveApproved: true };
      const account = await createAccount(tx, input, openedAt, random);
      await adjustWallet(tx, account, walletPaise, null, openedAt);
      return account;
    });
    return market;
  }

  readonly view = CatalogueView.of(
    sampleCatalogue([
      samplePackage(1),
      samplePackage(2, { retailMicros: 30_000_000, costMicros: 20_000_000, dataMb: 500, validityDays: 3 }),
      samplePackage(3, { retailMicros: 50_000_000, unlimited: true, dataMb: null, providerId: "two" }),
    ]),
    fullProfile,
  );

  get context(): SupplyContext {
    const ask = (call: keyof Supplier) => async (request: never) => {
      this.asked.push([call, request]);
      const respond: ((request: never) => unknown) | undefined = this.script[call];
      return (respond ? await respond(request) : { outcome: "pending" }) as never;
    };
    const supplier: Supplier = {
      issue: ask("issue"),
      withdraw: ask("withdraw"),
      topUp: ask("topUp"),
      withdrawTopup: ask("withdrawTopup"),
      cancel: ask("cancel"),
      report: ask("report"),
    };
    const time = {
      now: async () => this.now,
      sleep: async (ms: number) => {
        if (this.isStopped) return await new Promise<void>(() => {});
        const endsAt = this.now + ms;
        await new Promise((resolve) => setImmediate(resolve));
        this.now = Math.max(this.now, endsAt);
      },
    };
    const zone = new TimeZone("UTC");
    return {
      store: this.store,
      supplier,
      canSell: this.canSell,
      limiters: this.limiters,
      random,
      activationCodes,
      zone,
      time,
    };
  }

  purchase = (mode: Mode = "live"): Purchase => ({
    account: this.account,
    mode,
    view: this.view,
    now: this.now,
    random,
    activationCodes,
  });

  /** Runs the supplier's jobs that are due at a time. */
  async workAt(at: number): Promise<number> {
    this.now = at;
    return await runSupplyJobs(this.context, at);
  }

  nextJobAt = () => this.store.reads.jobs.nextAt();
  ledger = (mode: Mode = "live") => this.store.reads.ledgers.ofAccount(this.account.n, mode);
  balance = async (mode: Mode = "live") => (await this.ledger(mode)).balancePaise;

  /** Types and states of the events, oldest first. */
  async events(mode: Mode = "live"): Promise<string[]> {
    const events = await this.store.reads.events.list((await this.ledger(mode)).n, { notBefore: 0 }, page);
    return events.map(({ type, data }) => `${type} ${JSON.parse(data).status}`).reverse();
  }

  /** Kinds and amounts of the entries, oldest first, without those that filled the wallet. */
  async entries(mode: Mode = "live"): Promise<string[]> {
    const entries = await this.store.reads.ledgers.entries((await this.ledger(mode)).n, page);
    const bought = entries.filter(({ kind }) => kind !== "opening" && kind !== "wallet_topup");
    return bought.map(({ kind, amountPaise }) => `${kind} ${amountPaise}`).reverse();
  }

  /** The audit log, oldest first. */
  async log(): Promise<string[]> {
    const entries = await this.store.reads.auditLog.list(this.account.n, {}, page);
    return entries.map(({ actor, kind, subject, text }) => `${actor}: ${kind} ${subject} ${text}`).reverse();
  }

  /** Places an order by staff whose units are issued at once. */
  async buy(items: [packageNumber: number, quantity: number][], mode: Mode = "live") {
    this.issueUpTo(100);
    const placed = await placeStaffOrder(this.context, this.purchase(mode), orderOf(items), "staff");
    if (placed instanceof Refusal) throw new Error(placed.message);
    this.asked.length = 0;
    return placed;
  }

  async esim(n: number): Promise<Esim> {
    const esim = await this.store.reads.esims.byNumber(n);
    if (!esim) throw new Error("no such eSIM");
    return esim;
  }

  async setEsim(n: number, change: Partial<Esim>): Promise<void> {
    await this.store.transaction(async (tx) => {
      const locked = await lockEsim(tx, n);
      if (locked) await tx.esims.update({ ...locked.esim, ...change });
    });
  }

  /** Issues units up to a number per order; the rest gets another outcome. */
  issueUpTo(count: number, outcome: "pending" | "refused" = "pending"): void {
    this.script.issue = ({ unitId }) =>
      Number(unitId.split("-").at(-1)) < count ? issuedFor(unitId) : { outcome };
  }
}

/** The response to a unit that was issued. */
export function issuedFor(unitId: string) {
  const digits = BigInt(`0x${hash("sha256", unitId)}`).toString();
  const iccid = `8900${digits.slice(0, 15)}`;
  return { outcome: "issued", esim: { iccid, smdpAddress: "smdp.example", activationCode: "CODE" } };
}

export function orderOf(
  items: [packageNumber: number, quantity: number][],
  customerRef: string | null = null,
) {
  return {
    source: "api",
    items: items.map(([number, quantity]) => ({ packageId: `pkg_${number}`, quantity })),
    customerRef,
    customerName: null,
    customerEmail: null,
  } satisfies OrderRequest;
}
