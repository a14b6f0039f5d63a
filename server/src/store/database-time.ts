// The time by the database: a server's clock, or the last write of a file.
import { statSync } from "node:fs";
import { isServer } from "./open.ts";

export async function databaseTime(location: string): Promise<{ time: number; isLive: boolean }> {
  if (!isServer(location)) {
    const writes = ["", "-wal"].map(
      (suffix) => statSync(location + suffix, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    );
    return { time: Math.max(...writes), isLive: false };
  }
  const { connect } = await import("./postgres/pools.ts");
  const client = await connect(location);
  try {
    const { rows } = await client.query<{ ms: string }>(
      "select (extract(epoch from clock_timestamp()) * 1000)::text as ms",
    );
    return { time: Number(rows[0]?.ms), isLive: true };
  } finally {
    await client.end();
  }
}
