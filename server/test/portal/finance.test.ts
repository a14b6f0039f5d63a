// Statements and ledgers as files: their sums are the ledger's, whole or not at all, and nothing runs in a spreadsheet.
import { once } from "node:events";
import http from "node:http";
import { parse } from "csv-parse/sync";
import t, { type Test } from "tap";
import { rangeOfMonth, readStatement } from "../../src/domain/ledger/statements.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { pageOf } from "../../src/portal/statement-pdf.ts";
import type { Portal as AnyPortal } from "./portal.ts";
import { Portal } from "./portal.ts";

const paise = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

async function download(portal: AnyPortal, path: string, token = portal.machine.token) {
  const response = await fetch(`${portal.d.service.portalUrl}/api/operator/accounts/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const rowsOf = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true });

async function start(t: Test) {
  const portal = await Portal.start(t);
  const { id } = portal.d.account;
  const path = `/operator/accounts/${id}`;
  const month = new Date(portal.d.now).toISOString().slice(0, 7);
  return { portal, id, path, month };
}

t.test("a statement has the sums of its entries, and next month begins where it ended", async (t) => {
  const { portal, id, path, month } = await start(t);
  const { machine, d } = portal;
  await machine.post(`${path}/wallet/topup`, { amount: "1000.50", note: '=HYPERLINK(1), "quoted"' });
  await machine.post(`${path}/wallet/adjust`, { amount: "-120.25", note: "Sent twice" });
  const { id: package_id } = await d.somePackage();
  const live = { key: d.liveKey };
  const { body: order } = await d.post("/v1/orders", { package_id, quantity: 2 }, live);
  t.equal((await machine.post(`/operator/esims/${order.esims[0].iccid}/cancel`)).status, 200);

  const { body: statement } = await machine.get(`${path}/statement?month=${month}`);
  t.equal(statement.opening.amount, "0.00");
  t.equal(paise(statement.closing), await d.balance(d.liveKey));
  t.equal(paise(statement.funds), 10_000_000 + 100_050);
  t.equal(statement.adjustments.amount, "-120.25");
  t.equal(paise(statement.charges), -paise(order.total));
  t.equal(paise(statement.refunds), paise(order.total) / 2);
  t.equal(statement.days.length, 1);
  const { days } = (await portal.viewer.get("/overview?mode=live&days=90")).body;
  const { charged, refunded } = days.at(-1);
  t.equal(paise(charged), -paise(statement.charges), "the overview has the same");
  t.equal(paise(refunded), paise(statement.refunds));

  const { response, bytes } = await download(portal, `${id}/statement.csv?month=${month}`);
  t.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
  t.equal(response.headers.get("content-disposition"), `attachment; filename="${id}-${month}.csv"`);
  const rows = rowsOf(bytes);
  t.equal(
    rows.reduce((sum, { amount = "" }) => sum + Math.round(Number(amount) * 100), 0),
    paise(statement.closing),
  );
  t.same(
    rows.map(({ kind }) => kind),
    ["wallet_topup", "wallet_topup", "adjustment", "order_charge", "order_refund"],
  );
  t.match(rows[1], { note: '\'=HYPERLINK(1), "quoted"', operator: /^tok_/ }, "no formula for a spreadsheet");
  t.match(rows[2], { amount: "-120.25" }, "a number stays one");
  t.equal(rows[3]?.order_id, order.id);

  await portal.advance(32 * 24 * 3600);
  const later = new Date(d.now).toISOString().slice(0, 7);
  const next = (await machine.get(`${path}/statement?month=${later}`)).body;
  t.same(
    { opening: next.opening, closing: next.closing },
    { opening: statement.closing, closing: statement.closing },
  );
  t.same((await machine.get(`${path}/statement?month=${month}`)).body.closing, statement.closing);
});

t.test("a statement as PDF", async (t) => {
  const { portal, id, month } = await start(t);
  const { response, bytes } = await download(portal, `${id}/statement.pdf?month=${month}`);
  t.equal(response.status, 200);
  t.equal(response.headers.get("content-type"), "application/pdf");
  t.match(bytes.toString("latin1"), /^%PDF-1\.\d.*%%EOF\s*$/s);
});

t.test("a future, invalid or missing month and a missing right get a clear error", async (t) => {
  const { portal, path, month } = await start(t);
  const { machine, owner } = portal;
  const year = Number(month.slice(0, 4)) + 1;
  for (const file of ["statement", "statement.pdf", "statement.csv"]) {
    const { status, body } = await machine.get(`${path}/${file}?month=${year}-01`);
    t.equal(status, 400, file);
    t.match(body.error, { code: "invalid_request", param: "month", message: /has not begun/ });
    for (const wrong of ["", "?month=2026-13", "?month=october"])
      t.match((await machine.get(`${path}/${file}${wrong}`)).body.error, { param: "month" }, wrong);
    t.equal((await owner.get(`${path}/${file}?month=${month}`)).body.error.code, "forbidden");
    t.equal((await machine.get(`/operator/accounts/acc_1/${file}?month=${month}`)).status, 404);
  }
});

t.test("a long ledger streams; a reader who leaves ends the reading", async (t) => {
  const { portal, id } = await start(t);
  const { store } = portal.d.service;
  const count = 6000;
  await store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(portal.d.account.n, "live");
    const entry = { ledger: ledger.n, kind: "wallet_topup", amountPaise: 1, costPaise: null } as const;
    const none = { order: null, topup: null, note: "x".repeat(3000), reference: null, operator: null };
    for (let i = 0; i < count; i++)
      await tx.ledgers.insertEntry({ ...entry, ...none, balanceAfterPaise: i, createdAt: portal.d.now });
  });
  const { bytes } = await download(portal, `${id}/ledger.csv?mode=live`);
  t.equal(rowsOf(bytes).length, count + 1);

  const { statements } = store.reads;
  const entries = statements.entries;
  let reads = 0;
  statements.entries = async (...range) => {
    reads += 1;
    return await entries(...range);
  };
  const url = `${portal.d.service.portalUrl}/api/operator/accounts/${id}/ledger.csv?mode=live`;
  const request = http.get(url, { headers: { authorization: `Bearer ${portal.machine.token}` } });
  request.on("error", () => {});
  const [response] = await once(request, "response");
  await once(response, "data");
  response.destroy();
  t.equal((await portal.machine.get("/operator/health")).status, 200);
  t.ok(reads < count / 100, `${reads} of ${count / 100} pages were read`);

  let calls = 0;
  statements.entries = async (...range) => {
    calls += 1;
    if (calls > 1) throw new Error("the disk is gone");
    return await entries(...range);
  };
  await t.rejects(
    download(portal, `${id}/ledger.csv?mode=live`),
    "an incomplete file is a broken connection",
  );
  statements.entries = entries;
});

t.test("members read the statement of their own wallet, and how to add funds", async (t) => {
  const portal = await Portal.start(t, { fundsText: "Account 000123\nQuote <your> name" });
  const { owner, viewer, machine, d } = portal;
  const { id } = d.account;
  const month = new Date(d.now).toISOString().slice(0, 7);
  await machine.post(`/operator/accounts/${id}/wallet/topup`, { amount: "250.00", note: "Transfer 1" });
  const { until: _, ...statement } = (await viewer.get(`/statement?month=${month}`)).body;
  t.has((await machine.get(`/operator/accounts/${id}/statement?month=${month}`)).body, statement);
  t.equal(statement.closing.amount, "100250.00");
  const other = await portal.otherAccount();
  t.equal((await other.owner.get(`/statement?month=${month}`)).body.closing.amount, "100000.00");

  const ownFile = async (path: string) => {
    const headers = { cookie: owner.cookie ?? "" };
    const response = await fetch(`${d.service.portalUrl}/api/${path}`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const path of [`statement.csv?month=${month}`, "ledger.csv?mode=live"]) {
    const rows = rowsOf((await ownFile(path)).bytes);
    t.match(rows.at(-1), { kind: "wallet_topup", amount: "250.00", note: "Transfer 1" });
    t.notOk("operator" in (rows[0] ?? {}), "which operator it was is not for partners");
  }
  t.match((await ownFile(`statement.pdf?month=${month}`)).bytes.toString("latin1"), /^%PDF-/);
  const coming = await owner.get(`/statement.pdf?month=${Number(month.slice(0, 4)) + 1}-01`);
  t.match(coming, { status: 400, body: { error: { param: "month", message: /has not begun/ } } });
  t.equal((await machine.get(`/statement?month=${month}`)).status, 403);
  t.equal((await portal.nobody.get("/ledger.csv?mode=live")).status, 401);

  t.equal((await viewer.get("/balance")).body.add_funds, "Account 000123\nQuote <your> name");
});

t.test("a payment's reference is booked once per account, and shown wherever the payment is", async (t) => {
  const { portal, id, path, month } = await start(t);
  const { machine, owner, d } = portal;
  const add = (body: object, account = id) =>
    machine.post(`/operator/accounts/${account}/wallet/topup`, body);
  const reference = "HDFCR52026112100000042";
  const added = await add({ amount: "500", reference, note: "November" });
  t.match(added, { status: 201, body: { reference, note: "November" } });
  const before = await d.balance(d.liveKey);
  for (const same of [reference, reference.toLowerCase()]) {
    const { status, body } = await add({ amount: "900", reference: same });
    t.match(
      { status, error: body.error },
      { status: 409, error: { code: "reference_used", param: "reference" } },
    );
    t.match(body.error.message, `entry ${added.body.id} of ${month}`);
  }
  const raced = await Promise.all(Array.from({ length: 6 }, () => add({ amount: "1", reference: "RACE/1" })));
  t.same(raced.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409, 409]);
  t.equal(await d.balance(d.liveKey), before + 100, "one of them moved money");
  const other = await portal.otherAccount();
  t.equal(
    (await add({ amount: "500", reference }, other.account.id)).status,
    201,
    "accounts do not share them",
  );
  for (const more of [{}, { reference: "" }])
    t.equal((await add({ amount: "1", ...more })).status, 201, "none is like none");
  for (const wrong of [" ", "a b", "-1", "=1+1", "x".repeat(65), "é", 7])
    t.match((await add({ amount: "1", reference: wrong })).body.error, { param: "reference" }, String(wrong));

  const key = { "idempotency-key": "one transfer" };
  const send = (body: object) => machine.call("POST", `${path}/wallet/topup`, body, key);
  const once = { amount: "5", reference: "ONCE-1" };
  t.equal((await send(once)).status, 201);
  t.equal((await send(once)).status, 200, "a retry is a replay, not a used reference");
  t.equal((await send({ ...once, reference: "ONCE-2" })).body.error.code, "idempotency_key_reused");

  t.match((await owner.get("/ledger?mode=live&limit=1")).body.data, [{ reference: "ONCE-1" }]);
  const { payments } = (await owner.get(`/statement?month=${month}`)).body;
  t.same(
    payments.map((payment: { reference: string | null }) => payment.reference),
    [null, reference, "RACE/1", null, null, "ONCE-1"],
  );
  for (const file of [`statement.csv?month=${month}`, "ledger.csv?mode=live"]) {
    const rows = rowsOf((await download(portal, `${id}/${file}`)).bytes);
    t.match(rows.at(-1), { kind: "wallet_topup", reference: "ONCE-1" }, file);
  }
  t.match(pageOf("Example", null, utc(), d.account, month, await statementOf(portal, month)).tables[1], {
    headings: ["Funds received", "INR", "Reference"],
    rows: [[], [/^\d/, "500.00", reference], [], [], [], []],
  });
  t.match((await download(portal, `${id}/statement.pdf?month=${month}`)).bytes.toString("latin1"), /^%PDF-/);
});

t.test("statements name the seller and the account, as far as they are known", async (t) => {
  const seller = {
    sellerName: "Example Telecom Limited",
    sellerGstin: "27AAACE1234F1Z5",
    sellerHsnSac: "998422",
  };
  const portal = await Portal.start(t, seller);
  const { machine, owner, viewer, d } = portal;
  const { id } = d.account;
  const month = new Date(d.now).toISOString().slice(0, 7);
  const path = `/operator/accounts/${id}`;
  const set = (body: unknown, caller = machine) => caller.put(`${path}/billing`, body);
  const none = { name: null, address: null, gstin: null };
  const statement = async () => (await viewer.get(`/statement?month=${month}`)).body;
  t.match(await statement(), {
    billing: none,
    seller: { legal_name: seller.sellerName, gstin: seller.sellerGstin, hsn_sac: "998422", state: null },
  });
  const columns = async () => {
    const [row = {}] = rowsOf((await download(portal, `${id}/statement.csv?month=${month}`)).bytes);
    return Object.keys(row).slice(Object.keys(row).indexOf("reference") + 1);
  };
  t.same(await columns(), ["seller_legal_name", "seller_gstin", "hsn_sac"]);

  const billing = {
    name: "Agency Pvt Ltd",
    address: "18 Residency Road, Bengaluru",
    gstin: "29ABCDE1234F1Z5",
  };
  t.match(await set(billing), { status: 200, body: { id, billing } });
  t.same((await viewer.get("/balance")).body.billing, billing);
  t.same((await statement()).billing, billing);
  t.match((await owner.get("/activity?limit=1")).body.data, [{ kind: "account.billing_changed" }]);
  t.same(await columns(), [
    "seller_legal_name",
    "seller_gstin",
    "hsn_sac",
    "billing_name",
    "billing_address",
    "gstin",
  ]);
  const account = await d.service.store.reads.accounts.byId(id);
  if (!account) throw new Error("the account is gone");
  const named = {
    legal_name: "Seller",
    address: null,
    gstin: null,
    state: "Kerala",
    hsn_sac: null,
    gst_rate: "18",
  };
  const facts = pageOf("Service", named, utc(), account, month, await statementOf(portal, month)).facts;
  t.same(facts.slice(0, 7), [
    ["From", "Seller"],
    ["State", "Kerala"],
    ["GST rate", "18 %"],
    ["Account", `${account.name}, ${id}`],
    ["Billed to", billing.name],
    ["Billing address", billing.address],
    ["GSTIN of the account", billing.gstin],
  ]);

  const wrongs = {
    gstin: ["29abcde1234f1z5", "29ABCDE1234F1Z", "29ABCDE1234F1X5", "29ABCDE1234F1Z55", 7],
    address: ["a\nb", "x".repeat(301)],
    name: ["x".repeat(121)],
  };
  for (const [param, values] of Object.entries(wrongs))
    for (const wrong of values)
      t.match(
        await set({ ...billing, [param]: wrong }),
        { status: 400, body: { error: { param } } },
        `${wrong}`,
      );
  t.equal((await set({ gstin: billing.gstin })).status, 400, "all or nothing");
  t.equal((await set(billing, owner)).status, 403);
  t.equal((await machine.put("/operator/accounts/acc_1/billing", billing)).status, 404);
  t.match((await set(none)).body, { billing: none });
  t.match((await owner.get("/activity?group=account&limit=2")).body.data, [
    { kind: "account.billing_changed" },
    { kind: "account.billing_changed" },
  ]);
});

t.test("without settings no seller is named", async (t) => {
  const { portal, path, id, month } = await start(t);
  t.equal((await portal.machine.get(`${path}/statement?month=${month}`)).body.seller, null);
  const { bytes } = await download(portal, `${id}/statement.csv?month=${month}`);
  t.equal(Object.keys(rowsOf(bytes)[0] ?? {}).at(-1), "reference");
  const page = pageOf("Service", null, utc(), portal.d.account, month, await statementOf(portal, month));
  t.match(page.facts, [["From", "Service"], ["Account"], ["Complete until"]]);
});

async function statementOf({ d }: AnyPortal, month: string) {
  const { reads } = d.service.store;
  const { n } = await reads.ledgers.ofAccount(d.account.n, "live");
  const range = await rangeOfMonth(reads, n, month, utc(), d.now);
  if (range instanceof Refusal) throw new Error(range.message);
  return await readStatement(reads, n, range, utc());
}

const utc = () => new TimeZone("UTC");
