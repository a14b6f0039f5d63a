// Opens the store at a location: the URL of a PostgreSQL server, or the path of an SQLite file.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Store } from "../domain/ports.ts";
import type { DatabaseServer } from "./database-server.ts";
import type { StoreObserver } from "./failures.ts";
import { importWalPages, SqliteStore } from "./sqlite/store.ts";

export interface OpenedStore extends Store {
  /** Null for a file. */
  readonly server: DatabaseServer | null;
  /** Returns false if the opened files or server are gone. */
  isInPlace(): boolean;
}

export interface OpenOptions {
  /** Opens without creating or migrating. */
  existing?: boolean;
  observer?: StoreObserver;
  /** For a command or an import that runs beside a service. */
  brief?: boolean;
  /** False: commits don't wait for the disk, so a power failure may undo them. */
  syncs?: boolean;
  /** PostgreSQL only: number of connections for requests and for background work. */
  connections?: { requests: number; background: number };
}

export const isServer = (location: string): boolean => /^postgres(ql)?:\/\//i.test(location);

export async function openStore(
  location: string,
  { existing = false, observer, brief = false, syncs = true, connections }: OpenOptions = {},
): Promise<OpenedStore> {
  const options = { existing, syncs, ...(observer && { observer }) };
  if (isServer(location)) {
    // SQLite deployments never load it.
    const { PostgresStore } = await import("./postgres/store.ts");
    return await PostgresStore.open({ url: location, ...options, ...(connections && { connections }) });
  }
  if (!existing) mkdirSync(dirname(location), { recursive: true });
  return new SqliteStore({ file: location, ...options, ...(brief && { walPages: importWalPages }) });
}

/** Returns the location without its password, for people and logs. */
export function shownLocation(location: string): string {
  if (!isServer(location)) return location;
  const url = new URL(location);
  if (url.password !== "") url.password = "***";
  url.searchParams.delete("password");
  return url.href;
}
