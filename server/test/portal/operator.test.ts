import { readFileSync } from "node:fs";
import t from "tap";
import { Receiver } from "../webhooks/receiver.ts";
import { invalid, Portal, refused } from "./portal.ts";

t.test("an account is opened, given terms, approved, deactivated, and its prices follow", async (t) => {
  const portal = await Portal.start(t);
  const { operator, d } = portal;
  for (const [body, param] of [
    [{ email: "a@b.example" }, "name"],
    [{ name: "x".repeat(121), email: "a@b.example" }, "name"],
    [{ name: "Tours", email: "nobody" }, "email"],
    [{ name: "Tours", email: "a@b.example", tier: "platinum" }, "tier"],
  ] as const)
    t.match(await operator.post("/operator/accounts", body), invalid(param));
  const made = await operator.post("/operator/accounts", {
    name: "Monsoon Tours",
    email: "a@b.example",
    tier: "silver",
  });
  t.match(made, {
    status: 201,
    body: {
      active: true,
      live_approved: false,
      tier: "silver",
      balances: { test: { amount: "1000000.00" }, live: { amount: "0.00" }, low_balance_threshold: null },
      run_id: null,
    },
  });
  const { id } = made.body;
  const path = `/operator/accounts/${id}`;
  t.same((await operator.get(path)).body, made.body);
  const { last_funds: none, ...listed } = made.body;
  t.equal(none, null);
  t.same((await operator.get("/operator/accounts?q=MONSOON")).body.data, [listed]);
  t.equal((await operator.get("/operator/accounts?limit=1")).body.has_more, true);
  t.match(await operator.get("/operator/accounts/acc_0"), refused(404, "not_found"));

  const keys: Record<string, string> = {};
  for (const mode of ["test", "live"])
    keys[mode] = (await operator.post(`${path}/keys`, { mode, name: "k" })).body.text;
  const price = async () => (await d.get(`/v1/packages/${cheap.id}`, { key: keys.test ?? "" })).body;
  const cheap = await d.somePackage();
  const retail = Number((await price()).retail_price.amount);
  t.ok(Number((await price()).price.amount) < retail);
  await operator.patch(path, { tier: "standard" });
  t.equal(Number((await price()).price.amount), retail);
  await operator.patch(path, { agreed_discount_bps: 500 });
  t.ok(Number((await price()).price.amount) < retail);
  t.match((await operator.patch(path, { agreed_discount_bps: null })).body, { agreed_discount_bps: null });
  t.match(await d.get("/v1/balance", { key: keys.live ?? "" }), refused(403, "live_mode_not_enabled"));
  await operator.patch(path, { live_approved: true });
  t.equal((await d.get("/v1/balance", { key: keys.live ?? "" })).status, 200);
  await operator.patch(path, { allowed_packages: [cheap.id], sells_unlimited: false });
  t.equal((await d.get("/v1/packages", { key: keys.test ?? "" })).body.data.length, 1);
  for (const [body, param] of [
    [{ allowed_packages: [] }, "allowed_packages"],
    [{ allowed_packages: ["pkg_1"] }, "allowed_packages"],
    [{ agreed_discount_bps: 10_001 }, "agreed_discount_bps"],
    [{ active: "no" }, "active"],
  ] as const)
    t.match(await operator.patch(path, body), invalid(param), JSON.stringify(body));
  t.match((await operator.patch(path, { allowed_packages: null })).body, {
    allowed_packages: null,
    tier: "standard",
  });
  await operator.patch(path, { active: false });
  t.match(await d.get("/v1/balance", { key: keys.test ?? "" }), refused(403, "account_inactive"));
  t.match((await operator.patch(path, { active: true })).body, { active: true });
  t.equal((await d.get("/v1/balance", { key: keys.test ?? "" })).status, 200);

  const added = await operator.post(`${path}/members`, { email: "first@owner.example", role: "owner" });
  const owner = portal.caller();
  await owner.accept("first@owner.example", added.body.invitation_link);
  const kinds = (await owner.get("/activity?limit=100")).body.data.map(
    (one: { kind: string; actor: string }) => `${one.actor} ${one.kind}`,
  );
  for (const kind of [
    "account.created",
    "account.terms_changed",
    "account.live_approved",
    "account.deactivated",
    "account.activated",
    "key.created",
    "member.added",
  ]) {
    t.ok(kinds.includes(`operator ${kind}`), kind);
  }
});

