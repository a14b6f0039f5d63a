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
  /** Returns false if the files or the server that were opened are gone. */
  isInPlace(): boolean;
}

export interface OpenOptions {
  /** Neither creates nor migrates. */
  existing?: boolean;
  observer?: StoreObserver;
  /** For a command or an import, beside a service. */
  brief?: boolean;
  /** False: commits don't wait for the disk, so a power cut may undo them. */
  syncs?: boolean;
  /** On PostgreSQL: how many connections requests and background work have. */
  connections?: { requests: number; background: number };
}

export const isServer = (location: string): boolean => /^postgres(ql)?:\/\//i.test(location);

export async function openStore(
  location: string,
  { existing = false, observer, brief = false, syncs = true, connections }: OpenOptions = {},
): Promise<OpenedStore> {
  const options = { existing, syncs, ...(observer && { observer }) };
  if (isServer(location)) {
    // Most deployments never load it.
    const { PostgresStore } = await import("./postgres/store.ts");
    return await PostgresStore.open({ url: location, ...options, ...(connections && { connections }) });
  }
  if (!existing) mkdirSync(dirname(location), { recursive: true });
  return new SqliteStore({ file: location, ...options, ...(brief && { walPages: importWalPages }) });
}

/** Returns the location without a password, for people and logs. */
export function shownLocation(location: string): string {
  if (!isServer(location)) return location;
  const url = new URL(location);
  if (url.password !== "") url.password = "***";
  url.searchParams.delete("password");
  return url.href;
}
