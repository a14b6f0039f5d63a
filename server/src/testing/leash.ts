// Preloaded into the test service: ends it and removes its data when the test's process is gone, since a killed
// process cannot.
import { rmSync } from "node:fs";

/** The data folder, from this file's URL. */
const folder = new URL(import.meta.url).searchParams.get("folder");

process.once("disconnect", () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  process.exit();
});
// Listening for the end of the channel must not keep the process alive.
process.channel?.unref();
