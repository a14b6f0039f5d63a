// Test runs and the operator's list of accounts in SQLite.
import type { Database } from "better-sqlite3";
import type { PageRequest } from "../../domain/pages.ts";
import type { ListedAccount, Run } from "../../domain/test-runs/store.ts";
import { type AccountRow, toAccount } from "./accounts.ts";
import { orNull } from "./orders.ts";
import { insertInto, prepare } from "./statements.ts";

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

interface ListedRow extends AccountRow {
  run_id: string | null;
  test_paise: number;
  live_paise: number;
}

const toListed = (row: ListedRow): ListedAccount => ({
  account: toAccount(row),
  runId: row.run_id,
  testPaise: row.test_paise,
  livePaise: row.live_paise,
});

const listed = `select a.*, r.id as run_id, t.balance_paise as test_paise, l.balance_paise as live_paise
  from accounts a left join runs r on r.n = a.run
  join ledgers t on t.account = a.n and t.mode = 'test' join ledgers l on l.account = a.n and l.mode = 'live'
  where r.removed_at is null`;

export function runReads(db: Database) {
  const runs = prepare<RunRow>(db, "select * from runs where removed_at is null order by n desc");
  const run = prepare<RunRow>(db, "select * from runs where id = $1");
  const ofRun = prepare<AccountRow>(db, "select * from accounts where run = $1 order by n");
  const one = prepare<ListedRow>(db, `${listed} and a.id = $1`);
  const page = prepare<ListedRow>(db, `${listed} and a.n < $1 order by a.n desc limit $2`);
  // Accounts are few, so the operator's search scans them all.
  const search = prepare<ListedRow>(
    db,
    `${listed} and a.n < $1 and instr(lower(a.name || ' ' || a.email || ' ' || a.id), $3) > 0
     order by a.n desc limit $2`,
  );
  return {
    runs: async () => runs.all().map(toRun),
    run: async (id: string) => orNull(run.get(id), toRun),
    accountsOfRun: async (n: number) => ofRun.all(n).map(toAccount),
    listedAccounts: async ({ q }: { q?: string | undefined }, { after, limit }: PageRequest) => {
      const before = after?.n ?? Number.MAX_SAFE_INTEGER;
      const rows =
        q === undefined ? page.all(before, limit + 1) : search.all(before, limit + 1, q.toLowerCase());
      return rows.map(toListed);
    },
    listedAccount: async (id: string) => orNull(one.get(id), toListed),
  };
}

export function runWrites(db: Database) {
  const insert = prepare(db, insertInto("runs", ["id", "name", "created_at", "removed_at"]));
  const remove = prepare(db, "update runs set removed_at = $2 where n = $1");
  const setRun = prepare(db, "update accounts set run = $2 where n = $1");
  return {
    insertRun: async (run: Omit<Run, "n">): Promise<Run> => {
      return { ...run, n: insert.insert(run.id, run.name, run.createdAt, run.removedAt) };
    },
    setRemoved: async (n: number, at: number) => {
      remove.run(n, at);
    },
    setRunOf: async (account: number, run: number) => {
      setRun.run(account, run);
    },
  };
}
