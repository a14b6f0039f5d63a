// The state diagrams of the documentation are drawn from the contract's changes of status. A service goes through all of them
// here: triggers in its database record each change and event, and none may be missing or undeclared.
import { statusChanges } from "@partner-esim/generated/states";
import Database from "better-sqlite3";
import t, { type Test } from "tap";
import { cancelEsim, cancelOrder } from "../../src/domain/esims/cancelling.ts";
import type { NetworkBehaviour } from "../../src/domain/simulated-supplier/network.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import { createEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import type { Reply } from "../deployment.ts";
import { hourMs, Live, minuteMs, until } from "./live.ts";

type Subject = keyof typeof statusChanges;
const tables = { OrderStatus: "orders", TopupStatus: "topups", EsimStatus: "esims" } as const;
const subjects = Object.keys(tables) as Subject[];

const declared = subjects.flatMap((subject) =>
  statusChanges[subject].map(({ from, to, event }) => ({ change: `${subject}: ${from} → ${to}`, event })),
);

/** A check of usage can find two changes at once; a partner then gets both events, and reads only the second status. */
const together: Record<string, string[]> = {
  "EsimStatus: ready → depleted": ["EsimStatus: ready → active", "EsimStatus: active → depleted"],
};

interface Recorder {
  /** Returns the changes and events since it was last called. */
  take(): { changes: string[]; events: string[] };
}

/** Events about amounts, not about a status. */
const otherEvents = ["balance.low", "esim.usage_80"];

function recorderOf(t: Test, file: string): Recorder {
  const db = new Database(file);
  t.teardown(() => db.close());
  db.exec("create table recorded (n integer primary key, change text, event text)");
  for (const subject of subjects) {
    const name = tables[subject];
    db.exec(`create trigger record_new_${name} after insert on ${name} begin
      insert into recorded (change) values ('${subject}: null → ' || new.status); end;
      create trigger record_${name} after update of status on ${name} when old.status <> new.status begin
      insert into recorded (change) values ('${subject}: ' || old.status || ' → ' || new.status); end`);
  }
  db.exec(`create trigger record_event after insert on events begin
    insert into recorded (event) values (new.type); end`);
  let last = 0;
  return {
    take() {
      const rows = db
        .prepare<[number], { n: number; change: string | null; event: string | null }>(
          "select * from recorded where n > ? order by n",
        )
        .all(last);
      last = rows.at(-1)?.n ?? last;
      return {
        changes: rows.flatMap(({ change }) => (change === null ? [] : (together[change] ?? change))),
        events: rows.flatMap(({ event }) => (event === null || otherEvents.includes(event) ? [] : event)),
      };
    },
  };
}