t.test("a wallet is filled and corrected by entries, and never goes below zero", async (t) => {
  const portal = await Portal.start(t);
  const { operator, d } = portal;
  const path = `/operator/accounts/${d.account.id}`;
  const before = await d.balance(d.liveKey);
  const entry = await operator.post(`${path}/wallet/topup`, { amount: "2500.5", note: "Transfer 7" });
  t.match(entry, {
    status: 201,
    body: { kind: "wallet_topup", amount: { amount: "2500.50" }, note: "Transfer 7" },
  });
  t.equal(await d.balance(d.liveKey), before + 250_050);
  t.match((await operator.post(`${path}/wallet/adjust`, { amount: "-0.50", note: "Bank charge" })).body, {
    kind: "adjustment",
    amount: { amount: "-0.50" },
  });
  t.match((await operator.post(`${path}/wallet/adjust`, { amount: "0.50", note: "Undone" })).body, {
    kind: "adjustment",
  });
  for (const amount of ["0", "-5", "1.234", "x", 5])
    t.match(await operator.post(`${path}/wallet/topup`, { amount }), invalid("amount"), String(amount));
  t.match(await operator.post(`${path}/wallet/adjust`, { amount: "0", note: "n" }), invalid("amount"));
  t.match(await operator.post(`${path}/wallet/adjust`, { amount: "1" }), invalid("note"));
  t.match(
    await operator.post(`${path}/wallet/adjust`, { amount: "-9999999.00", note: "n" }),
    refused(409, "wallet_too_low", "amount"),
  );
  t.equal(await d.balance(d.liveKey), before + 250_050);
  const entries = (await operator.get(`${path}/ledger?mode=live`)).body.data;
  const seen = (await portal.viewer.get("/ledger?mode=live")).body.data;
  // Partners don't see which operator it was.
  const names = ["operator", "approved_by"];
  const without = entries.map((shown: object) =>
    Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name))),
  );
  t.same(without, seen);
  t.same(entries[2], entry.body);
  t.same((await operator.get(path)).body.last_funds, entry.body, "the last payment, not the last entry");
  const again = await operator.post(`${path}/wallet/topup`, { amount: "1", reference: "UTR-88120034" });
  t.same((await operator.patch(path, { name: "Monsoon" })).body.last_funds, again.body);
});

