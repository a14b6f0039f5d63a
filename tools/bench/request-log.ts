// What the request log costs: the processor time of reading an order with it, beside the same service without it. Both
// get their requests at the same time, so that other load on the machine touches both. Rounds follow each other, so each has the writes of a round.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Dataset, firstAccount } from "./dataset.ts";
import { type Figure, ratioFigure } from "./figure.ts";
import { RequestRing, runRound } from "./load.ts";
import { ask, basePath, type ServerProcess, startService } from "./process.ts";
import { eachKey, getRequest } from "./requests.ts";
import type { Pace } from "./throughput.ts";

export async function measureRequestLog(dataset: Dataset, folder: string, pace: Pace): Promise<Figure> {
  const [key = ""] = firstAccount(dataset).keys;
  const started: ServerProcess[] = [];
  const start = async (name: string, days: string) => {
    const file = join(folder, `request-log-${name}.db`);
    copyFileSync(dataset.file, file);
    const server = await startService(file, key, ["--request-log-days", days]);
    started.push(server);
    return server;
  };
  try {
    const without = await start("without", "0");
    const logging = await start("with", "7");
    const lengths = new Map<string, number>();
    for (const { keys, orders } of dataset.accounts) {
      for (const [i, id] of orders.entries()) {
        if (lengths.has(id)) continue;
        const body = await ask(without, `/v1/orders/${id}`, keys[i % keys.length] as string);
        lengths.set(id, Buffer.byteLength(body));
      }
    }
    const requests = eachKey(dataset, (key, ids, i) => {
      const id = ids[i % ids.length] as string;
      return getRequest(`${basePath}/v1/orders/${id}`, key, lengths.get(id) ?? 0);
    });
    const ring = () => new RequestRing(requests);
    const rings = { without: ring(), with: ring() };
    const both = async (ms: number) => {
      const [baseline, ours] = await Promise.all([
        microsecondsEach(without, rings.without, ms),
        microsecondsEach(logging, rings.with, ms),
      ]);
      return { baseline, ours };
    };
    await both(pace.warmUpMs);
    const pairs: { baseline: number; ours: number }[] = [];
    for (let i = 0; i < pace.rounds; i++) pairs.push(await both(pace.roundMs));
    const head = {
      name: "request-log",
      what: "GET /v1/orders/{id} with the request log, beside without it",
      bound: { at: "most", value: 1.05 },
      unit: "µs",
    } as const;
    return ratioFigure(head, pairs);
  } finally {
    for (const server of started) await server.stop();
  }
}

/** Processor time per request. */
async function microsecondsEach(server: ServerProcess, ring: RequestRing, roundMs: number): Promise<number> {
  const before = server.cpuSeconds();
  const { requests } = await runRound(server.port, ring, roundMs);
  const after = server.cpuSeconds();
  if (before === null || after === null) throw new Error("the system does not report processor time");
  return ((after - before) * 1e6) / requests;
}
