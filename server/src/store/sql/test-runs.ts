import type { Run } from "../../domain/test-runs/store.ts";
import { type AccountRow, toAccount } from "./accounts.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

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

export function testRunReads(db: Connection) {
  const runs = db.prepare<RunRow>("select * from test_runs where removed_at is null order by n desc");
  const run = db.prepare<RunRow>("select * from test_runs where id = $1");
  const ofRun = db.prepare<AccountRow>("select * from accounts where test_run = $1 order by n");
  return {
    list: async () => (await runs.all()).map(toRun),
    byId: async (id: string) => orNull(await run.get(id), toRun),
    accountsOf: async (n: number) => (await ofRun.all(n)).map(toAccount),
  };
}

export function testRunWrites(db: Connection) {
  const insert = db.prepare(insertInto("test_runs", ["id", "name", "created_at", "removed_at"]));
  const remove = db.prepare("update test_runs set removed_at = $2 where n = $1");
  const setRun = db.prepare("update accounts set test_run = $2 where n = $1");
  return {
    insert: async (run: Omit<Run, "n">): Promise<Run> => {
      return { ...run, n: await insert.insert(run.id, run.name, run.createdAt, run.removedAt) };
    },
    setRemoved: async (n: number, at: number) => {
      await remove.run(n, at);
    },
    addAccount: async (account: number, run: number) => {
      await setRun.run(account, run);
    },
  };
}