t.test("the catalogue: files with their faults by row, single packages, providers, regions", async (t) => {
  const portal = await Portal.start(t);
  const { operator, d } = portal;
  const cheap = await d.somePackage();
  const get = () => d.get(`/v1/packages/${cheap.id}`);
  t.match((await operator.post(`/operator/packages/${cheap.id}/retire`)).body, {
    id: cheap.id,
    retired: true,
  });
  t.match(await get(), refused(404, "package_not_found"));
  t.match((await operator.get("/operator/packages?retired=true")).body.data, [{ id: cheap.id }]);
  t.match((await operator.post(`/operator/packages/${cheap.id}/restore`)).body, { retired: false });
  t.equal((await get()).status, 200);
  for (const id of ["pkg_1", "pkg_x", "nothing"])
    t.match(await operator.post(`/operator/packages/${id}/retire`), refused(404, "not_found"), id);

  const stock = (await operator.get(`/operator/packages?q=${cheap.id}`)).body.data[0];
  t.match(stock, { id: cheap.id, currency: "INR", unlimited: false, daily: false });
  const [daily] = (await operator.get("/operator/packages?q=500%20MB%20per%20day&limit=1")).body.data;
  t.match(daily, { data_mb: 500, daily: true });
  t.match(stock.cost, /^\d+\.\d{2,6}$/);
  t.equal(
    (await operator.get(`/operator/packages?provider_id=${stock.provider_id}&limit=1`)).body.data[0]
      .provider_id,
    stock.provider_id,
  );
  const provider = `/operator/providers/${stock.provider_id}`;
  t.match((await operator.patch(provider, { enabled: false })).body, { enabled: false });
  t.match(await get(), refused(404, "package_not_found"));
  t.match(await operator.patch(provider, { enabled: "x" }), invalid("enabled"));
  t.match(await operator.patch("/operator/providers/none", { enabled: true }), refused(404, "not_found"));
  await operator.patch(provider, { enabled: true });

  const [region] = (await operator.get("/operator/regions")).body.data;
  t.match((await operator.patch(`/operator/regions/${region.code}`, { name: "Renamed" })).body, {
    code: region.code,
    name: "Renamed",
  });
  t.match(
    (await d.get("/v1/countries")).body.data.find(({ code }: { code: string }) => code === region.code),
    { name: "Renamed" },
  );
  t.match(await operator.patch("/operator/regions/region-999", { name: "n" }), refused(404, "not_found"));

  const text = readFileSync(new URL("../../catalogue/demo.json", import.meta.url), "utf8");
  t.ok(text.length > 65_536, "larger than other bodies may be");
  const again = await operator.import(text, "format=json&dry_run=true");
  t.match(again, { status: 200, body: { dry_run: true, packages_added: 0, packages_changed: 0 } });
  const csv =
    "number,name,provider,validity_days,cost,retail_price\n90001,New,harbour,7,10,x\n90002,Other,harbour\n";
  const faulty = await operator.import(csv);
  t.match(faulty, refused(422, "invalid_catalogue", "file"));
  const places = faulty.body.error.faults.map((fault: { place: string }) => fault.place);
  t.same([...new Set(places)].sort(), ["line 2", "line 3"]);
  t.ok(faulty.body.error.fault_count >= 2);
  t.match(await operator.import("", "format=xml"), invalid("format"));
  t.match(await operator.import("x".repeat(8_400_000)), invalid());
});

t.test("advancing the clock finishes due work before the response", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const receiver = await Receiver.start(t);
  await owner.post("/endpoints", { mode: "test", url: receiver.url() });
  const before = (await machine.get("/operator/clock")).body;
  t.match(before, { virtual: true });
  const { id: package_id } = await d.somePackage();
  const placed = (
    await owner.post("/orders", {
      mode: "test",
      items: [{ package_id, quantity: 1 }],
      customer_ref: "test_processing",
    })
  ).body;
  t.equal(placed.status, "processing");
  const after = await machine.post("/operator/clock/advance", { seconds: 30 });
  t.ok(after.body.now_ms >= before.now_ms + 30_000);
  t.match((await owner.get(`/orders/${placed.id}`)).body, { status: "completed" });
  t.match(receiver.received.at(-1)?.event, { type: "order.completed" });
  for (const seconds of [0, -5, 1.5, 34_560_001, "60", null]) {
    t.match(await machine.post("/operator/clock/advance", { seconds }), invalid("seconds"), String(seconds));
  }
  const both = await Promise.all([1, 2].map(() => machine.post("/operator/clock/advance", { seconds: 100 })));
  t.same(
    both.map(({ status }) => status),
    [200, 200],
  );
  t.ok((await machine.get("/operator/clock")).body.now_ms >= after.body.now_ms + 200_000);
});

t.test("advancing the clock and test runs get 409 in a deployment without them", async (t) => {
  const portal = await Portal.start(t, {
    virtualClock: false,
    allowTestRuns: false,
    allowLocalWebhooks: false,
  });
  const { machine } = portal;
  t.same((await machine.get("/operator/capabilities")).body, {
    virtual_clock: false,
    simulated_supplier: true,
    local_webhooks: false,
    runs: false,
  });
  t.match((await machine.get("/operator/clock")).body, { virtual: false });
  t.match(await machine.post("/operator/clock/advance", { seconds: 60 }), refused(409, "not_supported"));
  t.match(await machine.get("/operator/runs"), refused(409, "not_supported"));
  t.match(await machine.post("/operator/runs", {}), refused(409, "not_supported"));
  t.match(await machine.delete("/operator/runs/run_0"), refused(409, "not_supported"));
});

