// Lists as HTML tables. On narrow screens, rows of four columns or more become cards, and narrower tables hide columns
// marked `wide`.

import type { AriaRole, ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LoadedPages } from "../load.ts";
import { useAct } from "./form.tsx";
import { Menu } from "./menu.tsx";
import { Empty, ProblemNote, Read } from "./states.tsx";

export interface Column<T> {
  head: string;
  cell: (row: T) => ComponentChildren;
  numeric?: boolean;
  wide?: boolean;
  /** A column of buttons, whose heading only screen readers see. */
  acts?: boolean;
  /** The cell's buttons are in a menu. Returns the object that they act on. */
  menuOf?: (row: T) => string;
  /** The sort value, in a table that shows all rows. Times are texts of the contract. */
  by?: (row: T) => string | number | null;
}

/** Sort column and direction. */
export interface Sorting {
  head: string;
  descending: boolean;
}

/** Rows without a value come last. */
function sortRows<T>(rows: readonly T[], columns: readonly Column<T>[], sorting: Sorting | undefined) {
  const by = columns.find(({ head }) => head === sorting?.head)?.by;
  if (!by) return rows;
  const way = sorting?.descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const x = by(a);
    const y = by(b);
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return x === y ? 0 : x < y ? -way : way;
  });
}

const nextSorting = (head: string, now: Sorting | undefined): Sorting => ({
  head,
  descending: now?.head === head && !now.descending,
});

const cardColumns = 4;

const classOf = ({ numeric, wide, acts }: { numeric?: boolean; wide?: boolean; acts?: boolean }) =>
  [numeric && "numeric", wide && "wide", acts && "acts"].filter(Boolean).join(" ") || undefined;

export interface SortedList {
  now: Sorting;
  sort: (next: Sorting) => void;
}

const directionOf = ({ descending }: Sorting) => (descending ? "descending" : "ascending");

export function Table<T>({
  caption,
  columns,
  rows,
  keyOf,
  marked,
  sorting,
}: {
  /** The table's name, for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Key of the row that a link points to. */
  marked?: string | undefined;
  /** For a list sorted by the service. */
  sorting?: SortedList | undefined;
}) {
  const [chosen, choose] = useState<Sorting>();
  const sorted = sorting?.now ?? chosen;
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(
    () => body.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" }),
    [marked],
  );
  const isCards = columns.length >= cardColumns;
  // Chromium does not expose a table whose rows are grids as a table.
  const roleOf = <R extends AriaRole>(role: R) => (isCards ? role : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <div class={isCards ? "table cards" : "table"} role="group" tabIndex={0} aria-label={caption}>
      <table role={roleOf("table")}>
        <caption class="hidden">{caption}</caption>
        <thead role={roleOf("rowgroup")}>
          <tr role={roleOf("row")}>
            {columns.map((column) => (
              <th
                key={column.head}
                role={roleOf("columnheader")}
                scope="col"
                class={classOf(column)}
                aria-sort={sorted?.head === column.head ? directionOf(sorted) : undefined}
              >
                {column.acts ? (
                  <span class="hidden">{column.head}</span>
                ) : column.by || sorting?.now.head === column.head ? (
                  <button
                    type="button"
                    class="sort"
                    onClick={() => (sorting?.sort ?? choose)(nextSorting(column.head, sorted))}
                  >
                    {column.head}
                  </button>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role={roleOf("rowgroup")}>
          {sortRows(rows, columns, chosen).map((row) => (
            <tr
              key={keyOf(row)}
              role={roleOf("row")}
              aria-current={keyOf(row) === marked ? "true" : undefined}
            >
              {columns.map((column) => (
                <td key={column.head} role={roleOf("cell")} class={classOf(column)} data-head={column.head}>
                  <Cell of={column} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ of: { cell, menuOf }, row }: { of: Column<T>; row: T }) {
  const content = cell(row);
  return menuOf && content ? <Menu label={`Actions: ${menuOf(row)}`}>{content}</Menu> : content;
}

/** A paginated list with a button for the next page. A page may be empty although another follows. */
export function PagedTable<T>({
  of,
  empty,
  ...table
}: {
  of: LoadedPages<T>;
  empty: ComponentChildren;
  caption: string;
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
  sorting?: SortedList;
}) {
  const { more } = of;
  return (
    <Read of={of}>
      {(rows) =>
        rows.length === 0 && !more ? (
          empty
        ) : (
          <>
            {rows.length === 0 ? (
              <Empty title="Nothing found yet">
                <p>There is more to search.</p>
              </Empty>
            ) : (
              <Table {...table} rows={rows} />
            )}
            <More of={of} />
          </>
        )
      }
    </Read>
  );
}

/** The button for the next page, if there is one. */
export function More<T>({ of: { more } }: { of: LoadedPages<T> }) {
  const { busy, problem, run } = useAct();
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      {more && (
        <button type="button" class="more" aria-disabled={busy} onClick={() => run(more)}>
          {busy ? "Loading…" : "Show more"}
        </button>
      )}
    </>
  );
}
