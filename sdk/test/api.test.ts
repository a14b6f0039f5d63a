/** Every operation of the API through the SDK, against the real service. */
import { routes } from "@partner-esim/generated/routes";
import t from "tap";
import {
  EsimNotTopupableError,
  InsufficientBalanceError,
  InvalidStateError,
  PartnerEsim,
} from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { startSandbox } from "./support/sandbox.ts";

const { baseUrl, testKey, liveKey } = await startSandbox(t);
const requested = new Set<string>();
/** Notes which operations were reached, by method and path. */
const client = new PartnerEsim({
  apiKey: testKey,
  baseUrl,
  fetch: (url, init) => {
    requested.add(`${init.method} ${new URL(url).pathname}`);
    return fetch(url, init);
  },
});

const country = "IT";
const metered = () => client.packages.list({ country, unlimited: false, limit: 5 });

t.test("the catalogue", async (t) => {
  const destinations = await client.countries.list().toArray();
  const italy = destinations.find(({ code }) => code === country);
  const packages = await client.packages.list({ country, limit: 50 }).toArray();
  t.equal(packages.length, italy?.packages_count, "paging finds as many as the destination says");
  t.equal(new Set(packages.map(({ id }) => id)).size, packages.length);
  const [first] = packages;
  if (!first) return t.fail("no packages");
  t.strictSame(await client.packages.get(first.id), first);
  t.match(await failureOf(client.packages.get("pkg_999999999")), {
    name: "PackageNotFoundError",
    status: 404,
  });
  t.match(await failureOf(client.packages.list({ country: "Italy" })), {
    code: "invalid_request",
    param: "country",
  });
});

t.test("an order, its eSIM, its QR code and its life", async (t) => {
  const [plan] = (await metered()).data;
  if (!plan) return t.fail("no package");
  const { data: order, response } = await client.orders
    .create({ package_id: plan.id, quantity: 2, customer_ref: "booking-1" }, { idempotencyKey: "booking-1" })
    .withResponse();
  t.match(order, { status: "completed", quantity: 2, esims: [{ status: "ready" }, { status: "ready" }] });
  t.match(response, {
    status: 201,
    replayed: false,
    attempts: 1,
    requestId: /^req_/,
    rateLimit: { limit: 30 },
  });
  const again = await client.orders
    .create({ package_id: plan.id, quantity: 2, customer_ref: "booking-1" }, { idempotencyKey: "booking-1" })
    .withResponse();
  t.strictSame(again.data, order);
  t.match(again.response, { status: 200, replayed: true });
  t.strictSame(await client.orders.get(order.id), order);
  t.strictSame((await client.orders.list({ customer_ref: "booking-1" })).data, [order]);
  t.match(await client.balance.get(), { mode: "test", balance: order.balance_after });

  const iccid = order.esims[0]?.iccid ?? "";
  const esim = await client.esims.get(iccid);
  t.match(esim, { iccid, order_id: order.id, activation: { lpa: /^LPA:1\$/ } });
  t.equal((await client.esims.list({ customer_ref: "booking-1" }).toArray()).length, 2);
  const png = await client.qr.get(esim.qr_code_url ?? "");
  t.equal(Buffer.from(png.subarray(0, 4)).toString("latin1"), "\x89PNG");

  t.ok(
    (await failureOf(client.sandbox.esims.simulate(iccid, { event: "expired" }))) instanceof
      InvalidStateError,
  );
  t.match(await client.sandbox.esims.simulate(iccid, { event: "activated" }), { status: "active" });
  const [more] = await client.esims.topupPackages.list(iccid).toArray();
  if (!more) return t.fail("no top-up package");
  const topup = await client.esims.topups.create(iccid, { package_id: more.id });
  t.match(topup, { status: "completed", iccid, package_id: more.id });
  t.strictSame(await client.topups.get(topup.id), topup);
  t.strictSame((await client.esims.topups.list(iccid)).data, [topup]);
  await client.sandbox.esims.simulate(iccid, { event: "expired" });
  t.ok((await failureOf(client.esims.topupPackages.list(iccid))) instanceof EsimNotTopupableError);

  const events = await client.events.list({ limit: 2 }).toArray({ limit: 4 });
  t.strictSame(
    events.map(({ type }) => type),
    ["esim.expired", "topup.completed", "esim.activated", "order.completed"],
  );
  const [latest] = events;
  t.strictSame(await client.events.get(latest?.id ?? ""), latest);
});

t.test("orders that do not succeed", async (t) => {
  const [plan] = (await metered()).data;
  const order = (customer_ref: string) => client.orders.create({ package_id: plan?.id ?? "", customer_ref });
  t.match(await order("test_order_failed"), { status: "failed", esims: [] });
  t.match(await order("test_processing"), { status: "processing" });
  const rejected = await failureOf(order("test_insufficient_balance"));
  t.ok(rejected instanceof InsufficientBalanceError);
  t.match(rejected, { status: 402, idempotencyKey: /^[0-9a-f-]{36}$/, rateLimit: { limit: 30 } });
  const down = await failureOf(
    client.orders.create(
      { package_id: plan?.id ?? "", customer_ref: "test_supplier_down" },
      { maxRetries: 1 },
    ),
  );
  t.match(down, { name: "SupplierUnavailableError", attempts: 2, retryable: true });
});

t.test("a live key reads live mode, and an unknown key is rejected", async (t) => {
  const live = new PartnerEsim({ apiKey: liveKey, baseUrl });
  t.match(await live.balance.get(), { mode: "live" });
  const user = new PartnerEsim({ apiKey: "sk_test_unknown", baseUrl });
  t.match(await failureOf(user.balance.get()), { name: "InvalidApiKeyError", rateLimit: undefined });
});

t.test("every operation of the contract was called", async (t) => {
  const { pathname } = new URL(baseUrl);
  const patterns = Object.values(routes).map(({ method, path }) => ({
    name: `${method} ${path}`,
    pattern: new RegExp(
      `^${method} ${pathname}${path.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`,
    ),
  }));
  for (const { name, pattern } of patterns)
    t.ok(
      [...requested].some((each) => pattern.test(each)),
      name,
    );
});
