// The attacker's thread: starts and stops on request, and reports its own errors.
import { parentPort, workerData } from "node:worker_threads";
import { type ScenarioName, scenarios, type Target } from "./scenarios.ts";

const { name, target } = workerData as { name: ScenarioName; target: Target };
let stopped = false;
parentPort?.once("message", () => {
  stopped = true;
});
await scenarios[name].attack(target, () => stopped);
process.exit();
