import type { ProcessReport } from "../../domain/health/processes.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

type Row = Omit<ProcessReport, "state"> & { state: string };

const columns = ["name", "started_at", "seen_at", "state"];

export function processReads(db: Connection) {
  const list = db.prepare<Row>(
    `select name, started_at as "startedAt", seen_at as "seenAt", state from processes order by name`,
  );
  return {
    list: async (): Promise<ProcessReport[]> =>
      (await list.all()).map((row) => ({ ...row, state: JSON.parse(row.state) })),
  };
}

export function processWrites(db: Connection) {
  const put = db.prepare(`${insertInto("processes", columns)} on conflict (name) do update set
    started_at = excluded.started_at, seen_at = excluded.seen_at, state = excluded.state`);
  const remove = db.prepare("delete from processes where name = $1");
  const old = db.prepare("delete from processes where seen_at < $1");
  return {
    put: async ({ name, startedAt, seenAt, state }: ProcessReport) => {
      await put.run(name, startedAt, seenAt, JSON.stringify(state));
    },
    delete: async (name: string) => {
      await remove.run(name);
    },
    deleteBefore: async (seenAt: number) => {
      await old.run(seenAt);
    },
  };
}
