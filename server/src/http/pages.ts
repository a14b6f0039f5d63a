import type { Position } from "../domain/lists/pages.ts";
import type { Refusal } from "../domain/refusal.ts";
import { type Json, type Page, pageOfItems } from "../domain/values/json.ts";
import type { Cursors, ListName } from "./cursors.ts";
import { invalidRequest } from "./problems.ts";

export type CursorRefusal = Refusal<"invalid_request">;

export function startOf(
  cursors: Cursors,
  list: ListName,
  cursor: string | undefined,
): Position | null | CursorRefusal {
  if (cursor === undefined) return null;
  const position = cursors.decode(list, cursor);
  if (position !== null) return position;
  return invalidRequest("The cursor was not given out by this list. Start again without one.", "cursor");
}

/** Expects one row more than `limit` if there is another page. */
export function pageOfRows<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Json<Item>,
  positionOf: (row: Row) => Position,
  { cursors, list }: { cursors: Cursors; list: ListName },
): Json<Page<Item>> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return pageOfItems(shown.map(toItem), more ? cursors.encode(list, positionOf(last)) : null);
}
