// Runs catalogue imports and undos in a child process, one at a time, and queues a few. A thread is no alternative:
// better-sqlite3 can crash the process when a thread that used it ends.

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
import { undoImport } from "../catalogue/undo.ts";
import type { Undo, UndoReport } from "../domain/catalogue/undo.ts";
import type { Store } from "../domain/ports.ts";
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

export const importFile = ({ database, file, now }: ImportTask): Promise<ImportReport> =>
  inStores(database, (store, steps) => applyCatalogueFile(store, file, now, steps));

export const undoStoredImport = ({ database, undo, now }: UndoTask): Promise<UndoReport> =>
  inStores(database, (store, steps) => undoImport(store, undo, now, steps));

async function inStores<T>(database: string, work: (store: Store, steps: Store) => Promise<T>): Promise<T> {
  const options = { existing: true, brief: true };
  const store = await openStore(database, options);
  try {
    const steps = await openStore(database, { ...options, syncs: false });
    try {
      return await work(store, steps);
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

export interface UndoTask {
  database: string;
  undo: Undo;
  now: number;
}

export type ProcessTask = StoredImportTask | UndoTask;

export const runTask = (task: ProcessTask): Promise<ImportReport | UndoReport> =>
  "undo" in task ? undoStoredImport(task) : importStoredFile(task);

/** Methods return null if too many imports are queued. */
export interface CatalogueImporter {
  run(file: StoredCatalogueFile, now: number): Promise<ImportReport | null>;
  undo(undo: Undo, now: number): Promise<UndoReport | null>;
  /** An import that is not yet applied has no effect. */
  stop(): Promise<void>;
}

const script = new URL(`./catalogue-import-process${extname(import.meta.url)}`, import.meta.url);

/** Characters kept of the last output, for a crash. */
const saidMax = 2000;

/** Each queued import has a temporary file of up to 8 MB. */
const waitingMax = 4;

export function createCatalogueImporter(database: string): CatalogueImporter {
  let running: ChildProcess | null = null;
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const inProcess = <Report>(task: ProcessTask) =>
    new Promise<Report>((resolve, reject) => {
      if (isStopped) throw new Error("the service stops");
      // Serialization "advanced" can send an error.
      const child = fork(script, { serialization: "advanced", stdio: ["ignore", "ignore", "pipe", "ipc"] });
      let said = "";
      child.stderr?.setEncoding("utf8").on("data", (text) => {
        said = (said + text).slice(-saidMax);
      });
      running = child;
      child.once("message", (outcome: Report | Error) => {
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
      child.on("error", reject);
      child.once("close", (code, signal) => {
        if (running === child) running = null;
        reject(new Error(`the import ended with ${code ?? signal} and no report: ${said.trim()}`));
      });
      child.send(task, (error) => error && reject(error));
    });
  const inTurn = async <Report>(task: ProcessTask): Promise<Report | null> => {
    if (pending > waitingMax) return null;
    pending += 1;
    const report = last.then(() => inProcess<Report>(task)).finally(() => (pending -= 1));
    last = report.catch(() => {});
    return await report;
  };
  return {
    run: (file, now) => inTurn<ImportReport>({ database, file, now }),
    undo: (undo, now) => inTurn<UndoReport>({ database, undo, now }),
    async stop() {
      isStopped = true;
      running?.kill("SIGKILL");
      await last;
    },
  };
}
