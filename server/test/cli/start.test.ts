// `npm start`: the program behind it, with its own database.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import t from "tap";
import { bareEnv, folderFor } from "./command-line.ts";

const start = fileURLToPath(new URL("../../../tools/start.ts", import.meta.url));

t.test("the printed curl line works, and nothing but the banner is printed", async (t) => {
  const database = join(folderFor(t), "service.db");
  const child = spawn(process.execPath, [start], {
    env: { ...bareEnv, PORT: "0", DATABASE_URL: database },
    stdio: ["ignore", "pipe", "pipe"],
  });
  t.teardown(() => child.kill("SIGKILL"));
  let printed = "";
  const banner = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      if (printed.includes("curl ")) resolve();
    });
  });
  let logged = "";
  child.stderr.on("data", (chunk) => {
    logged += chunk;
  });
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  await banner;
  const [line = ""] = /^ {2}curl .*$/m.exec(printed) ?? [];
  const curl = spawn("sh", ["-c", `${line} --silent --show-error`], { stdio: ["ignore", "pipe", "inherit"] });
  let response = "";
  for await (const chunk of curl.stdout) response += chunk;
  t.match(JSON.parse(response), { balance: { amount: /^\d+\.\d\d$/, currency: "INR" }, mode: "test" });
  t.match(printed, /^ {2}database +\/.*service\.db$/m);
  t.equal(logged, "", "no log line drowns it");
  const [, docs = ""] = /^ {2}docs +(\S+)$/m.exec(printed) ?? [];
  // It is built in parallel with the start.
  const deadline = Date.now() + 20_000;
  let built = await fetch(docs);
  while (built.status === 503 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    built = await fetch(docs);
  }
  t.match(await built.text(), "<h1", "the documentation is there soon after");
  if (process.platform === "linux") {
    const environment = readFileSync(`/proc/${child.pid}/environ`, "latin1").split("\0");
    t.ok(environment.includes("MALLOC_ARENA_MAX=1"), "it runs as the program does: with one arena of malloc");
  }
  child.kill("SIGINT");
  t.equal(await ended, 0);
});
