// How much data an eSIM had used by the end of each day: of simulated events, and of the supplier's reports.
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { removeOutdated } from "../../src/domain/jobs/run-jobs.ts";
import { Portal } from "./portal.ts";

interface Offer {
  validity_days: number;
  data_mb: number;
}

const daySeconds = 86_400;

t.test("each day on which data was used, of test eSIMs and of live ones", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { d } = portal;
  // To a noon, because hours pass below on one day.
  await portal.advance(1.5 * daySeconds - (Math.floor(d.now / 1000) % daySeconds));
  let owner = await portal.signedIn("owner@agency.example");
  const { body: offers } = await d.get("/v1/packages?limit=100&unlimited=false");
  const package_id = offers.data.find((offer: Offer) => offer.validity_days >= 7 && offer.data_mb >= 1000).id;
  const today = () => new Date(d.now).toISOString().slice(0, 10);
  const iccidOf = async (options = {}) =>
    (await d.post("/v1/orders", { package_id }, options)).body.esims[0].iccid as string;
  const iccid = await iccidOf();
  const use = async (of: string) => (await owner.get(`/esims/${of}/use`)).body.data;
  t.same(await use(iccid), []);
  for (const event of ["activated", "usage_80"]) await owner.post(`/esims/${iccid}/simulate`, { event });
  const first = { day: today(), used_mb: (await owner.get(`/esims/${iccid}`)).body.data.used_mb };
  t.ok(first.used_mb > 0);
  t.same(await use(iccid), [first]);
  await portal.advance(daySeconds);
  owner = await portal.signedIn("owner@agency.example");
  await owner.post(`/esims/${iccid}/simulate`, { event: "usage_100" });
  const second = { day: today(), used_mb: (await owner.get(`/esims/${iccid}`)).body.data.used_mb };
  t.same(await use(iccid), [first, second]);

  const live = await iccidOf({ key: d.liveKey });
  for (const used_mb of [100, 250]) {
    t.equal((await portal.machine.put(`/operator/network/esims/${live}`, { used_mb })).status, 200);
    await portal.advance(3600);
    await owner.get(`/esims/${live}`);
  }
  t.same(await use(live), [{ day: today(), used_mb: 250 }], "the last of a day counts");

  const { owner: other } = await portal.otherAccount();
  t.equal((await other.get(`/esims/${iccid}/use`)).status, 404);
  const { store } = d.service;
  await removeOutdated(store, d.now + (limits.esimUseDays - 1) * daySeconds * 1000);
  const storedDays = async () => (await store.reads.esimDays.of(1, 9)).map(({ usedMb }) => usedMb);
  t.same(await storedDays(), [first.used_mb, second.used_mb]);
  await removeOutdated(store, d.now + limits.esimUseDays * daySeconds * 1000);
  t.same(await storedDays(), [second.used_mb]);
});
