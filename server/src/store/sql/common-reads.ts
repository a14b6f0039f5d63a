// Values that nearly every request reads: the revisions, and when the next eSIM expires.
import type { Reads } from "../../domain/ports.ts";
import type { Connection } from "./connection.ts";
import { nextExpiryText } from "./esims.ts";
import { found } from "./statements.ts";

export interface CommonReads {
  revisions: ReadonlyMap<string, number>;
  nextExpiryAt: number | null;
}

const nextExpiry = "next expiry";

export function readCommon(db: Connection): () => Promise<CommonReads> {
  const all = db.prepare<{ name: string; n: number | null }>(
    `select name, n from revisions union all select '${nextExpiry}', (${nextExpiryText})`,
  );
  return async () => {
    const revisions = new Map<string, number>();
    let nextExpiryAt: number | null = null;
    for (const { name, n } of await all.all()) {
      if (name === nextExpiry) nextExpiryAt = n;
      else if (n !== null) revisions.set(name, n);
    }
    return { revisions, nextExpiryAt };
  };
}

/** @param read `readCommon`, shared between requests */
export function withCommonReads(reads: Reads, read: () => Promise<CommonReads>): Reads {
  let latest: CommonReads | null = null;
  const current = async () => {
    latest = await read();
    return latest;
  };
  return {
    ...reads,
    revisions: {
      of: async (name) => found((await current()).revisions.get(name), "revision"),
      latest: async (name) => found((latest ?? (await current())).revisions.get(name), "revision"),
    },
    esims: {
      ...reads.esims,
      nextExpiryAt: async () => (await current()).nextExpiryAt,
      knownNextExpiryAt: async () => (latest ?? (await current())).nextExpiryAt,
    },
  };
}
