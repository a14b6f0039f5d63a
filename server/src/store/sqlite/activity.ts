// The account's activity in SQLite.
import type { Database } from "better-sqlite3";
import type { Activity } from "../../domain/activity.ts";
import type { PageRequest } from "../../domain/ports.ts";
import { insertInto, prepare } from "./statements.ts";

export function activityReads(db: Database) {
  const list = prepare<Activity>(
    db,
    "select * from activity where account = $1 and n < $2 order by n desc limit $3",
  );
  return {
    activity: async (account: number, page: PageRequest) =>
      list.all(account, page.after?.n ?? Number.MAX_SAFE_INTEGER, page.limit + 1),
  };
}

export function activityWrites(db: Database) {
  const insert = prepare(db, insertInto("activity", ["account", "actor", "kind", "subject", "text", "at"]));
  return {
    insertActivity: async ({ account, actor, kind, subject, text, at }: Omit<Activity, "n">) => {
      insert.run(account, actor, kind, subject, text, at);
    },
  };
}
