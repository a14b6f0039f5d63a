import type { LedgerEntry } from "../../domain/ledger/entry.ts";
import { parseRupees } from "../../domain/ledger/money.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { createdOrReplayed } from "../../http/contract-types.ts";
import { findAccount } from "../accounts.ts";
import { type IdempotentServices, idempotent } from "../idempotent.ts";
import type { Handler } from "../operation.ts";
import { administered } from "../refusals.ts";
import { toOperatorEntryResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export const walletHandlers = (context: PortalServices) => idempotent(context, makeHandlers);

function makeHandlers({ reads, runs }: IdempotentServices) {
  const shown = (entry: LedgerEntry) => toJson(toOperatorEntryResponse(entry));

  const walletTopup: Handler<"walletTopup"> = async ({ caller, key, path, body, now }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const { amount, note = null, reference = null } = body;
    const change = { kind: "topup", paise: parseRupees(amount) ?? 0, note, reference } as const;
    const done = await administered({ invalid: "invalid_request", conflict: "reference_used" }, () =>
      runs.changeWallet(account, change, key, caller.actor, now, shown),
    );
    return done instanceof Refusal ? done : createdOrReplayed(done);
  };

  const walletAdjust: Handler<"walletAdjust"> = async ({ caller, key, path, body, now }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const change = { kind: "adjustment", paise: parseRupees(body.amount) ?? 0, note: body.note } as const;
    const done = await administered({ invalid: "invalid_request", conflict: "wallet_too_low" }, () =>
      runs.changeWallet(account, change, key, caller.actor, now, shown),
    );
    return done instanceof Refusal ? done : createdOrReplayed(done);
  };

  return { walletTopup, walletAdjust };
}
