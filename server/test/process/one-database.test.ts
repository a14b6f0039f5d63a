// Three processes of the real program on one PostgreSQL: together they behave as one service, and one that is killed
// costs nothing.
import { request as httpRequest } from "node:http";
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount, createKey } from "../../src/domain/accounts/accounts.ts";
import { revokeKey } from "../../src/domain/accounts/keys.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import type { Store } from "../../src/domain/ports.ts";
import { releaseHeld, setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import type { Mode } from "../../src/domain/values/mode.ts";
import { VirtualClock } from "../../src/runtime/clock.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "../../src/store/open.ts";
import { runHere, type Serving, serve } from "../cli/command-line.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { Receiver } from "../webhooks/receiver.ts";
import { ownerOf, until } from "./child.ts";

// The lease of a killed process has to expire, and a busy machine starts processes slowly.
const skip = !hasPostgres;
const words = ["--virtual-clock", "--allow-local-webhooks"];
const wallet = 10_000_000;

interface Response {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  body: any;
}

interface Options {
  key?: string;
  body?: object;
  idempotencyKey?: string;
  from?: string;
}

function send(url: string, { key, body, idempotencyKey, from }: Options): Promise<Response> {
  const headers = {
    ...(key && { authorization: `Bearer ${key}` }),
    ...(body && {
      "content-type": "application/json",
      "idempotency-key": idempotencyKey ?? crypto.randomUUID(),
    }),
  };
  return new Promise((resolve, reject) => {
    const options = { method: body ? "POST" : "GET", headers, ...(from && { localAddress: from }) };
    const outgoing = httpRequest(url, options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const isJson = response.headers["content-type"]?.startsWith("application/json");
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      });
    });
    outgoing.once("error", reject).end(body && JSON.stringify(body));
  });
}

class Together {
  readonly processes: Serving[] = [];
  readonly url: string;
  readonly store: Store;
  readonly clock: VirtualClock;
  readonly account: Account;
  #sent = 0;

  private constructor(url: string, store: Store, clock: VirtualClock, account: Account) {
    this.url = url;
    this.store = store;
    this.clock = clock;
    this.account = account;
  }

  static async start(t: Test, count: number): Promise<Together> {
    const url = await postgres.database(t);
    const first = await serve(t, url, [...words, "--demo"]);
    const store = await openStore(url, { existing: true });
    t.teardown(() => store.close());
    const clock = await VirtualClock.open(store);
    const account = await store.transaction(async (tx) => {
      const input = { name: "Test Travels", email: "ops@example.com", liveApproved: true };
      const account = await createAccount(tx, input, clock.now(), random);
      await adjustWallet(tx, account, wallet, null, clock.now());
      return account;
    });
    const together = new Together(url, store, clock, account);
    together.processes.push(first);
    await together.add(t, count - 1);
    return together;
  }

  async add(t: Test, count: number): Promise<void> {
    this.processes.push(
      ...(await Promise.all(Array.from({ length: count }, () => serve(t, this.url, words)))),
    );
  }

  async key(mode: Mode = "test"): Promise<{ id: string; text: string }> {
    const made = await this.store.transaction((tx) =>
      createKey(tx, this.account, { mode, name: "k" }, this.clock.now(), random),
    );
    return { id: made.key.id, text: made.text };
  }

