// Stored settings of the deployment, and revisions of what is cached, in SQLite.
import type { Database } from "better-sqlite3";
import { found, prepare } from "./statements.ts";

export function revisionReads(db: Database) {
  const revision = prepare<{ n: number }>(db, "select n from revisions where name = $1");
  return {
    of: async (name: string) => found(revision.get(name), "revision").n,
  };
}

export function settingReads(db: Database) {
  const setting = prepare<{ value: string }>(db, "select value from settings where name = $1");
  return {
    get: async (name: string) => setting.get(name)?.value ?? null,
  };
}

export function settingWrites(db: Database) {
  const setSetting = prepare(
    db,
    "insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
  );
  return {
    set: async (name: string, value: string) => {
      setSetting.run(name, value);
    },
  };
}
