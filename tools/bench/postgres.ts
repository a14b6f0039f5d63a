// Measures PostgreSQL with server, service and load on one machine, and every commit on disk: one process beside bare
// rows, one ledger, four processes beside one, and reads beside SQLite.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, startPostgres } from "../../server/test/postgres-server.ts";
import type { Responses } from "./baseline.ts";
import { type Dataset, firstAccount, provideEmpty } from "./dataset.ts";
import { absoluteFigure, type Figure, ratioFigure } from "./figure.ts";
import { connections, RequestRing, type Round, runRound } from "./load.ts";
import { createDatabase } from "./postgres-database.ts";
import { measureReads, measureService, useEachKey } from "./postgres-service.ts";
import { ask, basePath, type ServerProcess, startBaseline, startService } from "./process.ts";
import { purchaseBody, purchaseRequests } from "./requests.ts";
import type { Pace } from "./throughput.ts";

const accounts = 1000;
const processCount = 4;
/** As many buyers for each of four processes as one process has in the other figures. */
const buyersOfFour = processCount * connections;

/** @param small a dataset with some orders, on SQLite */
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
    const severalAccounts = await provideEmpty(await createDatabase(server, "many"), accounts);
    const single = await provideEmpty(await createDatabase(server, "single"), 1);
    const four = await start(severalAccounts, processCount);
    const onSingle = await start(single, 1);
    for (const server of four) await useEachKey(server, severalAccounts);
    for (const server of onSingle) await useEachKey(server, single);
    const one = four.slice(0, 1);
    const response = await ask(
      one[0] as ServerProcess,
      "/v1/orders",
      firstAccount(severalAccounts).keys[0] as string,
      purchaseBody(severalAccounts),
    );
    const least = await startLeast(folder, await createDatabase(server, "least"), response);
    started.push(least);
    const length = Buffer.byteLength(response);
    const rings = {
      many: new RequestRing(purchaseRequests(severalAccounts, length)),
      single: new RequestRing(purchaseRequests(single)),
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
        { ...head, what: "POST /v1/orders beside least-pg", bound: { at: "least", value: 0.4 } },
        on([least], rings.many),
        on(one, rings.many),
        pace,
      ),
      await rate(
        { ...head, what: "POST /v1/orders of one ledger", bound: { at: "least", value: 100 } },
        on(onSingle, rings.single),
        pace,
      ),
      await compare(
        {
          ...head,
          what: `four processes beside one, ${buyersOfFour} buyers at each`,
          bound: { at: "least", value: 0.75 },
        },
        on(one, rings.many, buyersOfFour),
        on(four, rings.many, buyersOfFour),
        pace,
      ),
      ...(await withoutOthers(started, async () => [
        ...(await measureReads(folder, small, server, pace)),
        ...(await measureService(folder, severalAccounts, server, pace)),
      ])),
    ];
  } finally {
    for (const process of started) await process.stop();
    await server.stop();
  }
}

async function withoutOthers<T>(started: ServerProcess[], measure: () => Promise<T>): Promise<T> {
  for (const process of started.splice(0)) await process.stop();
  return await measure();
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

async function rate(
  head: Pick<Figure, "name" | "what" | "unit" | "bound">,
  run: Run,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Figure> {
  await run(warmUpMs);
  const rates: number[] = [];
  for (let i = 0; i < rounds; i++) rates.push(perSecond(await run(roundMs)));
  return absoluteFigure(head, rates);
}
