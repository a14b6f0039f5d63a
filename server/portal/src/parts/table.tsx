// Lists as real tables. On a narrow screen the columns marked `wide` give way; the detail page has what they hold.
import type { ComponentChildren } from "preact";
import type { LoadedPages } from "../load.ts";
import { useAct } from "./form.tsx";
import { ProblemNote, Read } from "./states.tsx";

export interface Column<T> {
  head: string;
  cell: (row: T) => ComponentChildren;
  numeric?: boolean;
  wide?: boolean;
  /** Buttons: the heading is read out, not drawn. */
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
  /** What the table holds; read out, not drawn. */
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

/** A list that comes in pages, with the way to the next one. */
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
