// Serving and background work run apart, and each goes on when the other is killed.
import { once } from "node:events";
import t, { type Test } from "tap";
import { runHere, Started } from "../cli/command-line.ts";
import { type Backend, backends } from "../stores.ts";
import { Receiver } from "../webhooks/receiver.ts";
import { textAt, until } from "./child.ts";

for (const backend of backends) t.test(backend.name, (t) => roles(t, backend));

async function roles(t: Test, backend: Backend): Promise<void> {
  const database = await backend.database(t);
  const shared = ["--database", database, "--allow-local-webhooks", "--simulated-supplier", "--json"];
  const start = async (words: readonly string[]) => {
    const started = new Started([...words, ...shared, "--admin-port", "0"]);
    t.teardown(() => started.child.kill("SIGKILL"));
    await Promise.race([once(started.child.stdout as NodeJS.ReadableStream, "data"), started.ended]);
    if (started.stdout === "") throw new Error(started.stderr);
    return { ...JSON.parse(started.stdout), started };
  };
  const kill = async ({ started }: { started: Started }) => {
    started.child.kill("SIGKILL");
    await started.ended;
  };
  const serve = ["serve", "--port", "0", "--background", "false"];
  let serving = await start([...serve, "--demo"]);
  const { test_key: key } = serving.demo;
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const packages = await fetch(`${serving.url}/v1/packages?country=IN&unlimited=false&limit=1`, { headers });
  const { data } = (await packages.json()) as { data: [{ id: string }] };
  const receiver = await Receiver.start(t);
  const accounts = (await runHere(["accounts", "list", "--json", "--database", database])).json.accounts;
  await runHere([
    "endpoints",
    "create",
    accounts[0].id,
    "--mode",
    "test",
    "--url",
    receiver.url(),
    "--database",
    database,
  ]);
  let orders = 0;
  const buy = async () => {
    const response = await fetch(`${serving.url}/v1/orders`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": `order-${orders++}` },
      body: JSON.stringify({ package_id: data[0].id }),
    });
    return response.status;
  };
  const delivered = () => receiver.received.filter(({ event }) => event.type === "order.completed").length;

  t.equal(await buy(), 201);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  t.equal(delivered(), 0, "serving alone delivers nothing");

  let working = await start(["work"]);
  t.ok(await until(async () => delivered() === 1), "background work delivers what waits");
  t.equal((await textAt(`${working.admin_url}/readyz`)).status, 200);
  t.match((await textAt(`${working.admin_url}/metrics`)).text, /partner_esim_webhook_attempts_total/);

  await kill(working);
  t.equal(await buy(), 201, "serving goes on without background work");
  await kill(serving);
  working = await start(["work"]);
  t.ok(await until(async () => delivered() === 2), "background work goes on without serving");
  serving = await start(serve);
  t.equal(await buy(), 201);
  t.ok(await until(async () => delivered() === 3));

  for (const { started } of [serving, working]) {
    started.child.kill("SIGTERM");
    t.equal((await started.ended).code, 0);
  }
  t.equal((await runHere(["verify", "--database", database])).code, 0);
}
