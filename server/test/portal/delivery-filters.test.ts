// What the delivery log is filtered by.
import t from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { type Caller, Portal } from "./portal.ts";

interface Delivery {
  id: string;
  endpoint_id: string;
  status: string;
  event_type: string;
  created: string;
}

/** All pages. */
async function read(caller: Caller, filter: Record<string, string | undefined>): Promise<Delivery[]> {
  const found: Delivery[] = [];
  const filters = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams([["mode", "test"], ["limit", "5"], ...filters]);
  for (;;) {
    const { body } = await caller.get(`/deliveries?${query}`);
    found.push(...body.data);
    if (!body.has_more) return found;
    query.set("cursor", body.next_cursor);
  }
}

t.test("every combination of filters gives what matches all of them, over several pages", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  receiver.answer = (response, request) => {
    const fails = request.path === "/failing" && request.event.type === "esim.activated";
    return status(fails ? 500 : 200)(response, request);
  };
  const endpoints: string[] = [];
  for (const path of ["/hook", "/failing"])
    endpoints.push(
      (await owner.post("/endpoints", { mode: "test", url: receiver.url(path) })).body.endpoint.id,
    );
  const { body: offers } = await d.get("/v1/packages?limit=1&unlimited=false");
  const times: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { body: order } = await d.post("/v1/orders", { package_id: offers.data[0].id, quantity: 2 });
    for (const { iccid } of order.esims) await owner.post(`/esims/${iccid}/simulate`, { event: "activated" });
    await d.service.deliverDue();
    times.push(new Date(d.now + 1_800_000).toISOString());
    await portal.advance(3600);
    await d.service.deliverDue();
    await owner.signIn("owner@agency.example");
  }
  const all = await read(owner, {});
  t.equal(all.length, 18);
  t.same(new Set(all.map((one) => one.status)), new Set(["delivered", "retrying"]));

  const faults: string[] = [];
  // A session may send only so many requests a minute.
  const callers = [
    owner,
    await portal.signedIn("staff@agency.example"),
    await portal.signedIn("viewer@agency.example"),
  ];
  let tried = 0;
  let matching = 0;
  for (const endpoint_id of [undefined, ...endpoints])
    for (const status of [undefined, "delivered", "retrying", "failed"])
      for (const event_type of [undefined, "order.completed", "esim.activated", "balance.low"])
        for (const since of [undefined, times[0]])
          for (const until of [undefined, times[0], times[1]]) {
            const filter = { endpoint_id, status, event_type, since, until };
            const expected = all.filter(
              (one) =>
                (endpoint_id === undefined || one.endpoint_id === endpoint_id) &&
                (status === undefined || one.status === status) &&
                (event_type === undefined || one.event_type === event_type) &&
                (since === undefined || Date.parse(one.created) >= Date.parse(since)) &&
                (until === undefined || Date.parse(one.created) < Date.parse(until)),
            );
            const caller = callers[tried % callers.length] ?? owner;
            const found = await read(caller, filter);
            tried += 1;
            matching += expected.length > 0 ? 1 : 0;
            const ids = (deliveries: Delivery[]) => deliveries.map(({ id }) => id).join();
            if (ids(found) !== ids(expected))
              faults.push(`${JSON.stringify(filter)}: ${found.length} instead of ${expected.length}`);
          }
  t.same(faults, []);
  t.ok(matching > 30, `${matching} combinations with deliveries`);
});

t.test("a filter that is no time or no type is rejected", async (t) => {
  const { owner } = await Portal.start(t);
  for (const [name, value] of [
    ["since", "yesterday"],
    ["until", "2026-02-30"],
    ["event_type", "order.gone"],
  ])
    t.match(await owner.get(`/deliveries?mode=test&${name}=${value}`), {
      status: 400,
      body: { error: { code: "invalid_request", param: name } },
    });
});
