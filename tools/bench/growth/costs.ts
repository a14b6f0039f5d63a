// Measures what a purchase, read, list and delivery cost on PostgreSQL: processor time, write-ahead log, flushes,
// stored bytes, and one ledger's throughput. The growth model in `model.ts` uses these.
import { setTimeout as sleep } from "node:timers/promises";
import { type PostgresServer, startPostgres } from "../../../server/test/postgres-server.ts";
import { type Dataset, firstAccount, provideEmpty } from "../dataset.ts";
import { type LoadRequest, RequestRing, type Round, runRound } from "../load.ts";
import { createDatabase } from "../postgres-database.ts";
import { ask, basePath, type ServerProcess, startService } from "../process.ts";
import { cpuSecondsOfServer } from "../processor.ts";
import { getRequest, purchaseRequests } from "../requests.ts";
import type { Cost } from "./cost.ts";
import { measureDeliveries } from "./deliveries.ts";
import { loggedRequestBytes, query, type StoredBytes, storedBytes } from "./stored.ts";

export interface UnitCosts {
  purchase: Cost;
  /** With four processes. */
  sharedPurchase: Cost;
  read: Cost;
  list: Cost;
  delivery: Cost;
  perSecond: { one: number; four: number };
  /** One ledger: purchases a second, and the duration of a single one. */
  ledger: { perSecondOne: number; perSecondFour: number; aloneMs: number };
  /** Bytes per row. */
  stored: Map<string, StoredBytes>;
  loggedRequestBytes: number;
}

export interface CostPace {
  roundMs: number;
  warmUpMs: number;
  /** Backends report their counters after ten idle seconds. */
  settleMs: number;
  deliveries: number;
}

const accounts = 1000;
/** Keys per account. */
const keysEach = 10;
const processCount = 4;

export async function measureCosts(folder: string, pace: CostPace): Promise<UnitCosts> {
  const server = await startPostgres("on");
  const started: ServerProcess[] = [];
  try {
    const url = await createDatabase(server, "growth");
    const severalAccounts = await provideEmpty(url, accounts);
    const single = await provideEmpty(await createDatabase(server, "single"), 1);
    const start = async (dataset: Dataset, count: number) => {
      const processes: ServerProcess[] = [];
      for (let i = 0; i < count; i++) {
        const log = `${folder}/growth-${started.length}.log`;
        const process = await startService(dataset.file, firstAccount(dataset).keys[0] ?? "", [], log);
        processes.push(process);
        started.push(process);
      }
      return processes;
    };
    const four = await start(severalAccounts, processCount);
    const one = four.slice(0, 1);
    const meter = new Meter(server, url, pace);
    const ring = new RequestRing(purchaseRequests(severalAccounts));
    const purchase = await meter.costOf(one, ring);
    const sharedPurchase = await meter.costOf(four, ring);
    const bought = await withOrders(severalAccounts, url);
    const read = await meter.costOf(
      one,
      await reads(one[0] as ServerProcess, bought, (id) => `/v1/orders/${id}`),
    );
    const list = await meter.costOf(
      one,
      await reads(one[0] as ServerProcess, bought, () => "/v1/orders?limit=25"),
    );
    const fourOnOne = await start(single, processCount);
    const ofSingle = new RequestRing(purchaseRequests(single));
    const rateOf = async (processes: ServerProcess[], connections?: number) => {
      await meter.run(processes, ofSingle, pace.warmUpMs / 2, connections);
      return await meter.run(processes, ofSingle, pace.roundMs / 2, connections);
    };
    const ledger = {
      aloneMs: (await rateOf(fourOnOne.slice(0, 1), 1)).medianMs,
      perSecondOne: perSecond(await rateOf(fourOnOne.slice(0, 1))),
      perSecondFour: perSecond(await rateOf(fourOnOne)),
    };
    for (const process of started.splice(0)) await process.stop();
    const delivery = await measureDeliveries(
      await createDatabase(server, "deliveries"),
      pace.deliveries,
      (u, work) => new Meter(server, u, pace).measured(work),
    );
    return {
      purchase: purchase.cost,
      sharedPurchase: sharedPurchase.cost,
      read: read.cost,
      list: list.cost,
      delivery: delivery.cost,
      ledger,
      perSecond: { one: perSecond(purchase.round), four: perSecond(sharedPurchase.round) },
      stored: new Map([...delivery.stored, ...(await storedBytes(url))]),
      loggedRequestBytes: await loggedRequestBytes(url),
    };
  } finally {
    for (const process of started) await process.stop();
    await server.stop();
  }
}

