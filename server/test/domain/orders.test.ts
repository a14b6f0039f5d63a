// Why an order is rejected, and what a sandbox order has when.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { finishSandboxOrder, placeSandboxOrder } from "../../src/domain/orders/orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { liveOrder, sandbox, stored } from "./placed-orders.ts";
import { Market, orderOf } from "./supply.ts";

const secondMs = 1000;

t.test("an order is checked for packages, reference and price, in this order", async (t) => {
  const market = await Market.open(t);
  const all = (await market.ledger("test")).balancePaise;
  const tooMany = Math.ceil(all / 10_000) + 1;
  const refusals = [
    await sandbox(
      market,
      orderOf(
        [
          [1, tooMany],
          [9, 1],
        ],
        "test_supplier_down",
      ),
    ),
    await sandbox(market, orderOf([[1, tooMany]], "test_supplier_down-1")),
    await sandbox(market, orderOf([[1, 1]], "test_insufficient_balance")),
    await sandbox(market, orderOf([[1, tooMany]])),
  ];
  t.match(refusals, [
    {
      code: "package_not_found",
      message: "No package with this id is on sale for the account. Read the list again.",
    },
    {
      code: "supplier_unavailable",
      message:
        "As requested by the sandbox reference, there is no mobile network to buy from; nothing was charged. In live mode: repeat later with the same key.",
    },
    {
      code: "insufficient_balance",
      message:
        "As requested by the sandbox reference, the balance does not cover the total; nothing was charged. In live mode: add funds, then repeat with the same key.",
    },
    {
      code: "insufficient_balance",
      message:
        "The balance does not cover the total; nothing was charged. Add funds, then repeat with the same key.",
    },
  ]);
  t.same([await market.entries("test"), await market.events("test")], [[], []]);
  market.issueUpTo(9);
  t.equal((await liveOrder(market, orderOf([[1, 10]], "test_supplier_down"))).status, "processing");
  t.equal(await market.balance(), 0, "live, a reference means nothing, and all of the balance can be spent");
});

t.test("a sandbox order has its eSIMs at once, or at the end of its delay, or none", async (t) => {
  const market = await Market.open(t);
  const placed = await sandbox(
    market,
    orderOf(
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
      "mine",
    ),
  );
  if (placed instanceof Refusal) throw new Error(placed.message);
  t.match(placed.order, { status: "completed", totalPaise: 28_000, refundedPaise: 0, mode: "test" });
  t.same(JSON.parse(placed.form), {
    ...JSON.parse(placed.form),
    status: "completed",
    package_id: null,
    items: [
      { package_id: "pkg_1", quantity: 2 },
      { package_id: "pkg_2", quantity: 1 },
      { package_id: "pkg_3", quantity: 1 },
    ],
    customer_ref: "mine",
    esims: placed.esims.map(({ iccid }) => ({ iccid, status: "ready" })),
  });
  t.match(
    placed.esims.map(({ packageName, totalMb, unlimited, validityDays, nextCheckAt, unitId }) => [
      packageName,
      totalMb,
      unlimited,
      validityDays,
      nextCheckAt,
      unitId,
    ]),
    [
      ["Plan 1", 1024, false, 7, null, null],
      ["Plan 1", 1024, false, 7, null, null],
      ["Plan 2", 500, false, 3, null, null],
      ["Plan 3", null, true, 7, null, null],
    ],
  );
  const failed = await sandbox(market, orderOf([[2, 1]], "test_order_failed"));
  t.match(failed, { order: { status: "failed", refundedPaise: 3000 }, esims: [] });

  const waiting = await sandbox(market, orderOf([[2, 2]], "test_processing"));
  if (waiting instanceof Refusal) throw new Error(waiting.message);
  t.match(JSON.parse(waiting.form), { status: "processing", esims: [] });
  const dueAt = (await market.nextJobAt()) ?? 0;
  const inSeconds = (dueAt - market.now) / secondMs;
  t.ok(inSeconds >= limits.testProcessingMinSeconds + 1 && inSeconds <= limits.testProcessingMinSeconds + 3);
  const { n } = waiting.order;
  const { random, activationCodes } = market.context;
  const finish = () =>
    market.store.transaction((tx) => finishSandboxOrder(tx, n, dueAt, random, activationCodes));
  await finish();
  await finish();
  t.match(await stored(market, waiting.order.id), { status: "completed", statuses: ["ready", "ready"] });
  t.same(await market.events("test"), [
    "order.completed completed",
    "order.failed failed",
    "order.completed completed",
  ]);
  t.same(await market.entries("test"), [
    "order_charge -28000",
    "order_charge -3000",
    "order_refund 3000",
    "order_charge -6000",
  ]);
});

t.test("an ICCID that was drawn twice, or that exists, is drawn again", async (t) => {
  const market = await Market.open(t);
  const { random } = market.context;
  const placeOrder = async () => {
    let zeros = 8;
    const bytes = (length: number) => (zeros-- > 0 ? new Uint8Array(length) : random.bytes(length));
    const drawing = { ...market.purchase("test"), random: { bytes } };
    const placed = await market.store.transaction((tx) => placeSandboxOrder(tx, drawing, orderOf([[2, 5]])));
    if (placed instanceof Refusal) throw new Error(placed.message);
    return placed;
  };
  const first = await placeOrder();
  const second = await placeOrder();
  const iccids = [first, second].flatMap(({ esims }) => esims.map(({ iccid }) => iccid));
  t.equal(new Set(iccids).size, 10);
  for (const { form: orderText, order } of [first, second])
    t.same(
      JSON.parse(orderText).esims.map(({ iccid }: { iccid: string }) => iccid),
      (await stored(market, order.id)).esims.map(({ iccid }) => iccid),
      "in the order in which they are read",
    );
});
