// Loaded into the service before its program: ends it and removes its data when the process of the test is gone. A process
// that was killed could not do that itself.
import { rmSync } from "node:fs";

/** Where the data is, in the address that this file is loaded by. */
const folder = new URL(import.meta.url).searchParams.get("folder");

process.once("disconnect", () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  process.exit();
});
// To listen for the end of the channel is no reason to stay.
process.channel?.unref();
