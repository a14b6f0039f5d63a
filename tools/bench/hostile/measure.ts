// Measures what attackers cost a bystander: p50 and p99 of its requests during each attack, beside those of a quiet
// service in the same run. Fronts: the kit's HAProxy, its nginx, and the bare port.
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { freePorts } from "../../../server/test/free-ports.ts";
import { Balancer, type BalancerKind, isInstalled } from "../../../server/test/process/balancer.ts";
import { absoluteFigure, type Figure, ratioFigure, spreadOf } from "../figure.ts";
import { type LoadRequest, median, RequestRing, type Round, runRound } from "../load.ts";
import { basePath, type ServerProcess } from "../process.ts";
import { requestBytes } from "../requests.ts";
import { signIn } from "./requests.ts";
import { type Scenario, type ScenarioName, scenarios } from "./scenarios.ts";
import { copyOf, type Member, makeWorld, removeDatabase, serveWorld, type World } from "./world.ts";

export interface HostilePace {
  quietMs: number;
  attackMs: number;
}

export const fronts = ["haproxy", "nginx", "bare"] as const;
export type Front = (typeof fronts)[number];

/** Pause of each of the bystander's 32 connections, which come from eight addresses. */
const pauseMs = 160;
const bystanderAddresses = Array.from({ length: 8 }, (_, i) => `127.0.1.${i + 1}`);
/** A p99 up to this meets the bound, whatever the quiet p99 is. */
const enoughMs = 100;
const timesQuiet = 10;
const bound = { at: "most", value: 1 } as const;
const browserCount = 5;
const ownAddress = "127.0.2.1";

interface Browser {
  owner: Member;
  cookie: string;
}

export async function measureHostile(
  folder: string,
  names: readonly ScenarioName[],
  chosenFronts: readonly Front[],
  pace: HostilePace,
): Promise<Figure[]> {
  const world = await makeWorld(folder);
  const figures: Figure[] = [];
  try {
    for (const name of names) {
      for (const front of chosenFronts) {
        if (process.stderr.isTTY) process.stderr.write(`hostile: ${name}, ${front}\n`);
        figures.push(...(await measureBehind(front, name, copyOf(world, folder), pace)));
      }
    }
  } finally {
    removeDatabase(world.file);
  }
  return figures;
}

async function measureBehind(
  front: Front,
  name: ScenarioName,
  world: World,
  pace: HostilePace,
): Promise<Figure[]> {
  const [port = 0, adminPort = 0, proxyPort = 0] = await freePorts(3);
  const kind: BalancerKind | null = front === "bare" ? null : front;
  if (kind !== null && !isInstalled(kind)) throw new Error(`${kind} is not installed`);
  const target = kind === null ? port : proxyPort;
  const service = await serveWorld(world, { port, adminPort, publicPort: target });
  let proxy: Balancer | null = null;
  try {
    if (kind !== null) proxy = await Balancer.start(kind, proxyPort, [{ port, adminPort }]);
    // Waits for HAProxy's first check.
    await setTimeout(500);
    return await measureScenario(front, name, world, { ...service, port: target }, pace);
  } catch (error) {
    console.error(`hostile ${name}, ${front}: ${(error as Error).message}`);
    return [failureFigure(front, name)];
  } finally {
    await proxy?.stop();
    await service.stop();
    removeDatabase(world.file);
  }
}

async function measureScenario(
  front: Front,
  name: ScenarioName,
  world: World,
  service: ServerProcess,
  { quietMs, attackMs }: HostilePace,
): Promise<Figure[]> {
  const ring = new RequestRing(bystanderRequests(world));
  const round = (ms: number) => runRound(service.port, ring, ms, pauseMs, undefined, bystanderAddresses);
  await round(quietMs / 2);
  const quiet = await round(quietMs);
  const browsers = name === "sign-in" ? await openBrowsers(service, world) : [];
  const quietSignIns = await timeSignIns(service, browsers, true);
  const attack = startAttack(name, world, service);
  try {
    await setTimeout(500);
    const attacked = await Promise.race([round(attackMs), attack.failed]);
    const known = await timeSignIns(service, browsers, true);
    const unknown = await timeSignIns(service, browsers, false);
    const figures = latencyFigures(front, name, quiet, attacked);
    if (browsers.length > 0) figures.push(...signInFigures(front, quietSignIns, known, unknown));
    return figures;
  } finally {
    await attack.stop();
  }
}

/** On the bare port, where the service may become slow, nothing has a bound. */
const boundOf = (front: Front, { hasKeys }: Scenario) => (front === "bare" || hasKeys ? null : bound);
const nameOf = (front: Front, name: ScenarioName) => `hostile ${name}, ${front}`;

function latencyFigures(front: Front, name: ScenarioName, quiet: Round, attacked: Round): Figure[] {
  const scenario: Scenario = scenarios[name];
  const head = { name: nameOf(front, name), unit: "ms", bound: boundOf(front, scenario) };
  const share = attacked.p99Ms / Math.max(timesQuiet * quiet.p99Ms, enoughMs);
  const p99 = absoluteFigure({ ...head, what: `p99 beside ${scenario.what}` }, [attacked.p99Ms]);
  const p50 = ratioFigure({ ...head, what: "p50", bound: null }, [
    { baseline: quiet.medianMs, ours: attacked.medianMs },
  ]);
  return [{ ...p99, baseline: quiet.p99Ms, value: share, spread: [share, share] as const }, p50];
}

function failureFigure(front: Front, name: ScenarioName): Figure {
  const scenario: Scenario = scenarios[name];
  const head = { name: nameOf(front, name), unit: "ms", bound };
  return absoluteFigure({ ...head, what: `a request failed beside ${scenario.what}` }, [
    Number.POSITIVE_INFINITY,
  ]);
}

/** An unknown browser waits with the attackers, because nothing distinguishes it from them. */
function signInFigures(
  front: Front,
  quietMs: readonly number[],
  knownMs: readonly number[],
  unknownMs: readonly number[],
): Figure[] {
  const quiet = median(quietMs);
  const allowedMs = Math.max(timesQuiet * quiet, enoughMs);
  const name = nameOf(front, "sign-in");
  const times = (what: string, ms: readonly number[]) =>
    ratioFigure(
      { name, what, unit: "ms", bound: null },
      ms.map((ours) => ({ baseline: quiet, ours })),
    );
  const shares = knownMs.map((ms) => ms / allowedMs);
  return [
    {
      ...times("a sign-in in a known browser", knownMs),
      bound: boundOf(front, scenarios["sign-in"]),
      value: median(shares),
      spread: spreadOf(shares),
    },
    times("a sign-in in an unknown browser", unknownMs),
  ];
}

/** Opens sessions of people who are not attacked, each with the cookies of a known browser. */
async function openBrowsers({ port }: ServerProcess, { attackers }: World): Promise<Browser[]> {
  const browsers: Browser[] = [];
  for (const { owner } of attackers.slice(-browserCount))
    browsers.push({ owner, cookie: (await signIn(port, owner, ownAddress)).cookie });
  return browsers;
}

/** Times consecutive sign-ins. */
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
