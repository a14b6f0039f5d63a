// An idle service returns memory to the system. V8 reports when it begins; the storm of hostile connections measures how
// much.
import { spawn } from "node:child_process";
import { join } from "node:path";
import t from "tap";
import { bareEnv, folderFor } from "../cli/command-line.ts";

/** V8's tries follow every 8 seconds. After 100 it begins in any case, if nothing else has collected until then. */
const waitMs = 90_000;

t.test("an idle service returns memory", { timeout: waitMs + 30_000 }, async (t) => {
  const program = join(import.meta.dirname, "../../src/main.ts");
  const database = join(folderFor(t), "service.db");
  const words = ["serve", "--port", "0", "--database", database, "--log-level", "silent"];
  const service = spawn(process.execPath, ["--trace-memory-reducer", program, ...words], { env: bareEnv });
  const ended = new Promise((resolve) => service.once("close", resolve));
  t.teardown(async () => {
    service.kill("SIGKILL");
    await ended;
  });
  let output = "";
  const begins = new Promise<boolean>((resolve) => {
    service.once("error", t.fail);
    service.stdout.on("data", (chunk) => {
      output += chunk;
      if (/Memory reducer: finished GC/.test(output)) resolve(true);
    });
    setTimeout(() => resolve(false), waitMs).unref();
  });
  t.ok(await begins, output);
});
