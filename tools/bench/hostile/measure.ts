// What attackers cost a bystander: the p50 and p99 of its requests during each attack, beside those of a quiet service
// in the same run. If a request of the bystander fails, the scenario's bound is missed. A plain Koa server is measured in
// the attacks that no server on Node withstands better (decision 0039).
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Responses } from "../baseline.ts";
import { absoluteFigure, type Figure, ratioFigure, spreadOf } from "../figure.ts";
import { type LoadRequest, median, RequestRing, type Round, runRound } from "../load.ts";
import { basePath, type ServerProcess, startBaseline } from "../process.ts";
import { requestBytes } from "../requests.ts";
import { signIn } from "./requests.ts";
import { type Scenario, type ScenarioName, scenarios } from "./scenarios.ts";
import { copyOf, type Member, makeWorld, removeDatabase, serveWorld, type World } from "./world.ts";

export interface HostilePace {
  quietMs: number;
  attackMs: number;
}

/** Of each of the bystander's 32 connections: some 200 requests a second. */
const pauseMs = 160;
/** A p99 up to this counts as met, whatever the quiet one is. */
const enoughMs = 50;
const timesQuiet = 10;
const bound = { at: "most", value: 1, aim: 0.5 } as const;
const browserCount = 5;
const ownAddress = "203.0.113.9";

interface Browser {
  owner: Member;
  cookie: string;
}

export async function measureHostile(
  folder: string,
  names: readonly ScenarioName[],
  pace: HostilePace,
): Promise<Figure[]> {
  const world = await makeWorld(folder);
  const figures: Figure[] = [];
  try {
    for (const name of names) {
      const copy = copyOf(world, folder);
      const service = await serveWorld(copy);
      try {
        if (process.stderr.isTTY) process.stderr.write(`hostile: ${name}\n`);
        figures.push(...(await measureScenario(name, copy, service, pace)));
      } catch (error) {
        console.error(`hostile ${name}: ${(error as Error).message}`);
        figures.push(failureFigure(name));
      } finally {
        await service.stop();
        removeDatabase(copy.file);
      }
    }
  } finally {
    removeDatabase(world.file);
  }
  return figures;
}

async function measureScenario(
  name: ScenarioName,
  world: World,
  service: ServerProcess,
  pace: HostilePace,
): Promise<Figure[]> {
  const { quietMs, attackMs } = pace;
  const ring = new RequestRing(bystanderRequests(world));
  await runRound(service.port, ring, quietMs / 2, pauseMs);
  const quiet = await runRound(service.port, ring, quietMs, pauseMs);
  const browsers = name === "sign-in" ? await openBrowsers(service, world) : [];
  const quietSignIns = await timeSignIns(service, browsers, true);
  const attack = startAttack(name, world, service);
  await setTimeout(500);
  const attacked = await Promise.race([runRound(service.port, ring, attackMs, pauseMs), attack.failed]);
  const known = await timeSignIns(service, browsers, true);
  const unknown = await timeSignIns(service, browsers, false);
  await attack.stop();
  const { plain }: Scenario = scenarios[name];
  const plainRound = plain && (await measurePlain(name, world, pace));
  const figures = latencyFigures(name, quiet, attacked, plainRound?.p99Ms);
  if (browsers.length > 0) figures.push(...signInFigures(quietSignIns, known, unknown));
  return figures;
}

/** The same attack on a plain Koa server, which has no limits and reads what it is sent. */
async function measurePlain(
  name: ScenarioName,
  world: World,
  { quietMs, attackMs }: HostilePace,
): Promise<Round> {
  const responses: Responses = { basePath, packages: "-".repeat(5000), orders: {}, order: "" };
  const file = `${world.file}-plain.json`;
  writeFileSync(file, JSON.stringify(responses));
  const server = await startBaseline(file);
  try {
    const ring = new RequestRing(world.bystanderKeys.map((key) => requestOf(key, "/v1/packages")));
    await runRound(server.port, ring, quietMs / 2, pauseMs);
    const attack = startAttack(name, world, server);
    await setTimeout(500);
    const attacked = await Promise.race([runRound(server.port, ring, attackMs, pauseMs), attack.failed]);
    await attack.stop();
    return attacked;
  } finally {
    await server.stop();
  }
}

