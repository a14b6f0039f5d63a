// The overview's figures of the newest orders and requests.
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { readApiErrors, readDestinations } from "../../src/domain/accounts/recent-figures.ts";
import { until } from "../process/child.ts";
import { Portal } from "./portal.ts";

t.test("destinations and API errors are counted, of this mode and account only", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const { id: package_id, price } = await d.somePackage();
  const get = async (path: string) => {
    const { status, body } = await owner.get(`/overview/${path}`);
    t.equal(status, 200, path);
    return body;
  };
  t.same(await get("destinations?mode=test"), { destinations: [], orders: 0, has_older: false });
  for (const quantity of [1, 3]) t.equal((await d.post("/v1/orders", { package_id, quantity })).status, 201);
  const { destinations, ...counted } = await get("destinations?mode=test");
  t.same(counted, { orders: 2, has_older: false });
  t.equal(destinations.length, 1);
  t.match(destinations[0], { units: 4, spent: { amount: (4 * price).toFixed(2) } });
  t.type(destinations[0].name, "string");
  t.same((await get("destinations?mode=live")).destinations, []);

  await d.post("/v1/orders", { package_id, quantity: 0 });
  for (const id of ["ord_test_000000000000", "ord_test_000000000001"]) await d.get(`/v1/orders/${id}`);
  await until(async () => (await get("errors?mode=test")).requests === 3);
  const errors = await get("errors?mode=test");
  t.match(errors, { requests: 3, has_older: false });
  t.same(
    errors.codes.map(({ code, requests }: { code: string; requests: number }) => [code, requests]),
    [
      ["order_not_found", 2],
      ["invalid_request", 1],
    ],
  );
  t.same((await get("errors?mode=live")).codes, []);
  t.equal((await owner.get("/overview/errors?mode=test&days=91")).body.error.code, "invalid_request");
});

t.test("figures are read in batches, and say if older rows were not counted", async (t) => {
  const item = { quantity: 2, unitPaise: 100, package: { destination: "IT" } };
  let reads = 0;
  let next = 0;
  const list = async (_: number, __: object, { limit }: { limit: number }) => {
    reads += 1;
    return Array.from({ length: limit + 1 }, () => ({ n: --next, createdAt: 0, items: [item] }));
  };
  const views = { catalogue: async () => ({ areas: new Map([["IT", { name: "Italy" }]]) }) };
  const call = [{ orders: { list } }, views, { ledger: 1, since: 0 }] as unknown;
  const found = await readDestinations(...(call as Parameters<typeof readDestinations>));
  const units = 2 * limits.destinationOrdersMax;
  t.same(found, {
    destinations: [{ name: "Italy", units, spentPaise: 100 * units }],
    orders: limits.destinationOrdersMax,
    hasOlder: true,
  });
  t.ok(reads >= 10, `${reads} reads`);

  const requests = [{ code: null, status: 500, at: 5 }];
  const log = { list: async () => ({ requests, next: { at: 0, n: 1 } }) };
  const asked = [{ requestLog: log }, { account: 1, mode: "test", since: 0 }] as unknown;
  const errors = await readApiErrors(...(asked as Parameters<typeof readApiErrors>));
  t.same(errors, { codes: [{ code: "500", requests: 1, lastAt: 5 }], requests: 1, hasOlder: true });
});
