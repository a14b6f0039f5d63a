// Pages of the portal's lists. A cursor is valid for one operation and owner.
import type { OperationId } from "@partner-esim/generated/portal/routes";
import type { PageRequest, Position } from "../domain/lists/pages.ts";
import type { Refusal } from "../domain/refusal.ts";
import { type Json, type Page as PageJson, toJson } from "../domain/values/json.ts";
import type { Cursors, ListName } from "../http/cursors.ts";
import { pageOfRows, startOf } from "../http/pages.ts";

export interface List {
  name: ListName;
  page: PageRequest;
  cursors: Cursors;
}

/** @param owner number of the ledger or account, 0 for operators */
export function openList(
  cursors: Cursors,
  operation: OperationId,
  owner: number,
  { limit, cursor, sort }: { limit: number; cursor?: string | undefined; sort?: "newest" | "oldest" },
  subject?: number,
): List | Refusal<"invalid_request"> {
  const oldestFirst = sort === "oldest";
  const name: ListName = { operation: `portal ${operation}${oldestFirst ? " oldest" : ""}`, ledger: owner };
  if (subject !== undefined) name.subject = subject;
  const after = startOf(cursors, name, cursor);
  if (after !== null && "code" in after) return after;
  return { name, page: { after, limit, oldestFirst }, cursors };
}

/** @param rows one more than the limit if another page follows */
export function pageOf<Row, Page extends { data: unknown[] }>(
  { name, page, cursors }: List,
  rows: readonly Row[],
  toResponse: (row: Row) => Page["data"][number],
  positionOf: (row: Row) => Position,
): Json<PageJson<Page["data"][number]>> {
  return pageOfRows(rows, page.limit, (row) => toJson(toResponse(row)), positionOf, {
    cursors,
    list: name,
  });
}
