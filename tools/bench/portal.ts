// Measures the portal on a large file: the duration of each read of its contract, how long others wait meanwhile, and
// the memory of an export.
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { basePath as portalApi, type Route, routes } from "@partner-esim/generated/portal/routes";
import { isInstalled, startPostgres } from "../../server/test/postgres-server.ts";
import type { Dataset } from "./dataset.ts";
import { absoluteFigure, type Figure } from "./figure.ts";
import { signIn } from "./hostile/requests.ts";
import { type LoadRequest, median, percentile, RequestRing, runRound } from "./load.ts";
import { makePortalWorld, type PortalWorld, removeWorld } from "./portal-world.ts";
import { moved } from "./postgres-database.ts";
import { ask, basePath, type ServerProcess, startService } from "./process.ts";
import { getRequest } from "./requests.ts";

export interface PortalPace {
  /** Duration of the bystander's reads of orders beside each timed read. */
  callMs: number;
  calls: number;
}

/** Pause between requests of each of the bystander's 32 connections. */
const bystanderPauseMs = 160;
const sampleCount = 50;
/** A checkpoint or vacuum makes any concurrent read the slowest, so the slowest are repeated. */
const repeats = 3;
const repeatedOfEach = 5;

interface Call {
  name: string;
  isMember: boolean;
  /** Paths below the portal's API, taken in turn. */
  targets: string[];
}

interface Timing {
  name: string;
  p95Ms: number;
  bystanderMs: number;
}

export async function measurePortal(dataset: Dataset, folder: string, pace: PortalPace): Promise<Figure[]> {
  const file = join(folder, "portal.db");
  const world = await makePortalWorld(dataset, file);
  try {
    return await measureReads({ ...dataset, file }, world, pace);
  } finally {
    removeWorld(file);
  }
}

/** Measures the same on PostgreSQL. */
export async function measurePostgresPortal(
  dataset: Dataset,
  folder: string,
  pace: PortalPace,
): Promise<Figure[]> {
  if (!isInstalled) {
    console.error("not measured: PostgreSQL is not installed here");
    return [];
  }
  const file = join(folder, "portal.db");
  const world = await makePortalWorld(dataset, file);
  const postgres = await startPostgres("on");
  try {
    const onServer = await moved({ ...dataset, file }, postgres, "portal");
    const log = join(folder, "portal-postgres.log");
    const figures = await measureReads(onServer, world, pace, log);
    return figures.map((figure) => ({ ...figure, name: "portal-postgres" }));
  } finally {
    await postgres.stop();
    removeWorld(file);
  }
}

async function measureReads(
  { file, accounts: [, bystander] }: Dataset,
  world: PortalWorld,
  pace: PortalPace,
  log?: string,
): Promise<Figure[]> {
  if (bystander === undefined) throw new Error("there is no second account");
  const server = await startService(file, bystander.keys[0] as string, ["--allow-test-runs", "true"], log);
  try {
    const visitor = await Visitor.signIn(server, world);
    const ring = new RequestRing(await readsOf(server, bystander));
    const calls = await callsOf(visitor, world);
    const timeAll = async (timedCalls: readonly Call[]): Promise<Timing[]> => {
      const timings: Timing[] = [];
      for (const call of timedCalls) {
        const timing = await time(visitor, call, pace, () =>
          runRound(server.port, ring, pace.callMs, bystanderPauseMs),
        );
        if (process.stderr.isTTY)
          process.stderr.write(
            `${call.name}: ${timing.p95Ms.toFixed(0)} ms, others ${timing.bystanderMs.toFixed(0)}\n`,
          );
        timings.push(timing);
      }
      return timings;
    };
    const timings = await timeAll(calls);
    const slow = slowestOf(timings);
    const again = calls.filter(({ name }) => slow.has(name));
    for (let i = 1; i < repeats; i++) timings.push(...(await timeAll(again)));
    return [...latencyFigures(medians(timings)), await memoryFigure(server, visitor)];
  } finally {
    await server.stop();
  }
}

