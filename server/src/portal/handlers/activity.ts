// Audit logs: an account's, for its members and for operators, and that of changes outside accounts. Only operators see
// which operator acted.
import type { Account } from "../../domain/accounts/account.ts";
import type { AuditEntry } from "../../domain/accounts/audit-log-store.ts";
import { type AuditFilter, findAuditEntries } from "../../domain/accounts/find-audit-entries.ts";
import { readAllMatching, readMatching } from "../../domain/lists/matching-rows.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type Json, pageOfItems, toJson } from "../../domain/values/json.ts";
import type { Cell } from "../../http/csv.ts";
import { findAccount } from "../accounts.ts";
import { csvFile, type Download } from "../csv-file.ts";
import { type List, openList } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { toActivityResponse, toOperatorActivityResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

type OperatorEntry = Body<"accountActivityList">["data"][number];

interface View<Item> {
  showsOperators: boolean;
  toItem: (entry: AuditEntry) => Item;
  columns: readonly (keyof Item)[];
}

export function activityHandlers({ store, cursors }: PortalServices) {
  const { reads } = store;
  const entriesFor = (account: number | null, query: AuditFilter, view: { showsOperators: boolean }) =>
    findAuditEntries(reads, account, filterOf(query), view);

  const pageFor = async <Item>(
    { name, page }: List,
    account: number | null,
    query: AuditFilter,
    view: View<Item>,
  ) => {
    const { rows, next } = await readMatching(entriesFor(account, query, view), page);
    const items = rows.map((row): Json<Item> => toJson(view.toItem(row)));
    return pageOfItems(items, next && cursors.encode(name, next));
  };

  const csvFor = async <Item extends Record<keyof Item, Cell>>(
    download: Download,
    account: Account | null,
    query: AuditFilter,
    view: View<Item>,
  ) =>
    await csvFile(store, download, {
      account,
      name: account === null ? "audit-log" : `${account.id}-audit-log`,
      headings: view.columns.map(String),
      toCells: (entry: AuditEntry) => {
        const item = view.toItem(entry);
        return view.columns.map((column) => item[column]);
      },
      parts: readAllMatching(entriesFor(account?.n ?? null, query, view)),
    });

  const activityList: Handler<"activityList"> = async ({ caller: { account }, query }) => {
    const list = openList(cursors, "activityList", account.n, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageFor(list, account.n, query, membersView) };
  };
  const activityCsvGet: Handler<"activityCsvGet"> = (call) =>
    csvFor(call, call.caller.account, call.query, membersView);

  const accountActivityList: Handler<"accountActivityList"> = async ({ path, query }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const list = openList(cursors, "accountActivityList", account.n, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageFor(list, account.n, query, operatorsView) };
  };
  const accountActivityCsvGet: Handler<"accountActivityCsvGet"> = async (call) => {
    const account = await findAccount(reads, call.path.id);
    return account instanceof Refusal ? account : await csvFor(call, account, call.query, operatorsView);
  };

  const deploymentActivityList: Handler<"deploymentActivityList"> = async ({ query }) => {
    const list = openList(cursors, "deploymentActivityList", 0, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageFor(list, null, query, operatorsView) };
  };
  const deploymentActivityCsvGet: Handler<"deploymentActivityCsvGet"> = (call) =>
    csvFor(call, null, call.query, operatorsView);

  return {
    activityList,
    activityCsvGet,
    accountActivityList,
    accountActivityCsvGet,
    deploymentActivityList,
    deploymentActivityCsvGet,
  };
}

const filterOf = ({ group, actor, since, until }: AuditFilter): AuditFilter => ({
  group,
  actor,
  since,
  until,
});

const membersView: View<Body<"activityList">["data"][number]> = {
  showsOperators: false,
  toItem: toActivityResponse,
  columns: ["id", "created", "actor", "kind", "subject", "text", "address"],
};

const operatorsView: View<OperatorEntry> = {
  showsOperators: true,
  toItem: toOperatorActivityResponse,
  columns: ["id", "created", "actor", "operator", "kind", "subject", "text", "address"],
};
