// Portal operations that spend or move money are executed once per key, by the rules of the partner API.
import t from "tap";
import type { VirtualClock } from "../../src/runtime/clock.ts";
import { until } from "../supply/live.ts";
import { type Caller, Portal, refused } from "./portal.ts";

const send = (caller: Caller, path: string, key: string | null, body: unknown) =>
  caller.call("POST", path, body, { "idempotency-key": key ?? "" });

const inHeader = "Idempotency-Key";

t.test("a wallet is topped up once under a key, whoever of the operators sends it", async (t) => {
  const portal = await Portal.start(t);
  const { operator, machine, d } = portal;
  const path = `/operator/accounts/${d.account.id}/wallet`;
  const balance = async () =>
    (await machine.get(`/operator/accounts/${d.account.id}`)).body.balances.live.amount;
  const start = Number(await balance());

  t.match(
    await send(machine, `${path}/topup`, null, { amount: "100" }),
    refused(400, "idempotency_key_required", inHeader),
  );
  for (const key of ["k".repeat(256), "api:mine"]) {
    t.match(
      await send(machine, `${path}/topup`, key, { amount: "100" }),
      refused(400, "invalid_request", inHeader),
    );
  }
  const first = await send(machine, `${path}/topup`, "transfer-7", { amount: "100", note: "Transfer 7" });
  t.match(first, { status: 201, body: { amount: { amount: "100.00" } } });
  t.equal(first.headers.get("idempotent-replayed"), null);
  // "100.00" equals "100"; another operator, with a session, retries.
  for (const [caller, amount] of [
    [machine, "100"],
    [operator, "100.00"],
  ] as const) {
    const again = await send(caller, `${path}/topup`, "transfer-7", { amount, note: "Transfer 7" });
    t.equal(again.status, 200);
    t.equal(again.headers.get("idempotent-replayed"), "true");
    t.same(again.body, first.body);
  }
  t.equal(Number(await balance()), start + 100);

  const other = await d.addAccount();
  const reused = refused(409, "idempotency_key_reused", inHeader);
  const note = "Transfer 7";
  const elsewhere = `/operator/accounts/${other.id}/wallet/topup`;
  t.match(await send(machine, `${path}/topup`, "transfer-7", { amount: "101", note }), reused, "amount");
  t.match(await send(machine, `${path}/topup`, "transfer-7", { amount: "100" }), reused, "note");
  t.match(await send(machine, `${path}/adjust`, "transfer-7", { amount: "100", note }), reused, "operation");
  t.match(await send(machine, elsewhere, "transfer-7", { amount: "100", note }), reused, "account");
  t.equal(Number(await balance()), start + 100);
  t.equal((await send(machine, elsewhere, "transfer-8", { amount: "100", note })).status, 201);
});

t.test("of many requests at once with one key, one moves money", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  const path = `/operator/accounts/${d.account.id}`;
  const start = Number((await machine.get(path)).body.balances.live.amount);
  const body = { amount: "-10.00", note: "Bank charge" };
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => send(machine, `${path}/wallet/adjust`, "charge", body)),
  );
  t.same(replies.map(({ status }) => status).toSorted(), [...Array(11).fill(200), 201]);
  t.equal(new Set(replies.map(({ body }) => body.id)).size, 1);
  t.equal(Number((await machine.get(path)).body.balances.live.amount), start - 10);
});

t.test("a rejected request leaves its key unused, and a key is forgotten after two days", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  const path = `/operator/accounts/${d.account.id}/wallet/adjust`;
  const adjust = (amount: string) => send(machine, path, "one", { amount, note: "n" });
  t.match(await adjust("-99999999"), refused(409, "wallet_too_low", "amount"));
  t.match(await adjust("0"), refused(400, "invalid_request", "amount"));
  t.equal((await adjust("5")).status, 201);
  await portal.advance(23 * 3600);
  t.equal((await adjust("5")).status, 200);
  await portal.advance(25 * 3600);
  t.equal((await adjust("6")).status, 201);
});

