// Events of test eSIMs, simulated by members.
import t from "tap";
import { Portal } from "./portal.ts";

t.test("a member simulates each event of a test eSIM, and none of a live one", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, staff, viewer, d } = portal;
  const { body: offers } = await d.get("/v1/packages?limit=1&unlimited=false");
  const package_id = offers.data[0].id;
  const order = (await d.post("/v1/orders", { package_id })).body;
  const path = `/esims/${order.esims[0].iccid}`;
  const simulate = (event: string, caller = staff) => caller.post(`${path}/simulate`, { event });

  t.match(await simulate("usage_80"), { status: 409, body: { error: { code: "invalid_state" } } });
  t.match(await simulate("broken"), { status: 400, body: { error: { param: "event" } } });
  t.equal((await simulate("activated", viewer)).status, 403);
  const active = await simulate("activated");
  t.match(active, { status: 200, body: { status: "active" } });
  t.same((await simulate("activated")).body, active.body, "nothing changes");
  t.ok((await simulate("usage_80")).body.data.used_mb > 0);
  t.match((await simulate("usage_100")).body, { status: "depleted", data: { remaining_mb: 0 } });
  t.match((await simulate("expired")).body, { status: "expired" });
  t.same((await viewer.get(path)).body.status, "expired");
  const types = (await viewer.get("/events?mode=test")).body.data.map(({ type }: { type: string }) => type);
  t.same(types.slice(0, 4), ["esim.expired", "esim.usage_100", "esim.usage_80", "esim.activated"]);
  t.match((await viewer.get("/activity")).body.data[0], {
    kind: "esim.simulated",
    actor: "staff@agency.example",
  });

  const live = (await d.post("/v1/orders", { package_id }, { key: d.liveKey })).body;
  const ofLive = await owner.post(`/esims/${live.esims[0].iccid}/simulate`, { event: "activated" });
  t.match(ofLive, { status: 404, body: { error: { code: "not_found" } } });
});
