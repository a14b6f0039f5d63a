// The audit log over HTTP: filters and pages, for members and operators, on both databases.
import { parse } from "csv-parse/sync";
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
  const nextPage = await viewer.get(
    `/activity?group=keys&since=${start}&limit=1&cursor=${first.next_cursor}`,
  );
  t.match(nextPage.body, { data: [{ kind: "key.created" }] });

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

t.test("the activity can be filtered and paged, on SQLite", checkFilters);

t.test("the activity can be filtered and paged, on PostgreSQL", { skip: !hasPostgres }, async (t) => {
  await checkFilters(t, { database: await postgres.database(t) });
});

t.test("a CSV file has the entries that match, and is an entry itself", async (t) => {
  const portal = await Portal.start(t);
  const { owner, viewer, operator, machine, d } = portal;
  const download = async (caller: Caller, path: string) => {
    const { status, headers, body } = await caller.get(path);
    t.equal(status, 200, path);
    const rows: Record<string, string>[] = parse(body, { columns: true, bom: true });
    return { file: headers.get("content-disposition"), rows };
  };
  await owner.post("/keys", { name: "=Site", mode: "test" });
  const { file, rows } = await download(viewer, "/activity.csv?group=keys");
  t.equal(file, `attachment; filename="${d.account.id}-audit-log.csv"`);
  t.match(rows, [{ kind: "key.created", actor: "owner@agency.example", text: "'=Site, test" }]);
  t.equal(rows[0]?.operator, undefined);
  const account = `/operator/accounts/${d.account.id}`;
  const [added] = (await download(machine, `${account}/activity.csv?group=people`)).rows;
  t.match(added, { kind: "member.added", actor: "operator", operator: "command-line" });
  const ofDeployment = await download(operator, "/operator/activity.csv?actor=command");
  t.match(ofDeployment.rows.at(-1), { kind: "operator.added", operator: "command-line" });
  t.equal((await machine.get("/operator/accounts/acc_0/activity.csv")).status, 404);
  t.match(await viewer.get("/activity.csv?group=things"), invalid("group"));

  const month = new Date(d.now).toISOString().slice(0, 7);
  for (const path of ["orders.csv?mode=test", "esims.csv?mode=live", "ledger.csv?mode=live"])
    await download(portal.staff, `/${path}`);
  await download(owner, `/statement.csv?month=${month}`);
  await operator.post(`${account}/look`);
  await download(operator, "/orders.csv?mode=live");
  await operator.delete("/looking");
  await download(operator, `${account}/statement.csv?month=${month}`);
  await download(operator, `${account}/ledger.csv?mode=live`);
  await download(operator, `/operator/sales/month.csv?mode=live&month=${month}`);
  const exported = async (caller: Caller, path: string) =>
    (await caller.get(`${path}?group=exports`)).body.data.map(
      (entry: Entry & { text: string }) => `${entry.operator ?? entry.actor} ${entry.text}`,
    );
  const { id } = d.account;
  t.same(await exported(viewer, "/activity"), [
    `operator ${id}-live.csv`,
    `operator ${id}-${month}.csv`,
    "operator orders-live.csv",
    `owner@agency.example ${id}-${month}.csv`,
    `staff@agency.example ${id}-live.csv`,
    "staff@agency.example esims-live.csv",
    "staff@agency.example orders-test.csv",
    `operator ${id}-audit-log.csv`,
    `viewer@agency.example ${id}-audit-log.csv`,
  ]);
  t.same(await exported(machine, "/operator/activity"), [
    `operator@agency.example sales-live-${month}.csv`,
    "operator@agency.example audit-log.csv",
  ]);
});

async function checkSignIns(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const portal = await Portal.start(t, settings);
  const { owner, viewer, operator, machine } = portal;
  const signIns = async (caller: Caller, path: string) =>
    (await caller.get(`${path}?group=sign_in&limit=2`)).body.data;
  const address = "127.0.0.1";
  const email = "staff@agency.example";
  const caller = portal.caller();
  t.equal((await caller.signIn(email, "not the password")).status, 401);
  t.equal((await caller.signIn("nobody@agency.example", "not the password")).status, 401);
  t.equal((await caller.signIn(email)).status, 200);
  const [succeeded, failed] = await signIns(viewer, "/activity");
  t.match(succeeded, { kind: "sign_in.succeeded", actor: email, address });
  t.match(failed, { kind: "sign_in.failed", actor: email, address, subject: succeeded.subject, text: "" });

  t.equal((await portal.caller().signIn("operator@agency.example", "not the password")).status, 401);
  t.match(await signIns(machine, "/operator/activity"), [
    { kind: "sign_in.failed", operator: "operator@agency.example", address },
    { kind: "sign_in.succeeded", operator: "operator@agency.example", address },
  ]);
  const all = [
    ...(await machine.get("/operator/activity?limit=100")).body.data,
    ...(await viewer.get("/activity?limit=100")).body.data,
  ];
  t.notMatch(JSON.stringify(all), /nobody@agency|not the password/);

  const { id } = portal.d.account;
  await operator.patch(`/operator/accounts/${id}`, { name: "Renamed" });
  t.match((await owner.get("/activity?limit=1")).body.data, [{ actor: "operator", address: null }]);
  t.match((await machine.get(`/operator/accounts/${id}/activity?limit=1`)).body.data, [{ address }]);
}

t.test("sign-ins and failures are listed with the client's IP address, on SQLite", checkSignIns);

t.test(
  "sign-ins and failures are listed with the client's IP address, on PostgreSQL",
  { skip: !hasPostgres },
  async (t) => {
    await checkSignIns(t, { database: await postgres.database(t) });
  },
);

t.test("no IP address is stored if the setting forbids it", async (t) => {
  const { viewer } = await Portal.start(t, { logClientAddress: false });
  t.match((await viewer.get("/activity?limit=1")).body.data, [{ kind: "sign_in.succeeded", address: null }]);
  t.match((await viewer.get("/sessions")).body.data, [{ current: true, address: null }]);
});

t.test("a signing secret that somebody reads is an entry, without the secret", async (t) => {
  const { owner, viewer, machine, d } = await Portal.start(t);
  const made = await owner.post("/endpoints", { mode: "test", url: "http://127.0.0.1:9/" });
  const { id } = made.body.endpoint;
  t.equal((await owner.get(`/endpoints/${id}/secret`)).body.secret, made.body.secret);
  t.equal((await machine.get(`/operator/accounts/${d.account.id}/endpoints/${id}/secret`)).status, 200);
  t.equal((await owner.get("/endpoints/whe_0/secret")).status, 404);
  const { data } = (await viewer.get("/activity?group=webhooks")).body;
  t.match(data, [
    { kind: "endpoint.secret_shown", actor: "operator", subject: id, address: null },
    { kind: "endpoint.secret_shown", actor: "owner@agency.example", subject: id },
    { kind: "endpoint.created" },
  ]);
  t.notMatch(JSON.stringify(data), made.body.secret);
});
