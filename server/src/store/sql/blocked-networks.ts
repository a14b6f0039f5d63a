import type { BlockedNetwork } from "../../domain/limits/rate-windows.ts";
import type { Connection } from "./connection.ts";
import { found } from "./statements.ts";

export function blockedNetworkReads(db: Connection) {
  const since = db.prepare<{ network: string; ends_at: number; revision: number }>(
    "select * from blocked_networks where revision > $1 order by revision limit $2",
  );
  return {
    since: async (revision: number, limit: number): Promise<BlockedNetwork[]> =>
      (await since.all(revision, limit)).map(({ ends_at, ...row }) => ({ ...row, endsAt: ends_at })),
  };
}

export function blockedNetworkWrites(db: Connection) {
  const increment = db.prepare("update revisions set n = n + 1 where name = 'blocked_networks'");
  const revision = db.prepare<{ n: number }>("select n from revisions where name = 'blocked_networks'");
  const block = db.prepare(
    `insert into blocked_networks (network, revision, ends_at) values ($1, $2, $3)
     on conflict (network) do update set revision = excluded.revision, ends_at = excluded.ends_at`,
  );
  const ended = db.prepare(
    "delete from blocked_networks where network in (select network from blocked_networks where ends_at < $1 limit $2)",
  );
  return {
    block: async (network: string, endsAt: number) => {
      await increment.run();
      await block.run(network, found(await revision.get(), "revision").n, endsAt);
    },
    deleteBefore: async (at: number, limit: number) => await ended.run(at, limit),
  };
}
