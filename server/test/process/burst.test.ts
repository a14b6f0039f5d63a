// What an account's keys allow, all at once, behind the kit's HAProxy: others are served, and its own requests end well.
import { limits } from "@partner-esim/generated/limits";
import { basePath } from "@partner-esim/generated/routes";
import t, { type Test } from "tap";
import { Agent } from "undici";
import { runHere } from "../cli/command-line.ts";
import { sqlite } from "../stores.ts";
import { isInstalled } from "./balancer.ts";
import { Processes } from "./processes.ts";

const skip = !isInstalled("haproxy") && "HAProxy is not installed";
const keysOfAccount = 50;
/** Of the account's servers; the bystander's are others. */
const addresses = Array.from({ length: 10 }, (_, i) => `127.0.3.${i + 1}`);

interface Account {
  test_keys: [string, ...string[]];
}

async function start(t: Test, accounts: number, keys: number) {
  const database = await sqlite.database(t);
  const processes = await Processes.start({
    count: 1,
    kind: "haproxy",
    database: () => database,
    firstWords: ["--demo"],
    words: ["--simulated-supplier", "--allow-test-runs"],
  });
  t.teardown(() => processes.stop());
  const words = ["--accounts", String(accounts), "--test-keys", String(keys), "--json"];
  const { json } = await runHere(["provision", ...words, "--database", database]);
  const agents: Agent[] = [];
  t.teardown(() => Promise.all(agents.map((agent) => agent.destroy())));
  const from = (localAddress: string, connections: number) => {
    const agent = new Agent({ connections, localAddress });
    agents.push(agent);
    return agent;
  };
  const origin = `http://127.0.0.1:${processes.port}`;
  const get = async (agent: Agent, key: string, path = "/v1/balance") => {
    const headers = { authorization: `Bearer ${key}` };
    const {
      statusCode,
      headers: got,
      body,
    } = await agent.request({
      origin,
      path: basePath + path,
      method: "GET",
      headers,
    });
    return { status: statusCode, retryAfter: got["retry-after"], text: await body.text() };
  };
  const [
    {
      test_keys: [firstKey],
    },
  ] = json.accounts as [Account];
  const listed = await get(from("127.0.0.1", 1), firstKey, "/v1/packages?country=IN&unlimited=false&limit=1");
  const order = JSON.stringify({ package_id: JSON.parse(listed.text).data[0].id, note: "x".repeat(240) });
  const post = async (agent: Agent, key: string, isChunked = false) => {
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    // undici sends an iterable in chunks.
    const body = isChunked
      ? (async function* () {
          yield order;
        })()
      : order;
    const sent = { origin, path: `${basePath}/v1/orders`, method: "POST", headers, body } as const;
    const { statusCode, headers: got, body: received } = await agent.request(sent as never);
    await received.dump();
    return { status: statusCode, retryAfter: got["retry-after"] };
  };
  return { accounts: json.accounts as Account[], from, get, post };
}

t.test("an account that uses all its limits at once delays its own requests", { skip }, async (t) => {
  const { accounts, from, get, post } = await start(t, 2, keysOfAccount);
  const [busy, other] = accounts as [Account, Account];
  const agents = addresses.map((address) => from(address, 40));
  const bystander = from("127.0.0.1", 8);
  const busyRequests: Promise<{ status: number; retryAfter: unknown }>[] = [];
  for (let i = 0; i < limits.generalPerMinute; i += 1)
    for (const [k, key] of busy.test_keys.entries()) busyRequests.push(get(agents[k % 10] as Agent, key));
  for (let i = 0; i < limits.postPerMinute; i += 1)
    for (const [k, key] of busy.test_keys.entries()) busyRequests.push(post(agents[k % 10] as Agent, key));
  let isOver = false;
  const all = Promise.all(busyRequests).finally(() => {
    isOver = true;
  });
  const tookMs: number[] = [];
  const statuses: number[] = [];
  for (let i = 0; !isOver; i += 1) {
    const startedMs = performance.now();
    const key = other.test_keys[i % keysOfAccount] as string;
    statuses.push((await (i % 4 === 3 ? post(bystander, key) : get(bystander, key))).status);
    tookMs.push(performance.now() - startedMs);
  }
  const ends = await all;
  t.ok(ends.every(({ status }) => [200, 201, 429].includes(status)));
  t.ok(ends.filter(({ status }) => status === 429).every(({ retryAfter }) => retryAfter !== undefined));
  t.same(new Set(statuses), new Set([200, 201]), "others succeed");
  tookMs.sort((a, b) => a - b);
  const p99 = tookMs[Math.ceil(tookMs.length * 0.99) - 1] ?? 0;
  t.comment(`${ends.length} of its own; p99 of ${tookMs.length} of another's: ${Math.round(p99)} ms`);
});

t.test("chunked orders take less than twice as long as orders with a length", { skip }, async (t) => {
  const { accounts, from, post } = await start(t, 50, 1);
  const agents = addresses.map((address) => from(address, 10));
  const sellMs = async (isChunked: boolean) => {
    const startedMs = performance.now();
    const statuses = await Promise.all(
      accounts.flatMap(({ test_keys: [key] }, i) =>
        Array.from({ length: 2 }, async () => (await post(agents[i % 10] as Agent, key, isChunked)).status),
      ),
    );
    t.same(new Set(statuses), new Set([201]));
    return performance.now() - startedMs;
  };
  const ratios: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const plainMs = await sellMs(false);
    ratios.push((await sellMs(true)) / plainMs);
  }
  const [, , median = 0] = ratios.toSorted((a, b) => a - b);
  t.comment(`time in chunks, beside with a length: ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}`);
  t.ok(median < 2);
});
