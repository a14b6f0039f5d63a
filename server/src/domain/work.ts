// Background work: rows with a due time, claimed with a lease, so that a crash loses nothing and several processes
// may share a store. What touches nothing outside the store is done in the claiming transaction itself.
import { expireEsims } from "./esim-expiry.ts";
import { oldestReadable } from "./events.ts";
import { oldestMail } from "./mails.ts";
import { finishSandboxOrder } from "./orders.ts";
import type { Random, Store, Tx } from "./ports.ts";
import { finishSandboxTopup } from "./topups.ts";
import { oldestLogged } from "./webhooks/schedule.ts";

export type WorkKind = "finish-sandbox-order" | "finish-sandbox-topup" | "fulfil-order" | "apply-topup";

export interface Work {
  kind: WorkKind;
  /** Number of the object that it is about. */
  subject: number;
  dueAt: number;
}

export interface DueWork extends Work {
  n: number;
  /** How often it has been put off. */
  attempts: number;
}

/** Work that waits for the outside (a supplier): done between two transactions of its own. */
export type OutsideWork = (work: DueWork, now: number) => Promise<void>;

export interface WorkContext {
  store: Store;
  random: Random;
  /** Fulfils `fulfil-order` and `apply-topup` rows; must finish or postpone the row itself. */
  outside: OutsideWork;
}

const batch = 50;
const leaseMs = 60_000;
const rememberedAtMostMs = 36 * 3_600_000;

/** Does everything that is due at `now`; answers how many rows were done. */
export async function doDueWork(context: WorkContext, now: number): Promise<number> {
  const { store, random } = context;
  let done = await expireEsims(store, now, random);
  for (;;) {
    const outside: DueWork[] = [];
    const claimed = await store.transaction(async (tx) => {
      outside.length = 0;
      const rows = await tx.claimWork(now, now + leaseMs, batch);
      for (const row of rows) {
        if (await doInside(tx, row, now, random)) await tx.finishWork(row.n);
        else outside.push(row);
      }
      return rows.length;
    });
    for (const row of outside) await context.outside(row, now);
    done += claimed;
    if (claimed < batch) return done;
  }
}

/** True when the row needed nothing but the store and is done. */
async function doInside(tx: Tx, row: DueWork, now: number, random: Random): Promise<boolean> {
  switch (row.kind) {
    case "finish-sandbox-order":
      await finishSandboxOrder(tx, row.subject, now, random);
      return true;
    case "finish-sandbox-topup":
      await finishSandboxTopup(tx, row.subject, now, random);
      return true;
    default:
      return false;
  }
}

/** Removes what is past its retention, in small steps so that requests are not held up. */
export async function removeOutdated(store: Store, now: number): Promise<void> {
  let removed: number;
  do {
    removed = await store.transaction(async (tx) => {
      const sendings = await tx.deleteSendingsByHandBefore(oldestLogged(now), 500);
      const deliveries = await tx.deleteDeliveriesBefore(oldestLogged(now), 500);
      const endpoints = await tx.deleteEndpointsDeletedBefore(oldestLogged(now), 500);
      // Events last, as a delivery in the log shows its event.
      const events = deliveries < 500 ? await tx.deleteEventsBefore(oldestReadable(now), 500) : 500;
      const mails = await tx.deleteMailsBefore(oldestMail(now), 500);
      const remembered = await tx.deleteRememberedBefore(now - rememberedAtMostMs, 500);
      return Math.max(sendings, deliveries, endpoints, events, mails, remembered);
    });
  } while (removed >= 500);
}