t.test("every change of status in the contract occurs, with its event, and no other", async (t) => {
  const live = await Live.start(t);
  const recorder = recorderOf(t, live.d.config.database);
  const seen = new Set<string>();

  /** Does something, and compares the events that it recorded with those of its changes of status. */
  async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const result = await act();
    const { changes, events } = recorder.take();
    for (const change of changes) seen.add(change);
    const expected = changes.flatMap((change) => declared.find((one) => one.change === change)?.event ?? []);
    t.same(events.toSorted(), expected.toSorted(), `${name}: ${changes.join(", ")}`);
    return result;
  }

  /** The status with which a new object is returned is its first one for a partner. */
  function created(subject: Subject, { status, body }: Reply) {
    t.equal(status, 201);
    seen.add(`${subject}: null → ${body.status}`);
    return body;
  }

  const buy = async (quantity = 1) => created("OrderStatus", await live.order(quantity));
  const buyLate = async (quantity = 1) =>
    created("OrderStatus", await live.during(live.order(quantity), 21_000));
  const topUp = async (iccid: string) => created("TopupStatus", await live.topUp(iccid));
  const topUpLate = async (iccid: string) =>
    created("TopupStatus", await live.during(live.topUp(iccid), 21_000));
  const ledger = await live.store.reads.ledgers.ofAccount(live.d.account.n, "live");
  const support = { by: "support", actor: "operator" } as const;

  async function cancel(iccid: string): Promise<void> {
    const esim = await live.store.reads.esims.byIccid(ledger.n, iccid);
    if (!esim) throw new Error("no such eSIM");
    await cancelEsim(live.d.service.supply, esim, support, live.d.now);
  }
  async function cancelWhole(id: string): Promise<void> {
    const order = await live.store.reads.orders.byId(ledger.n, id);
    if (!order) throw new Error("no such order");
    await cancelOrder(live.d.service.supply, order, support, live.d.now);
  }
  async function use(iccid: string, usedMb = 1): Promise<void> {
    await live.report(iccid, { firstUsed: true, usedMb });
    await live.advance(10 * minuteMs);
  }

  // Without an endpoint, events of live eSIMs are deferred.
  const hook = { mode: "live" as const, url: "http://127.0.0.1:9/hook", selection: ["order.failed"] };
  const endpoint = await createEndpoint(live.d.service.webhooks, live.d.account.n, hook, "owner", live.d.now);
  if (endpoint instanceof EndpointProblem) throw new Error(endpoint.message);

  // Orders that are final at once, in the sandbox and in live mode.
  const sandbox = { package_id: live.packageId };
  created("OrderStatus", await step("sandbox", () => live.d.post("/v1/orders", sandbox)));
  const failing = { ...sandbox, customer_ref: "test_order_failed" };
  created("OrderStatus", await step("sandbox, failed", () => live.d.post("/v1/orders", failing)));
  const whole = await step("completed", () => buy(2));
  await live.network({ issueAtMost: 1 });
  const part = await step("partially completed", () => buy(2));
  await live.network({ refuse: ["issue"] });
  await step("failed", () => buy());
  await live.network({});
  await step("cancelled", () => cancelWhole(whole.id));
  await step("cancelled partly", () => cancelWhole(part.id));

  /** Lets the network respond, and waits until the order or top-up has changed. */
  async function release(path: string): Promise<void> {
    await live.release();
    await live.work();
    await until(async () => (await live.get(path)).status !== "processing");
  }

  // Orders and top-ups that take longer than the call.
  const laterRules: Partial<NetworkBehaviour>[] = [{}, { issueAtMost: 1 }, { refuse: ["issue", "topup"] }];
  const later = laterRules.map((rule) => ({ rule, name: JSON.stringify(rule) }));
  for (const { rule, name } of later) {
    await live.network({ hold: ["issue"] });
    const { id } = await step("processing", () => buyLate(2));
    await live.network(rule);
    await step(`order: ${name}`, () => release(`/v1/orders/${id}`));
  }
  await live.network({});
  const [{ iccid }] = (await step("an eSIM", () => buy())).esims;
  await step("topped up", () => topUp(iccid));
  await live.network({ refuse: ["topup"] });
  await step("top-up failed", () => topUp(iccid));
  for (const { rule, name } of later) {
    await live.network({ hold: ["topup"] });
    const { id } = await step("top-up processing", () => topUpLate(iccid));
    await live.network(rule);
    await step(`top-up: ${name}`, () => release(`/v1/topups/${id}`));
  }

  // The life of eSIMs.
  await live.network({});
  const allOf = async (own: string) => (await live.get(`/v1/esims/${own}`)).data.total_mb;
  await step("first use", () => use(iccid));
  await step("all data used", async () => use(iccid, await allOf(iccid)));
  await step("active again", () => topUp(iccid));
  const others = (await step("four more", () => buy(4))).esims;
  const [ready, active, depleted, last] = others.map((esim: { iccid: string }) => esim.iccid);
  await step("ready cancelled", () => cancel(ready));
  await step("use", () => use(active));
  await step("active cancelled", () => cancel(active));
  await step("use at once", async () => use(depleted, await allOf(depleted)));
  await step("depleted cancelled", () => cancel(depleted));
  await step("use up the last", async () => use(last, await allOf(last)));
  const { validity_days: days } = await live.get(`/v1/esims/${iccid}`);
  await step("expired", async () => {
    await live.move(days * 24 * hourMs);
    for (const own of [iccid, last]) t.equal((await live.get(`/v1/esims/${own}`)).status, "expired");
  });

  t.same([...seen].toSorted(), declared.map(({ change }) => change).toSorted());
});
