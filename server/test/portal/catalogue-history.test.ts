// The operator's imports: what a file changes is shown before and after, and an import is undone once.
import t from "tap";
import { invalid, Portal, refused } from "./portal.ts";

const header =
  "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price,currency";
const rowOf = (number: number, price: string, currency = "INR") =>
  `${number},Plan ${number},p,P,IN,${number},7,50,${price},${currency}`;

t.test("a preview and an import say what changes, and what is not on sale", async (t) => {
  const { operator } = await Portal.start(t);
  await operator.import([header, rowOf(1_000_001, "100"), rowOf(1_000_002, "100")].join("\n"));
  const rows = [rowOf(1_000_001, "120.5"), rowOf(1_000_003, "20"), rowOf(1_000_004, "90", "USD")];
  const text = [header, ...rows].join("\n");
  const changes = [
    {
      id: "pkg_1000001",
      name: "Plan 1000001",
      change: "changed",
      fields: [{ field: "retail_price", before: "100.00", after: "120.50" }],
    },
    { id: "pkg_1000003", name: "Plan 1000003", change: "added", fields: [] },
    { id: "pkg_1000004", name: "Plan 1000004", change: "added", fields: [] },
  ];
  const omitted = [
    { reason: "cost-above-retail", count: 1, packages: ["pkg_1000003"] },
    { reason: "not-inr", count: 1, packages: ["pkg_1000004"] },
  ];
  const preview = await operator.import(text, "format=csv&dry_run=true");
  t.equal(preview.status, 200);
  t.same(preview.body.changes, changes);
  t.same(preview.body.omitted, omitted);
  t.equal(preview.body.import_id, null);
  t.equal((await operator.get("/operator/catalogue/imports")).body.data.length, 1, "a preview is no import");

  const { body } = await operator.import(text);
  t.same([body.changes, body.omitted], [changes, omitted]);
  const { data } = (await operator.get("/operator/catalogue/imports")).body;
  t.match(data[0], { id: body.import_id, packages_added: 2, packages_changed: 1, undoable: true });
  t.match(data[1], { undoable: false });

  const whole = (await operator.get("/operator/packages?retired=false&limit=1")).body;
  const shortened = await operator.import(text, "format=csv&retire_missing=true&dry_run=true");
  t.equal(shortened.body.changes.length, Math.min(200, shortened.body.packages_retired), "the first ones");
  t.match(shortened.body.changes[0], { id: whole.data[0].id, change: "retired" });
});

t.test("if two operators undo the same import, one succeeds", async (t) => {
  const portal = await Portal.start(t);
  const { operator, machine, viewer, d } = portal;
  const { id } = await d.somePackage();
  const priceNow = async () => (await d.get(`/v1/packages/${id}`)).body.price.amount;
  const price = await priceNow();
  const number = Number(id.slice(4));
  const { body } = await operator.import(`${header}\n${rowOf(number, "5000")}`);
  t.equal(await priceNow(), "5000.00");
  const path = `/operator/catalogue/imports/${body.import_id}/undo`;
  const replies = await Promise.all([operator.post(path), machine.post(path)]);
  const [done, late] = replies.sort((a, b) => a.status - b.status);
  t.match(done, { status: 201, body: { undoes: body.import_id, packages_changed: 1, undoable: true } });
  t.match(late, refused(409, "import_not_undoable"));
  t.match(late?.body.error.message, /undone already/);
  t.equal(await priceNow(), price, "at once");
  t.match((await operator.get("/operator/activity?limit=2")).body.data, [
    { kind: "catalogue.undone", subject: done?.body.id },
    { kind: "catalogue.imported", subject: body.import_id },
  ]);

  for (const other of ["imp_999", "imp_x", "ord_1"])
    t.match(await operator.post(`/operator/catalogue/imports/${other}/undo`), refused(404, "not_found"));
  const support = await portal.withToken({ name: "s", scopes: ["support"], expiresAt: null });
  t.match(await support.post(path), refused(403, "forbidden"));
  t.match(await viewer.get("/operator/catalogue/imports"), refused(403, "forbidden"));
  t.match(await operator.get("/operator/catalogue/imports?cursor=x"), invalid("cursor"));
});
