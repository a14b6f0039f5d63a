// What operators see of an account: its orders, eSIMs and prices, as its members do, and their own notes.
import t from "tap";
import { invalid, Portal, refused } from "./portal.ts";

t.test("operators see the same orders and eSIMs of an account as its members", async (t) => {
  const portal = await Portal.start(t);
  const { d, machine, owner } = portal;
  const other = await portal.otherAccount();
  const { id: package_id } = await d.somePackage();
  for (const customer_ref of ["A-1", "A-2"])
    await d.post("/v1/orders", { package_id, quantity: 1, customer_ref });
  const path = `/operator/accounts/${d.account.id}`;
  for (const list of ["orders", "esims"]) {
    const query = "?mode=test&customer_ref=A-1";
    const ownList = await owner.get(`/${list}${query}`);
    t.equal(ownList.body.data.length, 1);
    t.same((await machine.get(`${path}/${list}${query}`)).body, ownList.body, list);
    t.same((await machine.get(`/operator/accounts/${other.account.id}/${list}?mode=test`)).body.data, []);
    t.match(await machine.get(`/operator/accounts/acc_none/${list}?mode=test`), refused(404, "not_found"));
    t.match(await machine.get(`${path}/${list}`), invalid("mode"));
    const { next_cursor: cursor } = (await machine.get(`${path}/${list}?mode=test&limit=1`)).body;
    const foreign = `/operator/accounts/${other.account.id}/${list}?mode=test&cursor=${cursor}`;
    t.match(await machine.get(foreign), invalid("cursor"), "a cursor belongs to its account");
  }
});

t.test("top-ups of an account, of all its eSIMs, by status", async (t) => {
  const portal = await Portal.start(t);
  const { d, machine, owner } = portal;
  const other = await portal.otherAccount();
  const { id: package_id } = await d.somePackage();
  const { esims } = (await d.post("/v1/orders", { package_id, quantity: 2 })).body;
  const [offer] = (await d.get(`/v1/esims/${esims[0].iccid}/topup-packages`)).body.data;
  const placed: { id: string }[] = [];
  for (const [i, customer_ref] of [
    [0, "A"],
    [1, "test_order_failed"],
    [0, "test_processing"],
  ] as const) {
    const body = { package_id: offer.id, customer_ref };
    placed.unshift((await d.post(`/v1/esims/${esims[i].iccid}/topups`, body)).body);
  }
  const path = `/operator/accounts/${d.account.id}/topups`;
  const ids = async (query: string) => {
    const { status, body } = await machine.get(`${path}?${query}`);
    t.equal(status, 200, query);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const newest = placed.map(({ id }) => id);
  const statuses = ["processing", "failed", "completed"];
  t.same(await ids("mode=test"), newest);
  for (const [i, status] of statuses.entries()) t.same(await ids(`mode=test&status=${status}`), [newest[i]]);
  t.same(await ids("mode=live"), []);
  const first = (await machine.get(`${path}?mode=test&limit=2`)).body;
  t.match(first.data[0], { ...placed[0], package_name: offer.name });
  t.same(await ids(`mode=test&cursor=${first.next_cursor}`), newest.slice(2));
  const foreign = `/operator/accounts/${other.account.id}/topups?mode=test`;
  t.same((await machine.get(foreign)).body.data, []);
  t.match(await machine.get(`${foreign}&cursor=${first.next_cursor}`), invalid("cursor"));
  t.match(await machine.get(`${path}?mode=test&status=lost`), invalid("status"));
  t.match(await machine.get("/operator/accounts/acc_none/topups?mode=test"), refused(404, "not_found"));
  t.match(await owner.get(`${path}?mode=test`), refused(403, "forbidden"));
});

t.test("an account's prices equal the API's, and omitted packages have a reason", async (t) => {
  const { d, machine } = await Portal.start(t);
  const path = `/operator/accounts/${d.account.id}`;
  const { id } = await d.somePackage();
  const priceNow = async () => (await d.get(`/v1/packages/${id}`)).body.price;
  const shown = async () => (await machine.get(`${path}/prices?q=${id}&limit=1`)).body.data[0];
  for (const agreed_discount_bps of [0, 1500]) {
    await machine.patch(path, { agreed_discount_bps });
    t.match(await shown(), { package: { id }, price: await priceNow(), omitted: null });
  }
  const [another] = (await machine.get("/operator/packages?limit=1")).body.data;
  t.not(another.id, id);
  t.equal((await machine.patch(path, { allowed_packages: [another.id] })).status, 200);
  t.match(await shown(), { price: null, omitted: "outside-agreed-set" });
  await machine.post(`/operator/packages/${id}/retire`);
  t.match(await shown(), { price: null, omitted: "retired" });
  t.match(await machine.get("/operator/accounts/acc_none/prices"), refused(404, "not_found"));
});

t.test("notes are for operators alone, newest first", async (t) => {
  const portal = await Portal.start(t);
  const { d, machine, operator, owner } = portal;
  const other = await portal.otherAccount();
  const path = `/operator/accounts/${d.account.id}/notes`;
  t.match(await operator.post(path, { text: "First" }), {
    status: 201,
    body: { text: "First", operator: "operator@agency.example" },
  });
  await machine.post(path, { text: "Second" });
  const { data } = (await operator.get(path)).body;
  t.match(data, [{ text: "Second", operator: /^tok_/ }, { text: "First" }]);
  t.same((await operator.get(`/operator/accounts/${other.account.id}/notes`)).body.data, []);
  const page = (await operator.get(`${path}?limit=1`)).body;
  t.match((await operator.get(`${path}?limit=1&cursor=${page.next_cursor}`)).body.data, [{ text: "First" }]);
  for (const body of [{}, { text: "" }, { text: "x".repeat(2001) }, { text: "a\u0000" }])
    t.match(await operator.post(path, body), invalid("text"));
  t.match(await operator.post(path, { text: "a", by: "b" }), invalid("by"));
  t.match(await operator.post("/operator/accounts/acc_none/notes", { text: "x" }), refused(404, "not_found"));
  t.match(await owner.get(path), refused(403, "forbidden"));
  const reader = await portal.withToken({ name: "r", scopes: ["read_only"], expiresAt: null });
  t.equal((await reader.get(path)).status, 200);
  t.match(await reader.post(path, { text: "x" }), refused(403, "forbidden"));
});
