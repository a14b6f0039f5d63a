// Measures one process on PostgreSQL: its reads beside those of SQLite, its connections, memory and start, and how soon
// it sells after a restart of the server.
import { join } from "node:path";
import pg from "pg";
import { isInstalled, type PostgresServer, startPostgres } from "../../server/test/postgres-server.ts";
import { type Dataset, firstAccount } from "./dataset.ts";
import { absoluteFigure, type Figure } from "./figure.ts";
import { RequestRing, runRound } from "./load.ts";
import { moved } from "./postgres-database.ts";
import { ask, basePath, type ServerProcess, startService } from "./process.ts";
import { eachKey, purchaseBody, purchaseRequests, requestBytes } from "./requests.ts";
import { measureScale } from "./scale.ts";
import { compareReads, type Pace } from "./throughput.ts";

const megabyte = 1e6;

/** Uses each key once, because a process looks up a key at its first request. */
export async function useEachKey({ port }: ServerProcess, dataset: Dataset): Promise<void> {
  const requests = eachKey(dataset, (key) => ({
    ...requestBytes({ method: "GET", target: `${basePath}/v1/balance`, key }),
    status: 200,
    bodyBytes: [20, 500],
  }));
  const ring = new RequestRing(requests);
  for (let used = 0; used < requests.length; ) used += (await runRound([port], ring, 1000)).requests;
}

export async function measureReads(
  folder: string,
  small: Dataset,
  server: PostgresServer,
  pace: Pace,
): Promise<Figure[]> {
  const onServer = await moved(small, server, "reads");
  const started: ServerProcess[] = [];
  try {
    for (const [i, dataset] of [small, onServer].entries()) {
      const log = join(folder, `postgres-reads-${i}.log`);
      started.push(await startService(dataset.file, firstAccount(dataset).keys[0] ?? "", [], log));
    }
    for (const process of started) await useEachKey(process, small);
    const [sqlite, postgres] = started as [ServerProcess, ServerProcess];
    const figures = await compareReads(small, sqlite, postgres, pace);
    const bounds: Record<string, number> = { order: 0.25, packages: 0.25 };
    return figures.map((figure) => ({
      ...figure,
      what: `${figure.what}, beside SQLite`,
      bound: { at: "least", value: bounds[figure.name] ?? 0 },
      name: "postgres",
    }));
  } finally {
    for (const process of started) await process.stop();
  }
}

/** The same reads and purchases on a small database and on one with a million orders. */
export async function measurePostgresScale(
  folder: string,
  small: Dataset,
  big: Dataset,
  pace: Pace,
): Promise<Figure[]> {
  if (!isInstalled) {
    console.error("not measured: PostgreSQL is not installed here");
    return [];
  }
  const server = await startPostgres("on");
  try {
    const figures = await measureScale(
      await moved(small, server, "small"),
      await moved(big, server, "big"),
      pace,
      folder,
    );
    return figures.map((figure) => ({ ...figure, name: `postgres-${figure.name}` }));
  } finally {
    await server.stop();
  }
}

/** @param dataset a database on the server, without orders */
export async function measureService(
  folder: string,
  dataset: Dataset,
  server: PostgresServer,
  pace: Pace,
): Promise<Figure[]> {
  const [key = ""] = firstAccount(dataset).keys;
  const head = (what: string, unit: string, value: number) => ({
    name: "postgres",
    what,
    unit,
    bound: { at: "most", value } as const,
  });
  const log = join(folder, "postgres-service.log");
  const starts: number[] = [];
  for (let i = 0; i < pace.rounds; i++) {
    const process = await startService(dataset.file, key, [], log);
    starts.push(process.startedInMs / 1000);
    await process.stop();
  }
  const process = await startService(dataset.file, key, [], log);
  try {
    await runRound(process.port, new RequestRing(purchaseRequests(dataset)), pace.warmUpMs + pace.roundMs);
    const connections = await connectionsTo(dataset.file);
    const recoveries: number[] = [];
    for (let i = 0; i < Math.min(3, pace.rounds); i++) {
      await server.restart("fast");
      recoveries.push(await untilSold(process, key, purchaseBody(dataset)));
    }
    const memory = process.peakMemoryBytes();
    return [
      absoluteFigure(head("process start to first 200", "s", 1), starts),
      absoluteFigure(head("connections of a process under load", "", 13), [connections]),
      absoluteFigure(head("from the return of the server to the next purchase", "s", 3), recoveries),
      ...(memory === null
        ? []
        : [absoluteFigure(head("most memory resident", "MB", 220), [memory / megabyte])]),
    ];
  } finally {
    await process.stop();
  }
}

async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows[0].n;
}

/** Returns the seconds until a purchase succeeds. */
async function untilSold(process: ServerProcess, key: string, body: string): Promise<number> {
  const startedAt = performance.now();
  const isSold = () =>
    ask(process, "/v1/orders", key, body).then(
      () => true,
      () => false,
    );
  while (!(await isSold())) await new Promise((resolve) => setTimeout(resolve, 10));
  return (performance.now() - startedAt) / 1000;
}
