// Partner accounts and their wallets, for the operator.
import type { AccountChange } from "../../domain/account-administration.ts";
import type { Account } from "../../domain/accounts.ts";
import { parseRupees } from "../../domain/money.ts";
import { addFunds, correctFunds, decideAccount, decideToOpen } from "../../domain/operator-decisions.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ListedAccount } from "../../domain/runs.ts";
import { toJson } from "../../http/contract-types.ts";
import { findAccount } from "../accounts.ts";
import { accountForm, entryForm } from "../forms.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Call, Handler } from "../operation.ts";
import { administered, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function accountHandlers({ store, random, cursors }: PortalServices) {
  const shown = async ({ id }: Account) => {
    const listed = await store.reads.listedAccount(id);
    if (!listed) throw new Error("an account is gone");
    return toJson(accountForm(listed));
  };

  const accountsList: Handler<"accountsList"> = async ({ query }) => {
    const list = openList(cursors, "accountsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await store.reads.listedAccounts({ q: query.q }, list.page);
    const body = pageOf<ListedAccount, Body<"accountsList">>(list, rows, accountForm, ({ account }) => ({
      at: 0,
      n: account.n,
    }));
    return { status: 200, body };
  };

  const accountsCreate: Handler<"accountsCreate"> = async ({ body, now }) => {
    const { name, email, tier, live_approved: liveApproved } = body;
    const account = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => decideToOpen(tx, { name, email, tier, liveApproved }, now, random)),
    );
    return account instanceof Refusal ? account : { status: 201, body: await shown(account) };
  };

  const accountsGet: Handler<"accountsGet"> = async ({ path }) => {
    const listed = await store.reads.listedAccount(path.id);
    return listed ? { status: 200, body: toJson(accountForm(listed)) } : notFound("account");
  };

  const accountsUpdate: Handler<"accountsUpdate"> = async ({ path, body, now }) => {
    const known = await findAccount(store.reads, path.id);
    if (known instanceof Refusal) return known;
    const account = await administered({ invalid: "invalid_request" }, () =>
      store.transaction(async (tx) => {
        const before = (await tx.accountByNumber(known.n)) ?? known;
        return await decideAccount(tx, before, changeOf(body), now, random);
      }),
    );
    return account instanceof Refusal ? account : { status: 200, body: await shown(account) };
  };

  const walletTopup: Handler<"walletTopup"> = async ({ path, body, now }) => {
    const account = await findAccount(store.reads, path.id);
    if (account instanceof Refusal) return account;
    const paise = parseRupees(body.amount) ?? 0;
    const entry = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => addFunds(tx, account, paise, body.note ?? null, now)),
    );
    if (entry instanceof Refusal) return entry;
    return { status: 201, body: toJson(await entryForm(store.reads, entry)) };
  };

  const walletAdjust: Handler<"walletAdjust"> = async ({ path, body, now }) => {
    const account = await findAccount(store.reads, path.id);
    if (account instanceof Refusal) return account;
    const paise = parseRupees(body.amount) ?? 0;
    const entry = await administered({ invalid: "invalid_request", conflict: "wallet_too_low" }, () =>
      store.transaction((tx) => correctFunds(tx, account, paise, body.note, now)),
    );
    if (entry instanceof Refusal) return entry;
    return { status: 201, body: toJson(await entryForm(store.reads, entry)) };
  };

  return { accountsList, accountsCreate, accountsGet, accountsUpdate, walletTopup, walletAdjust };
}

/** What is left out stays as it is. */
function changeOf(body: Call<"accountsUpdate">["body"]): AccountChange {
  const { allowed_packages: allowed } = body;
  const change = {
    name: body.name,
    email: body.email,
    active: body.active,
    liveApproved: body.live_approved,
    tier: body.tier,
    agreedDiscountBps: body.agreed_discount_bps,
    sellsUnlimited: body.sells_unlimited,
    allowedPackages: allowed?.map((id) => Number(id.slice(id.indexOf("_") + 1))) ?? allowed,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
