// Requests per second of the service beside the yardstick, which answers the same bytes: short rounds of one and
// the other in turn, so that whatever else the machine does touches both.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Dataset, firstAccount } from "./dataset.ts";
import { type Figure, ratioFigure } from "./figure.ts";
import { type LoadRequest, RequestRing, type Round, runRound } from "./load.ts";
import { ask, basePath, type ServerProcess, startService, startYardstick } from "./process.ts";
import { eachKey, getRequest, purchaseBody, purchaseRequests } from "./requests.ts";
import type { Answers } from "./yardstick.ts";

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

export const throughputNames = ["packages", "order", "purchase", "least"] as const;
export type ThroughputName = (typeof throughputNames)[number];

export async function measureThroughput(
  dataset: Dataset,
  folder: string,
  names: readonly ThroughputName[],
  pace: Pace,
): Promise<Figure[]> {
  const service = await startService(dataset.file, firstAccount(dataset).keys[0] as string);
  try {
    const answers = await readAnswers(service, dataset);
    const file = join(folder, "answers.json");
    writeFileSync(file, JSON.stringify(answers));
    const yardstick = await startYardstick(file);
    try {
      const figures: Figure[] = [];
      for (const name of names) {
        const wanted = cases[name](dataset, answers);
        const ours = name === "least" ? await startLeast(folder, file) : service;
        figures.push(await measure(wanted, yardstick, ours, pace));
        if (ours !== service) await ours.stop();
      }
      return figures;
    } finally {
      await yardstick.stop();
    }
  } finally {
    await service.stop();
  }
}

/** The yardstick once more, as a server that stores purchases and does nothing else. */
async function startLeast(folder: string, answers: string): Promise<ServerProcess> {
  const database = join(folder, "least.db");
  for (const end of ["", "-wal", "-shm"]) rmSync(database + end, { force: true });
  return await startYardstick(answers, database);
}

/** Asks the service once for everything that the yardstick is to answer. */
async function readAnswers(service: ServerProcess, dataset: Dataset): Promise<Answers> {
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

/** What each figure asks for. */
const cases: Record<ThroughputName, (dataset: Dataset, answers: Answers) => Case> = {
  packages: (dataset, { packages }) => ({
    name: "packages",
    what: `GET ${listTarget}`,
    bound: { at: "least", value: 0.6, aim: 0.85 },
    requests: eachKey(dataset, (key) => getRequest(basePath + listTarget, key, Buffer.byteLength(packages))),
  }),
  order: (dataset, { orders }) => ({
    name: "order",
    what: "GET /v1/orders/{id}",
    bound: { at: "least", value: 0.5, aim: 0.75 },
    requests: eachKey(dataset, (key, ids, i) => {
      const id = ids[i % ids.length] as string;
      return getRequest(`${basePath}/v1/orders/${id}`, key, Buffer.byteLength(orders[id] ?? ""));
    }),
  }),
  purchase: (dataset, { order }) => ({
    name: "purchase",
    what: "POST /v1/orders, one eSIM, durable",
    bound: { at: "least", value: 0.4, aim: 0.6 },
    requests: purchaseRequests(dataset, Buffer.byteLength(order)),
  }),
  least: (dataset, { order }) => ({
    name: "least",
    what: "the same by the yardstick, its bare rows durable",
    bound: null,
    requests: purchaseRequests(dataset, Buffer.byteLength(order)),
  }),
};

async function measure(
  { requests, ...head }: Case,
  yardstick: ServerProcess,
  service: ServerProcess,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Figure> {
  const ring = new RequestRing(requests);
  const used = { yardstick: new Usage(yardstick), ours: new Usage(service) };
  for (const server of [yardstick, service]) await runRound(server.port, ring, warmUpMs);
  const pairs: { yardstick: number; ours: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    const theirs = await used.yardstick.during(() => runRound(yardstick.port, ring, roundMs));
    const ours = await used.ours.during(() => runRound(service.port, ring, roundMs));
    pairs.push({ yardstick: theirs.requests / theirs.seconds, ours: ours.requests / ours.seconds });
  }
  const figure = ratioFigure({ ...head, unit: "req/s" }, pairs);
  const cpu = { yardstick: used.yardstick.perRequest(), ours: used.ours.perRequest() };
  return cpu.yardstick && cpu.ours
    ? { ...figure, cpuMicroseconds: { yardstick: cpu.yardstick, ours: cpu.ours } }
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

  /** In microseconds; 0 where the system doesn't tell. */
  perRequest(): number {
    return (this.#seconds / this.#requests) * 1e6;
  }
}
