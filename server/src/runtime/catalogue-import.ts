// Runs catalogue imports in a thread, one at a time; a few others queue.
import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
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

const script = new URL(`./catalogue-import-thread${extname(import.meta.url)}`, import.meta.url);

/** Each waiting import holds a temporary file of up to 8 MB. */
const waitingMax = 4;

export function createCatalogueImporter(database: string): CatalogueImporter {
  let running: Worker | null = null;
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const inThread = (task: StoredImportTask) =>
    new Promise<ImportReport>((resolve, reject) => {
      if (isStopped) throw new Error("the service stops");
      const worker = new Worker(script, { workerData: task });
      running = worker;
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", (code) => {
        running = null;
        reject(new Error(`the import ended with code ${code} and no report`));
      });
    });
  return {
    async run(file, now) {
      if (pending > waitingMax) return null;
      pending += 1;
      const report = last.then(() => inThread({ database, file, now })).finally(() => (pending -= 1));
      last = report.catch(() => {});
      return await report;
    },
    async stop() {
      isStopped = true;
      await running?.terminate();
      await last;
    },
  };
}
