// Orders of the account's staff: who placed them is recorded, and they replay in the portal's form.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import { oldestReadable } from "../../src/domain/events/events.ts";
import { placeStaffOrder, placeStaffOrderOnce } from "../../src/domain/orders/staff-purchases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { stored } from "./placed-orders.ts";
import { Market, orderOf } from "./supply.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const staff = "staff@agency.example";

t.test("staff order under a key of the portal or without one, and the audit log says who", async (t) => {
  const market = await Market.open(t);
  market.issueUpTo(9);
  const request = {
    items: [
      { packageId: "pkg_1", quantity: 1 },
      { packageId: "pkg_2", quantity: 1 },
      { packageId: "pkg_1", quantity: 2 },
    ],
    customerRef: null,
    customerName: "A. Person",
    customerEmail: null,
  };
  const key = { key: "portal-key", operation: "portal ordersCreate", fingerprint: "f" } as const;
  const expected: string[] = [];
  for (const mode of ["live", "test"] as const) {
    const once = () => placeStaffOrderOnce(market.context, market.purchase(mode), key, request, staff);
    const placed = await once();
    if (placed instanceof Refusal) throw new Error(placed.message);
    const body = JSON.parse(placed.body);
    t.match(body, {
      status: "completed",
      mode,
      source: "portal",
      package_names: ["Plan 1", "Plan 2"],
      items: [{ quantity: 3 }, { quantity: 1 }],
      customer: { name: "A. Person", email: null },
      cancellable: true,
    });
    t.equal((await stored(market, body.id)).number, body.number);
    t.same(await once(), { ...placed, replayed: true });
    const keyless = await placeStaffOrder(market.context, market.purchase(mode), request, { operator: "op" });
    if (keyless instanceof Refusal) throw new Error(keyless.message);
    t.equal(market.asked.length, mode === "live" ? 8 : 0);
    market.asked.length = 0;
    t.match(keyless, { order: { status: "completed", source: "portal", customerName: "A. Person" } });
    t.equal(keyless.esims.length, 4);
    expected.push(
      `${staff}: order.placed ${body.id} ${mode}`,
      `operator: order.placed ${keyless.order.id} ${mode}`,
    );
  }
  const tooMany = { ...request, items: [{ packageId: "pkg_1", quantity: 1_000_000 }] };
  for (const mode of ["live", "test"] as const) {
    const other = { ...key, key: "other" };
    t.match(
      [
        await placeStaffOrder(market.context, market.purchase(mode), tooMany, staff),
        await placeStaffOrderOnce(market.context, market.purchase(mode), other, tooMany, staff),
      ],
      [{ code: "insufficient_balance" }, { code: "insufficient_balance" }],
    );
  }
  t.same(await market.log(), expected, "a refused order leaves no entry");
});

t.test("a portal order that a job settles replays in the portal's form", async (t) => {
  const market = await Market.open(t);
  const key = { key: "portal-key", operation: "portal ordersCreate", fingerprint: "f" } as const;
  const request = orderOf([[2, 1]]);
  const once = () => placeStaffOrderOnce(market.context, market.purchase(), key, request, staff);
  const placed = await once();
  if (placed instanceof Refusal) throw new Error(placed.message);
  t.match(JSON.parse(placed.body), { status: "processing", cancellable: false, customer: null });
  market.issueUpTo(9);
  await market.workAt(market.now);
  const replay = await once();
  if (replay instanceof Refusal) throw new Error(replay.message);
  t.match(JSON.parse(replay.body), { status: "completed", source: "portal", cancellable: true });
});

t.test(
  "a deactivated account's orders complete without an event; events have a retention period",
  async (t) => {
    const market = await Market.open(t);
    await market.buy([[2, 1]], "test");
    await market.store.transaction((tx) =>
      changeAccount(tx, market.account.id, { active: false }, market.now, market.context.random),
    );
    const { sequence } = await market.ledger("test");
    t.match(await market.buy([[2, 1]], "test"), { order: { status: "completed" } });
    t.same(await market.events("test"), ["order.completed completed"]);
    t.equal((await market.ledger("test")).sequence, sequence);
    t.equal(oldestReadable(market.now), market.now - limits.eventRetentionDays * 24 * 60 * minuteMs);
  },
);
