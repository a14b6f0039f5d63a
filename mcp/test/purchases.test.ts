/** Purchases by agents: once for each reference, within the limits, and only if they were allowed. */
import { spawnSync } from "node:child_process";
import { PartnerEsim } from "@partner-esim/sdk";
import { startTestService } from "@partner-esim/server/testing";
import t from "tap";
import { folderFor, program, startAgent } from "./agent.ts";
import { lossyProxy } from "./lossy-proxy.ts";

const service = await startTestService();
t.teardown(() => service.stop());
const { baseUrl, testKey: apiKey, liveKey } = service;
const api = new PartnerEsim({ apiKey, baseUrl });
const [cheapest] = (await api.packages.list({ country: "AE", limit: 100 })).data.toSorted(
  (one, other) => Number(one.price.amount) - Number(other.price.amount),
);
const package_id = cheapest?.id ?? "";
const price = Number(cheapest?.price.amount);
const purchases = ["--allow-purchases", "--max-spend", "100000"];
const countOrders = async () => {
  let count = 0;
  for await (const _order of api.orders.list()) count += 1;
  return count;
};

t.test("without --allow-purchases nothing that changes something is offered or done", async (t) => {
  const agent = await startAgent(t, { baseUrl, apiKey });
  const { tools } = await agent.client.listTools();
  t.same(
    tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name),
    [],
  );
  const before = await countOrders();
  const refused = await agent.call("orders_create", { reference: "booking-1", package_id });
  t.match(refused, { isError: true, text: /--allow-purchases/ });
  t.equal(await countOrders(), before);
});

t.test("flags that don't fit end the program with 2", (t) => {
  const run = (key: string, ...flags: string[]) => {
    const env = { PARTNER_ESIM_API_KEY: key, PARTNER_ESIM_BASE_URL: baseUrl, PATH: process.env.PATH };
    const { status, stderr } = spawnSync(process.execPath, ["--no-warnings", program, ...flags], {
      env,
      encoding: "utf8",
      input: "",
    });
    return [status, stderr.split("\n")[0]];
  };
  t.match(run(apiKey, "--allow-purchases"), [2, /--max-spend/]);
  t.match(run(apiKey, "--allow-purchases", "--max-spend", "many"), [2, /--max-spend/]);
  t.match(run(liveKey, ...purchases), [2, /--allow-live/]);
  t.match(run("", ...purchases), [2, /PARTNER_ESIM_API_KEY/]);
  t.match(run(apiKey, "--http", "0", "--host", "0.0.0.0"), [2, /PARTNER_ESIM_MCP_TOKEN/]);
  t.equal(run(liveKey, ...purchases, "--allow-live")[0], 0);
  t.end();
});

t.test("a lost answer, and a second one: the repeated call gets the first order", async (t) => {
  const proxy = await lossyProxy(t, baseUrl);
  const agent = await startAgent(t, { baseUrl: proxy.baseUrl, apiKey, flags: purchases });
  const before = await countOrders();
  const call = { reference: "booking-lost/1", package_id };
  proxy.lose = 3;
  const lost = await agent.call("orders_create", call);
  t.match(lost, { isError: true, text: /same reference/ });
  t.notMatch(lost.text, /new|another key/);
  t.equal(proxy.posts, 3, "the client tried three times");
  const repeated = await agent.call("orders_create", call);
  t.match(repeated, { isError: false, data: { replayed: true, customer_ref: "booking-lost/1" } });
  const again = await agent.call("orders_create", call);
  t.equal(again.data.id, repeated.data.id);
  t.equal(await countOrders(), before + 1);
});

t.test("a repeated call with other arguments buys nothing", async (t) => {
  const agent = await startAgent(t, { baseUrl, apiKey, flags: purchases });
  const first = await agent.call("orders_create", { reference: "booking-other", package_id });
  t.equal(first.data.replayed, false);
  const before = await countOrders();
  const other = await agent.call("orders_create", { reference: "booking-other", package_id, quantity: 2 });
  t.match(other, { isError: true, text: /other arguments/ });
  t.equal(await countOrders(), before);
});

// As reported of a server whose key belongs to the client: paypal/agent-toolkit#98.
t.test("two references of one session are two purchases", async (t) => {
  const agent = await startAgent(t, { baseUrl, apiKey, flags: purchases });
  const answers = ["booking-8/1", "booking-8/2"].map((reference) =>
    agent.call("orders_create", { reference, package_id }),
  );
  const ids = (await Promise.all(answers)).map(({ data }) => data.id);
  t.equal(new Set(ids).size, 2);
});