  /** To the processes in turn, like a load balancer. */
  call(path: string, options: Options): Promise<Response> {
    const at = this.processes[this.#sent++ % this.processes.length];
    return send(at?.ready.url + path, options);
  }

  /** Ten at a time. */
  async calls(count: number, path: string, options: () => Options): Promise<Response[]> {
    const responses: Response[] = [];
    let begun = 0;
    const caller = async () => {
      while (begun++ < count) responses.push(await this.call(path, options()));
    };
    await Promise.all(Array.from({ length: 10 }, caller));
    return responses;
  }

  /** So that what follows is in one window, of all processes. */
  async enterMinute(): Promise<void> {
    await this.clock.advance(60_000 - (this.clock.now() % 60_000));
    const now = this.clock.now();
    const { text: key } = await this.key();
    for (const { ready } of this.processes)
      await until(async () => {
        const { headers } = await send(`${ready.url}/v1/balance`, { key });
        return Number(headers["x-ratelimit-reset"]) * 1000 > now;
      });
  }

  async somePackage(key: string): Promise<string> {
    const { body } = await this.call("/v1/packages?country=IN&unlimited=false&limit=1", { key });
    return body.data[0].id;
  }

  async sound(t: Test): Promise<void> {
    const { code, stdout, stderr } = await runHere(["verify", "--database", this.url]);
    t.equal(code, 0, stdout + stderr);
  }
}

const remainingOf = ({ headers }: Response) => Number(headers["x-ratelimit-remaining"]);
const statusOf = (status: number) => (response: Response) => response.status === status;
const down = (from: number) => Array.from({ length: from }, (_, i) => from - 1 - i);

async function bought(together: Together) {
  const key = (await together.key()).text;
  const body = { package_id: await together.somePackage(key) };
  return { key, body, order: (await together.call("/v1/orders", { key, body })).body };
}

async function countsTogether(t: Test, together: Together): Promise<void> {
  const { generalPerMinute, postPerMinute, qrPerMinute, badKeyMax } = limits;

  await together.enterMinute();
  const reading = (await together.key()).text;
  const reads = await together.calls(generalPerMinute + 15, "/v1/balance", () => ({ key: reading }));
  const served = reads.filter(statusOf(200));
  t.same(
    served.map(remainingOf).sort((a, b) => b - a),
    down(generalPerMinute),
    "each number once",
  );
  t.equal(new Set(reads.map(({ headers }) => headers["x-ratelimit-reset"])).size, 1);
  const refused = reads.filter(statusOf(429));
  t.equal(refused.length, 15);
  t.ok(refused.every((response) => remainingOf(response) === 0));
  t.ok(refused.every(({ headers }) => Number(headers["retry-after"]) <= 60));

  const writing = (await together.key()).text;
  const posts = await together.calls(postPerMinute + 10, "/v1/orders", () => ({ key: writing, body: {} }));
  t.same(
    posts
      .filter(statusOf(400))
      .map(remainingOf)
      .sort((a, b) => b - a),
    down(postPerMinute),
  );
  t.equal(posts.filter(statusOf(429)).length, 10);
  const left = remainingOf(await together.call("/v1/balance", { key: writing }));
  t.equal(left, generalPerMinute - postPerMinute - 1, "a refused POST does not count");
  await together.enterMinute();
  t.equal(remainingOf(await together.call("/v1/balance", { key: reading })), generalPerMinute - 1);

  const { key, order } = await bought(together);
  const { body: esim } = await together.call(`/v1/esims/${order.esims[0].iccid}`, { key });
  const image = new URL(esim.qr_code_url).pathname.replace("/partner/api", "");
  await together.enterMinute();
  const images = await together.calls(qrPerMinute + 5, image, () => ({ from: "127.0.0.8" }));
  t.equal(images.filter(statusOf(200)).length, qrPerMinute);
  t.equal(images.filter(statusOf(429)).length, 5);
  t.equal((await together.call(image, { from: "127.0.0.9" })).status, 200, "another IP address");

  const wrong = { key: `${key.slice(0, -4)}0000`, from: "127.0.0.7" };
  const bad = await together.calls(badKeyMax + 5, "/v1/balance", () => wrong);
  t.equal(bad.filter(statusOf(401)).length, badKeyMax);
  const fresh = (await together.key()).text;
  for (const { ready } of together.processes) {
    const blocked = await send(`${ready.url}/v1/balance`, { key: fresh, from: "127.0.0.7" });
    t.match(blocked, { status: 429, body: { error: { code: "rate_limited" } } }, "with a valid key too");
    t.notOk("x-ratelimit-limit" in blocked.headers);
    t.equal((await send(`${ready.url}/v1/balance`, { key: fresh })).status, 200, "another IP address");
  }
}

async function keepsKeys(t: Test, together: Together): Promise<void> {
  const { key, body } = await bought(together);
  const count = async () => (await together.call("/v1/orders", { key })).body.data.length;
  const before = await count();
  for (let round = 0; round < 4; round += 1) {
    const idempotencyKey = `round ${round}`;
    const all = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((i) =>
        send(`${together.processes[i]?.ready.url}/v1/orders`, { key, body, idempotencyKey }),
      ),
    );
    t.same(all.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 201]);
    t.equal(new Set(all.map((response) => response.body.id)).size, 1);
    t.equal(all.filter(({ headers }) => headers["idempotent-replayed"] === "true").length, 5);
  }
  t.equal((await count()) - before, 4);

  const { id, text } = await together.key();
  const balances = () =>
    Promise.all(together.processes.map(({ ready }) => send(`${ready.url}/v1/balance`, { key: text })));
  t.same(
    (await balances()).map(({ status }) => status),
    [200, 200, 200],
  );
  await together.store.transaction((tx) => revokeKey(tx, id, together.clock.now()));
  t.same(
    (await balances()).map(({ status }) => status),
    [401, 401, 401],
  );
}

