// The timeline of an eSIM: what was recorded about it, its order and its top-ups, for members and for operators.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { Portal } from "./portal.ts";

interface Event {
  id: string;
  type: string;
}

t.test("the events of an eSIM, of its order and its top-ups, newest first", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { viewer, owner, machine, d } = portal;
  const { body: offers } = await d.get("/v1/packages?limit=100&unlimited=false");
  const package_id = offers.data[0].id;
  const { body: order } = await d.post("/v1/orders", { package_id, quantity: 2 });
  const [iccid, sibling] = order.esims.map((esim: { iccid: string }) => esim.iccid);
  await d.post("/v1/orders", { package_id });
  for (const event of ["activated", "usage_80", "usage_100"])
    await owner.post(`/esims/${iccid}/simulate`, { event });
  await owner.post(`/esims/${sibling}/simulate`, { event: "activated" });
  const [fits] = (await viewer.get(`/esims/${iccid}/topup-packages`)).body.data;
  t.equal((await owner.post(`/esims/${iccid}/topups`, { package_id: fits.id })).status, 201);
  await owner.post(`/esims/${iccid}/simulate`, { event: "expired" });

  const list = async (path: string, caller = viewer) => (await caller.get(path)).body.data as Event[];
  const events = await list(`/esims/${iccid}/events`);
  t.same(
    events.map(({ type }) => type),
    [
      "esim.expired",
      "topup.completed",
      "esim.usage_100",
      "esim.usage_80",
      "esim.activated",
      "order.completed",
    ],
  );
  t.match(events.at(-1), { data: { id: order.id } });
  t.same(
    (await list(`/esims/${sibling}/events`)).map(({ type }) => type),
    ["esim.activated", "order.completed"],
  );

  const paged: Event[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await viewer.get(`/esims/${iccid}/events?limit=4${cursor && `&cursor=${cursor}`}`);
    paged.push(...body.data);
    cursor = body.next_cursor;
  }
  t.same(paged, events);
  const { next_cursor } = (await viewer.get(`/esims/${iccid}/events?limit=4`)).body;
  t.match(await viewer.get(`/esims/${sibling}/events?cursor=${next_cursor}`), {
    status: 400,
    body: { error: { param: "cursor" } },
  });

  const { id } = d.account;
  const ofAccount = `/operator/accounts/${id}`;
  t.same(await list(`${ofAccount}/esims/${iccid}/events`, machine), events);
  const [first] = events;
  t.same((await machine.get(`${ofAccount}/events/${first?.id}`)).body, first);
  t.same((await viewer.get(`/events/${first?.id}`)).body, first);

  const other = await portal.otherAccount();
  const elsewhere = `/operator/accounts/${other.account.id}`;
  const denied = await Promise.all([
    other.owner.get(`/esims/${iccid}/events`),
    machine.get(`${elsewhere}/esims/${iccid}/events`),
    machine.get(`${elsewhere}/events/${first?.id}`),
    machine.get(`/operator/accounts/acc_1/events/${first?.id}`),
    viewer.get("/esims/8999999000000000000/events"),
    owner.get(`${ofAccount}/events/${first?.id}`),
  ]);
  t.same(
    denied.map(({ status }) => status),
    [404, 404, 404, 404, 404, 403],
  );

  await portal.advance((limits.eventRetentionDays - 1) * 86_400);
  const later = await portal.signedIn("viewer@agency.example");
  t.equal((await list(`/esims/${iccid}/events`, later)).length, events.length);
  await portal.advance(2 * 86_400);
  const last = await portal.signedIn("viewer@agency.example");
  t.same(await list(`/esims/${iccid}/events`, last), []);
});
