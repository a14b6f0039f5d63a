import { type ProcessTask, runTask } from "./catalogue-import.ts";

// Signals to the process group arrive here too, but the service decides when this process stops.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
process.once("message", async (task: ProcessTask) => {
  const outcome = await runTask(task).catch((error: unknown) => error);
  process.send?.(outcome, () => process.disconnect());
});
