// The audit log over HTTP: filters and pages, for members and operators, on both databases.
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, invalid, Portal } from "./portal.ts";

interface Entry {
  kind: string;
  actor: string;
  operator?: string;
}

const toText = ({ actor, operator, kind }: Entry) => `${operator ?? actor} ${kind}`;

async function list(caller: Caller, path: string): Promise<string[]> {
  return (await caller.get(path)).body.data.map(toText);
}

async function checkFilters(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const portal = await Portal.start(t, settings);
  const { owner, viewer, operator, machine, d } = portal;
  const now = () => new Date(d.service.clock.now()).toISOString();
  await portal.advance(60);
  const start = now();
  const made = await owner.post("/keys", { name: "Site", mode: "test" });
  await owner.post(`/keys/${made.body.key.id}/revoke`);
  await portal.advance(60);
  const later = now();
  await portal.staff.post("/orders", {
    mode: "test",
    items: [{ package_id: (await d.somePackage()).id, quantity: 1 }],
  });
  await operator.post(`/operator/accounts/${d.account.id}/wallet/topup`, { amount: "100", note: "Paid" });

  const keys = ["owner@agency.example key.revoked", "owner@agency.example key.created"];
  t.same(await list(viewer, `/activity?group=keys&since=${start}`), keys);
  t.same(await list(viewer, `/activity?actor=OWNER@&since=${start}`), keys);
  t.same(await list(viewer, "/activity?group=keys&actor=staff@"), []);
  t.same(await list(viewer, `/activity?until=${later}&since=${start}`), keys);
  t.same(await list(viewer, `/activity?since=${start}&until=${start}`), []);
  t.ok((await list(viewer, `/activity?until=${start}`)).includes("operator member.added"));

  const first = (await viewer.get(`/activity?group=keys&since=${start}&limit=1`)).body;
  t.match(first, { data: [{ kind: "key.revoked" }], has_more: true });
  const rest = await viewer.get(`/activity?group=keys&since=${start}&limit=1&cursor=${first.next_cursor}`);
  t.match(rest.body, { data: [{ kind: "key.created" }] });

  t.same(await list(viewer, `/activity?group=money&since=${start}`), ["operator wallet.topup"]);
  t.same(
    await list(viewer, "/activity?actor=operator@agency"),
    [],
    "members cannot find an operator by name",
  );
  const account = `/operator/accounts/${d.account.id}/activity`;
  const topup = ["operator@agency.example wallet.topup"];
  t.same(await list(machine, `${account}?actor=operator@agency&since=${start}`), topup);
  t.same(await list(machine, `${account}?actor=operator&since=${start}`), topup);
  t.same(await list(machine, `${account}?group=purchases`), ["staff@agency.example order.placed"]);
  t.match(await list(machine, "/operator/activity?group=people"), [/ operator.added$/]);
  t.match(await list(machine, `/operator/activity?group=deployment&since=${start}`), [/ clock.advanced$/]);

  for (const [query, param] of [
    ["group=things", "group"],
    [`actor=${"a".repeat(256)}`, "actor"],
    ["since=today", "since"],
    ["until=x", "until"],
  ])
    t.match(await viewer.get(`/activity?${query}`), invalid(param));
}

t.test("filters and pages on SQLite", checkFilters);

t.test("filters and pages on PostgreSQL", { skip: !hasPostgres }, async (t) => {
  await checkFilters(t, { database: await postgres.database(t) });
});
