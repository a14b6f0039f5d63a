// What the image promises, seen in a container that runs it as `docker run` does: size, contents, user, file system,
// pages, a purchase, health check and a graceful end.
import { randomBytes } from "node:crypto";
import { setTimeout as waitFor } from "node:timers/promises";
import { freePort } from "../../../server/test/free-ports.ts";
import { command, type Engine } from "./engine.ts";

const bytesMax = 260_000_000;
const startMs = 60_000;
const node = "/usr/local/bin/node";
const main = "/app/server/src/main.js";

function demand(holds: boolean, what: string, said: unknown): asserts holds {
  if (!holds) throw new Error(`${what}: ${typeof said === "string" ? said : JSON.stringify(said)}`);
}

/** Warnings come before an id. */
const lastLine = (text: string): string => text.trim().split("\n").at(-1) ?? "";

/** The files of a container that never ran. */
async function checkContents(engine: Engine, image: string, log: (line: string) => void): Promise<void> {
  const container = lastLine(await engine.run(["create", image]));
  try {
    const { bytes, files } = await contentsOf(engine, container);
    demand(bytes <= bytesMax, `the image has more than ${bytesMax} bytes`, String(bytes));
    const programs = files.filter((path) => /^(usr\/(local\/)?)?s?bin\/./.test(path));
    demand(programs.join() === "usr/local/bin/node", "the image has other programs than Node", programs);
    const needless = files.filter((path) => /\/(gcc|g\+\+|cc1|make|npm|corepack)$/.test(path));
    demand(needless.length === 0, "the image has tools of a build", needless);
    log(`  ${(bytes / 1e6).toFixed(0)} MB unpacked; no shell, no package manager, no compiler`);
  } finally {
    await engine.run(["rm", "-f", container]);
  }
}

/** Reads the archive that the engine exports, without keeping it. */
async function contentsOf({ name }: Engine, container: string): Promise<{ bytes: number; files: string[] }> {
  const listed = await command("sh", ["-c", `${name} export ${container} | tar -tv`]);
  const files: string[] = [];
  let bytes = 0;
  for (const line of listed.split("\n")) {
    // Permissions, owner, size, day, time, path.
    const [, kind, size, path] = /^(.)\S+ +\S+ +(\d+) \S+ \S+ (.*)$/.exec(line) ?? [];
    if (kind === "-") bytes += Number(size);
    if (kind === "-" || kind === "l" || kind === "h")
      files.push((path ?? "").replace(/^\.\//, "").split(" -> ")[0] ?? "");
  }
  demand(files.length > 1000, "the image could not be listed", listed.slice(0, 500));
  return { bytes, files };
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + startMs; Date.now() < deadline; await waitFor(250))
    if (await holds()) return;
  throw new Error(`${what}: not within ${startMs / 1000} s`);
}

async function checkRun(engine: Engine, image: string, log: (line: string) => void): Promise<void> {
  const volume = `partner-esim-image-${randomBytes(4).toString("hex")}`;
  const port = await freePort();
  const adminPort = await freePort();
  const settings = [
    `PARTNER_ESIM_SECRET=${randomBytes(33).toString("base64")}`,
    "HOST=127.0.0.1",
    `PORT=${port}`,
    `ADMIN_PORT=${adminPort}`,
  ];
  const container = lastLine(
    await engine.run([
      "run",
      "--detach",
      "--network",
      "host",
      "--ulimit",
      "nofile=4096:4096",
      "--ulimit",
      "nproc=4096:4096",
      "--read-only",
      "--tmpfs",
      "/tmp",
      "--cap-drop",
      "ALL",
      "--security-opt",
      "no-new-privileges",
      "--volume",
      `${volume}:/data`,
      ...settings.flatMap((setting) => ["--env", setting]),
      image,
      "serve",
      "--demo",
    ]),
  );
  const inside = (...words: string[]) => engine.run(["exec", container, node, ...words]);
  try {
    const inspected = JSON.parse(await engine.run(["image", "inspect", image]))[0];
    const { Healthcheck, Config } = inspected;
    const [kind, ...probe]: string[] = (Config.Healthcheck ?? Healthcheck)?.Test ?? [];
    demand(kind === "CMD" && probe.length > 0, "the image has no health check", Config);
    const isHealthy = () =>
      engine.run(["exec", container, ...probe]).then(
        () => true,
        () => false,
      );
    await until("the health check passes", isHealthy).catch(async (error) => {
      throw new Error(`${error.message}\n${await engine.run(["logs", container])}`);
    });
    const identity = await inside("-p", "JSON.stringify([process.getuid(), process.getgid()])");
    demand(lastLine(identity) === "[65532,65532]", "another user runs it", identity);
    for (const directory of ["/", "/app", "/data"]) {
      const write = `try { fs.writeFileSync("${directory}/written", ""); "written" } catch (error) { error.code }`;
      const found = lastLine(await inside("-p", write));
      demand(found === (directory === "/data" ? "written" : "EROFS"), `a file in ${directory}`, found);
    }
    const program = async (...words: string[]) => JSON.parse(await inside(main, ...words, "--json"));
    const [{ id }] = (await program("accounts", "list")).accounts;
    const { key } = await program("keys", "create", id, "--mode", "test", "--name", "image");
    const base = `http://127.0.0.1:${port}`;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const list = await fetch(`${base}/partner/api/v1/packages?limit=1&unlimited=false`, { headers });
    const { data } = (await list.json()) as { data: { id: string }[] };
    const bought = await fetch(`${base}/partner/api/v1/orders`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": "image" },
      body: JSON.stringify({ package_id: data[0]?.id }),
    });
    demand(bought.status === 201, "nothing can be bought", `${bought.status} ${await bought.text()}`);
    for (const path of ["/docs/", "/portal/"]) {
      const { status } = await fetch(base + path);
      demand(status === 200, path, String(status));
    }
    log("  as user 65532 on a read-only file system: an order, the portal, the documentation, commands");
    await engine.run(["stop", "--time", "50", container]);
    const state = JSON.parse(await engine.run(["inspect", container]))[0].State;
    demand(state.ExitCode === 0, "it does not stop at its signal", state);
    demand(!(await isHealthy()), "the health check passes without a service", state);
    log("  the health check passes while it runs; it stops gracefully");
  } finally {
    await engine.run(["rm", "-f", container]);
    await engine.run(["volume", "rm", "-f", volume]);
  }
}

export async function checkImage(engine: Engine, image: string, log: (line: string) => void): Promise<void> {
  await checkContents(engine, image, log);
  await checkRun(engine, image, log);
}
