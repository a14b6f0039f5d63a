import { type ProcessTask, runTask } from "./catalogue-import.ts";

// The service decides when it stops, and a signal to its group comes here too.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
process.once("message", async (task: ProcessTask) => {
  const outcome = await runTask(task).catch((error: unknown) => error);
  process.send?.(outcome, () => process.disconnect());
});
