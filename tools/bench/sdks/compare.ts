// Our SDK beside others, each pinned in package.json: size installed and bundled, and the cost of import and calls. All
// are bundled with the same options and call the same server; costs are processor time, which other load changes least.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Figure, ratioFigure, spreadOf } from "../figure.ts";
import { median } from "../load.ts";
import { basePath, startBaseline } from "../process.ts";
import { type ComparedSdk, callsProgram, operationProgram, others, ours } from "./calls.ts";
import { attemptsOf, type Calls } from "./failures.ts";
import { installOthers, kilobytesIn, packagesWith } from "./install.ts";

/** Consecutive calls of one kind. */
const turn = 40;
/** Calls of each kind per round. The kinds take turns. */
const callsOfRound = 400;

interface Installed extends ComparedSdk {
  folder: string;
  kilobytes: number;
  packages: number;
}

/** Returns no figures, with a message, if the others cannot be installed. */
export async function compareSdks(
  consumer: string,
  folder: string,
  order: string,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Figure[]> {
  const othersFolder = join(folder, "sdk-others");
  const problem = installOthers(othersFolder);
  if (problem !== null) {
    const names = others.map(({ name }) => name).join(", ");
    console.error(`Not measured: the SDK beside ${names}, because npm could not install them: ${problem}`);
    return [];
  }
  const modules = join(consumer, "node_modules");
  const lock = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")) as { packages: object };
  const packages = Object.keys(lock.packages).length;
  const installed: Installed[] = [
    { ...ours, folder: consumer, kilobytes: kilobytesIn(modules), packages },
    ...others.map((sdk) => ({
      ...sdk,
      folder: othersFolder,
      kilobytes: kilobytesIn(join(othersFolder, "node_modules", sdk.package)),
      packages: packagesWith(othersFolder, sdk.package),
    })),
  ];
  return [
    ...beside("install", "installed size", "KB", valuesOf(installed.map(({ kilobytes }) => kilobytes))),
    ...beside("packages", "packages installed", "packages", valuesOf(installed.map((sdk) => sdk.packages))),
    ...beside(
      "operation",
      "one operation, bundled",
      "KB",
      valuesOf(await bundles(installed, operationProgram)),
    ),
    ...beside("whole", "everything, bundled", "KB", valuesOf(await bundles(installed, (sdk) => sdk.whole))),
    ...beside("import", "processor time of import", "ms", importTimes(installed, rounds)),
    ...(await callFigures(installed, folder, order, rounds, Math.min(calls, callsOfRound))),
    ...(await attempts(installed)),
  ];
}

const valuesOf = (values: number[]): number[][] => values.map((value) => [value]);

/** Returns our value as a ratio to each of the others. Ours is the first value. */
function beside(name: string, what: string, unit: string, values: number[][]): Figure[] {
  const [ourValues = [], ...rest] = values;
  return others.map(({ name: other }, i) => {
    const pairs = ourValues.map((value, round) => ({
      ours: value,
      baseline: rest[i]?.[round] ?? Number.NaN,
    }));
    return ratioFigure(
      { name: `${name}: ${other}`, what: `${what}, ours against ${other}`, unit, bound: null },
      pairs,
    );
  });
}

async function bundles(installed: Installed[], program: (sdk: Installed) => string): Promise<number[]> {
  const sizes: number[] = [];
  for (const sdk of installed) {
    const manifest = JSON.parse(
      readFileSync(join(sdk.folder, "node_modules", sdk.package, "package.json"), "utf8"),
    ) as { peerDependencies?: object };
    const { outputFiles } = await build({
      stdin: { contents: program(sdk), resolveDir: sdk.folder },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "node",
      external: Object.keys(manifest.peerDependencies ?? {}),
      write: false,
      logLevel: "error",
    });
    sizes.push(gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1000);
  }
  return sizes;
}

/** Returns milliseconds of processor time of each import, each in its own process. */
function importTimes(installed: Installed[], rounds: number): number[][] {
  const time = ({ folder, package: name }: Installed) => {
    const program = `const start = process.cpuUsage(); await import("${name}");
      const { user, system } = process.cpuUsage(start); console.log((user + system) / 1000)`;
    const args = ["--input-type=module", "--eval", program];
    return Number(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
  };
  for (const sdk of installed) time(sdk);
  const times: number[][] = installed.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, sdk] of installed.entries()) times[i]?.push(time(sdk));
  return times;
}

