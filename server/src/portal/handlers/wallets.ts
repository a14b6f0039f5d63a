import type { Account } from "../../domain/accounts/account.ts";
import { needsApproval } from "../../domain/accounts/funds-requests.ts";
import type { WalletChange } from "../../domain/accounts/operator-decisions.ts";
import type { IdempotentRequest } from "../../domain/idempotency/idempotency.ts";
import type { LedgerEntry } from "../../domain/ledger/entry.ts";
import type { FundsRequest } from "../../domain/ledger/funds-request.ts";
import { parseRupees } from "../../domain/ledger/money.ts";
import type { OperatorCaller } from "../../domain/people/people.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { acceptedOrReplayed, createdOrReplayed } from "../../http/contract-types.ts";
import { findAccount } from "../accounts.ts";
import { type IdempotentServices, idempotent } from "../idempotent.ts";
import type { Handler } from "../operation.ts";
import { administered } from "../refusals.ts";
import { toFundsRequestResponse, toOperatorEntryResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export const walletHandlers = (context: PortalServices) =>
  idempotent(context, (services) => makeHandlers(services, context.fundsApprovalAbovePaise));

function makeHandlers({ reads, runs }: IdempotentServices, limitPaise: number | null) {
  const showEntry = (entry: LedgerEntry) => toJson(toOperatorEntryResponse(entry));

  /** Changes the wallet, or asks for a second operator. */
  const book = async (
    account: Account,
    change: WalletChange,
    key: IdempotentRequest,
    { actor }: OperatorCaller,
    now: number,
  ) => {
    if (!needsApproval(change, limitPaise)) {
      const done = await runs.changeWallet(account, change, key, actor, now, showEntry);
      return done instanceof Refusal ? done : createdOrReplayed(done);
    }
    const showRequest = (request: FundsRequest) => toJson(toFundsRequestResponse(request, now));
    const done = await runs.requestFunds(account, change, key, actor, now, showRequest);
    return done instanceof Refusal ? done : acceptedOrReplayed(done);
  };

  const walletTopup: Handler<"walletTopup"> = async ({ caller, key, path, body, now }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const { amount, note = null, reference = null } = body;
    const change = { kind: "topup", paise: parseRupees(amount) ?? 0, note, reference } as const;
    return await administered({ invalid: "invalid_request", conflict: "reference_used" }, () =>
      book(account, change, key, caller, now),
    );
  };

  const walletAdjust: Handler<"walletAdjust"> = async ({ caller, key, path, body, now }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const change = { kind: "adjustment", paise: parseRupees(body.amount) ?? 0, note: body.note } as const;
    return await administered({ invalid: "invalid_request", conflict: "wallet_too_low" }, () =>
      book(account, change, key, caller, now),
    );
  };

  return { walletTopup, walletAdjust };
}
