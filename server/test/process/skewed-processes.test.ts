// Two processes on one PostgreSQL, one clock ahead and one behind: rate limits and leases follow the database's time.
import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import { VirtualClock } from "../../src/runtime/clock.ts";
import { openStore } from "../../src/store/open.ts";
import { call, folderFor, runHere, type Serving, serve } from "../cli/command-line.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { Receiver } from "../webhooks/receiver.ts";
import { metric, ownerOf, textAt, until } from "./child.ts";

const skip = !hasPostgres;
const minuteMs = 60_000;
/** Clocks 40 seconds ahead and behind are then two minutes apart. */
const phaseMs = 21_000;
/** Several polls for expired leases, and shorter than a webhook request may take. */
const holdMs = 1500;
const callersPerProcess = 6;
/** The processes share the events about evenly. */
const ordersMax = 25;

interface Skewed extends Serving {
  setAhead(seconds: number): void;
}

async function serveAhead(
  t: Test,
  database: string,
  seconds: number,
  more: readonly string[] = [],
): Promise<Skewed> {
  const offset = join(folderFor(t), "offset");
  const setAhead = (ahead: number) => writeFileSync(offset, String(ahead * 1000));
  setAhead(seconds);
  const words = ["--admin-port", "0", "--virtual-clock", "--allow-local-webhooks", ...more];
  const serving = await serve(t, database, words, {
    NODE_OPTIONS: `--import ${new URL("skewed-clock.ts", import.meta.url)}`,
    CLOCK_OFFSET: offset,
  });
  return Object.assign(serving, { setAhead });
}

async function isKnownAhead({ ready }: Skewed, seconds: number): Promise<boolean> {
  const ahead = async () =>
    metric((await textAt(`${ready.admin_url}/metrics`)).text, "partner_esim_clock_ahead_seconds");
  return await until(async () => Math.abs((await ahead()) - seconds) < 5);
}

async function start(t: Test) {
  const database = await postgres.database(t);
  const ahead = await serveAhead(t, database, 40, ["--demo"]);
  const processes = [ahead, await serveAhead(t, database, -40)] as const;
  const store = await openStore(database, { existing: true });
  t.teardown(() => store.close());
  const clock = await VirtualClock.open(store);
  const enterMinute = () => clock.advance(minuteMs + phaseMs - (clock.now() % minuteMs));
  const receiver = await Receiver.start(t);
  const { json } = await runHere(["accounts", "list", "--json", "--database", database]);
  const endpoint = ["--mode", "test", "--url", receiver.url(), "--events", "all", "--database", database];
  const created = await runHere(["endpoints", "create", json.accounts[0].id, ...endpoint]);
  t.equal(created.code, 0, created.stderr);
  return { processes, enterMinute, receiver, key: ahead.ready.demo.test_key };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Sends as many requests to each process as the limit allows in all. */
async function countAllowed({ processes, key }: Started): Promise<number> {
  const perCaller = limits.generalPerMinute / callersPerProcess;
  const caller = async ({ ready }: Skewed) => {
    let allowed = 0;
    for (let i = 0; i < perCaller; i += 1)
      if ((await call(`${ready.url}/v1/balance`, key)).status === 200) allowed += 1;
    return allowed;
  };
  const callers = processes.flatMap((one) => Array.from({ length: callersPerProcess }, () => caller(one)));
  return (await Promise.all(callers)).reduce((sum, allowed) => sum + allowed, 0);
}

/** Buys until `holder` sends the event, and returns the response to finish. */
async function holdRequest({ processes, receiver, key }: Started, holder: Skewed): Promise<ServerResponse> {
  const { url } = holder.ready;
  const { body: packages } = await call(`${url}/v1/packages?limit=1`, key);
  for (let i = 0; i < ordersMax; i += 1) {
    const sent = new Promise<ServerResponse>((resolve) => {
      receiver.answer = resolve;
    });
    await call(`${url}/v1/orders`, key, { package_id: packages.data[0].id });
    const response = await sent;
    if (ownerOf(processes, response.req.socket) === holder) return response;
    response.end();
  }
  throw new Error(`one process sent none of ${ordersMax} events`);
}

t.test("clocks that differ change neither limits nor deliveries", { skip }, async (t) => {
  const started = await start(t);
  const { processes, enterMinute, receiver } = started;
  const [ahead, behind] = processes;
  for (const seconds of [40, 600]) {
    ahead.setAhead(seconds);
    behind.setAhead(-seconds);
    t.ok(await isKnownAhead(ahead, seconds), `${seconds} seconds ahead`);
    t.ok(await isKnownAhead(behind, -seconds), `${seconds} seconds behind`);
    await enterMinute();
    t.equal(await countAllowed(started), limits.generalPerMinute, `requests at ${seconds} seconds`);
    await enterMinute();
    for (const holder of processes) {
      const response = await holdRequest(started, holder);
      const before = receiver.received.length;
      await sleep(holdMs);
      t.equal(receiver.received.length, before, `leased ${holder === ahead ? "ahead" : "behind"}`);
      receiver.answer = (other) => void other.end();
      response.end();
    }
  }
  await sleep(holdMs);
  const sequences = receiver.received.map(({ event }) => event.sequence);
  t.same(sequences, [...new Set(sequences)], "each event once");
  t.ok(
    receiver.received.every(({ open }) => open === 1),
    "one request at a time",
  );
});
