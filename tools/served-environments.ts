// The environments of tools/runtimes.ts that start the smoke test by an HTTP request or by loading a page: workerd,
// Next and a browser.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { rolldown } from "rolldown";
import { executable } from "../server/portal/chromium.ts";
import { freePort } from "../server/test/free-ports.ts";
import { execute, type Place, type Run, type Runtime } from "./environments.ts";

const withinMs = 120_000;

/** Bundles a file of the smoke test for platforms without Node's modules. */
async function bundleForWeb(folder: string, name: string): Promise<string> {
  const bundle = await rolldown({ input: join(folder, name), cwd: folder, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return output[0].code;
}

/** Serves the bundled worker and sends it one request. */
async function askWorker({ program, folder, service }: Place): Promise<string> {
  const { testKey, baseUrl } = service;
  writeFileSync(join(folder, "worker.bundle.mjs"), await bundleForWeb(folder, "worker.mjs"));
  const port = await freePort();
  const bindings = Object.entries({ API_KEY: testKey, BASE_URL: baseUrl })
    .map(([name, text]) => `(name = "${name}", text = "${text}")`)
    .join(", ");
  writeFileSync(
    join(folder, "workerd.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.bundle.mjs")],
      bindings = [${bindings}],
      compatibilityDate = "2026-11-01",
    )),
    (name = "internet", network = (allow = ["public", "local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  const child = spawn(program, ["serve", "workerd.capnp"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return await ask(child, `http://127.0.0.1:${port}/`);
}

/** Builds and serves a Next application with the smoke test as a route. */
const askNext =
  (runtime: "nodejs" | "edge"): Run =>
  async ({ program, home, folder, service }) => {
    // Next expects itself and React above the application.
    const application = mkdtempSync(join(home, "application-"));
    const route = join(application, "app/smoke");
    mkdirSync(route, { recursive: true });
    cpSync(join(folder, "node_modules"), join(application, "node_modules"), { recursive: true });
    cpSync(join(folder, "smoke.mjs"), join(route, "smoke.mjs"));
    writeFileSync(
      join(route, "route.js"),
      `import { smoke } from "./smoke.mjs";
export const runtime = "${runtime}";
export const dynamic = "force-dynamic";
export const GET = async () =>
  Response.json(
    await smoke({
      apiKey: process.env.PARTNER_ESIM_API_KEY,
      baseUrl: process.env.PARTNER_ESIM_BASE_URL,
    }),
  );
`,
    );
    const environment = { HOME: folder, NEXT_TELEMETRY_DISABLED: "1" };
    try {
      const runOptions = { folder: application, service };
      await execute(process.execPath, [program, "build"], runOptions, environment);
      const port = await freePort();
      const key = { PARTNER_ESIM_API_KEY: service.testKey, PARTNER_ESIM_BASE_URL: service.baseUrl };
      const server = spawn(process.execPath, [program, "start", "-H", "127.0.0.1", "-p", String(port)], {
        cwd: application,
        env: { ...key, ...environment, PATH: process.env.PATH },
        stdio: ["ignore", "ignore", "inherit"],
      });
      return await ask(server, `http://127.0.0.1:${port}/smoke`);
    } finally {
      rmSync(application, { recursive: true });
    }
  };

/** Loads the client in a page, where it has to throw with its reason. */
const refuseInBrowser: Run = async ({ program, folder }) => {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: "module", content: await bundleForWeb(folder, "page.mjs") });
    const refusal = await page.title();
    if (!refusal.includes("browsers and apps show the key")) throw new Error(`The page says: ${refusal}`);
    return JSON.stringify([refusal]);
  } finally {
    await browser.close();
  }
};

async function findChromium() {
  const program = executable();
  const { stdout } = await promisify(execFile)(program, ["--version"]);
  return { program, from: `chromium@${/[\d.]+/.exec(stdout)?.[0]}` };
}

export const served: readonly Runtime[] = [
  {
    name: "workerd",
    from: "@cloudflare/workerd-linux-64@1.20261117.1",
    program: "bin/workerd",
    runs: { ESM: askWorker },
  },
  {
    name: "Next",
    from: "next@16.4.6",
    with: ["react@19", "react-dom@19"],
    program: "dist/bin/next",
    isExtra: true,
    runs: { node: askNext("nodejs"), edge: askNext("edge") },
  },
  {
    name: "Chromium",
    from: "chromium",
    program: "",
    find: findChromium,
    isExtra: true,
    runs: { refusal: refuseInBrowser },
  },
];

/** Returns what the server responds with, and ends it. */
async function ask(server: ChildProcess, url: string): Promise<string> {
  try {
    const response = await untilResponding(server, url);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  } finally {
    server.kill();
  }
}

async function untilResponding(child: ChildProcess, url: string): Promise<Response> {
  for (const endMs = performance.now() + withinMs; performance.now() < endMs; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}`);
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) }).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing responded at ${url}`);
}