/** Returns the names of the slowest reads, and of those that delayed others most. */
function slowestOf(timings: readonly Timing[]): Set<string> {
  const worst = (of: "p95Ms" | "bystanderMs") =>
    timings.toSorted((a, b) => b[of] - a[of]).slice(0, repeatedOfEach);
  return new Set([...worst("p95Ms"), ...worst("bystanderMs")].map(({ name }) => name));
}

function medians(timings: readonly Timing[]): Timing[] {
  return [...Map.groupBy(timings, ({ name }) => name)].map(([name, sameName]) => ({
    name,
    p95Ms: median(sameName.map(({ p95Ms }) => p95Ms)),
    bystanderMs: median(sameName.map(({ bystanderMs }) => bystanderMs)),
  }));
}

/** Three people with a session each and a token, because each has limits. */
class Visitor {
  readonly #url: string;
  readonly #token: string;
  readonly #cookies: string[] = [];
  #next = 0;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn({ port }: ServerProcess, { owners, operatorToken }: PortalWorld): Promise<Visitor> {
    const visitor = new Visitor(`http://127.0.0.1:${port}${portalApi}`, operatorToken);
    for (const owner of owners) {
      visitor.#cookies.push((await signIn(port, owner, "127.0.0.1")).cookie);
    }
    return visitor;
  }

  /** Returns the response of a success. Waits when a limit is reached. */
  async get(target: string, isMember: boolean): Promise<Response> {
    this.#next += 1;
    const cookie = this.#cookies[this.#next % this.#cookies.length] as string;
    const headers: Record<string, string> = isMember
      ? { cookie }
      : { authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.#url + target, { headers });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status !== 429) throw new Error(`GET ${target} returned ${response.status}: ${text}`);
    await setTimeout(1000 * Number(response.headers.get("retry-after") ?? 1));
    return await this.get(target, isMember);
  }
}

/** Returns each read of the contract except exports, and lists of purchases with their filters too. */
async function callsOf(visitor: Visitor, { account }: PortalWorld): Promise<Call[]> {
  const ids = await samples(visitor, account);
  return Object.values<Route>(routes)
    .filter(({ method, path }) => method === "GET" && !isExport(path))
    .flatMap((route) => {
      const isMember = route.roles.includes("owner");
      return queriesOf(route, ids).map((query) => ({
        name: `GET ${route.path}${query}`,
        isMember,
        targets: Array.from({ length: sampleCount }, (_, i) => fillIn(route.path, ids, i) + query),
      }));
    });
}

const isExport = (path: string): boolean => /\.(csv|pdf)$/.test(path);

type Samples = Record<string, string[]>;

/** Returns ids by the preceding path segment or by their parameter's name. */
async function samples(visitor: Visitor, account: string): Promise<Samples> {
  const idsOf = async (target: string, field = "id") => {
    const { data } = (await (await visitor.get(target, true)).json()) as { data: Record<string, string>[] };
    return data.map((one) => one[field] as string);
  };
  const sampleQuery = `mode=test&limit=${sampleCount}`;
  const endpoints = await idsOf("/endpoints");
  const deliveries = await idsOf(`/deliveries?${sampleQuery}`);
  const events = await idsOf(`/events?${sampleQuery}`);
  const orders = await idsOf(`/orders?${sampleQuery}`);
  return {
    accounts: [account],
    endpoints,
    endpoint_id: endpoints,
    deliveries,
    delivery_id: deliveries,
    events,
    event_id: events,
    packages: await idsOf(`/packages?limit=${sampleCount}`),
    orders,
    order_id: orders,
    requests: await idsOf(`/requests?limit=${sampleCount}`),
    iccid: await idsOf(`/esims?${sampleQuery}&status=active`, "iccid"),
  };
}

