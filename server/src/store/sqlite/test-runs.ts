// Test runs in SQLite.
import type { Database } from "better-sqlite3";
import type { Run } from "../../domain/test-runs/store.ts";
import { type AccountRow, toAccount } from "./accounts.ts";
import { insertInto, orNull, prepare } from "./statements.ts";

interface RunRow {
  n: number;
  id: string;
  name: string;
  created_at: number;
  removed_at: number | null;
}

const toRun = ({ created_at, removed_at, ...same }: RunRow): Run => ({
  ...same,
  createdAt: created_at,
  removedAt: removed_at,
});

export function testRunReads(db: Database) {
  const runs = prepare<RunRow>(db, "select * from test_runs where removed_at is null order by n desc");
  const run = prepare<RunRow>(db, "select * from test_runs where id = $1");
  const ofRun = prepare<AccountRow>(db, "select * from accounts where test_run = $1 order by n");
  return {
    list: async () => runs.all().map(toRun),
    byId: async (id: string) => orNull(run.get(id), toRun),
    accountsOf: async (n: number) => ofRun.all(n).map(toAccount),
  };
}

export function testRunWrites(db: Database) {
  const insert = prepare(db, insertInto("test_runs", ["id", "name", "created_at", "removed_at"]));
  const remove = prepare(db, "update test_runs set removed_at = $2 where n = $1");
  const setRun = prepare(db, "update accounts set test_run = $2 where n = $1");
  return {
    insert: async (run: Omit<Run, "n">): Promise<Run> => {
      return { ...run, n: insert.insert(run.id, run.name, run.createdAt, run.removedAt) };
    },
    setRemoved: async (n: number, at: number) => {
      remove.run(n, at);
    },
    addAccount: async (account: number, run: number) => {
      setRun.run(account, run);
    },
  };
}
