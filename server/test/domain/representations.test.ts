// Domain objects as the API shows them, in every form that they have.
import t from "tap";
import type { EventRecord } from "../../src/domain/events/event.ts";
import {
  balanceLowData,
  eventText,
  toEsimDetailResponse,
  toEsimSummaryResponse,
  toOrderResponse,
  toPackageResponse,
} from "../../src/domain/representations.ts";
import { listOf, pageOfItems, toJson } from "../../src/domain/values/json.ts";
import { samplePackage } from "../catalogue/sample.ts";
import { activationCodes, Market, openedAt } from "./supply.ts";

const money = (amount: string) => ({ amount, currency: "INR" });

t.test("a package names its one country, and has data unless it is unlimited", async (t) => {
  const prices = { id: "pkg_1", pricePaise: 9050, retailPaise: 10_000 };
  t.same(toPackageResponse({ ...prices, package: samplePackage(1) }), {
    id: "pkg_1",
    name: "Plan 1",
    type: "country",
    country: "IN",
    countries: ["IN"],
    data_mb: 1024,
    unlimited: false,
    validity_days: 7,
    topup: true,
    price: money("90.50"),
    retail_price: money("100.00"),
  });
  const regional = samplePackage(1, { destination: "region-1", unlimited: true });
  t.match(toPackageResponse({ ...prices, package: regional }), {
    country: null,
    countries: ["DE", "FR"],
    data_mb: null,
    unlimited: true,
  });
});

t.test("package_id and quantity of an order are null if it has several packages", async (t) => {
  const market = await Market.open(t);
  const { order, esims } = await market.buy([[1, 2]]);
  const [first, second] = esims.map(({ iccid }) => ({ iccid, status: "ready" }));
  const one = toOrderResponse(order, esims);
  t.match(one, { package_id: "pkg_1", quantity: 2, items: [{ package_id: "pkg_1", quantity: 2 }] });
  t.same(one.esims, [first, second]);
  const several = await market.buy([
    [1, 1],
    [2, 1],
  ]);
  t.match(toOrderResponse(several.order, several.esims), {
    package_id: null,
    quantity: null,
    items: [{ package_id: "pkg_1" }, { package_id: "pkg_2" }],
  });
});

t.test("an eSIM shows its install details once known, until it is cancelled", async (t) => {
  const market = await Market.open(t);
  await market.buy([[1, 1]]);
  const esim = await market.esim(1);
  const show = (change: Partial<typeof esim>) =>
    toEsimDetailResponse({ ...esim, ...change }, { qrAddress: () => "https://qr", activationCodes });
  const lpa = "LPA:1$smdp.example$CODE";
  const card = "LPA%3A1%24smdp.example%24CODE";
  t.match(show({}), {
    iccid: esim.iccid,
    status: "ready",
    package: { id: "pkg_1", name: "Plan 1" },
    qr_code_url: "https://qr",
    activated_at: null,
    expires_at: null,
    data: { unlimited: false, total_mb: 1024, used_mb: 0, remaining_mb: 1024 },
    install_links: {
      ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${card}`,
      android: `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${card}`,
    },
    activation: { lpa, smdp_address: "smdp.example", activation_code: "CODE" },
  });
  const unreadable = activationCodes.seal("CODE", "another ICCID");
  const nothing = {
    qr_code_url: null,
    install_links: { ios: null, android: null },
    activation: { lpa: null, smdp_address: null, activation_code: null },
  };
  for (const change of [
    { status: "cancelled" },
    { smdpAddress: null },
    { sealedCode: null },
    { sealedCode: unreadable },
  ] as const)
    t.match(show(change), nothing, Object.keys(change).join());
  t.match(show({ sealedCode: "CODE" }), { activation: { lpa } }, "stored before codes were encrypted");
  const used = { usedMb: 24, activatedAt: openedAt, expiresAt: openedAt + 999, packageNumber: null };
  t.match(show(used), {
    activated_at: "2026-01-01T00:00:00Z",
    expires_at: "2026-01-01T00:00:00Z",
    package: { id: null },
    data: { used_mb: 24, remaining_mb: 1000 },
  });
  t.match(toEsimSummaryResponse({ ...esim, ...used, totalMb: null, unlimited: true }), {
    expires_at: "2026-01-01T00:00:00Z",
    data: { unlimited: true, total_mb: null, remaining_mb: null },
  });
  t.equal(toEsimSummaryResponse(esim).expires_at, null);
});

t.test("events and pages are JSON with their parts as they were stored", async (t) => {
  const data = balanceLowData(5, 12_345);
  t.same(data, { balance: money("0.05"), threshold: money("123.45") });
  const event: EventRecord = {
    id: "evt_1",
    ledger: 1,
    mode: "live",
    sequence: 7,
    type: "balance.low",
    createdAt: openedAt + 1,
    data: toJson(data),
  };
  t.same(JSON.parse(eventText(event)), {
    id: "evt_1",
    type: "balance.low",
    mode: "live",
    created: "2026-01-01T00:00:00Z",
    sequence: 7,
    data,
  });
  const items = [toJson(1), toJson(2)];
  t.same(JSON.parse(pageOfItems(items, "c")), { data: [1, 2], has_more: true, next_cursor: "c" });
  t.same(JSON.parse(pageOfItems([], null)), { data: [], has_more: false, next_cursor: null });
  t.same(JSON.parse(listOf(items)), { data: [1, 2] });
});