async function connectorOf(sdk: Installed): Promise<(url: string) => Calls> {
  const file = join(sdk.folder, `${sdk.name}-calls.mjs`);
  writeFileSync(file, callsProgram(sdk));
  const { connect } = (await import(pathToFileURL(file).href)) as { connect: (url: string) => Calls };
  return connect;
}

async function callFigures(
  installed: Installed[],
  folder: string,
  order: string,
  rounds: number,
  calls: number,
): Promise<Figure[]> {
  const file = join(folder, "sdk-others-responses.json");
  writeFileSync(file, JSON.stringify({ basePath, packages: "{}", orders: {}, order, other: order }));
  const server = await startBaseline(file);
  try {
    const url = `http://127.0.0.1:${server.port}/other`;
    const clients = await Promise.all(installed.map(async (sdk) => (await connectorOf(sdk))(url)));
    const figures: Figure[] = [];
    for (const kind of ["get", "post"] as const) {
      const bare = kind === "get" ? () => readBare(url) : () => postBare(url);
      const kinds = [bare, ...clients.map((client) => client[kind])];
      await timesOf(kinds, calls);
      const measured: number[][] = [];
      for (let round = 0; round < rounds; round++) measured.push(await timesOf(kinds, calls));
      figures.push(...installed.map(({ name }, i) => callFigure(name, kind, i + 1, measured)));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** The first time of each round is that of `fetch`. */
function callFigure(name: string, kind: "get" | "post", i: number, measured: number[][]): Figure {
  const pairs = measured.map((times) => ({ baseline: times[0] ?? Number.NaN, ours: times[i] ?? Number.NaN }));
  const what = `processor time of a ${kind.toUpperCase()} by ${name}, against fetch()`;
  return ratioFigure({ name: `${kind}: ${name}`, what, unit: "µs", bound: null }, pairs);
}

async function readBare(url: string): Promise<unknown> {
  const response = await fetch(`${url}/v1/orders/1`, { headers: { Authorization: "Bearer sk_1" } });
  return await response.json();
}

async function postBare(url: string): Promise<unknown> {
  const headers = {
    Authorization: "Bearer sk_1",
    "Content-Type": "application/json",
    "Idempotency-Key": randomUUID(),
  };
  const body = JSON.stringify({ package_id: "pkg_10482", quantity: 2, customer_ref: "booking-48213" });
  const response = await fetch(`${url}/v1/orders`, { method: "POST", headers, body });
  return await response.json();
}

/**
 * Returns microseconds of processor time per call of each kind: the median over turns, which alternate between the
 * kinds.
 */
async function timesOf(kinds: (() => Promise<unknown>)[], calls: number): Promise<number[]> {
  const times: number[][] = kinds.map(() => []);
  for (let made = 0; made < calls; made += turn) {
    for (const [i, call] of kinds.entries()) {
      const start = process.cpuUsage();
      for (let n = 0; n < turn; n++) await call();
      const { user, system } = process.cpuUsage(start);
      times[i]?.push((user + system) / turn);
    }
  }
  return times.map(median);
}

/** Counts the requests of a call that meets one 503, and the different idempotency keys of a POST. */
async function attempts(installed: Installed[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sdk of installed) {
    const { get, post, keys } = await attemptsOf(await connectorOf(sdk));
    const figure = (name: string, what: string, unit: string, value: number): Figure => ({
      name: `${name}: ${sdk.name}`,
      what,
      unit,
      bound: null,
      baseline: null,
      ours: value,
      value,
      spread: spreadOf([value]),
    });
    figures.push(
      figure("retried get", "requests of a GET whose first gets a 503", "requests", get),
      figure("retried post", "requests of a POST whose first gets a 503", "requests", post),
      figure("keys of a post", "different idempotency keys of these", "keys", keys),
    );
  }
  return figures;
}
