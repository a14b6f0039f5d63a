// Asks a database for its time and safety without opening a store.
import { statSync } from "node:fs";
import type { Archiving, DatabaseServer, IdleSlot } from "./database-server.ts";
import { isServer } from "./open.ts";

/** A server's clock, or the last write of a file. */
export async function databaseTime(location: string): Promise<{ time: number; isLive: boolean }> {
  if (isServer(location))
    return { time: await withServer(location, (server) => server.time()), isLive: true };
  const writes = ["", "-wal"].map(
    (suffix) => statSync(location + suffix, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return { time: Math.max(...writes), isLive: false };
}

export async function lookAtServer(location: string): Promise<{ weaknesses: string[]; isPrivate: boolean }> {
  return await withServer(location, async (server) => ({
    weaknesses: await server.weaknesses(),
    isPrivate: await server.isPrivate(),
  }));
}

export async function idleSlotsOf(location: string): Promise<IdleSlot[]> {
  return await withServer(location, (server) => server.idleSlots());
}

export async function archivingOf(location: string): Promise<Archiving | null> {
  return await withServer(location, (server) => server.archiving());
}

async function withServer<T>(location: string, ask: (server: DatabaseServer) => Promise<T>): Promise<T> {
  const { connect } = await import("./postgres/pools.ts");
  const { databaseServer } = await import("./postgres/database-server.ts");
  const client = await connect(location);
  try {
    return await ask(await databaseServer(client));
  } finally {
    await client.end();
  }
}