const perSecond = ({ requests, seconds }: Round): number => requests / seconds;

class Meter {
  readonly #server: PostgresServer;
  readonly #url: string;
  readonly #pace: CostPace;

  constructor(server: PostgresServer, url: string, pace: CostPace) {
    this.#server = server;
    this.#url = url;
    this.#pace = pace;
  }

  async run(
    processes: readonly ServerProcess[],
    ring: RequestRing,
    ms: number,
    connections?: number,
  ): Promise<Round> {
    return await runRound(
      processes.map(({ port }) => port),
      ring,
      ms,
      0,
      connections,
    );
  }

  async costOf(
    processes: readonly ServerProcess[],
    ring: RequestRing,
  ): Promise<{ cost: Cost; round: Round }> {
    await this.run(processes, ring, this.#pace.warmUpMs);
    let round: Round | undefined;
    const nodeSeconds = () =>
      processes.reduce((sum, process) => sum + (process.cpuSeconds() ?? Number.NaN), 0);
    let nodeUs = 0;
    const cost = await this.measured(async () => {
      const before = nodeSeconds();
      round = await this.run(processes, ring, this.#pace.roundMs);
      nodeUs = ((nodeSeconds() - before) * 1e6) / round.requests;
      return round.requests;
    });
    return { cost: { ...cost, nodeUs }, round: round as Round };
  }

  /** @param work returns the number of operations done */
  async measured(work: () => Promise<number>): Promise<Omit<Cost, "nodeUs">> {
    const before = await this.#counters();
    const cpuBefore = cpuSecondsOfServer(this.#server) ?? Number.NaN;
    const count = await work();
    const cpuUs = ((cpuSecondsOfServer(this.#server) ?? Number.NaN) - cpuBefore) * 1e6;
    const after = await this.#counters();
    const each = (name: keyof typeof before) => (after[name] - before[name]) / count;
    return {
      postgresUs: cpuUs / count,
      walBytes: each("wal"),
      flushes: each("flushes"),
      pages: each("pages"),
    };
  }

  async #counters() {
    await sleep(this.#pace.settleMs);
    const [row] = await query(
      this.#url,
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
         (select wal_sync from pg_stat_wal)::float8 as flushes,
         (select blks_hit + blks_read from pg_stat_database where datname = current_database())::float8 as pages`,
    );
    return row as { wal: number; flushes: number; pages: number };
  }
}

/** The accounts with their last order. */
async function withOrders(dataset: Dataset, url: string): Promise<Dataset> {
  const rows = await query(
    url,
    `select a.n, array(select id from orders where ledger = l.n order by n desc limit 1) as ids
     from accounts a join ledgers l on l.account = a.n and l.mode = 'test' order by a.n`,
  );
  return {
    ...dataset,
    accounts: dataset.accounts.map((account, i) => ({ ...account, orders: rows[i]?.ids ?? [] })),
  };
}

async function reads(
  server: ServerProcess,
  dataset: Dataset,
  targetOf: (id: string) => string,
): Promise<RequestRing> {
  const accounts = dataset.accounts.filter(({ orders }) => orders.length > 0);
  const requests: LoadRequest[][] = [];
  for (const { keys, orders } of accounts) {
    const target = targetOf(orders[0] ?? "");
    const length = Buffer.byteLength(await ask(server, target, keys[0] ?? ""));
    requests.push(keys.map((key) => getRequest(basePath + target, key, length)));
  }
  // Takes the accounts in turn.
  return new RequestRing(
    Array.from({ length: keysEach }, (_, i) => requests.map((all) => all[i] as LoadRequest)).flat(),
  );
}