function latencyFigures(name: ScenarioName, quiet: Round, attacked: Round, plainMs = 0): Figure[] {
  const { what } = scenarios[name];
  const allowedMs = Math.max(timesQuiet * quiet.p99Ms, enoughMs, plainMs);
  const p99 = absoluteFigure({ name: `hostile ${name}`, what: `p99 beside ${what}`, unit: "ms", bound }, [
    attacked.p99Ms,
  ]);
  const p50 = ratioFigure({ name: `hostile ${name}`, what: "p50", unit: "ms", bound: null }, [
    { baseline: quiet.medianMs, ours: attacked.medianMs },
  ]);
  const share = attacked.p99Ms / allowedMs;
  const figures = [{ ...p99, baseline: quiet.p99Ms, value: share, spread: [share, share] as const }, p50];
  if (plainMs === 0) return figures;
  const head = { name: `hostile ${name}`, what: "p99 beside a plain Koa server's", unit: "ms", bound: null };
  return [...figures, ratioFigure(head, [{ baseline: plainMs, ours: attacked.p99Ms }])];
}

function failureFigure(name: ScenarioName): Figure {
  const what = `a request failed beside ${scenarios[name].what}`;
  return absoluteFigure({ name: `hostile ${name}`, what, unit: "ms", bound }, [Number.POSITIVE_INFINITY]);
}

/** An unknown browser waits among the attackers, because nothing distinguishes it from them. */
function signInFigures(
  quietMs: readonly number[],
  knownMs: readonly number[],
  unknownMs: readonly number[],
): Figure[] {
  const quiet = median(quietMs);
  const allowedMs = Math.max(timesQuiet * quiet, enoughMs);
  const name = "hostile sign-in";
  const times = (what: string, ms: readonly number[]) =>
    ratioFigure(
      { name, what, unit: "ms", bound: null },
      ms.map((ours) => ({ baseline: quiet, ours })),
    );
  const shares = knownMs.map((ms) => ms / allowedMs);
  return [
    {
      ...times("a sign-in in a known browser", knownMs),
      bound,
      value: median(shares),
      spread: spreadOf(shares),
    },
    times("a sign-in in an unknown browser", unknownMs),
  ];
}

/** People who are not attacked, each with the cookies of a known browser. */
async function openBrowsers({ port }: ServerProcess, { attackers }: World): Promise<Browser[]> {
  const browsers: Browser[] = [];
  for (const { owner } of attackers.slice(-browserCount))
    browsers.push({ owner, cookie: (await signIn(port, owner, ownAddress)).cookie });
  return browsers;
}

/** Times sign-ins, one after the other. */
async function timeSignIns(
  { port }: ServerProcess,
  browsers: readonly Browser[],
  isKnown: boolean,
): Promise<number[]> {
  const timesMs: number[] = [];
  for (const { owner, cookie } of browsers) {
    const startedAt = performance.now();
    await signIn(port, owner, ownAddress, isKnown ? cookie : undefined);
    timesMs.push(performance.now() - startedAt);
  }
  return timesMs;
}

function startAttack(name: ScenarioName, world: World, { port }: ServerProcess) {
  const worker = new Worker(join(import.meta.dirname, "attacker.ts"), {
    workerData: { name, target: { port, world } },
  });
  const failed = new Promise<never>((_, reject) => worker.once("error", reject));
  failed.catch(() => {});
  return {
    failed,
    async stop() {
      const ended = once(worker, "exit");
      worker.postMessage("stop");
      await Promise.race([ended, setTimeout(20_000)]);
      await worker.terminate();
    },
  };
}

/** Requests the balance, a page of packages and a purchase, key by key. */
function bystanderRequests({ bystanderKeys, packageId }: World): LoadRequest[] {
  const body = JSON.stringify({ package_id: packageId });
  return bystanderKeys.map((key, i) => {
    if (i % 3 === 0) return requestOf(key, "/v1/balance");
    if (i % 3 === 1) return requestOf(key, "/v1/packages?limit=10");
    return {
      ...requestBytes({ method: "POST", target: `${basePath}/v1/orders`, key, body }),
      status: 201,
      bodyBytes: [200, 2000],
    };
  });
}

const requestOf = (key: string, path: string): LoadRequest => ({
  ...requestBytes({ method: "GET", target: basePath + path, key }),
  status: 200,
  bodyBytes: [20, 20_000],
});
