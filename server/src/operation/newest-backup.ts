import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isServer } from "../store/open.ts";

export interface Backup {
  name: string;
  at: number;
  bytes: number;
  mode: number;
}

/** Copies of an SQLite file end in `.db`; those of a server may have any name. */
export function newestBackup(folder: string, database: string): Backup | null {
  let newest: Backup | null = null;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(".") || (!isServer(database) && !name.endsWith(".db"))) continue;
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (!stats?.isFile() || (newest !== null && newest.at >= stats.mtimeMs)) continue;
    newest = { name, at: stats.mtimeMs, bytes: stats.size, mode: stats.mode };
  }
  return newest;
}
