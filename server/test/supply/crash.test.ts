// A service that is killed at any moment, as a machine that loses its power: clients note their keys before they send,
// and repeat after each restart. Then everything that was ever answered is there, and nothing was done twice.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t, { type Test } from "tap";
import { VirtualClock } from "../../src/clock.ts";
import { setNetworkRule } from "../../src/domain/network.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { findFaults } from "../simulation/invariants.ts";
import { until } from "./live.ts";

const cycles = Number(process.env.CRASH_CYCLES ?? 6);
t.setTimeout(60_000 + cycles * 15_000);
const main = join(import.meta.dirname, "..", "..", "src", "main.ts");

interface Started {
  child: ChildProcess;
  url: string;
  key: string;
}

async function start(t: Test, database: string): Promise<Started> {
  const words = ["serve", "--demo", "--virtual-clock", "--port", "0", "--log-level", "error", "--json"];
  const child = spawn(process.execPath, [main, ...words, "--database", database], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(() => child.kill("SIGKILL"));
  let text = "";
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    text += chunk;
    if (text.includes("\n")) break;
  }
  const { url, demo } = JSON.parse(text);
  return { child, url, key: demo.live_key };
}

async function kill({ child }: Started): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

/** What a client wrote down before it sent. */
interface Journal {
  key: string;
  path: string;
  body: object;
  /** The first success; one that was processing may look different later. */
  answer: { id: string; status: string; body: string } | null;
}

async function send({ url, key }: Started, entry: Journal): Promise<void> {
  const response = await fetch(url + entry.path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": entry.key,
    },
    body: JSON.stringify(entry.body),
  }).catch(() => null);
  if (!response?.ok) return;
  const body = await response.text().catch(() => null);
  if (body === null) return;
  const { id, status } = JSON.parse(body);
  const first = entry.answer;
  if (first === null) entry.answer = { id, status, body };
  else if (first.id !== id || (first.status !== "processing" && first.body !== body)) {
    throw new Error(`${entry.key} was answered ${first.body} and then ${body}`);
  }
}

function countPurchases({ writer }: SqliteStore): number {
  const count = (table: string) =>
    writer
      .prepare(`select count(*) from ${table} where ledger in (select n from ledgers where mode = 'live')`)
      .pluck()
      .get() as number;
  return count("orders") + count("topups");
}

t.test(`${cycles} times kill -9 among orders and top-ups`, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const database = join(folder, "service.db");
  let service = await start(t, database);
  const store = new SqliteStore({ file: database, existing: true });
  t.teardown(() => store.close());
  const clock = await VirtualClock.open(store);
  const packages = await fetch(`${service.url}/v1/packages?country=IN&unlimited=false&limit=1`, {
    headers: { authorization: `Bearer ${service.key}` },
  });
  const { data } = (await packages.json()) as { data: { id: string }[] };
  const package_id = data[0]?.id;
  const before = countPurchases(store);
  const journal: Journal[] = [];
  const write = (path: string, body: object) => {
    const entry = { key: `key-${journal.length}`, path, body, answer: null };
    journal.push(entry);
    return entry;
  };

  for (let cycle = 0; cycle < cycles; cycle++) {
    await setNetworkRule(
      store,
      null,
      [{}, { delaySeconds: 1 }, { failNext: 6, failAs: "timeout" as const }][cycle % 3] ?? {},
    );
    const iccids = journal.flatMap(({ answer }) =>
      answer ? (JSON.parse(answer.body).esims ?? []).map(({ iccid }: { iccid: string }) => iccid) : [],
    );
    const begun = [1, 2, 3].map((quantity) => send(service, write("/v1/orders", { package_id, quantity })));
    for (const iccid of iccids.slice(-2))
      begun.push(send(service, write(`/v1/esims/${iccid}/topups`, { package_id })));
    await new Promise((resolve) => setTimeout(resolve, [30, 90, 250, 700, 1300][cycle % 5]));
    await kill(service);
    await Promise.all(begun);
    service = await start(t, database);
    // A request that died keeps its key for some time.
    await clock.advance(61_000);
    await Promise.all(journal.slice(-10).map((entry) => send(service, entry)));
  }

  await setNetworkRule(store, null, {});
  for (let i = 0; i < 20; i++) await clock.advance(60_000);
  await Promise.all(journal.slice(-25).map((entry) => send(service, entry)));
  await until(async () => {
    const [orders, topups] = ["orders", "topups"].map((table) =>
      store.writer.prepare(`select count(*) as n from ${table} where status = 'processing'`).get(),
    ) as { n: number }[];
    return orders?.n === 0 && topups?.n === 0;
  });
  await until(async () => (await store.reads.nextWorkAt(["recall-order", "recall-topup"])) === null);
  t.ok(
    journal.every(({ answer }) => answer !== null),
    "every request was answered in the end",
  );
  const ids = journal.map(({ answer }) => answer?.id);
  t.equal(new Set(ids).size, journal.length, "each key made one thing");
  t.equal(countPurchases(store) - before, journal.length, "and nothing else was made");
  t.same(findFaults(store, clock.now()), []);
  await kill(service);
});
