// Orders and eSIMs by traveller, ICCID and destination, alone and together with the other filters, and their totals.
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { type Caller, Portal } from "./portal.ts";

type Query = Record<string, string | undefined>;

const queryOf = (filter: Query) =>
  new URLSearchParams([
    ["mode", "test"],
    ...Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ]);

/** All pages; `key` of each row. */
async function read(caller: Caller, path: string, key: string, filter: Query): Promise<string[]> {
  const found: string[] = [];
  const query = queryOf({ ...filter, limit: "5" });
  for (;;) {
    const { status, body } = await caller.get(`${path}?${query}`);
    if (status !== 200) throw new Error(`${path}?${query}: ${JSON.stringify(body)}`);
    found.push(...body.data.map((row: Record<string, string>) => row[key]));
    if (!body.has_more) return found;
    query.set("cursor", body.next_cursor);
  }
}

t.test("lists, files and totals have exactly the purchases that match all filters", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, d } = portal;
  const { body: packages } = await owner.get("/packages?limit=100");
  const single = packages.data.filter(({ countries }: { countries: string[] }) => countries.length === 1);
  const [one] = single;
  const two = single.find(({ countries }: { countries: string[] }) => countries[0] !== one.countries[0]);
  const travellers = [
    { name: "Asha Rao", email: "asha@example.com" },
    { name: "asif ul Khan", email: null },
    { name: null, email: "Asha.Second@example.com" },
    null,
  ];
  const orders = [];
  for (const [i, customer] of travellers.entries())
    for (const pkg of [one, two]) {
      const items = [{ package_id: pkg.id, quantity: i === 0 ? 2 : 1 }];
      const input = { mode: "test", items, customer, customer_ref: i % 2 === 0 ? "even" : "odd" };
      const { body } = await owner.post("/orders", input);
      orders.unshift({ ...body, destination: pkg.countries[0] });
    }
  const known = orders[3].esims[0].iccid;
  const faults: string[] = [];
  const starts = (text: string | null | undefined, begins: string) =>
    text?.toLowerCase().startsWith(begins.toLowerCase()) === true;
  // A session may send only so many requests a minute.
  const callers = [owner, portal.staff, portal.viewer];
  let tried = 0;
  let matching = 0;
  for (const traveller of [undefined, "AS", "asha", "asha@", "khan", "ul kh", "nobody", "%"])
    for (const iccid of [undefined, known])
      for (const destination of [undefined, one.countries[0], two.countries[0], "ZZ"])
        for (const customer_ref of [undefined, "odd"]) {
          const filter = { traveller, iccid, destination, customer_ref };
          const expected = orders.filter(
            ({ customer, esims, destination: to, customer_ref: ref }) =>
              (traveller === undefined ||
                starts(customer?.name, traveller) ||
                starts(customer?.name?.split(" ").slice(1).join(" "), traveller) ||
                starts(customer?.name?.split(" ").at(-1), traveller) ||
                starts(customer?.email, traveller)) &&
              (iccid === undefined || esims.some((esim: { iccid: string }) => esim.iccid === iccid)) &&
              (destination === undefined || to === destination) &&
              (customer_ref === undefined || ref === customer_ref),
          );
          matching += expected.length > 0 ? 1 : 0;
          const caller = callers[tried++ % callers.length] ?? owner;
          const note = (what: string, got: unknown, right: unknown) => {
            if (JSON.stringify(got) !== JSON.stringify(right))
              faults.push(
                `${what} ${queryOf(filter)}: ${JSON.stringify(got)} instead of ${JSON.stringify(right)}`,
              );
          };
          note(
            "orders",
            await read(caller, "/orders", "id", filter),
            expected.map(({ id }) => id),
          );
          const esims = expected
            .flatMap((order) => order.esims.map((esim: { iccid: string }) => esim.iccid).reverse())
            .filter((one) => iccid === undefined || one === iccid);
          note("eSIMs", await read(caller, "/esims", "iccid", filter), esims);
          const totals = (await caller.get(`/order-totals?${queryOf(filter)}`)).body;
          const paise = expected.reduce((sum, { total }) => sum + Math.round(Number(total.amount) * 100), 0);
          note("totals", totals, {
            orders: expected.length,
            total: { amount: (paise / 100).toFixed(2), currency: "INR" },
            refunded: { amount: "0.00", currency: "INR" },
            has_more: false,
          });
          const csv: string = (await caller.get(`/orders.csv?${queryOf(filter)}`)).body;
          note("CSV", csv.trimEnd().split("\n").length - 1, expected.length);
        }
  t.same(faults, []);
  t.ok(matching > 15, `${matching} combinations with orders`);

  const other = (await portal.otherAccount()).owner;
  for (const filter of [
    { traveller: "as" },
    { iccid: known },
    { iccid: "8999999000000000000" },
    { destination: one.countries[0] },
  ]) {
    t.same(await read(other, "/orders", "id", filter), [], "another account's are not found");
    t.same(await read(other, "/esims", "iccid", filter), []);
  }
  const { id } = d.account;
  const ofOperator = await portal.machine.get(`/operator/accounts/${id}/orders?mode=test&traveller=asif`);
  t.equal(ofOperator.body.data.length, 2);
});

t.test("a page with few matches among many orders is short, and the next page continues", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const package_id = (await d.somePackage()).id;
  await d.post("/v1/orders", { package_id, quantity: 1 });
  const { store } = d.service;
  await store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(d.account.n, "test");
    const [order] = await tx.orders.list(ledger.n, {}, { after: null, limit: 1 });
    if (!order) throw new Error("there is one");
    for (let i = 0; i < limits.orderTotalsMax; i++) {
      const items = order.items.map((item) => ({ ...item, package: { ...item.package, destination: "QQ" } }));
      const customerName =
        i <= limits.travellerOrdersMax ? "Many" : i < limits.orderTotalsMax - 1 ? null : "One";
      await tx.orders.insert({ ...order, items, customerName, id: `ord_test_${i}`, number: `N${i}` });
    }
  });
  const first = await owner.get("/orders?mode=test&destination=QZ&limit=10");
  t.match(first.body, { data: [], has_more: true });
  const all = await read(owner, "/orders", "id", { destination: "QZ" });
  t.same(all, []);
  t.match((await owner.get("/order-totals?mode=test")).body, {
    orders: limits.orderTotalsMax,
    has_more: true,
  });
  t.match((await owner.get("/order-totals?mode=test&destination=QZ")).body, { orders: 0, has_more: true });
  for (const [traveller, orders, has_more] of [
    ["many", limits.travellerOrdersMax, true],
    ["one", 1, false],
  ] as const)
    t.match((await owner.get(`/order-totals?mode=test&traveller=${traveller}`)).body, { orders, has_more });
});

t.test("an invalid ICCID, destination or traveller filter is rejected", async (t) => {
  const { owner } = await Portal.start(t);
  for (const [name, value] of [
    ["iccid", "89x"],
    ["destination", "Italy"],
    ["traveller", "x".repeat(101)],
  ])
    for (const path of ["/orders", "/esims", "/order-totals"]) {
      t.match(await owner.get(`${path}?mode=test&${name}=${value}`), {
        status: 400,
        body: { error: { code: "invalid_request", param: name } },
      });
    }
});
