// PostgreSQL, with the server, the service and the load on one machine, and every commit on disk: one process beside
// bare rows, four processes beside one, ten accounts beside a thousand, reads beside SQLite, and what a process takes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, type PostgresServer, startPostgres } from "../../server/test/postgres-server.ts";
import type { Responses } from "./baseline.ts";
import { type Dataset, firstAccount, provideEmpty } from "./dataset.ts";
import { absoluteFigure, type Figure, ratioFigure } from "./figure.ts";
import { connections, RequestRing, type Round, runRound } from "./load.ts";
import { createDatabase } from "./postgres-database.ts";
import { measureReads, measureService } from "./postgres-service.ts";
import { ask, basePath, type ServerProcess, startBaseline, startService } from "./process.ts";
import { cpuSecondsOfServer } from "./processor.ts";
import { eachKey, purchaseBody, purchaseRequests, requestBytes } from "./requests.ts";
import type { Pace } from "./throughput.ts";

const accounts = { many: 1000, few: 10 };
const processCount = 4;
/** Each of four processes gets as many buyers as one process has in the other figures. */
const buyersOfFour = processCount * connections;

/** @param small with some orders, on SQLite */
export async function measurePostgres(folder: string, small: Dataset, pace: Pace): Promise<Figure[]> {
  if (!isInstalled) {
    console.error("not measured: PostgreSQL is not installed here");
    return [];
  }
  const server = await startPostgres("on");
  const started: ServerProcess[] = [];
  try {
    const start = async (database: Dataset, count: number): Promise<ServerProcess[]> => {
      const servers: ServerProcess[] = [];
      for (let i = 0; i < count; i++) {
        const log = join(folder, `postgres-${started.length}.log`);
        servers.push(await startService(database.file, firstAccount(database).keys[0] as string, [], log));
        started.push(servers[i] as ServerProcess);
      }
      return servers;
    };
    const many = await provideEmpty(await createDatabase(server, "many"), accounts.many);
    const few = await provideEmpty(await createDatabase(server, "few"), accounts.few);
    const four = await start(many, processCount);
    const fourOnFew = await start(few, processCount);
    for (const server of four) await useEachKey(server, many);
    for (const server of fourOnFew) await useEachKey(server, few);
    const one = four.slice(0, 1);
    const response = await ask(
      one[0] as ServerProcess,
      "/v1/orders",
      firstAccount(many).keys[0] as string,
      purchaseBody(many),
    );
    const least = await startLeast(folder, await createDatabase(server, "least"), response);
    started.push(least);
    const length = Buffer.byteLength(response);
    const rings = {
      many: new RequestRing(purchaseRequests(many, length)),
      few: new RequestRing(purchaseRequests(few)),
    };
    const on =
      (servers: readonly ServerProcess[], ring: RequestRing, buyers = connections) =>
      (ms: number) =>
        runRound(
          servers.map(({ port }) => port),
          ring,
          ms,
          0,
          buyers,
        );
    const head = { name: "postgres", unit: "req/s" };
    return [
      await compare(
        { ...head, what: "POST /v1/orders beside least-pg", bound: { at: "least", value: 0.9, aim: 2 } },
        on([least], rings.many),
        on(one, rings.many),
        pace,
      ),
      await compare(
        {
          ...head,
          what: `four processes beside one, ${connections} buyers at each`,
          bound: { at: "least", value: 1 },
        },
        on(one, rings.many),
        on(four, rings.many),
        pace,
      ),
      await compareProcessors(server, [one, four], rings.many, connections, pace),
      await compare(
        {
          ...head,
          what: `four processes beside one, ${buyersOfFour} buyers at each`,
          bound: { at: "least", value: 1 },
        },
        on(one, rings.many, buyersOfFour),
        on(four, rings.many, buyersOfFour),
        pace,
      ),
      await compareProcessors(server, [one, four], rings.many, buyersOfFour, pace),
      await compare(
        { ...head, what: "four processes, 10 accounts beside 1,000", bound: { at: "least", value: 0.8 } },
        on(four, rings.many),
        on(fourOnFew, rings.few),
        pace,
      ),
      await tail("four processes, 10 accounts: p99 beside p50", on(fourOnFew, rings.few), pace),
      ...(await withoutOthers(started, async () => [
        ...(await measureReads(folder, small, server, pace)),
        ...(await measureService(folder, many, server, pace)),
      ])),
    ];
  } finally {
    for (const process of started) await process.stop();
    await server.stop();
  }
}

/** A process looks each key up at its first request. Four would still do so when all rounds are over. */
async function useEachKey({ port }: ServerProcess, dataset: Dataset): Promise<void> {
  const requests = eachKey(dataset, (key) => ({
    ...requestBytes({ method: "GET", target: `${basePath}/v1/balance`, key }),
    status: 200,
    bodyBytes: [20, 500],
  }));
  const ring = new RequestRing(requests);
  for (let used = 0; used < requests.length; ) used += (await runRound([port], ring, 1000)).requests;
}

async function withoutOthers<T>(started: ServerProcess[], measure: () => Promise<T>): Promise<T> {
  for (const process of started.splice(0)) await process.stop();
  return await measure();
}

/** Processor time of a purchase, in the service and the server together. */
async function compareProcessors(
  server: PostgresServer,
  [one, four]: readonly [readonly ServerProcess[], readonly ServerProcess[]],
  ring: RequestRing,
  buyers: number,
  { rounds, roundMs }: Pace,
): Promise<Figure> {
  const seconds = (processes: readonly ServerProcess[]) =>
    processes.reduce((sum, process) => sum + (process.cpuSeconds() ?? Number.NaN), 0) +
    (cpuSecondsOfServer(server) ?? Number.NaN);
  const microsecondsEach = async (processes: readonly ServerProcess[]) => {
    const before = seconds(processes);
    const { requests } = await runRound(
      processes.map(({ port }) => port),
      ring,
      roundMs,
      0,
      buyers,
    );
    return ((seconds(processes) - before) * 1e6) / requests;
  };
  const pairs: { baseline: number; ours: number }[] = [];
  for (let i = 0; i < rounds; i++)
    pairs.push({ baseline: await microsecondsEach(one), ours: await microsecondsEach(four) });
  const what = `processor time of a purchase, four processes beside one, ${buyers} buyers`;
  return ratioFigure({ name: "postgres", what, unit: "µs", bound: { at: "most", value: 1.25 } }, pairs);
}

async function startLeast(folder: string, url: string, order: string): Promise<ServerProcess> {
  const file = join(folder, "postgres-responses.json");
  const responses: Responses = { basePath, packages: "", orders: {}, order };
  writeFileSync(file, JSON.stringify(responses));
  return await startBaseline(file, url, join(folder, "least-postgres.log"));
}

type Run = (ms: number) => Promise<Round>;
const perSecond = ({ requests, seconds }: Round): number => requests / seconds;

async function compare(
  head: Pick<Figure, "name" | "what" | "unit" | "bound">,
  baseline: Run,
  ours: Run,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Figure> {
  for (const run of [baseline, ours]) await run(warmUpMs);
  const pairs: { baseline: number; ours: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    pairs.push({ baseline: perSecond(await baseline(roundMs)), ours: perSecond(await ours(roundMs)) });
  }
  return ratioFigure(head, pairs);
}

async function tail(what: string, run: Run, { rounds, roundMs }: Pace): Promise<Figure> {
  const ratios: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const { p99Ms, medianMs } = await run(roundMs);
    ratios.push(p99Ms / medianMs);
  }
  return absoluteFigure({ name: "postgres", what, unit: "×", bound: { at: "most", value: 5 } }, ratios);
}
