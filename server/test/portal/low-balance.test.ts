import t from "tap";
import { invalid, Portal } from "./portal.ts";

t.test("the threshold is set, cleared, and the same in both modes", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const set = (amount: unknown) => owner.put("/balance/threshold", { amount });
  t.match((await set("500")).body, { low_balance_threshold: { amount: "500.00", currency: "INR" } });
  for (const key of [d.testKey, d.liveKey]) {
    t.match((await d.get("/v1/balance", { key })).body, { low_balance_threshold: { amount: "500.00" } });
  }
  for (const none of ["0", "0.00", null]) {
    await set("500.5");
    t.match((await set(none)).body, { low_balance_threshold: null }, String(none));
    t.equal((await d.get("/v1/balance")).body.low_balance_threshold, null);
  }
  for (const wrong of ["-1", "5,00", "1e3", 500, "0.001"])
    t.match(await set(wrong), invalid("amount"), String(wrong));
  t.match(await owner.put("/balance/threshold", {}), invalid("amount"));
});

t.test("owners choose who gets the email about a low balance", async (t) => {
  const { owner, staff, d } = await Portal.start(t);
  const set = (addresses: unknown, caller = owner) => caller.put("/balance/recipients", { addresses });
  const chosen = ["ops@agency.example", "cfo@agency.example"];
  t.equal((await owner.get("/balance")).body.low_balance_recipients, null);
  t.match(await set(chosen), { status: 200, body: { low_balance_recipients: chosen } });
  t.same((await staff.get("/balance")).body.low_balance_recipients, chosen);
  t.match((await owner.get("/activity?limit=1")).body.data, [{ kind: "recipients.changed" }]);
  const addresses = Array.from({ length: 11 }, (_, i) => `${i}@agency.example`);
  for (const wrong of [
    undefined,
    [],
    "a@b.example",
    ["a"],
    ["a@b.example,c@d.example"],
    ["a;b@c.example"],
    ["a(b)@c.example"],
    ["a@b.example:25"],
    [...chosen, "CFO@agency.example"],
    addresses,
  ]) {
    const { status, body } = await set(wrong);
    t.match(
      { status, code: body.error.code },
      { status: 400, code: "invalid_request" },
      JSON.stringify(wrong),
    );
    t.match(body.error.param, /^addresses/);
  }
  t.equal((await set(chosen, staff)).body.error.code, "forbidden");
  t.same((await owner.get("/balance")).body.low_balance_recipients, chosen, "unchanged");
  const { id: package_id, price } = await d.somePackage();
  await owner.put("/balance/threshold", { amount: String(100_000 - Math.floor(price / 2)) });
  t.equal((await d.post("/v1/orders", { package_id }, { key: d.liveKey })).status, 201);
  const mails = await d.service.store.reads.mails.ofAccount(d.account.n, { after: null, limit: 9 });
  t.same(mails.map(({ kind, toAddress }) => [kind, toAddress]).toSorted(), [
    ["balance.low", "cfo@agency.example"],
    ["balance.low", "ops@agency.example"],
  ]);
  t.match((await set(null)).body, { low_balance_recipients: null });
});
