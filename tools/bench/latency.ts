// Measures what deliveries cost the buyer: the time of a purchase while all events are delivered to a webhook endpoint,
// beside a service without endpoints. Both run in turn on a copy of one file, below their capacity: full load would
// compare throughput.
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { type Dataset, firstAccount } from "./dataset.ts";
import { type Figure, ratioFigure } from "./figure.ts";
import { RequestRing, runRound } from "./load.ts";
import { operate, type Receiver, type ServerProcess, startReceiver, startService } from "./process.ts";
import { purchaseRequests } from "./requests.ts";
import type { Pace } from "./throughput.ts";

/** Pause of each of the 32 connections. */
const pauseMs = 120;
const deliveredWithinMs = 30_000;

export async function measureLatency(dataset: Dataset, folder: string, pace: Pace): Promise<Figure> {
  const files = ["latency-alone.db", "latency-told.db"].map((name) => join(folder, name));
  const services: ServerProcess[] = [];
  const receiver = await startReceiver();
  try {
    for (const file of files) {
      remove(file);
      copyFileSync(dataset.file, file);
      services.push(
        await startService(file, firstAccount(dataset).keys[0] as string, ["--allow-local-webhooks"]),
      );
    }
    const [alone, told] = services as [ServerProcess, ServerProcess];
    const toldFile = files[1] as string;
    openEndpoints(toldFile, receiver);
    const figure = await compare(dataset, alone, told, pace);
    await untilDelivered(toldFile);
    return figure;
  } finally {
    receiver.stop();
    for (const service of services) await service.stop();
    for (const file of files) remove(file);
  }
}

/** Opens one endpoint per account. */
function openEndpoints(file: string, { url }: Receiver): void {
  const db = new Database(file, { readonly: true });
  const accounts = db.prepare("select id from accounts").pluck().all() as string[];
  db.close();
  for (const account of accounts) {
    operate(["endpoints", "create", account, "--mode", "test", "--url", url, "--database", file]);
  }
}

async function compare(
  dataset: Dataset,
  alone: ServerProcess,
  told: ServerProcess,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Figure> {
  const ring = new RequestRing(purchaseRequests(dataset));
  const medianMs = async ({ port }: ServerProcess, ms: number) =>
    (await runRound(port, ring, ms, pauseMs)).medianMs;
  for (const service of [alone, told]) await medianMs(service, warmUpMs);
  const pairs: { baseline: number; ours: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    pairs.push({ baseline: await medianMs(alone, roundMs), ours: await medianMs(told, roundMs) });
  }
  const what = "POST /v1/orders, with its webhook delivered, beside none";
  return ratioFigure({ name: "latency", what, unit: "ms", bound: { at: "most", value: 1.3 } }, pairs);
}

/** Waits until all are sent. Otherwise the figure means nothing. */
async function untilDelivered(file: string): Promise<void> {
  const db = new Database(file, { readonly: true });
  try {
    const waiting = db.prepare("select count(*) from deliveries where due_at is not null").pluck();
    for (const giveUpAt = performance.now() + deliveredWithinMs; waiting.get() !== 0; await setTimeout(50)) {
      if (performance.now() > giveUpAt) throw new Error(`${waiting.get()} deliveries were not sent`);
    }
  } finally {
    db.close();
  }
}

function remove(file: string): void {
  for (const end of ["", "-wal", "-shm", ".log"]) rmSync(file + end, { force: true });
}
