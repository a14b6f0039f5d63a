// The worker thread of one catalogue import: reads the file, applies the change, posts the report.
import { parentPort, workerData } from "node:worker_threads";
import { importStoredFile, type StoredImportTask } from "./catalogue-import.ts";

parentPort?.postMessage(await importStoredFile(workerData as StoredImportTask));
