// Endpoints and deliveries on the command line, with a running service and without.
import { join } from "node:path";
import t from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { call, folderFor, run, runHere, serve } from "./command-line.ts";

t.test("webhooks on the command line", async (t) => {
  const receiver = await Receiver.start(t);
  const database = join(folderFor(t), "service.db");
  const allowed = ["--virtual-clock", "--allow-local-webhooks", "--allow-test-runs"];
  const service = await serve(t, database, ["--demo", ...allowed]);
  const { url } = service.ready;
  const operator = (...words: string[]) => runHere([...words, "--json", "--database", database]);
  const [
    {
      id: account,
      test_keys: [key],
    },
  ] = (await operator("provision")).json.accounts;
  const packages = await call(`${url}/v1/packages?limit=1`, key);
  const order = () => call(`${url}/v1/orders`, key, { package_id: packages.body.data[0].id, quantity: 1 });
  const create = (...words: string[]) => operator("endpoints", "create", account, "--mode", "test", ...words);

  const refused = await create("--url", "https://10.0.0.1/");
  t.match({ code: refused.code, ...refused.json.error }, { code: 2, message: /private or local network/ });
  t.equal((await create("--url", receiver.url(), "--events", "order.created")).code, 2);
  const created = await create("--url", receiver.url("/hook"), "--events", "order.completed,order.failed");
  t.match(created.json, { mode: "test", enabled: true, secret: /^whsec_/ });
  const { id } = created.json;
  t.equal((await operator("endpoints", "list", account)).json.endpoints.length, 1);
  t.equal((await operator("endpoints", "show", id, "--secret")).json.secret, created.json.secret);
  const rotated = (await operator("endpoints", "rotate-secret", id)).json.secret;
  t.not(rotated, created.json.secret);

  receiver.answer = status(500, "no");
  await order();
  await receiver.reached(1);
  const list = async () => (await operator("deliveries", "list", id)).json.deliveries;
  let [delivery] = await list();
  // The receiver has responded; the service has yet to store that.
  while (delivery.status === "sending") [delivery] = await list();
  t.match(delivery, { status: "retrying", attempts: 1, last_status: 500, answer: "no" });
  const listed = await run(["endpoints", "list", account, "--database", database]);
  t.match(listed.stdout, new RegExp(`${id} +test +(paused|failing) `));
  const failed = await operator("deliveries", "retry", delivery.id);
  t.match(
    { code: failed.code, ...failed.json },
    { code: 1, status: "retrying", manual_retries: 1, attempts: 1 },
  );
  await run(["clock", "advance", "--seconds", "61", "--database", database]);
  t.equal(receiver.received.length, 3, "moving the clock sends what falls due");
  receiver.answer = status(200);
  t.match((await operator("deliveries", "retry", delivery.id)).json, { status: "delivered" });
  const shown = (await operator("deliveries", "show", delivery.id)).json;
  t.same(shown.body, receiver.received[0]?.event);
  t.match((await operator("endpoints", "ping", id)).json, { status: 200, error: null });
  receiver.answer = status(200, "\u001b[2Jgone");
  const { stdout } = await run(["endpoints", "ping", id, "--database", database]);
  t.match(stdout, /\u{fffd}\[2Jgone/u, "a terminal obeys nobody else");
  receiver.answer = status(200);

  service.child.kill("SIGTERM");
  await service.ended;
  t.match(
    (await operator("endpoints", "ping", id)).json,
    { status: 200, error: null },
    "without a service too",
  );
  t.equal((await operator("endpoints", "disable", id)).json.enabled, false);
  t.equal((await operator("endpoints", "enable", id)).json.enabled, true);
  t.equal((await operator("endpoints", "delete", id)).code, 0);
  t.equal((await operator("endpoints", "show", id)).code, 1);
  const { faults } = (await operator("verify")).json;
  t.same(
    faults.filter(({ invariant }: { invariant: string }) => /^(delivery|endpoint)/.test(invariant)),
    [],
  );

  const other = await run(["endpoints", "list", account, "--database", database]);
  t.equal(other.stdout.trim(), "(none)");
  const foreign = { PARTNER_ESIM_SECRET: "another secret of at least 32 characters" };
  const sealed = await run(
    ["endpoints", "create", account, "--mode", "test", "--url", receiver.url(), "--database", database],
    foreign,
  );
  t.match({ code: sealed.code, stderr: sealed.stderr }, { code: 2, stderr: /PARTNER_ESIM_SECRET/ });
});
