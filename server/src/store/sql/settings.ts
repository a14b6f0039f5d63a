import type { Revision } from "../../domain/settings.ts";
import type { Connection } from "./connection.ts";
import { found } from "./statements.ts";

export function revisionReads(db: Connection) {
  const revision = db.prepare<{ n: number }>("select n from revisions where name = $1");
  const of = async (name: Revision) => found(await revision.get(name), "revision").n;
  return { of, latest: of };
}

export function settingReads(db: Connection) {
  const setting = db.prepare<{ value: string }>("select value from settings where name = $1");
  return {
    get: async (name: string) => (await setting.get(name))?.value ?? null,
  };
}

/** Locks a setting, existing or missing, against writes until the transaction ends. */
export function settingLocks(db: Connection) {
  const hold = db.prepare(db.dialect.heldText("$1"));
  const { get } = settingReads(db);
  return {
    get: async (name: string) => {
      if (db.dialect.locksRows) await hold.get(`setting ${name}`);
      return await get(name);
    },
  };
}

export function settingWrites(db: Connection) {
  const setSetting = db.prepare(
    "insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
  );
  return {
    set: async (name: string, value: string) => {
      await setSetting.run(name, value);
    },
  };
}
