// Lists as HTML tables. On narrow screens each row of four columns or more is a card; of a narrower table, columns marked
// `wide` are hidden.
import type { AriaRole, ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LoadedPages } from "../load.ts";
import { useAct } from "./form.tsx";
import { Empty, ProblemNote, Read } from "./states.tsx";

export interface Column<T> {
  head: string;
  cell: (row: T) => ComponentChildren;
  numeric?: boolean;
  wide?: boolean;
  /** A column of buttons; its heading is only for screen readers. */
  acts?: boolean;
}

const cardColumns = 4;

const classOf = ({ numeric, wide, acts }: { numeric?: boolean; wide?: boolean; acts?: boolean }) =>
  [numeric && "numeric", wide && "wide", acts && "acts"].filter(Boolean).join(" ") || undefined;

export function Table<T>({
  caption,
  columns,
  rows,
  keyOf,
  marked,
}: {
  /** The table's name, for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Key of the row that a link led to. */
  marked?: string | undefined;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(
    () => body.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" }),
    [marked],
  );
  const isCards = columns.length >= cardColumns;
  // Chromium takes no table for one whose rows are grids.
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
              <th key={column.head} role={roleOf("columnheader")} scope="col" class={classOf(column)}>
                {column.acts ? <span class="hidden">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role={roleOf("rowgroup")}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role={roleOf("row")}
              aria-current={keyOf(row) === marked ? "true" : undefined}
            >
              {columns.map((column) => (
                <td key={column.head} role={roleOf("cell")} class={classOf(column)} data-head={column.head}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A paginated list with a button for the next page. A page may be empty although there is a next one. */
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
