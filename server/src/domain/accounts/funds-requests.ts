// Changes of a wallet above a limit wait for a second operator. A request changes the wallet at most once, in the
// transaction of its approval, and never by the operator who made it.
import { limits } from "@partner-esim/generated/portal/limits";
import { AdministrationFault } from "../administration-fault.ts";
import type { Decision, FundsRequest } from "../ledger/funds-request.ts";
import { formatPaise } from "../ledger/money.ts";
import { lockForChange, requireCorrection, requireTopup } from "../ledger/wallet.ts";
import type { Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { newFundsRequestId } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import { dayMs, toTimestamp } from "../values/timestamps.ts";
import type { Account } from "./account.ts";
import { addAuditEntry, type OperatorActor } from "./audit-log.ts";
import { bookChange, type WalletChange } from "./operator-decisions.ts";

const lifetimeMs = limits.fundsRequestDays * dayMs;

/** Requests made at this time or before have expired. */
export const expiredSince = (now: number): number => now - lifetimeMs;

export const expiryOf = ({ createdAt }: Pick<FundsRequest, "createdAt">): number => createdAt + lifetimeMs;

export const isPending = (request: FundsRequest, now: number): boolean =>
  request.status === "pending" && expiryOf(request) > now;

/** @param limitPaise null if no change needs a second operator */
export const needsApproval = ({ paise }: WalletChange, limitPaise: number | null): boolean =>
  limitPaise !== null && Math.abs(paise) > limitPaise;

/** Rejects a change that could not be booked now. */
export async function requestFunds(
  tx: Tx,
  account: Account,
  { kind, paise: amountPaise, note, reference = null }: WalletChange,
  actor: OperatorActor,
  now: number,
  random: Random,
): Promise<FundsRequest> {
  if (kind === "topup") requireTopup(amountPaise, reference);
  else requireCorrection(amountPaise);
  const { n: ledger } = await lockForChange(tx, account.n, amountPaise, reference);
  if (reference !== null) {
    const other = await tx.fundsRequests.pendingWithReference(ledger, reference, expiredSince(now));
    if (other !== null) {
      const message = `a payment with this reference waits for approval: request ${other}; nothing was changed`;
      throw new AdministrationFault("conflict", "reference", message);
    }
  }
  const id = newFundsRequestId(random);
  await tx.fundsRequests.insert({
    id,
    ledger,
    kind: kind === "topup" ? "wallet_topup" : "adjustment",
    amountPaise,
    note,
    reference,
    requestedBy: actor.operator,
    createdAt: now,
  });
  await addAuditEntry(tx, account.n, actor, "wallet.requested", id, now, formatPaise(amountPaise));
  return await current(tx, { id });
}

type Decided = FundsRequest | Refusal<"forbidden" | "funds_request_decided">;

export async function approveFunds(
  tx: Tx,
  known: FundsRequest,
  actor: OperatorActor,
  now: number,
): Promise<Decided> {
  return await decide(tx, known, "approved", actor, now, async ({ account, requestedBy, ...request }) => {
    const change = {
      kind: request.kind === "wallet_topup" ? "topup" : "adjustment",
      paise: request.amountPaise,
      note: request.note,
      reference: request.reference,
    } as const;
    const { n } = await bookChange(tx, account, change, requestedBy, now);
    return n;
  });
}

export async function declineFunds(
  tx: Tx,
  known: FundsRequest,
  actor: OperatorActor,
  now: number,
): Promise<Decided> {
  return await decide(tx, known, "declined", actor, now);
}

export async function withdrawFunds(
  tx: Tx,
  known: FundsRequest,
  actor: OperatorActor,
  now: number,
): Promise<Decided> {
  return await decide(tx, known, "withdrawn", actor, now);
}

/** Locks the ledger, so that of two decisions the second sees the first. The same decision again changes nothing. */
async function decide(
  tx: Tx,
  known: FundsRequest,
  status: Decision["status"],
  actor: OperatorActor,
  now: number,
  book: (request: FundsRequest) => Promise<number | null> = async () => null,
): Promise<Decided> {
  const { operator } = actor;
  const { account } = await tx.ledgers.lock(known.ledger);
  const request = await current(tx, known);
  if (request.status === status && request.decidedBy === operator) return request;
  if (!isPending(request, now))
    return new Refusal("funds_request_decided", `${endOf(request)}; nothing was changed now.`);
  const isOwn = request.requestedBy === operator;
  if (isOwn !== (status === "withdrawn"))
    return new Refusal("forbidden", isOwn ? ownRequest : foreignRequest);
  const entry = await book(request);
  await tx.fundsRequests.decide(request, { status, decidedBy: operator, decidedAt: now, entry });
  const text = formatPaise(request.amountPaise);
  await addAuditEntry(tx, account, actor, `wallet.${status}`, request.id, now, text);
  return await current(tx, known);
}

const ownRequest = "You made this request. Another operator has to decide on it; you can withdraw it.";
const foreignRequest = "Only the operator who made the request can withdraw it. You can decline it.";

function endOf(request: FundsRequest): string {
  const { status, decidedBy, decidedAt } = request;
  if (status === "pending")
    return `The request expired at ${toTimestamp(expiryOf(request))} without a decision`;
  return `${decidedBy} has ${status} the request at ${toTimestamp(decidedAt ?? 0)}`;
}

async function current(tx: Tx, { id }: Pick<FundsRequest, "id">): Promise<FundsRequest> {
  const request = await tx.fundsRequests.byId(id);
  if (request === null) throw new Error("a request for funds is gone");
  return request;
}
