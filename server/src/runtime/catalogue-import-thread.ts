// The worker thread of one catalogue import: parses the file, applies the change, posts the report.
import { parentPort, workerData } from "node:worker_threads";
import { type ImportTask, importFile } from "./catalogue-import.ts";

parentPort?.postMessage(await importFile(workerData as ImportTask));