t.test("staff's orders and top-ups are placed once, in either mode", async (t) => {
  const portal = await Portal.start(t);
  const { staff, owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  for (const mode of ["test", "live"] as const) {
    const body = { mode, items: [{ package_id, quantity: 2 }], customer_ref: "group" };
    t.match(await send(staff, "/orders", null, body), refused(400, "idempotency_key_required", inHeader));
    const first = await send(staff, "/orders", "click", body);
    t.match(first, { status: 201, body: { status: "completed", source: "portal" } });
    const again = await send(owner, "/orders", "click", body);
    t.equal(again.status, 200, "staff of one account share their keys");
    t.equal(again.headers.get("idempotent-replayed"), "true");
    t.same(again.body, first.body);
    t.equal((await staff.get(`/orders?mode=${mode}`)).body.data.length, 1);
    const more = { ...body, items: [{ package_id, quantity: 3 }] };
    t.match(await send(staff, "/orders", "click", more), refused(409, "idempotency_key_reused", inHeader));

    const topups = `/esims/${first.body.esims[0].iccid}/topups`;
    const topup = await send(staff, topups, "add", { package_id });
    t.match(topup, { status: 201, body: { status: "completed" } });
    const repeated = await send(staff, topups, "add", { package_id });
    t.same([repeated.status, repeated.body], [200, topup.body]);
    t.equal((await staff.get(topups)).body.data.length, 1);
    const second = `/esims/${first.body.esims[1].iccid}/topups`;
    t.match(
      await send(staff, second, "add", { package_id }),
      refused(409, "idempotency_key_reused", inHeader),
    );
  }
  t.equal(
    (await d.post("/v1/orders", { package_id }, { idempotencyKey: "click" })).status,
    201,
    "not the API's",
  );
  const other = await portal.otherAccount();
  const mine = { mode: "test", items: [{ package_id, quantity: 1 }] };
  t.equal((await send(other.owner, "/orders", "click", mine)).status, 201, "nor another account's");
  const activity = (await owner.get("/activity")).body.data;
  t.equal(activity.filter(({ kind }: { kind: string }) => kind === "order.placed").length, 2);
});

t.test("while a live order waits for its network, its key is in progress", async (t) => {
  const portal = await Portal.start(t);
  const { staff, machine, d } = portal;
  const { id: package_id } = await d.somePackage();
  const body = { mode: "live", items: [{ package_id, quantity: 1 }] };
  await machine.put(`/operator/accounts/${d.account.id}/network`, { hold: ["issue"] });
  const first = send(staff, "/orders", "slow", body);
  const { store } = d.service;
  await until(async () => (await store.reads.jobs.nextAt(["fulfil-order"])) !== null);
  t.match(await send(staff, "/orders", "slow", body), refused(409, "request_in_progress", inHeader));
  await machine.post(`/operator/accounts/${d.account.id}/network/release`);
  const placed = await first;
  t.match(placed, { status: 201, body: { status: "completed" } });
  const again = await send(staff, "/orders", "slow", body);
  t.same([again.status, again.body], [200, placed.body]);
});

t.test("a live order that was still processing is replayed as it is now, in the portal's form", async (t) => {
  const portal = await Portal.start(t);
  const { staff, machine, d } = portal;
  const { id: package_id } = await d.somePackage();
  const body = { mode: "live", items: [{ package_id, quantity: 1 }] };
  await machine.put(`/operator/accounts/${d.account.id}/network`, { hold: ["issue"] });
  const first = send(staff, "/orders", "slow", body);
  await until(async () => (await d.service.store.reads.jobs.nextAt(["fulfil-order"])) !== null);
  await (d.service.clock as VirtualClock).advance(21_000);
  const placed = await first;
  t.match(placed, { status: 201, body: { status: "processing", esims: [] } });
  await machine.post(`/operator/accounts/${d.account.id}/network/release`);
  const path = `/orders/${placed.body.id}`;
  await until(async () => (await staff.get(path)).body.status === "completed");
  const again = await send(staff, "/orders", "slow", body);
  t.equal(again.headers.get("idempotent-replayed"), "true");
  t.equal(again.status, 200);
  const { placed_by, refunds, cancel_refund, ...order } = (await staff.get(path)).body;
  t.same(again.body, order);
  t.match(placed_by, { key: null, member: /@/ });
  t.same(cancel_refund, order.total);
  t.same(refunds, []);
});