t.test("support erases a traveller's details from an order permanently", async (t) => {
  const portal = await Portal.start(t);
  const { id: package_id } = await portal.d.somePackage();
  const customer = { name: "Asha Rao", email: "asha@example.com" };
  const order = { mode: "test", items: [{ package_id, quantity: 1 }], customer };
  const placeOrder = () => portal.staff.call("POST", "/orders", order, { "idempotency-key": "asha" });
  const placed = (await placeOrder()).body;
  t.match(placed, { customer });
  const path = `/operator/orders/${placed.id}`;
  t.match((await portal.operator.get(path)).body, { customer });
  t.match((await portal.operator.post(`${path}/erase-customer`)).body, {
    customer: null,
    number: placed.number,
  });
  t.match((await portal.staff.get(`/orders/${placed.id}`)).body, { customer: null });
  const { writer } = portal.d.service.store as unknown as { writer: import("better-sqlite3").Database };
  t.same((await placeOrder()).body, { ...placed, customer: null }, "also in the response to a retry");
  for (const table of ["orders", "events", "audit_log", "esims", "stored_responses"]) {
    t.notMatch(JSON.stringify(writer.prepare(`select * from ${table}`).all()), /Asha|asha@/, table);
  }
  t.match(await portal.operator.get("/operator/orders/ord_0"), refused(404, "not_found"));
});

t.test("a test run has accounts, keys, money and members, and removing it removes them all", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  const made = await machine.post("/operator/runs", {
    name: "Nightly",
    accounts: 2,
    test_keys: 2,
    live_keys: 1,
    approve_live: true,
    wallet: "100.00",
    people: ["owner", "viewer"],
  });
  t.equal(made.status, 201);
  const { id, accounts } = made.body;
  t.match(accounts, [
    { name: "Nightly 1", test_keys: { length: 2 }, live_keys: { length: 1 }, people: { length: 2 } },
    {},
  ]);
  const [first] = accounts;
  t.equal(await d.balance(first.live_keys[0]), 10_000);
  t.equal(await d.balance(first.test_keys[1]), 100_000_000);
  const owner = portal.caller();
  t.equal((await owner.signIn(first.people[0].email, first.people[0].password)).status, 200);
  t.match((await machine.get("/operator/runs")).body.data, [
    { id, account_ids: accounts.map((one: { id: string }) => one.id) },
  ]);
  t.match((await machine.get(`/operator/accounts/${first.id}`)).body, { run_id: id });
  await machine.put(`/operator/accounts/${first.id}/network`, { down: true });

  t.equal((await machine.delete(`/operator/runs/${id}`)).status, 204);
  t.match(await d.get("/v1/balance", { key: first.test_keys[0] }), refused(401, "invalid_api_key"));
  t.match(await owner.get("/session"), refused(401, "unauthenticated"));
  t.match(
    await portal.caller().signIn(first.people[0].email, first.people[0].password),
    refused(401, "invalid_credentials"),
  );
  t.match(await machine.get(`/operator/accounts/${first.id}`), refused(404, "not_found"));
  t.equal((await machine.get("/operator/accounts?q=nightly")).body.data.length, 0);
  t.same((await machine.get("/operator/runs")).body.data, []);
  t.equal((await machine.get("/operator/network")).body.data.length, 1, "its supplier rule is removed too");
  t.match(await machine.delete(`/operator/runs/${id}`), refused(404, "not_found"));
  t.equal(
    (await machine.post("/operator/runs", {})).body.accounts.length,
    1,
    "nothing given is one account with one key",
  );
  for (const [body, param] of [
    [{ accounts: 51 }, "accounts"],
    [{ test_keys: -1 }, "test_keys"],
    [{ wallet: "x" }, "wallet"],
    [{ people: ["operator"] }, "people.0"],
  ] as const)
    t.match(await machine.post("/operator/runs", body), invalid(param));
});