function fillIn(path: string, ids: Samples, i: number): string {
  return path.replaceAll(/(\w+)\/\{(\w+)\}/g, (whole, before: string, name: string) => {
    const known = ids[name === "id" ? before : name];
    if (known === undefined) throw new Error(`no sample for ${whole}`);
    return `${before}/${known[i % known.length]}`;
  });
}

function queriesOf({ queryParams }: Route, ids: Samples): string[] {
  const has = (name: string) => queryParams.includes(name);
  const values: Record<string, string> = {
    ...(has("mode") ? { mode: "test" } : {}),
    ...(has("month") ? { month: new Date().toISOString().slice(0, 7) } : {}),
    ...(has("span") ? { span: "hour" } : {}),
    ...(has("state") ? { state: "paused" } : {}),
    ...(has("days") ? { days: "90" } : {}),
    ...(has("limit") ? { limit: "100" } : {}),
    ...(has("q") ? { q: "Asha Verma" } : {}),
  };
  const filters: Record<string, string>[] = [{}];
  if (has("traveller"))
    filters.push(
      { traveller: "Asha Verma" },
      { traveller: "nobody" },
      { destination: "IN" },
      { customer_ref: "walk-in" },
      { iccid: (ids.iccid as string[])[0] as string },
    );
  if (has("sort")) filters.push({ sort: "oldest" });
  return filters.map((filter) => {
    const query = new URLSearchParams({ ...values, ...filter }).toString();
    return query === "" ? "" : `?${query}`;
  });
}

async function time(
  visitor: Visitor,
  { name, isMember, targets }: Call,
  { calls }: PortalPace,
  bystander: () => Promise<{ p99Ms: number }>,
): Promise<Timing> {
  const beside = bystander();
  beside.catch(() => {});
  const tookMs: number[] = [];
  for (let i = 0; i < calls; i++) {
    const startedAt = performance.now();
    const response = await visitor.get(targets[i % targets.length] as string, isMember);
    await response.arrayBuffer();
    tookMs.push(performance.now() - startedAt);
  }
  return { name, p95Ms: percentile(tookMs, 0.95), bystanderMs: (await beside).p99Ms };
}

function latencyFigures(timings: readonly Timing[]): Figure[] {
  const figure = (of: "p95Ms" | "bystanderMs", what: string, boundMs: number): Figure => {
    const sorted = timings.toSorted((a, b) => a[of] - b[of]);
    const slowest = sorted.at(-1) as Timing;
    const spread = [sorted[0]?.[of] ?? 0, slowest[of]] as const;
    const head = { name: "portal", what: `${what}: ${slowest.name}`, unit: "ms" };
    const bound = { at: "most", value: boundMs } as const;
    return {
      ...head,
      baseline: median(sorted.map((one) => one[of])),
      ours: slowest[of],
      value: slowest[of],
      spread,
      bound,
    };
  };
  return [
    figure("p95Ms", `p95 of the slowest of ${timings.length} reads`, 150),
    figure("bystanderMs", "p99 of others beside the worst", 50),
  ];
}

/** Measures the memory of an export of all orders of an account as CSV. */
async function memoryFigure(server: ServerProcess, visitor: Visitor): Promise<Figure> {
  const before = server.peakMemoryBytes();
  const response = await visitor.get("/orders.csv?mode=test", true);
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += part.length;
  const grownMb = ((server.peakMemoryBytes() ?? 0) - (before ?? 0)) / 1e6;
  const what = `memory that an export of ${(bytes / 1e6).toFixed(0)} MB adds to the peak`;
  return absoluteFigure({ name: "portal", what, unit: "MB", bound: { at: "most", value: 30 } }, [grownMb]);
}

/** Returns reads of orders through all of an account's keys. */
async function readsOf(
  server: ServerProcess,
  { keys, orders }: Dataset["accounts"][number],
): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  for (const [i, key] of keys.entries()) {
    const target = `/v1/orders/${orders[i % orders.length]}`;
    requests.push(getRequest(basePath + target, key, Buffer.byteLength(await ask(server, target, key))));
  }
  return requests;
}
