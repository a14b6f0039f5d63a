import t from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import { expireEsims } from "../../src/domain/esims/esim-expiry.ts";
import { simulateEvent } from "../../src/domain/esims/esim-simulation.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { random } from "../../src/runtime/random.ts";
import { Deployment } from "../deployment.ts";
import { until } from "../process/child.ts";

async function freshEsim(d: Deployment): Promise<{ iccid: string; packageId: string }> {
  const { id } = await d.somePackage();
  const { body } = await d.post("/v1/orders", { package_id: id });
  return { iccid: body.esims[0].iccid, packageId: id };
}

t.test("an eSIM never expires before its activation, whichever request came first", async (t) => {
  const d = await Deployment.start(t);
  const { iccid } = await freshEsim(d);
  const now = Date.now();
  await d.service.store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(d.account.n, "test");
    await simulateEvent(tx, ledger, iccid, "activated", now, random, new TimeZone("UTC"));
    t.match(await simulateEvent(tx, ledger, iccid, "expired", now - 1000, random, new TimeZone("UTC")), {
      expiresAt: now,
    });
  });
});

t.test("simulate accepts each event only in the statuses that it fits", async (t) => {
  const d = await Deployment.start(t);
  const { iccid, packageId } = await freshEsim(d);
  const simulate = (event: string) => d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event });
  const unfit = { status: 409, body: { error: { code: "invalid_state" } } };
  const events = async () =>
    (await d.get("/v1/events?limit=100")).body.data.map((event: { type: string }) => event.type);

  for (const event of ["usage_80", "usage_100", "expired"])
    t.match(await simulate(event), unfit, `${event} on ready`);
  const active = (await simulate("activated")).body;
  t.equal(active.status, "active");
  t.equal(Date.parse(active.expires_at) - Date.parse(active.activated_at), active.validity_days * 86_400_000);
  t.same((await simulate("activated")).body, active, "activated twice changes nothing");
  const used = (await simulate("usage_80")).body.data;
  t.equal(used.used_mb, Math.ceil(used.total_mb * 0.8));
  await simulate("usage_80");
  t.match((await simulate("usage_100")).body, { status: "depleted", data: { remaining_mb: 0 } });
  t.match(
    (await simulate("usage_80")).body,
    { status: "depleted", data: { remaining_mb: 0 } },
    "usage never falls",
  );
  t.match((await simulate("activated")).body, { status: "depleted" });
  await d.post(`/v1/esims/${iccid}/topups`, { package_id: packageId });
  t.match((await d.get(`/v1/esims/${iccid}`)).body, { status: "active" });
  t.match((await simulate("usage_80")).body, { status: "active" });
  t.match((await simulate("usage_100")).body, { status: "depleted" });
  t.match((await simulate("expired")).body, { status: "expired" });
  t.match((await simulate("expired")).body, { status: "expired" });
  for (const event of ["activated", "usage_80", "usage_100"])
    t.match(await simulate(event), unfit, `${event} on expired`);
  t.match(await d.post(`/v1/esims/${iccid}/topups`, { package_id: "pkg_1" }), {
    status: 409,
    body: { error: { code: "esim_not_topupable" } },
  });
  t.same((await events()).reverse(), [
    "order.completed",
    "esim.activated",
    "esim.usage_80",
    "esim.usage_100",
    "topup.completed",
    "esim.usage_80",
    "esim.usage_100",
    "esim.expired",
  ]);
});

