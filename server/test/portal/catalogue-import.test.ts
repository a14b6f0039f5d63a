// A large file is imported in the portal while others are served, and is visible when the request returns.
import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import t from "tap";
import { type Caller, Portal } from "./portal.ts";

/** Below what one key may do in a minute. */
const mostServed = 20;

t.test("requests are served during an import, and its packages are visible right after it", async (t) => {
  const { operator, d } = await Portal.start(t);
  const header = "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price";
  const count = 5000;
  const rows = Array.from(
    { length: count },
    (_, at) => `${at + 1_000_001},Plan ${at},p,P,IN,${at + 1},7,50,100`,
  );
  const text = [header, ...rows].join("\n");
  let isRunning = true;
  const importing = operator.import(text).finally(() => (isRunning = false));
  const { id } = await d.somePackage();
  let served = 0;
  for (; isRunning && served < mostServed; served += 1) {
    const list = await d.get("/v1/packages?country=IN&q=plan&limit=1");
    const order = await d.post("/v1/orders", { package_id: id, quantity: 1 });
    if (list.status !== 200 || order.status !== 201) t.fail(`${list.status} ${order.status}`);
  }
  t.match(await importing, { status: 200, body: { packages_added: count } });
  t.ok(served > mostServed / 2, `${served} lists and orders meanwhile`);
  t.equal((await d.get(`/v1/packages/pkg_${1_000_000 + count}`)).status, 200);
  const last = (await operator.get(`/operator/packages?q=pkg_${1_000_000 + count}`)).body.data;
  t.match(last, [{ retired: false }]);

  const faulty = await operator.import(`${text}\nx`);
  t.match(faulty, { status: 422, body: { error: { fault_count: 1 } } });
});

t.test("a crashed import process affects only its import", async (t) => {
  const { operator, d } = await Portal.start(t);
  const header = "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price";
  const rows = Array.from({ length: 5000 }, (_, at) => `${at + 1_000_001},Plan,p,P,IN,${at + 1},7,50,100`);
  const text = [header, ...rows].join("\n");
  const importing = operator.import(text);
  process.kill(await processOf("catalogue-import-process"), "SIGKILL");
  t.match(await importing, { status: 500 });
  t.equal((await d.get("/v1/packages/pkg_1000001")).status, 404, "nothing of it is visible");
  t.match(await operator.import(text), { status: 200, body: { packages_added: rows.length } });
});

async function processOf(script: string): Promise<number> {
  for (;;) {
    const found = spawnSync("pgrep", ["-P", String(process.pid), "-f", script], { encoding: "utf8" });
    if (found.error) throw found.error;
    if (found.status === 0) return Number(found.stdout.trim());
    await setTimeout(5);
  }
}

t.test("files that come together are taken one after the other", async (t) => {
  const { operator, d } = await Portal.start(t);
  const header = "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price";
  const imported = await Promise.all(
    ["One", "Two"].map((name) => operator.import(`${header}\n1000001,${name},p,P,IN,1,7,50,100`)),
  );
  t.same(
    imported.map(({ body }) => body.packages_added + body.packages_changed),
    [1, 1],
  );
  t.match((await d.get("/v1/packages/pkg_1000001")).body.name, /^(One|Two)$/);
});

t.test("one file is imported and four wait; further files get 429 with Retry-After", async (t) => {
  const portal = await Portal.start(t);
  const operators: Caller[] = [];
  while (operators.length < 4) operators.push(await portal.withToken());
  const header = "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price";
  const rows = Array.from({ length: 500 }, (_, at) => `${at + 1_000_001},Plan,p,P,IN,${at + 1},7,50,100`);
  const text = [header, ...rows].join("\n");
  const twice = [...operators, ...operators];
  const replies = await Promise.all(twice.map((operator) => operator.import(text)));
  const statuses = replies.map(({ status }) => status).sort();
  t.same(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
  for (const { headers, body } of replies.filter(({ status }) => status === 429)) {
    t.match(body, { error: { code: "rate_limited" } });
    t.match(headers.get("retry-after"), /^[1-9][0-9]?$/);
  }
  const imports = await Promise.all([1, 2, 3].map(() => portal.operator.import(text)));
  t.same(imports.map(({ status }) => status).sort(), [200, 200, 429], "of one operator two at a time");
  const later = await portal.operator.import(text);
  t.match(
    later,
    { status: 200, body: { packages_unchanged: 500 } },
    "and are taken when the others are done",
  );
});
