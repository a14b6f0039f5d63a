import { parentPort, workerData } from "node:worker_threads";
import { importStoredFile, type StoredImportTask } from "./catalogue-import.ts";

parentPort?.postMessage(await importStoredFile(workerData as StoredImportTask));
