// Measures what size costs: the same requests in turn on a small file and on one with a million orders, and the start
// time and memory on the large one.
import { join } from "node:path";
import { type Dataset, firstAccount } from "./dataset.ts";
import { absoluteFigure, type Figure, ratioFigure } from "./figure.ts";
import { type LoadRequest, RequestRing, runRound } from "./load.ts";
import { ask, basePath, type ServerProcess, startService } from "./process.ts";
import { getRequest, purchaseRequests } from "./requests.ts";
import { readShapes } from "./shapes.ts";
import type { Pace } from "./throughput.ts";

/** @param logs where the services log, if not beside the datasets */
export async function measureScale(
  small: Dataset,
  big: Dataset,
  pace: Pace,
  logs?: string,
): Promise<Figure[]> {
  const servers: { dataset: Dataset; server: ServerProcess }[] = [];
  try {
    for (const dataset of [small, big]) {
      servers.push({
        dataset,
        server: await startService(
          dataset.file,
          firstAccount(dataset).keys[0] as string,
          [],
          logs && join(logs, `scale-${servers.length}.log`),
        ),
      });
    }
    const figures: Figure[] = [];
    for (const { name, targets } of readShapes) {
      const rings = [];
      for (const { dataset, server } of servers)
        rings.push(await readRing(server, dataset, targets(dataset)));
      figures.push(await compare(name, servers, rings, pace));
    }
    const purchases = [small, big].map((dataset) => new RequestRing(purchaseRequests(dataset)));
    figures.push(await compare("POST /v1/orders", servers, purchases, pace));
    const memory = servers[1]?.server.peakMemoryBytes() ?? null;
    return memory === null ? figures : [...figures, memoryFigure(memory)];
  } finally {
    for (const { server } of servers) await server.stop();
  }
}

/** Returns requests of the first account over all of its keys; each must get a response of the length seen before. */
async function readRing(
  server: ServerProcess,
  dataset: Dataset,
  targets: readonly string[],
): Promise<RequestRing> {
  const { keys } = firstAccount(dataset);
  const lengths: number[] = [];
  for (const [i, target] of targets.entries()) {
    lengths.push(Buffer.byteLength(await ask(server, target, keys[i % keys.length] as string)));
  }
  const requests: LoadRequest[] = keys.map((key, i) => {
    const at = i % targets.length;
    return getRequest(basePath + targets[at], key, lengths[at] as number);
  });
  return new RequestRing(requests);
}

async function compare(
  what: string,
  servers: readonly { server: ServerProcess }[],
  rings: readonly RequestRing[],
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Figure> {
  const [small, big] = servers.map(({ server }, i) => {
    return async (ms: number) => (await runRound(server.port, rings[i] as RequestRing, ms)).medianMs;
  }) as [(ms: number) => Promise<number>, (ms: number) => Promise<number>];
  for (const run of [small, big]) await run(warmUpMs);
  const pairs: { baseline: number; ours: number }[] = [];
  for (let i = 0; i < rounds; i++) pairs.push({ baseline: await small(roundMs), ours: await big(roundMs) });
  return ratioFigure({ name: "scale", what, unit: "ms", bound: { at: "most", value: 1.3 } }, pairs);
}

function memoryFigure(bytes: number): Figure {
  const what = "most memory resident under that load";
  return absoluteFigure({ name: "memory", what, unit: "MB", bound: { at: "most", value: 200 } }, [
    bytes / 1e6,
  ]);
}

/** Measures the time from the start of the process to the first 200. */
export async function measureStart(big: Dataset, times: number): Promise<Figure[]> {
  const seconds: number[] = [];
  for (let i = 0; i < times; i++) {
    const server = await startService(big.file, firstAccount(big).keys[0] as string);
    seconds.push(server.startedInMs / 1000);
    await server.stop();
  }
  const what = `process start to first 200, ${big.orders.toLocaleString("en")} orders`;
  return [absoluteFigure({ name: "start", what, unit: "s", bound: { at: "most", value: 0.6 } }, seconds)];
}
