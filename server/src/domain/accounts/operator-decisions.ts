// An operator's decisions about a partner. Each is written to the audit log, which the partner can read.

import {
  fingerprintOf,
  type IdempotentRequest,
  type KeyedResponse,
  runOnceIn,
} from "../idempotency/idempotency.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { formatPaise } from "../ledger/money.ts";
import { correctWallet, topUpWallet } from "../ledger/wallet.ts";
import type { RecordingTx, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import type { Json } from "../values/json.ts";
import type { Random } from "../values/random.ts";
import type { Account } from "./account.ts";
import { type AccountChange, changeAccount, openAccount } from "./administration.ts";
import type { AuditKind } from "./audit-kinds.ts";
import { addAuditEntry, type OperatorActor } from "./audit-log.ts";

export type NewAccountInput = AccountChange & Pick<Account, "name" | "email">;

export async function decideToOpen(
  tx: RecordingTx,
  input: NewAccountInput,
  actor: OperatorActor,
  now: number,
  random: Random,
): Promise<Account> {
  const account = await openAccount(tx, input, now, random);
  await addAuditEntry(tx, account.n, actor, "account.created", account.id, now);
  return account;
}

/** Locks the account first, so that the audit log states the values that were changed. */
export async function decideAccount(
  tx: RecordingTx,
  known: Account,
  change: AccountChange,
  actor: OperatorActor,
  now: number,
  random: Random,
): Promise<Account> {
  const before = (await tx.accounts.lock(known.n)) ?? known;
  const after = await changeAccount(tx, before.id, change, now, random);
  for (const kind of decisions(before, after)) {
    await addAuditEntry(tx, after.n, actor, kind, after.id, now);
  }
  if (JSON.stringify(after.lowBalanceRecipients) !== JSON.stringify(before.lowBalanceRecipients)) {
    await addAuditEntry(tx, after.n, actor, "recipients.changed", after.id, now);
  }
  const paise = after.lowBalanceThresholdPaise;
  if (paise !== before.lowBalanceThresholdPaise) {
    const text = paise === null ? "none" : formatPaise(paise);
    await addAuditEntry(tx, after.n, actor, "threshold.changed", after.id, now, text);
  }
  return after;
}

function decisions(before: Account, after: Account): AuditKind[] {
  const kinds: AuditKind[] = [];
  if (before.active !== after.active) kinds.push(after.active ? "account.activated" : "account.deactivated");
  if (before.liveApproved !== after.liveApproved) {
    kinds.push(after.liveApproved ? "account.live_approved" : "account.live_withdrawn");
  }
  if (before.name !== after.name || before.email !== after.email) kinds.push("account.renamed");
  if (termsOf(before) !== termsOf(after)) kinds.push("account.terms_changed");
  if (billingOf(before) !== billingOf(after)) kinds.push("account.billing_changed");
  return kinds;
}

const billingOf = ({ billingName, billingAddress, gstin }: Account): string =>
  JSON.stringify([billingName, billingAddress, gstin]);

function termsOf({ tier, agreedDiscountBps, sellsUnlimited, allowedPackages }: Account): string {
  return JSON.stringify([tier, agreedDiscountBps, sellsUnlimited, allowedPackages]);
}

export interface WalletChange {
  kind: "topup" | "adjustment";
  paise: number;
  note: string | null;
  /** Reference of the payment. */
  reference?: string | null;
}

/** Changes a wallet once per key. Operators and the command line share keys: a retry by another of them is a replay. */
export async function changeWalletOnce<Body>(
  tx: Tx,
  account: Account,
  change: WalletChange,
  key: string,
  actor: OperatorActor,
  now: number,
  show: (entry: LedgerEntry) => Json<Body>,
): Promise<KeyedResponse<Body> | Refusal<"idempotency_key_reused">> {
  return await onWalletOnce(tx, account, change, key, now, async () =>
    show(await changeWallet(tx, account, change, actor, now)),
  );
}

/** Runs `effect` once per key and change. */
export async function onWalletOnce<Body>(
  tx: Tx,
  account: Account,
  change: WalletChange,
  key: string,
  now: number,
  effect: () => Promise<Json<Body>>,
): Promise<KeyedResponse<Body> | Refusal<"idempotency_key_reused">> {
  const { n: ledger } = await tx.ledgers.ofAccount(account.n, "live");
  const operation = change.kind === "topup" ? "portal walletTopup" : "portal walletAdjust";
  const { paise, note, reference } = change;
  // Without a reference, the input and so its fingerprint are the same as in older releases.
  const input = { paise, note, ...(reference && { reference }) };
  const fingerprint = fingerprintOf(operation, { id: account.id }, input);
  const request: IdempotentRequest = { key, operation, fingerprint };
  const done = await runOnceIn(tx, ledger, request, now, effect);
  if (!(done instanceof Refusal)) return done;
  if (done.code === "idempotency_key_reused") return new Refusal(done.code, done.message, done.param);
  throw new Error("a change of a wallet is one transaction, and never in progress");
}

async function changeWallet(
  tx: Tx,
  account: Account,
  change: WalletChange,
  actor: OperatorActor,
  now: number,
): Promise<LedgerEntry> {
  const entry = await bookChange(tx, account, change, actor.operator, now);
  const { id, n } = account;
  await addAuditEntry(tx, n, actor, `wallet.${change.kind}`, id, now, formatPaise(entry.amountPaise));
  return entry;
}

/** The caller adds the audit entry. */
export async function bookChange(
  tx: Tx,
  account: Pick<Account, "id">,
  { kind, paise, note, reference = null }: WalletChange,
  operator: string,
  now: number,
): Promise<LedgerEntry> {
  const ledger =
    kind === "topup"
      ? await topUpWallet(tx, account.id, paise, note, operator, now, reference)
      : await correctWallet(tx, account.id, paise, note, operator, now);
  const [entry] = await tx.ledgers.entries(ledger.n, { after: null, limit: 1 });
  if (!entry) throw new Error("a wallet has changed without an entry");
  return entry;
}
