// Rows that are written from what was read are locked first, in one order: accounts, people, API keys, ledgers; of one
// kind by number. This prevents deadlocks. A ledger's orders, eSIMs, top-ups and endpoints are locked after the ledger,
// in any order except endpoints, which go by number. A transaction may also lock endpoints last, without their ledgers.
// The simulated supplier locks its rules, then a request, then an eSIM. `server/test/locks.ts` checks this order.
import type { Esim } from "./esims/esim.ts";
import type { Ledger } from "./ledger/entry.ts";
import type { Order } from "./orders/order.ts";
import type { Tx } from "./ports.ts";
import type { Topup } from "./topups/topup.ts";
import { modes } from "./values/mode.ts";
import type { Endpoint } from "./webhooks/endpoint.ts";

export async function lockOrder(tx: Tx, n: number): Promise<{ order: Order; ledger: Ledger } | null> {
  const known = await tx.orders.byNumber(n);
  if (!known) return null;
  const ledger = await tx.ledgers.lock(known.ledger);
  const order = await tx.orders.lock(n);
  return order && { order, ledger };
}

export async function lockEsim(tx: Tx, n: number): Promise<{ esim: Esim; ledger: Ledger } | null> {
  const known = await tx.esims.byNumber(n);
  if (!known) return null;
  const ledger = await tx.ledgers.lock(known.ledger);
  const esim = await tx.esims.lock(n);
  return esim && { esim, ledger };
}

export async function lockTopup(
  tx: Tx,
  n: number,
): Promise<{ topup: Topup; esim: Esim; ledger: Ledger } | null> {
  const known = await tx.topups.byNumber(n);
  if (!known) return null;
  const ledger = await tx.ledgers.lock(known.ledger);
  const topup = await tx.topups.lock(n);
  const esim = await tx.esims.lock(known.esim);
  if (!esim) throw new Error("a top-up has no eSIM");
  return topup && { topup, esim, ledger };
}

/** Returns null for a deleted endpoint; locks its ledger too. */
export async function lockEndpoint(tx: Tx, account: number, id: string): Promise<Endpoint | null> {
  const known = await tx.endpoints.byId(account, id);
  if (!known) return null;
  await tx.ledgers.lock(known.ledger);
  const endpoint = await tx.endpoints.lock(known.n);
  return endpoint?.deletedAt === null ? endpoint : null;
}

/** Call this before locking any row of the ledgers. */
export async function lockLedgersOf(tx: Tx, accounts: readonly { n: number }[]): Promise<void> {
  const ledgers: number[] = [];
  for (const { n } of accounts) {
    for (const mode of modes) ledgers.push((await tx.ledgers.ofAccount(n, mode)).n);
  }
  await lockLedgers(tx, ledgers);
}

export async function lockLedgers(tx: Tx, numbers: readonly number[]): Promise<void> {
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) await tx.ledgers.lock(n);
}
