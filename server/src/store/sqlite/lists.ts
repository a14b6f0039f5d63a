// Keyset pages, newest first: by creation, then by number. One statement is prepared for each combination of
// filters that is really asked for, and kept.
import type { Database } from "better-sqlite3";
import type { PageRequest } from "../../domain/ports.ts";
import { prepare, type Statement, type Value } from "./statements.ts";

type Filter<Names extends string> = Partial<Record<Names, Value | undefined>>;

/**
 * `base` selects the rows of one owner (its `?` is the owner's number); each condition has one `?`.
 * The page holds one row more than `limit` when there is another page.
 */
export function newestFirst<Row, Names extends string>(
  db: Database,
  base: string,
  alias: string,
  conditions: Record<Names, string>,
): (owner: number, filter: Filter<Names>, page: PageRequest) => Row[] {
  const statements = new Map<string, Statement<Row>>();
  const names = Object.keys(conditions) as Names[];
  return (owner, filter, page) => {
    const values: Value[] = [owner];
    const clauses = [base];
    for (const name of names) {
      const value = filter[name];
      if (value === undefined) continue;
      clauses.push(conditions[name]);
      values.push(value);
    }
    if (page.after) {
      clauses.push(`(${alias}.created_at, ${alias}.n) < (?, ?)`);
      values.push(page.after.at, page.after.n);
    }
    values.push(page.limit + 1);
    const text = `${clauses.join(" and ")} order by ${alias}.created_at desc, ${alias}.n desc limit ?`;
    let statement = statements.get(text);
    if (!statement) {
      let number = 0;
      statement = prepare<Row>(
        db,
        text.replace(/\?/g, () => `$${++number}`),
      );
      statements.set(text, statement);
    }
    return statement.all(...values);
  };
}
