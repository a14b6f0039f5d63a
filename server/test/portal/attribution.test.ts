// Operators see which operator did something, in the ledger, the audit log and the log; partners see only that it was
// the operator.
import t from "tap";
import { Portal } from "./portal.ts";

t.test("the activity and the ledger name the person or the token", async (t) => {
  const portal = await Portal.start(t);
  const { operator, machine, owner, viewer, d } = portal;
  const [token] = await d.service.store.reads.operatorTokens.list({ after: null, limit: 10 });
  const id = token?.id ?? "";
  t.match(id, /^tok_[0-9a-f]{12}$/);
  const path = `/operator/accounts/${d.account.id}`;
  const byPerson = await operator.post(`${path}/wallet/topup`, { amount: "10" });
  t.equal(byPerson.body.operator, "operator@agency.example");
  const byToken = await machine.post(`${path}/wallet/adjust`, { amount: "-1", note: "n" });
  t.equal(byToken.body.operator, id);
  await operator.patch(path, { tier: "silver" });

  const ledger = (await machine.get(`${path}/ledger?mode=live`)).body.data;
  t.match(ledger, [{ operator: id }, { operator: "operator@agency.example" }, { operator: null }]);
  t.match((await machine.get(`${path}/activity?limit=3`)).body.data, [
    { kind: "account.terms_changed", actor: "operator", operator: "operator@agency.example" },
    { kind: "wallet.adjustment", actor: "operator", operator: id },
    { kind: "wallet.topup", actor: "operator", operator: "operator@agency.example" },
  ]);
  const first = (await machine.get(`${path}/activity?limit=1`)).body;
  const next = (await machine.get(`${path}/activity?limit=1&cursor=${first.next_cursor}`)).body;
  t.equal(next.data[0].kind, "wallet.adjustment");

  await owner.post("/keys", { mode: "test", name: "Mine" });
  t.match((await machine.get(`${path}/activity?limit=1`)).body.data, [
    { actor: "owner@agency.example", operator: null },
  ]);
  const seen = [(await owner.get("/activity")).body, (await viewer.get("/ledger?mode=live")).body];
  t.match(seen[0].data[1], { actor: "operator" });
  t.notMatch(JSON.stringify(seen), /operator@agency|tok_|"operator":/, "partners are not told who it was");
  t.equal((await owner.get(`${path}/activity`)).status, 403);
  t.equal((await machine.get("/operator/accounts/acc_0/activity")).status, 404);
});

t.test("activity entries name the support person or token", async (t) => {
  const portal = await Portal.start(t);
  const { operator, machine, staff, d } = portal;
  const { id: package_id } = await d.somePackage();
  const order = async () =>
    (
      await staff.post("/orders", {
        mode: "test",
        items: [{ package_id, quantity: 1 }],
        customer: { name: "A" },
      })
    ).body;
  const one = await order();
  const two = await order();
  await machine.post(`/operator/esims/${one.esims[0].iccid}/cancel`);
  await operator.post(`/operator/orders/${two.id}/erase-customer`);
  const [token] = await d.service.store.reads.operatorTokens.list({ after: null, limit: 10 });
  t.match((await machine.get(`/operator/accounts/${d.account.id}/activity?limit=2`)).body.data, [
    { kind: "customer.erased", operator: "operator@agency.example" },
    { kind: "esim.cancel", operator: token?.id },
  ]);
});
