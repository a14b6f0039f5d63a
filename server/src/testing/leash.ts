// Preloaded into the test service: ends it and removes its data when the test's process was killed.
import { rmSync } from "node:fs";

const folder = new URL(import.meta.url).searchParams.get("folder");

process.once("disconnect", () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  process.exit();
});
// Listening for the end of the channel must not keep the process alive.
process.channel?.unref();