t.test("three processes", { skip }, async (t) => {
  const together = await Together.start(t, 3);
  await t.test("count limits together", (t) => countsTogether(t, together));
  await t.test("have one effect per key, and forget a revoked one at once", (t) => keepsKeys(t, together));
  await together.sound(t);
});

t.test("after a process is killed, others finish its delivery and its live order", { skip }, async (t) => {
  // All at once: a busy machine starts a process more slowly than a delivery and an order wait.
  const together = await Together.start(t, 3);
  const { store, clock } = together;
  const receiver = await Receiver.start(t);
  const hung = new Promise<Serving>((resolve) => {
    receiver.answer = (response, { event }) => {
      if (event.sequence === 2) resolve(ownerOf(together.processes, response.req.socket));
      else response.end();
    };
  });
  const create = ["endpoints", "create", together.account.id, "--mode", "test", "--url", receiver.url()];
  const created = await runHere([...create, "--events", "all", "--database", together.url]);
  t.equal(created.code, 0, created.stderr);
  const { key, body } = await bought(together);
  await together.call("/v1/orders", { key, body });
  const killed = await hung;

  const live = (await together.key("live")).text;
  await setNetworkRule(store, null, { hold: ["issue"] });
  const idempotencyKey = "live";
  const cut = send(`${killed.ready.url}/v1/orders`, { key: live, body, idempotencyKey }).catch(() => "cut");
  const liveOrders = async () => (await store.reads.ledgers.ofAccount(together.account.n, "live")).n;
  const ledger = await liveOrders();
  const first = async () => (await store.reads.orders.list(ledger, {}, { after: null, limit: 1 }))[0];
  while ((await store.reads.simulatedSupplier.countHeld(null)) === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));

  killed.child.kill("SIGKILL");
  await killed.ended;
  together.processes.splice(together.processes.indexOf(killed), 1);
  t.equal(await cut, "cut");
  receiver.answer = (response) => void response.end();
  await Promise.all(Array.from({ length: 6 }, () => together.call("/v1/orders", { key, body })));

  await releaseHeld(store, null, clock.now());
  await clock.advance(120_000);
  while ((await first())?.status === "processing") await new Promise((resolve) => setTimeout(resolve, 50));
  const retried = await together.call("/v1/orders", { key: live, body, idempotencyKey });
  t.match(retried, { status: 200, body: { id: (await first())?.id, status: "completed" } });

  const { sequence } = await store.reads.ledgers.ofAccount(together.account.n, "test");
  await receiver.reached(sequence + 1, 40_000);
  t.same(
    receiver.received.map(({ event }) => event.sequence),
    [1, 2, ...Array.from({ length: sequence - 1 }, (_, i) => i + 2)],
    "the one that was cut off is repeated, and all come in order",
  );
  await together.sound(t);
});
