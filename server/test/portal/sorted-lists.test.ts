// Orders and eSIMs, newest or oldest first, page by page and with every kind of filter.
import t from "tap";
import { Portal } from "./portal.ts";

t.test("lists can be sorted by time in both directions, with any filter", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { viewer, machine, d } = portal;
  const { body: packages } = await d.get("/v1/packages?limit=1&country=FR");
  const [{ id: package_id }] = packages.data;
  const traveller = { name: "Asha Rao", email: "asha@example.com" };
  const { owner } = portal;
  for (let i = 0; i < 7; i++) {
    const items = [{ package_id, quantity: 1 }];
    const body = { mode: "test", items, customer_ref: i % 2 ? "odd" : "even", customer: traveller };
    t.equal((await owner.post("/orders", body)).status, 201);
    if (i % 3 === 0) await portal.advance(60);
  }
  const all = async (path: string, caller = viewer) => {
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { status, body } = await caller.get(`${path}${cursor && `&cursor=${cursor}`}`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      ids.push(...body.data.map((row: { id?: string; iccid?: string }) => row.id ?? row.iccid));
      cursor = body.next_cursor;
    }
    return ids;
  };
  const ofAccount = `/operator/accounts/${d.account.id}`;
  for (const list of ["orders", "esims"])
    for (const filter of ["", "&customer_ref=odd", "&traveller=asha", "&destination=FR"]) {
      const query = `${list}?mode=test&limit=2${filter}`;
      const newest = await all(`/${query}`);
      t.equal(newest.length, filter === "&customer_ref=odd" ? 3 : 7, query);
      t.same(await all(`/${query}&sort=newest`), newest);
      t.same(await all(`/${query}&sort=oldest`), newest.toReversed(), `${query}, oldest first`);
      t.same(await all(`${ofAccount}/${query}&sort=oldest`, machine), newest.toReversed());
    }
  const wrong = [`/orders?mode=test&sort=price`];
  const { next_cursor: cursor } = (await viewer.get("/orders?mode=test&limit=2")).body;
  for (const path of wrong) t.match((await viewer.get(path)).body.error, { param: "sort" });
  const other = await viewer.get(`/orders?mode=test&limit=2&sort=oldest&cursor=${cursor}`);
  t.match(other, { status: 400, body: { error: { param: "cursor" } } }, "a cursor keeps its direction");
});
