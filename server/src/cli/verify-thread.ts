// Verifies a database in a thread of its own: SQLite works in the one that asks.
import { parentPort, workerData } from "node:worker_threads";
import { verifyFile } from "./upkeep.ts";

const { faultCount } = await verifyFile(workerData as string);
parentPort?.postMessage(faultCount);
