// What an account's overview says of its money by day, and of its eSIMs.
import t from "tap";
import { readOverview } from "../../src/domain/accounts/overview.ts";
import { placeStaffOrder } from "../../src/domain/orders/staff-purchases.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { dayMs } from "../../src/domain/values/timestamps.ts";
import { Market, openedAt, orderOf, walletPaise } from "./supply.ts";

t.test("the overview has charges, refunds, orders and the balance of each day", async (t) => {
  const market = await Market.open(t);
  const hourMs = dayMs / 24;
  const { order: first } = await market.buy([[1, 1]]);
  market.now = openedAt + 2 * dayMs;
  market.issueUpTo(1, "refused");
  await placeStaffOrder(market.context, market.purchase(), orderOf([[2, 2]]), "staff");
  market.now = openedAt + 4 * dayMs;
  const { order: later } = await market.buy([[2, 1]]);
  await market.setEsim(2, { status: "active", usedMb: 10 });
  const now = openedAt + 3 * dayMs + 12 * hourMs;
  const overview = (days: number, mode: "live" | "test" = "live") =>
    readOverview(market.store.reads, market.account.n, mode, days, new TimeZone("UTC"), now);

  const { days, daysLeft, esims, mostUsed, ledger } = await overview(5);
  const quiet = { chargedPaise: 0, refundedPaise: 0, orders: 0 };
  const afterFirst = walletPaise - first.totalPaise;
  const unitPaise = later.totalPaise;
  t.same(days, [
    { day: openedAt / dayMs - 1, balancePaise: 0, ...quiet },
    {
      day: openedAt / dayMs,
      balancePaise: afterFirst,
      ...quiet,
      chargedPaise: first.totalPaise,
      orders: 1,
    },
    { day: openedAt / dayMs + 1, balancePaise: afterFirst, ...quiet },
    {
      day: openedAt / dayMs + 2,
      balancePaise: afterFirst - unitPaise,
      chargedPaise: 2 * unitPaise,
      refundedPaise: unitPaise,
      orders: 1,
    },
    { day: openedAt / dayMs + 3, balancePaise: afterFirst - 2 * unitPaise, ...quiet },
  ]);
  t.equal(daysLeft, Math.floor((7 * ledger.balancePaise) / (first.totalPaise + unitPaise)));
  t.equal((await overview(1)).daysLeft, daysLeft, "the pace is that of the week, however few days are shown");
  t.same(ledger, await market.ledger());
  t.same(esims, { ready: 2, active: 1, depleted: 0, expired: 0, cancelled: 0 });
  t.same(
    mostUsed.map(({ usedMb }) => usedMb),
    [10],
  );
  t.same((await overview(2)).days, days.slice(-2), "fewer days begin with the balance before them");
  const sandbox = await overview(1, "test");
  t.same([sandbox.ledger.mode, sandbox.esims.ready], ["test", 0]);
});
