// Runs catalogue imports in a process, one at a time; a few others queue. Not in a thread: better-sqlite3 can crash the
// whole process when a thread that used it ends.

import { isUtf8 } from "node:buffer";
import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import {
  applyCatalogueFile,
  type CatalogueFile,
  type ImportReport,
  type StoredCatalogueFile,
} from "../catalogue/apply.ts";
import { openStore } from "../store/open.ts";

/** Text that is not UTF-8 is an error of the file. */
export async function importStoredFile({ database, file, now }: StoredImportTask): Promise<ImportReport> {
  const { path, ...options } = file;
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) {
    return {
      ok: false,
      faults: [{ place: "file", field: null, message: "is not UTF-8 text" }],
      faultCount: 1,
    };
  }
  return await importFile({ database, file: { ...options, text: bytes.toString() }, now });
}

export interface StoredImportTask {
  database: string;
  file: StoredCatalogueFile;
  now: number;
}

export async function importFile({ database, file, now }: ImportTask): Promise<ImportReport> {
  const options = { existing: true, brief: true };
  const store = await openStore(database, options);
  try {
    const steps = await openStore(database, { ...options, syncs: false });
    try {
      return await applyCatalogueFile(store, file, now, steps);
    } finally {
      await steps.close();
    }
  } finally {
    await store.close();
  }
}

export interface ImportTask {
  database: string;
  file: CatalogueFile;
  now: number;
}

export interface CatalogueImporter {
  run(file: StoredCatalogueFile, now: number): Promise<ImportReport | null>;
  /** An import that is not applied has no effect. */
  stop(): Promise<void>;
}

const script = new URL(`./catalogue-import-process${extname(import.meta.url)}`, import.meta.url);

/** Each waiting import holds a temporary file of up to 8 MB. */
const waitingMax = 4;

export function createCatalogueImporter(database: string): CatalogueImporter {
  let running: ChildProcess | null = null;
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const inProcess = (task: StoredImportTask) =>
    new Promise<ImportReport>((resolve, reject) => {
      if (isStopped) throw new Error("the service stops");
      // "advanced" can send an error.
      const child = fork(script, { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
      running = child;
      child.once("message", (outcome: ImportReport | Error) => {
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
      child.on("error", reject);
      child.once("exit", (code, signal) => {
        if (running === child) running = null;
        reject(new Error(`the import ended with ${code ?? signal} and no report`));
      });
      child.send(task, (error) => error && reject(error));
    });
  return {
    async run(file, now) {
      if (pending > waitingMax) return null;
      pending += 1;
      const report = last.then(() => inProcess({ database, file, now })).finally(() => (pending -= 1));
      last = report.catch(() => {});
      return await report;
    },
    async stop() {
      isStopped = true;
      running?.kill("SIGKILL");
      await last;
    },
  };
}
