// Keyset pages by time. One statement is prepared for each combination of filters in use.

import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection, Dialect, Statement, Value } from "./connection.ts";

type Filter<Names extends string> = Partial<Record<Names, Value | undefined>>;

export interface ListOf<Names extends string> {
  /** Whole rows; the table's alias is `row`. */
  select: string;
  table: string;
  owner: string;
  /** Each contains one `?`. */
  conditions: Record<Names, string>;
  /** Set if the list's indexes start with the status. Without a filter, the rows of each status are merged. */
  statuses?: readonly string[];
}

export function pagesByTime<Row, Names extends string>(
  db: Connection,
  list: ListOf<Names>,
): (owner: number, filter: Filter<Names>, page: PageRequest) => Promise<Row[]> {
  const statements = new Map<string, Statement<Row>>();
  const names = Object.keys(list.conditions) as Names[];
  return async (owner, filter, page) => {
    const requested = names.filter((name) => filter[name] !== undefined);
    const { oldestFirst = false } = page;
    const shape = `${page.after !== null} ${oldestFirst} ${requested.join()}`;
    let statement = statements.get(shape);
    if (!statement) {
      statement = db.prepare<Row>(
        pageText(db.dialect, list, requested, { isLater: page.after !== null, oldestFirst }),
      );
      statements.set(shape, statement);
    }
    const position = page.after ? [page.after.at, page.after.n] : [];
    const wanted = requested.map((name) => filter[name] ?? null);
    return await statement.all(page.limit + 1, owner, ...wanted, ...position);
  };
}

function pageText<Names extends string>(
  dialect: Dialect,
  { select, table, owner, conditions, statuses }: ListOf<Names>,
  requested: readonly Names[],
  { isLater, oldestFirst }: { isLater: boolean; oldestFirst: boolean },
): string {
  let number = 1;
  const numbered = (condition: string) => condition.replace(/\?/g, () => `$${++number}`);
  const clauses = [`row.${owner} = ?`, ...requested.map((name) => conditions[name])];
  const later = "(row.created_at, row.n) < (?, ?)";
  if (isLater) clauses.push(oldestFirst ? later.replace("<", ">") : later);
  const where = numbered(clauses.join(" and "));
  const isMerged = statuses !== undefined && !requested.some((name) => name === "status");
  const way = oldestFirst ? "asc" : "desc";
  const first = `order by created_at ${way}, n ${way} limit $1`;
  const rows = `select row.n, row.created_at from ${table} row where ${where}`;
  const positions = isMerged
    ? statuses.map((status) => dialect.branch(`${rows} and row.status = '${status}'`, first))
    : [rows];
  return `${select} join (${positions.join(" union all ")} ${first}) page
    on page.n = row.n order by page.created_at ${way}, page.n ${way}`;
}