// As reported of a server that sends no key: hostinger/api-mcp-server#68.
t.test("another process repeats a purchase too, as after a restart of the agent", async (t) => {
  const state = folderFor(t);
  const call = { reference: "message-77", package_id };
  const one = await startAgent(t, { baseUrl, apiKey, flags: purchases, state });
  const other = await startAgent(t, { baseUrl, apiKey, flags: purchases });
  const answers = await Promise.all([one, other, one].map((agent) => agent.call("orders_create", call)));
  t.equal(new Set(answers.map(({ data }) => data.id)).size, 1);
  t.equal(answers.filter(({ data }) => !data.replayed).length, 1);
});

t.test("a top-up is made once", async (t) => {
  const proxy = await lossyProxy(t, baseUrl);
  const agent = await startAgent(t, { baseUrl: proxy.baseUrl, apiKey, flags: purchases });
  const order = await agent.call("orders_create", { reference: "booking-topup", package_id });
  const { iccid } = order.data.esims[0];
  const offers = await agent.call("esims_topup_packages_list", { iccid });
  const call = { reference: "booking-topup/more", iccid, package_id: offers.data.data[0].id };
  proxy.lose = 3;
  t.equal((await agent.call("esims_topups_create", call)).isError, true);
  t.match(await agent.call("esims_topups_create", call), { isError: false, data: { replayed: true } });
  t.equal((await agent.call("esims_topups_list", { iccid })).data.data.length, 1);
});

t.test("the limit holds for one purchase, for a day, and after a restart", async (t) => {
  const state = folderFor(t);
  const flags = ["--allow-purchases", "--max-spend", (price * 2.5).toFixed(2)];
  const start = () => startAgent(t, { baseUrl, apiKey, flags, state });
  const agent = await start();
  const before = await countOrders();
  const tooMuch = { reference: "limit-0", package_id, quantity: 3 };
  t.match(await agent.call("orders_create", tooMuch), {
    isError: true,
    text: /Nothing was bought: it costs/,
  });
  t.equal((await agent.call("orders_create", { reference: "limit-1", package_id })).isError, false);
  t.equal((await agent.call("orders_create", { reference: "limit-2", package_id })).isError, false);
  const restarted = await start();
  t.match(await restarted.call("orders_create", { reference: "limit-3", package_id }), { isError: true });
  t.match(
    await restarted.call("orders_create", { reference: "limit-1", package_id }),
    { isError: false, data: { replayed: true } },
    "what was bought can still be asked for",
  );
  t.equal(await countOrders(), before + 2);
});

t.test("of many purchases at once, from two processes, none goes beyond the limit", async (t) => {
  const state = folderFor(t);
  const flags = ["--allow-purchases", "--max-spend", (price * 3).toFixed(2)];
  const agents = await Promise.all([1, 2].map(() => startAgent(t, { baseUrl, apiKey, flags, state })));
  const before = await countOrders();
  const calls = Array.from({ length: 12 }, (_, n) =>
    agents[n % 2]?.call("orders_create", { reference: `at-once-${n}`, package_id }),
  );
  await Promise.all(calls);
  t.ok((await countOrders()) - before <= 3);
});

t.test("what the API rejects spends nothing", async (t) => {
  const flags = ["--allow-purchases", "--max-spend", price.toFixed(2)];
  const agent = await startAgent(t, { baseUrl, apiKey, flags });
  const unknown = await agent.call("orders_create", { reference: "rejected-1", package_id: "pkg_1" });
  t.match(unknown, { isError: true, text: /^package_not_found/ });
  const invalid = { reference: "rejected-2", package_id, customer: { email: "nobody" } };
  t.match(await agent.call("orders_create", invalid), { isError: true });
  t.equal((await agent.call("orders_create", { reference: "rejected-3", package_id })).isError, false);
});

t.test("a live key buys if it was allowed", async (t) => {
  const agent = await startAgent(t, { baseUrl, apiKey: liveKey, flags: [...purchases, "--allow-live"] });
  t.notOk((await agent.client.listTools()).tools.some(({ name }) => name === "sandbox_esims_simulate"));
  const order = await agent.call("orders_create", { reference: "live-1", package_id });
  t.match(order, { isError: false, data: { mode: "live" } });
});
