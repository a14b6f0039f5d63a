import type { Account } from "../../domain/accounts/account.ts";
import { setRecipients, setThreshold } from "../../domain/accounts/changes.ts";
import type { LedgerEntry } from "../../domain/ledger/entry.ts";
import { parseRupees } from "../../domain/ledger/money.ts";
import type { Reads } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type Json, toJson } from "../../domain/values/json.ts";
import type { Cursors } from "../../http/cursors.ts";
import { findAccount } from "../accounts.ts";
import { toBillingResponse } from "../billing.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { administered } from "../refusals.ts";
import { toBalancesResponse, toLedgerEntryResponse, toOperatorEntryResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export function moneyHandlers({ store, random, cursors, fundsText }: PortalServices) {
  const balancesOf = async (account: Account) => ({
    ...(await toBalancesResponse(store.reads, account.n)),
    add_funds: fundsText,
    low_balance_recipients: account.lowBalanceRecipients,
    billing: toBillingResponse(account),
  });

  const balanceGet: Handler<"balanceGet"> = async ({ caller }) => ({
    status: 200,
    body: toJson(await balancesOf(caller.account)),
  });

  const thresholdSet: Handler<"thresholdSet"> = async ({ caller, body, now }) => {
    const paise = body.amount === null ? null : parseRupees(body.amount);
    const set = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => setThreshold(tx, caller.account, paise, caller.actor, now, random)),
    );
    if (set instanceof Refusal) return set;
    return { status: 200, body: toJson(await balancesOf(set)) };
  };

  const recipientsSet: Handler<"recipientsSet"> = async ({ caller, body, now }) => {
    const set = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => setRecipients(tx, caller.account, body.addresses, caller.actor, now, random)),
    );
    if (set instanceof Refusal) return set;
    return { status: 200, body: toJson(await balancesOf(set)) };
  };

  const ledgerList: Handler<"ledgerList"> = async (call) => {
    const body = await ledgerPage<Body<"ledgerList">["data"][number]>(store.reads, cursors, "ledgerList", {
      account: call.caller.account.n,
      query: call.query,
      form: toLedgerEntryResponse,
    });
    return body instanceof Refusal ? body : { status: 200, body };
  };

  const accountLedgerList: Handler<"accountLedgerList"> = async ({ path, query }) => {
    const account = await findAccount(store.reads, path.id);
    if (account instanceof Refusal) return account;
    const body = await ledgerPage<Body<"accountLedgerList">["data"][number]>(
      store.reads,
      cursors,
      "accountLedgerList",
      { account: account.n, query, form: toOperatorEntryResponse },
    );
    return body instanceof Refusal ? body : { status: 200, body };
  };

  return { balanceGet, thresholdSet, recipientsSet, ledgerList, accountLedgerList };
}

interface LedgerPage<Form> {
  data: Form[];
  has_more: boolean;
  next_cursor: string | null;
}

async function ledgerPage<Form>(
  reads: Reads,
  cursors: Cursors,
  operation: "ledgerList" | "accountLedgerList",
  {
    account,
    query,
    form: format,
  }: {
    account: number;
    query: OneOf<"ledgerList" | "accountLedgerList">["query"];
    form: (entry: LedgerEntry) => Form;
  },
): Promise<Json<LedgerPage<Form>> | Refusal<"invalid_request">> {
  const ledger = await reads.ledgers.ofAccount(account, query.mode);
  const list = openList(cursors, operation, ledger.n, query);
  if (list instanceof Refusal) return list;
  const entries = await reads.ledgers.entries(ledger.n, list.page);
  return pageOf<LedgerEntry, LedgerPage<Form>>(list, entries, format, ({ n }) => ({ at: 0, n }));
}
