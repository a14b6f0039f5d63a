// Audit logs: an account's, for its members and for operators, and that of changes outside accounts. Only operators see
// which operator acted.
import type { AuditEntry } from "../../domain/accounts/audit-log-store.ts";
import { type AuditFilter, findAuditEntries } from "../../domain/accounts/find-audit-entries.ts";
import { readMatching } from "../../domain/lists/matching-rows.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type Json, pageOfItems, toJson } from "../../domain/values/json.ts";
import { findAccount } from "../accounts.ts";
import { type List, openList } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { toActivityResponse, toOperatorActivityResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

type Entry = Body<"activityList">["data"][number];
type OperatorEntry = Body<"accountActivityList">["data"][number];

export function activityHandlers({ store: { reads }, cursors }: PortalServices) {
  const pageOf = async <Item>(
    { name, page }: List,
    account: number | null,
    query: AuditFilter,
    toItem: (entry: AuditEntry) => Json<Item>,
    showsOperators: boolean,
  ) => {
    const { rows, next } = await readMatching(
      findAuditEntries(reads, account, filterOf(query), { showsOperators }),
      page,
    );
    return pageOfItems(rows.map(toItem), next && cursors.encode(name, next));
  };
  const pageForOperators = (list: List, account: number | null, query: AuditFilter) =>
    pageOf(list, account, query, (entry) => toJson<OperatorEntry>(toOperatorActivityResponse(entry)), true);

  const activityList: Handler<"activityList"> = async ({ caller: { account }, query }) => {
    const list = openList(cursors, "activityList", account.n, query);
    if (list instanceof Refusal) return list;
    const toItem = (entry: AuditEntry) => toJson<Entry>(toActivityResponse(entry));
    return { status: 200, body: await pageOf(list, account.n, query, toItem, false) };
  };

  const accountActivityList: Handler<"accountActivityList"> = async ({ path, query }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const list = openList(cursors, "accountActivityList", account.n, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageForOperators(list, account.n, query) };
  };

  const deploymentActivityList: Handler<"deploymentActivityList"> = async ({ query }) => {
    const list = openList(cursors, "deploymentActivityList", 0, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageForOperators(list, null, query) };
  };

  return { activityList, accountActivityList, deploymentActivityList };
}

const filterOf = ({ group, actor, since, until }: AuditFilter): AuditFilter => ({
  group,
  actor,
  since,
  until,
});
