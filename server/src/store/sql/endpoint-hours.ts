import type { AttemptCounts } from "../../domain/webhooks/store.ts";
import type { Connection } from "./connection.ts";
import { deleteOldestBy, insertInto } from "./statements.ts";

interface HourRow {
  hour: number;
  delivered: number;
  failed: number;
  took_ms: number;
  slowest_ms: number;
}

export function endpointHourReads(db: Connection) {
  const since = db.prepare<HourRow>(
    `select hour, delivered, failed, took_ms, slowest_ms from endpoint_hours
     where endpoint = $1 and hour >= $2 order by hour`,
  );
  return {
    since: async (endpoint: number, hour: number) =>
      (await since.all(endpoint, hour)).map(({ took_ms: tookMs, slowest_ms: slowestMs, ...row }) => ({
        ...row,
        tookMs,
        slowestMs,
      })),
  };
}

export function endpointHourWrites(db: Connection) {
  const columns = "endpoint hour delivered failed took_ms slowest_ms".split(" ");
  const sum = (column: string) => `${column} = endpoint_hours.${column} + excluded.${column}`;
  const add = db.prepare(`${insertInto("endpoint_hours", columns)} on conflict (endpoint, hour) do update set
       ${["delivered", "failed", "took_ms"].map(sum).join(", ")},
       slowest_ms = case when excluded.slowest_ms > endpoint_hours.slowest_ms
         then excluded.slowest_ms else endpoint_hours.slowest_ms end`);
  const old = db.prepare(deleteOldestBy("endpoint_hours", "hour"));
  return {
    add: async (endpoint: number, hour: number, { delivered, failed, tookMs, slowestMs }: AttemptCounts) => {
      await add.send(endpoint, hour, delivered, failed, tookMs, slowestMs);
    },
    deleteBefore: async (hour: number, limit: number) => await old.run(hour, limit),
  };
}
