// A service that is killed at any time loses nothing that it acknowledged and does nothing twice: clients store their
// keys before they send, and retry after each restart.
import { join } from "node:path";
import t from "tap";
import { call, folderFor, type JsonResponse, runHere, serve } from "./command-line.ts";

const kills = 3;
const clients = 6;

interface Journaled {
  key: string;
  mode: "test" | "live";
  body: object;
  /** The first response that arrived. */
  response?: JsonResponse;
}

t.test("kill -9 under load", async (t) => {
  const database = join(folderFor(t), "service.db");
  const journal: Journaled[] = [];
  let bought = "";
  let replayed = 0;
  /** The demonstration's orders. */
  let ordersBefore = 0;
  for (let round = 0; round < kills; round++) {
    const service = await serve(t, database, ["--demo", "--virtual-clock"]);
    await passLeases(database);
    const { url, demo } = service.ready;
    const keyOf = { test: demo.test_key, live: demo.live_key };
    const send = async (entry: Journaled) => await post(`${url}/v1/orders`, keyOf[entry.mode], entry);
    bought ||= (await call(`${url}/v1/packages?country=IN&limit=1`, demo.test_key)).body.data[0].id;

    if (round === 0) ordersBefore = await countOrders(url, keyOf);

    for (const entry of journal.filter(({ response }) => response === undefined)) {
      entry.response = (await send(entry)) ?? undefined;
      replayed += 1;
    }
    let alive = true;
    let received = 0;
    const enough = Promise.withResolvers<void>();
    const loop = async (client: number) => {
      // Few enough to stay below a key's limit of POST requests.
      for (let i = 0; alive && i < 4; i++) {
        const mode = client % 3 === 0 ? "live" : "test";
        const body = { package_id: bought, quantity: 1 + (client % 2), customer_ref: `round ${round}` };
        const entry: Journaled = { key: crypto.randomUUID(), mode, body };
        journal.push(entry);
        entry.response = (await send(entry)) ?? undefined;
        received += 1;
        // While this response is read, those of the other clients are in flight.
        if (received > 3 * (round + 1)) enough.resolve();
      }
    };
    const running = Array.from({ length: clients }, (_, client) => loop(client));
    await enough.promise;
    alive = false;
    service.child.kill("SIGKILL");
    await service.ended;
    await Promise.all(running);
    t.equal(
      (await runHere(["verify", "--database", database])).code,
      0,
      `round ${round}: what the kill left is sound`,
    );
  }

  const { ready } = await serve(t, database, ["--demo", "--virtual-clock"]);
  await passLeases(database);
  const keyOf = { test: ready.demo.test_key, live: ready.demo.live_key };
  for (const [i, entry] of journal.entries()) {
    // The number depends on the machine's speed: stay within the rate limit.
    if (i % 25 === 24) await passLeases(database);
    const again = await post(`${ready.url}/v1/orders`, keyOf[entry.mode], entry);
    if (entry.response) t.same(again?.body, entry.response.body, "the response that was sent stands");
    entry.response ??= again ?? undefined;
    const { body } = await call(`${ready.url}/v1/orders/${entry.response?.body.id}`, keyOf[entry.mode]);
    t.equal(body.status, "completed");
  }
  const ids = new Set(journal.map(({ response }) => response?.body.id));
  t.equal(ids.size, journal.length, "one order for each key");
  t.equal((await countOrders(ready.url, keyOf)) - ordersBefore, journal.length, "and no other");
  t.ok(replayed > 0 && replayed < journal.length, "some were cut off, some got a response");
  t.comment(`${journal.length} orders, ${replayed} of them unanswered at a kill`);
  const { code, json } = await runHere(["verify", "--json", "--database", database]);
  t.match({ code, faults: json.faults }, { code: 0, faults: [] });
});

async function countOrders(url: string, keyOf: Record<"test" | "live", string>): Promise<number> {
  let orders = 0;
  for (const key of Object.values(keyOf)) {
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = `${url}/v1/orders?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { body } = await call(page, key);
      orders += body.data.length;
      cursor = body.next_cursor;
    }
  }
  return orders;
}

/** A live call that was cut off holds its key until its lease expires; then it is completed on its behalf. */
async function passLeases(database: string): Promise<void> {
  const { code, stderr } = await runHere(["clock", "advance", "--seconds", "60", "--database", database]);
  if (code !== 0) throw new Error(stderr);
}

/** Returns the response, or null if the connection broke. */
async function post(url: string, apiKey: string, entry: Journaled): Promise<JsonResponse | null> {
  const response = await call(url, apiKey, entry.body, entry.key).catch(() => null);
  if (response !== null && response.status >= 400) throw new Error(JSON.stringify(response.body));
  return response;
}
