// Operators tell the simulated network what to do.
import t from "tap";
import { invalid, Portal, refused } from "./portal.ts";

t.test("the simulated network refuses just the next purchases, an order as a whole", async (t) => {
  const portal = await Portal.start(t);
  const { machine, staff, d } = portal;
  const { id: package_id } = await d.somePackage();
  const order = async (quantity: number) =>
    (await staff.post("/orders", { mode: "live", items: [{ package_id, quantity }] })).body;
  const path = `/operator/accounts/${d.account.id}/network`;
  t.match(await machine.put(path, { refuse_next: 2 }), { status: 200, body: { refuse_next: 2 } });
  const left = async () => (await machine.get("/operator/network")).body.data[1].refuse_next;
  t.match(await order(3), { status: "failed", esims: [] }, "all units of an order count as one");
  t.equal(await left(), 1);
  await machine.put(path, { refuse_next: 0 });
  const placed = await order(1);
  t.equal(placed.status, "completed");
  await machine.put(path, { refuse_next: 1, fail_next: 1, fail_as: "timeout" });
  const topUp = async () =>
    (await staff.post(`/esims/${placed.esims[0].iccid}/topups`, { package_id })).body.status;
  t.equal(await topUp(), "failed");
  t.equal(await topUp(), "completed", "only the next one, even if an answer was lost between");
  t.equal(await order(2).then(({ status }) => status), "completed");
  t.match(await machine.put(path, { refuse_next: -1 }), refused(400, "invalid_request", "refuse_next"));
});

t.test("the simulated network follows rules for one account or for all", async (t) => {
  const portal = await Portal.start(t);
  const { machine, staff, d } = portal;
  const { id: package_id } = await d.somePackage();
  const order = async (quantity = 1) =>
    (await staff.post("/orders", { mode: "live", items: [{ package_id, quantity }] })).body;
  const path = `/operator/accounts/${d.account.id}/network`;
  t.match((await machine.put(path, { issue_at_most: 2 })).body, {
    account_id: d.account.id,
    issue_at_most: 2,
    down: false,
    install_details: true,
  });
  t.match(await order(3), { status: "partially_completed", esims: { length: 2 } });
  t.match((await machine.get("/operator/network")).body.data, [
    { account_id: null, issue_at_most: null },
    { account_id: d.account.id },
  ]);
  t.equal((await machine.delete(path)).status, 204);
  await machine.put("/operator/network", { refuse: ["issue"] });
  t.match(await order(), { status: "failed" });
  t.equal((await machine.delete("/operator/network")).status, 204);

  await machine.put(path, { hold: ["cancel"], install_details: false });
  const placed = await order();
  const { iccid } = placed.esims[0];
  t.match((await staff.get(`/esims/${iccid}`)).body, { qr_code_url: null, activation: { lpa: null } });
  t.match(await staff.post(`/esims/${iccid}/cancel`), refused(503, "supplier_unavailable"));
  t.match((await staff.get(`/esims/${iccid}`)).body, { cancelling: true });
  t.match(await staff.post(`/esims/${iccid}/topups`, { package_id }), refused(409, "esim_not_topupable"));
  t.match((await machine.get("/operator/network")).body.data[1], { held: 1 });
  t.match((await machine.post(`${path}/release`)).body, { released: 1 });
  await portal.advance(60);
  t.match((await staff.get(`/esims/${iccid}`)).body, { status: "cancelled", cancelling: false });

  await machine.delete(path);
  const used = (await order()).esims[0].iccid;
  const report = (body: object) => machine.put(`/operator/network/esims/${used}`, body);
  t.match((await report({ first_used: true, used_mb: 5 })).body, {
    iccid: used,
    used_mb: 5,
    install_details: true,
  });
  await portal.advance(600);
  t.match((await staff.get(`/esims/${used}`)).body, {
    status: "active",
    data: { used_mb: 5 },
    cancellable: false,
  });
  t.match(await staff.post(`/esims/${used}/cancel`), refused(409, "esim_not_cancellable"));
  t.match((await machine.get(`/operator/esims/${used}`)).body, { cancellable: true });
  t.match((await machine.post(`/operator/esims/${used}/cancel`)).body, { status: "cancelled" });
  t.match((await portal.owner.get("/overview?mode=live")).body, { esims: { cancelled: 2, ready: 2 } });

  for (const [body, param] of [
    [{ fail_as: "fire" }, "fail_as"],
    [{ issue_at_most: -1 }, "issue_at_most"],
    [{ delay_seconds: 86_401 }, "delay_seconds"],
  ] as const)
    t.match(await machine.put(path, body), invalid(param));
  t.match(await machine.put("/operator/accounts/acc_0/network", {}), refused(404, "not_found"));
  t.match(await machine.put("/operator/network/esims/8999999000000000000", {}), refused(404, "not_found"));
});
