// The virtual clock, moved from outside while the service runs.
import { join } from "node:path";
import t from "tap";
import { call, folderFor, run, runHere, serve } from "./command-line.ts";

t.test("advancing ends what falls due, at the time at which it fell due", async (t) => {
  const database = join(folderFor(t), "service.db");
  const { ready } = await serve(t, database, ["--virtual-clock", "--demo", "--check-responses"]);
  t.match(await runHere(["verify", "--json", "--database", database]), { code: 0, json: { fault_count: 0 } });
  const { test_key: key } = ready.demo;
  const api = (path: string, body?: object) => call(ready.url + path, key, body);
  const packages = await api("/v1/packages?country=IN&unlimited=false&limit=1");
  const [{ id, validity_days }] = packages.body.data;

  const done = await api("/v1/orders", { package_id: id });
  const iccid = done.body.esims[0].iccid;
  const active = await api(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const waiting = await api("/v1/orders", { package_id: id, customer_ref: "test_processing" });
  t.equal(waiting.body.status, "processing");

  const minute = await runHere(["clock", "advance", "--seconds", "60", "--json", "--database", database]);
  t.equal(minute.code, 0);
  t.equal((await api(`/v1/orders/${waiting.body.id}`)).body.status, "completed");
  const [finished] = (await api("/v1/events?type=order.completed&limit=1")).body.data;
  const tookSeconds = (Date.parse(finished.created) - Date.parse(waiting.body.created)) / 1000;
  t.ok(tookSeconds >= 10 && tookSeconds <= 25, `finished after ${tookSeconds} s, not after the whole minute`);

  const days = String((validity_days + 1) * 86_400);
  const advanced = await runHere(["clock", "advance", "--seconds", days, "--json", "--database", database]);
  const { data: ends } = (await api("/v1/events?type=esim.expired&limit=100")).body;
  const expired = ends.find((event: { data: { iccid: string } }) => event.data.iccid === iccid);
  // The service may be the one that notices, shortly after the clock has arrived there.
  const lateMs = Date.parse(expired.created) - Date.parse(active.body.expires_at);
  t.ok(lateMs >= 0 && lateMs <= 2000, `expiry is told ${lateMs} ms after its own time`);
  t.equal((await api(`/v1/esims/${iccid}`)).body.status, "expired");
  const order = await api("/v1/orders", { package_id: id });
  t.ok(order.body.created >= advanced.json.now, "the service lives in the new time from the next request on");
  t.match(await runHere(["verify", "--json", "--database", database]), { code: 0, json: { fault_count: 0 } });
});

t.test("only a virtual clock is moved, and only forward", async (t) => {
  const database = join(folderFor(t), "service.db");
  const real = await serve(t, database);
  const refused = await runHere(["clock", "advance", "--seconds", "5", "--json", "--database", database]);
  t.equal(refused.code, 1);
  t.match(refused.json.error.message, /real time.*serve --virtual-clock/);
  const shown = await runHere(["clock", "show", "--json", "--database", database]);
  t.equal(shown.json.kind, "real");
  t.ok(Math.abs(Date.parse(shown.json.now) - Date.now()) < 60_000);
  for (const seconds of ["-5", "1.5", "soon", ""]) {
    t.equal(
      (await runHere(["clock", "advance", `--seconds=${seconds}`, "--database", database])).code,
      2,
      seconds,
    );
  }
  real.child.kill("SIGTERM");
  await real.ended;
  const virtual = await run(["serve", "--virtual-clock", "--port", "0", "--database", database]);
  t.equal(virtual.code, 2);
  t.match(virtual.stderr, /real time: serve it without --virtual-clock/);
});

t.test("commands use the virtual clock of their deployment", async (t) => {
  const database = join(folderFor(t), "service.db");
  const service = await serve(t, database, ["--virtual-clock", "--allow-test-runs"]);
  await runHere(["clock", "advance", "--seconds", "8640000", "--database", database]);
  const made = await runHere(["provision", "--json", "--database", database]);
  const [{ id }] = made.json.accounts;
  const { json } = await runHere(["accounts", "show", id, "--json", "--database", database]);
  const aheadDays = (Date.parse(json.created) - Date.now()) / 86_400_000;
  t.ok(aheadDays > 99 && aheadDays < 101);
  service.child.kill("SIGTERM");
  await service.ended;
  const next = await serve(t, database, ["--virtual-clock"]);
  const shown = await runHere(["clock", "show", "--json", "--database", database]);
  t.ok(Date.parse(shown.json.now) >= Date.parse(json.created), "the time outlives the process");
  t.ok(next.ready.url);
});
