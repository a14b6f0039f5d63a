// Lists as HTML tables. Columns marked `wide` are hidden on narrow screens; detail pages show their values.
import type { ComponentChildren } from "preact";
import type { LoadedPages } from "../load.ts";
import { useAct } from "./form.tsx";
import { ProblemNote, Read } from "./states.tsx";

export interface Column<T> {
  head: string;
  cell: (row: T) => ComponentChildren;
  numeric?: boolean;
  wide?: boolean;
  /** A column of buttons; its heading is only for screen readers. */
  acts?: boolean;
}

const classOf = ({ numeric, wide, acts }: { numeric?: boolean; wide?: boolean; acts?: boolean }) =>
  [numeric && "numeric", wide && "wide", acts && "acts"].filter(Boolean).join(" ") || undefined;

export function Table<T>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** The table's name, for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <div class="table" role="group" tabIndex={0} aria-label={caption}>
      <table>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" class={classOf(column)}>
                {column.acts ? <span class="hidden">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.head} class={classOf(column)}>
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

/** A paginated list with a button for the next page. */
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
  const { busy, problem, run } = useAct();
  const { more } = of;
  return (
    <Read of={of}>
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            <Table {...table} rows={rows} />
            {problem && <ProblemNote problem={problem} />}
            {more && (
              <button type="button" class="more" aria-disabled={busy} onClick={() => run(more)}>
                {busy ? "Loading…" : "Show more"}
              </button>
            )}
          </>
        )
      }
    </Read>
  );
}