t.test("an eSIM expires by itself, alike in every view, but not while a top-up runs", async (t) => {
  const d = await Deployment.start(t);
  const clock = d.service.clock as unknown as { advance(ms: number): Promise<void> };
  const first = await freshEsim(d);
  const second = await freshEsim(d);
  for (const { iccid } of [first, second])
    await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const esim = (await d.get(`/v1/esims/${first.iccid}`)).body;
  await clock.advance(Date.parse(esim.expires_at) - d.now - 3000);
  await d.post(`/v1/esims/${second.iccid}/topups`, {
    package_id: second.packageId,
    customer_ref: "test_processing",
  });
  t.equal((await d.get(`/v1/esims/${first.iccid}`)).body.status, "active");
  await clock.advance(4000);
  t.same((await d.get(`/v1/orders/${esim.order_id}`)).body.esims, [
    { iccid: first.iccid, status: "expired" },
  ]);
  const expired = (await d.get("/v1/esims?status=expired")).body.data;
  t.same(
    expired.map((item: { iccid: string }) => item.iccid),
    [first.iccid],
  );
  t.equal((await d.get(`/v1/esims/${first.iccid}`)).body.status, "expired");
  t.equal((await d.get(`/v1/esims/${second.iccid}`)).body.status, "active");
  t.match(await d.get(`/v1/esims/${first.iccid}/topup-packages`), { status: 409 });
  const events = (await d.get("/v1/events?type=esim.expired")).body.data;
  t.same(
    events.map((event: { data: { iccid: string } }) => event.data.iccid),
    [first.iccid],
  );
});

t.test("activating an account sends expiry events of the last 72 hours, once", async (t) => {
  const d = await Deployment.start(t);
  const clock = d.service.clock as unknown as { advance(ms: number): Promise<void> };
  const hourMs = 3_600_000;
  const setActive = (active: boolean) =>
    d.service.store.transaction((tx) => changeAccount(tx, d.account.id, { active }, d.now, random));
  const expired = async (): Promise<string[]> =>
    (await d.get("/v1/events?type=esim.expired")).body.data.map(
      (event: { data: { iccid: string } }) => event.data.iccid,
    );
  const activeEsim = async () => {
    const { iccid } = await freshEsim(d);
    const { body } = await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
    return { iccid, expiresAt: Date.parse(body.expires_at) };
  };
  const old = await activeEsim();
  await clock.advance(2 * hourMs);
  const recent = await activeEsim();
  await setActive(false);
  await clock.advance(old.expiresAt - d.now + 1000);
  await expireEsims(d.service.store, d.now, random);
  await clock.advance(recent.expiresAt - d.now + 71 * hourMs);
  // Noticed long after its end; the end is what counts.
  await expireEsims(d.service.store, d.now, random);
  await setActive(true);
  t.same(await expired(), [recent.iccid], "the other is 73 hours past");
  t.match((await d.get(`/v1/esims/${old.iccid}`)).body, { status: "expired" });
  await setActive(false);
  await setActive(true);
  t.same(await expired(), [recent.iccid]);
  t.equal((await d.get("/v1/events?type=order.completed")).body.data.length, 2);
});

t.test("a running top-up fails, and its money returns, when simulate ends the eSIM meanwhile", async (t) => {
  const d = await Deployment.start(t);
  const clock = d.service.clock as unknown as { advance(ms: number): Promise<void> };
  const { iccid, packageId } = await freshEsim(d);
  await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const before = await d.balance();
  const body = { package_id: packageId, customer_ref: "test_processing" };
  const topup = (await d.post(`/v1/esims/${iccid}/topups`, body)).body;
  t.equal(topup.status, "processing");
  await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "expired" });
  await clock.advance(25_000);
  const status = async () => (await d.get(`/v1/topups/${topup.id}`)).body.status;
  await until(async () => (await status()) !== "processing");
  t.equal(await status(), "failed");
  t.equal(await d.balance(), before);
});

t.test("install details: string, parts, links and the image agree", async (t) => {
  const d = await Deployment.start(t);
  const { iccid } = await freshEsim(d);
  const esim = (await d.get(`/v1/esims/${iccid}`)).body;
  const { lpa, smdp_address, activation_code } = esim.activation;
  t.equal(lpa, `LPA:1$${smdp_address}$${activation_code}`);
  for (const link of Object.values(esim.install_links) as string[]) {
    t.equal(new URL(link).searchParams.get("carddata"), lpa);
  }
  const path = esim.qr_code_url.slice(d.service.url.length);
  const image = await d.get(path, { key: "" });
  t.equal(image.headers.get("content-type"), "image/png");
  t.equal(image.headers.get("cache-control"), "private, max-age=3600");
  t.same([...image.body.slice(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  const token = path.slice("/v1/qr/".length, -".png".length);
  for (const at of [0, 5, token.length >> 1, token.length - 1]) {
    const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
    t.equal((await d.get(`/v1/qr/${changed}.png`, { key: "" })).status, 404);
  }
});
