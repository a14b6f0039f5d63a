// Measures what an option costs: the processor time of reading an order with it, beside the same service without it.
// Both get their requests at the same time, so that other load affects both.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Dataset, firstAccount } from "./dataset.ts";
import { type Figure, ratioFigure } from "./figure.ts";
import { RequestRing, runRound } from "./load.ts";
import { ask, basePath, type ServerProcess, startReceiver, startService } from "./process.ts";
import { eachKey, getRequest } from "./requests.ts";
import type { Pace } from "./throughput.ts";

interface Option {
  head: Pick<Figure, "name" | "what" | "bound">;
  /** Settings of the service without the option. */
  without: readonly string[];
  with: readonly string[];
}

const what = (option: string) => `GET /v1/orders/{id} with ${option}, beside without`;

export const measureRequestLog = (dataset: Dataset, folder: string, pace: Pace): Promise<Figure> =>
  measureOption(dataset, folder, pace, {
    head: { name: "request-log", what: what("the request log"), bound: { at: "most", value: 1.05 } },
    without: ["--request-log-days", "0"],
    with: ["--request-log-days", "7"],
  });

/** Every trace is sent. Other figures are measured without OpenTelemetry. */
export async function measureTraces(dataset: Dataset, folder: string, pace: Pace): Promise<Figure> {
  const collector = await startReceiver();
  try {
    return await measureOption(dataset, folder, pace, {
      head: { name: "traces", what: what("all traces sent"), bound: null },
      without: [],
      with: ["--otlp-endpoint", collector.url],
    });
  } finally {
    collector.stop();
  }
}

async function measureOption(dataset: Dataset, folder: string, pace: Pace, option: Option): Promise<Figure> {
  const [key = ""] = firstAccount(dataset).keys;
  const started: ServerProcess[] = [];
  const start = async (name: "without" | "with") => {
    const file = join(folder, `option-${name}.db`);
    copyFileSync(dataset.file, file);
    const server = await startService(file, key, option[name]);
    started.push(server);
    return server;
  };
  try {
    const without = await start("without");
    const enabled = await start("with");
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
        microsecondsEach(enabled, rings.with, ms),
      ]);
      return { baseline, ours };
    };
    await both(pace.warmUpMs);
    const pairs: { baseline: number; ours: number }[] = [];
    for (let i = 0; i < pace.rounds; i++) pairs.push(await both(pace.roundMs));
    return ratioFigure({ ...option.head, unit: "µs" }, pairs);
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
