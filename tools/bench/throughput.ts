// Requests per second of the service beside a baseline that returns the same bytes: plain Koa from memory, or for
// purchases plain Koa that stores the bare rows. Rounds alternate, so that other load affects both.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Responses } from "./baseline.ts";
import { type Dataset, firstAccount } from "./dataset.ts";
import { type Figure, ratioFigure } from "./figure.ts";
import { type LoadRequest, RequestRing, type Round, runRound } from "./load.ts";
import { ask, basePath, type ServerProcess, startBaseline, startLeastRead, startService } from "./process.ts";
import { eachKey, getRequest, purchaseBody, purchaseRequests } from "./requests.ts";

export interface Pace {
  rounds: number;
  roundMs: number;
  warmUpMs: number;
}

interface Case {
  name: string;
  what: string;
  bound: Figure["bound"];
  requests: LoadRequest[];
}

export const throughputNames = ["packages", "order", "purchase", "least", "least-read"] as const;
export type ThroughputName = (typeof throughputNames)[number];

export async function measureThroughput(
  dataset: Dataset,
  folder: string,
  names: readonly ThroughputName[],
  pace: Pace,
): Promise<Figure[]> {
  const service = await startService(dataset.file, firstAccount(dataset).keys[0] as string);
  try {
    const responses = await readAnswers(service, dataset);
    const file = join(folder, "answers.json");
    writeFileSync(file, JSON.stringify(responses));
    const baseline = await startBaseline(file);
    try {
      const figures: Figure[] = [];
      for (const name of names) {
        const requested = cases[name](dataset, responses);
        if (name === "packages" || name === "order") {
          figures.push(await measure(requested, baseline, service, pace));
          continue;
        }
        const least = name === "least-read" ? await startReading(dataset) : await startLeast(folder, file);
        const pair = name === "purchase" ? ([least, service] as const) : ([baseline, least] as const);
        figures.push(await measure(requested, ...pair, pace));
        await least.stop();
      }
      return figures;
    } finally {
      await baseline.stop();
    }
  } finally {
    await service.stop();
  }
}

/** Compares the reads of two services with the same dataset. */
export async function compareReads(
  dataset: Dataset,
  baseline: ServerProcess,
  ours: ServerProcess,
  pace: Pace,
): Promise<Figure[]> {
  const responses = await readAnswers(baseline, dataset);
  return [
    await measure(cases.order(dataset, responses), baseline, ours, pace),
    await measure(cases.packages(dataset, responses), baseline, ours, pace),
  ];
}

/** Starts the baseline as a server that only stores purchases. */
async function startLeast(folder: string, responses: string): Promise<ServerProcess> {
  const database = join(folder, "least.db");
  for (const end of ["", "-wal", "-shm"]) rmSync(database + end, { force: true });
  return await startBaseline(responses, database);
}

async function startReading(dataset: Dataset): Promise<ServerProcess> {
  const { keys, orders } = firstAccount(dataset);
  return await startLeastRead(dataset.file, orders[0] as string, keys[0] as string);
}

/** Requests from the service, once, everything that the baseline will return. */
async function readAnswers(service: ServerProcess, dataset: Dataset): Promise<Responses> {
  const [key = ""] = firstAccount(dataset).keys;
  const orders: Record<string, string> = {};
  for (const { keys, orders: ids } of dataset.accounts) {
    for (const [i, id] of ids.entries()) {
      orders[id] = await ask(service, `/v1/orders/${id}`, keys[i % keys.length] as string);
    }
  }
  return {
    basePath,
    packages: await ask(service, listTarget, key),
    orders,
    order: await ask(service, "/v1/orders", key, purchaseBody(dataset)),
  };
}

const listTarget = "/v1/packages?limit=25";

/** The requests of each figure. */
const cases: Record<ThroughputName, (dataset: Dataset, responses: Responses) => Case> = {
  packages: (dataset, { packages }) => ({
    name: "packages",
    what: `GET ${listTarget}`,
    bound: { at: "least", value: 0.45 },
    requests: eachKey(dataset, (key) => getRequest(basePath + listTarget, key, Buffer.byteLength(packages))),
  }),
  order: (dataset, { orders }) => ({
    name: "order",
    what: "GET /v1/orders/{id}",
    bound: { at: "least", value: 0.38 },
    requests: orderRequests(dataset, orders),
  }),
  purchase: (dataset, { order }) => ({
    name: "purchase",
    what: "POST /v1/orders, one eSIM, beside the least that is durable",
    bound: { at: "least", value: 0.3 },
    requests: purchaseRequests(dataset, Buffer.byteLength(order)),
  }),
  least: (dataset, { order }) => ({
    name: "least",
    what: "the least: bare rows durable, beside the same from memory",
    bound: null,
    requests: purchaseRequests(dataset, Buffer.byteLength(order)),
  }),
  "least-read": (dataset, { orders }) => ({
    name: "least-read",
    what: "the least: an order by its key, limit, row and log line, beside the same from memory",
    bound: null,
    requests: orderRequests(dataset, orders),
  }),
};

const orderRequests = (dataset: Dataset, orders: Responses["orders"]): LoadRequest[] =>
  eachKey(dataset, (key, ids, i) => {
    const id = ids[i % ids.length] as string;
    return getRequest(`${basePath}/v1/orders/${id}`, key, Buffer.byteLength(orders[id] ?? ""));
  });

async function measure(
  { requests, ...head }: Case,
  baseline: ServerProcess,
  service: ServerProcess,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Figure> {
  const ring = new RequestRing(requests);
  const used = { baseline: new Usage(baseline), ours: new Usage(service) };
  for (const server of [baseline, service]) await runRound(server.port, ring, warmUpMs);
  const pairs: { baseline: number; ours: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    const theirs = await used.baseline.during(() => runRound(baseline.port, ring, roundMs));
    const ours = await used.ours.during(() => runRound(service.port, ring, roundMs));
    pairs.push({ baseline: theirs.requests / theirs.seconds, ours: ours.requests / ours.seconds });
  }
  const figure = ratioFigure({ ...head, unit: "req/s" }, pairs);
  const cpu = { baseline: used.baseline.perRequest(), ours: used.ours.perRequest() };
  return cpu.baseline && cpu.ours
    ? { ...figure, cpuMicroseconds: { baseline: cpu.baseline, ours: cpu.ours } }
    : figure;
}

/** Processor time of a server over its rounds. */
class Usage {
  readonly #server: ServerProcess;
  #seconds = 0;
  #requests = 0;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  async during(run: () => Promise<Round>): Promise<Round> {
    const before = this.#server.cpuSeconds() ?? 0;
    const round = await run();
    this.#seconds += (this.#server.cpuSeconds() ?? 0) - before;
    this.#requests += round.requests;
    return round;
  }

  /** Returns microseconds; 0 if the system doesn't report it. */
  perRequest(): number {
    return (this.#seconds / this.#requests) * 1e6;
  }
}
