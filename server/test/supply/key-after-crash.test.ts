// A process is killed while its live calls wait for their supplier: the background job that settles their objects
// releases their keys in the same transaction, so that a retry gets the response at once.
import { join } from "node:path";
import t, { type Test } from "tap";
import { releaseHeld, setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import { VirtualClock } from "../../src/runtime/clock.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { call, folderFor, type Serving, serve } from "../cli/command-line.ts";
import { Caller } from "../portal/portal.ts";
import { findFaults } from "../simulation/invariants.ts";
import { Live, until } from "./live.ts";

/** The database's data of a key. */
interface Known {
  state: string;
  object_id: string;
  body: string | null;
  lease_until: number | null;
}

/** One live order and one live top-up by API, and the same in the portal. */
class Calls {
  readonly #serving: Serving;
  readonly #iccid: string;
  readonly #package_id: string;

  constructor(serving: Serving, iccid: string, packageId: string) {
    this.#serving = serving;
    this.#iccid = iccid;
    this.#package_id = packageId;
  }

  async sendAll(quantity = 1) {
    const { ready } = this.#serving;
    const { demo } = ready;
    const staff = new Caller(ready.portal_url);
    const signedIn = await staff.signIn(demo.owner.email, demo.owner.password);
    if (signedIn.status !== 200) throw new Error(`signing in gave ${signedIn.status}`);
    const package_id = this.#package_id;
    const topups = `/esims/${this.#iccid}/topups`;
    const items = [{ package_id, quantity }];
    const sent = (key: string) => ({ "idempotency-key": key });
    return {
      "api-order": call(`${ready.url}/v1/orders`, demo.live_key, { package_id, quantity }, "api-order"),
      "api-topup": call(`${ready.url}/v1${topups}`, demo.live_key, { package_id }, "api-topup"),
      "api:portal:order": staff.call("POST", "/orders", { mode: "live", items }, sent("order")),
      "api:portal:topup": staff.call("POST", topups, { package_id }, sent("topup")),
    };
  }
}

function knownOf({ writer }: SqliteStore, key: string): Known | undefined {
  return writer.prepare("select * from stored_responses where key = ?").get(key) as Known | undefined;
}

async function serveWithEsim(t: Test, database: string) {
  const serving = await serve(t, database, ["--demo", "--virtual-clock", "--log-level", "error"]);
  const { url, demo } = serving.ready;
  const packages = await call(`${url}/v1/packages?country=IN&unlimited=false&limit=1`, demo.live_key);
  const package_id = packages.body.data[0].id;
  const order = await call(`${url}/v1/orders`, demo.live_key, { package_id });
  const { iccid } = order.body.esims[0];
  const topups = await call(`${url}/v1/esims/${iccid}/topup-packages`, demo.live_key);
  return { serving, iccid, packageId: topups.body.data[0].id };
}

t.test("after kill -9 during live calls, their keys get the settled responses", async (t) => {
  const database = join(folderFor(t), "service.db");
  const { serving, iccid, packageId } = await serveWithEsim(t, database);
  const store = new SqliteStore({ file: database, existing: true });
  t.teardown(() => store.close());
  const clock = await VirtualClock.open(store);

  await setNetworkRule(store, null, { hold: ["issue", "topup"] });
  const calls = await new Calls(serving, iccid, packageId).sendAll();
  const keys = Object.keys(calls) as (keyof typeof calls)[];
  const ended = Promise.allSettled(Object.values(calls));
  await until(async () => keys.every((key) => knownOf(store, key)?.state === "running"));
  serving.child.kill("SIGKILL");
  await Promise.all([serving.ended, ended]);
  for (const key of keys) t.match(knownOf(store, key), { state: "running", body: null }, `${key} is claimed`);

  await setNetworkRule(store, null, {});
  await releaseHeld(store, null, clock.now());
  const restarted = await serve(t, database, ["--demo", "--virtual-clock", "--log-level", "error"]);
  // The background job takes over while the dead process's leases are still running.
  await clock.advance(27_000);
  await until(async () => keys.every((key) => knownOf(store, key)?.state === "completed"), 30_000);
  const stored = new Map(keys.map((key) => [key, knownOf(store, key)]));
  for (const key of keys) {
    const { body, object_id, lease_until } = stored.get(key) as Known;
    t.match(JSON.parse(body ?? ""), { id: object_id, status: "completed" }, `${key} has its response`);
    t.equal(lease_until, null);
  }
  t.match(JSON.parse(stored.get("api:portal:order")?.body ?? ""), {
    source: "portal",
    cancellable: true,
  });
  t.same(await findFaults(store.file, clock.now()), [], "verify is clean before any retry");

  const again = await new Calls(restarted, iccid, packageId).sendAll();
  for (const key of keys) {
    const { status, body } = await again[key];
    t.equal(status, 200, `${key} is replayed`);
    t.same(body, JSON.parse(stored.get(key)?.body ?? ""), "with the remembered response");
  }
  const other = await new Calls(restarted, iccid, packageId).sendAll(2);
  t.match(await other["api-order"], { status: 409, body: { error: { code: "idempotency_key_reused" } } });
  t.match(await other["api:portal:order"], {
    status: 409,
    body: { error: { code: "idempotency_key_reused" } },
  });
  await Promise.all(Object.values(other));
  t.same(await findFaults(store.file, clock.now()), []);
});

t.test("a running call keeps its key in progress", async (t) => {
  const live = await Live.start(t);
  await live.network({ hold: ["issue"] });
  const open = live.order(1, { idempotencyKey: "open" });
  await live.waiting();
  const inProgress = { status: 409, body: { error: { code: "request_in_progress" } } };
  t.match(await live.order(1, { idempotencyKey: "open" }), inProgress);
  t.match(await live.order(2, { idempotencyKey: "open" }), inProgress, "and tells another request nothing");
  await live.network({});
  await live.release();
  t.match(await open, { status: 201, body: { status: "completed" } });
});
