import type { EsimDay } from "../../domain/esims/store.ts";
import type { Connection } from "./connection.ts";
import { deleteOldestBy, insertInto } from "./statements.ts";

export function esimDayReads(db: Connection) {
  const of = db.prepare<EsimDay>(
    `select day, used_mb as "usedMb" from esim_days where esim = $1 order by day limit $2`,
  );
  return {
    of: async (esim: number, limit: number) => await of.all(esim, limit),
  };
}

export function esimDayWrites(db: Connection) {
  const put = db.prepare(`${insertInto("esim_days", ["esim", "day", "used_mb"])}
     on conflict (esim, day) do update set used_mb = excluded.used_mb`);
  const old = db.prepare(deleteOldestBy("esim_days", "day"));
  return {
    put: async (esim: number, { day, usedMb }: EsimDay) => {
      await put.run(esim, day, usedMb);
    },
    deleteBefore: async (day: number, limit: number) => await old.run(day, limit),
  };
}
