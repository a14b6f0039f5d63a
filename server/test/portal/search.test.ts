// The search of the portal: each kind is found by what people have of it, and nothing of another account.
import t from "tap";
import { until } from "../process/child.ts";
import { Receiver } from "../webhooks/receiver.ts";
import { type Caller, invalid, Portal } from "./portal.ts";

t.test("everything is found, by members in their account and by operators in all", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, viewer, machine, d } = portal;
  const { account: other, owner: otherOwner } = await portal.otherAccount();
  const { body: offers } = await d.get("/v1/packages?limit=1");
  const customer = { name: "Anita van der Rao", email: "Anita.Rao@traveller.example" };
  const order = { package_id: offers.data[0].id, customer_ref: "booking_1%", customer };
  const receiver = await Receiver.start(t);
  const url = receiver.url("/hooks");
  t.equal((await owner.post("/endpoints", { mode: "test", url })).status, 201);
  const placed = await d.post("/v1/orders", order);
  t.equal(placed.status, 201);
  const { id, esims } = placed.body;
  const { number } = (await viewer.get(`/orders/${id}`)).body;
  const { iccid } = esims[0];
  await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const fits = (await d.get(`/v1/esims/${iccid}/topup-packages`)).body.data[0].id;
  const topup = await d.post(`/v1/esims/${iccid}/topups`, { package_id: fits });
  t.equal(topup.status, 201);
  const requestId = placed.headers.get("x-request-id") ?? "";
  const event = (await d.get("/v1/events?limit=1")).body.data[0];
  const delivery = (await viewer.get("/deliveries?mode=test&limit=1")).body.data[0];
  const search = async (caller: Caller, q: string) => {
    const path = caller === machine ? "/operator/search" : "/search";
    const { status, body } = await caller.get(`${path}?q=${encodeURIComponent(q)}`);
    t.equal(status, 200, q);
    return body.data.map((hit: { kind: string; id: string }) => `${hit.kind} ${hit.id}`);
  };
  await until(async () => (await search(viewer, requestId)).length > 0);

  const asOrder = [`order ${id}`];
  const found: [string, string[]][] = [
    ...[id, ` ${id} `, number, number.toLowerCase()].map((q): [string, string[]] => [q, asOrder]),
    ...[
      "booking_1%",
      "booking",
      "anita.rao@TRAVELLER.example",
      "anita.",
      "ANITA VAN",
      "an",
      "Rao",
      "van der r",
    ].map((q): [string, string[]] => [q, asOrder]),
    [iccid, [`esim ${iccid}`]],
    [topup.body.id, [`esim ${iccid}`]],
    [iccid.replace(/(.{4})/g, "$1 "), [`esim ${iccid}`]],
    [`error in ${requestId}.`, [`request ${requestId}`]],
    [event.id, [`event ${event.id}`]],
    [delivery.id, [`delivery ${delivery.id}`]],
    ...[
      "%",
      "_",
      "book%",
      "BOOKING",
      "ao",
      "der",
      `${id}0`,
      "ord_",
      "req_0",
      "evt_0",
      "dlv_0",
      "top_0",
      "8".repeat(19),
      " ",
    ].map((q): [string, string[]] => [q, []]),
  ];
  for (const [q, hits] of found) {
    t.same(await search(viewer, q), hits, `a member: ${q}`);
    t.same(await search(machine, q), hits, `the operator: ${q}`);
    t.same(await search(otherOwner, q), [], `another account: ${q}`);
  }
  const hint = d.testKey.slice(-4);
  t.match(await search(viewer, hint), [/^key key_/]);
  t.match(await search(machine, hint), [/^key key_/]);
  t.same(await search(otherOwner, hint), []);
  t.same(
    (await search(machine, "test trav")).sort(),
    [`account ${d.account.id}`, `account ${other.id}`].sort(),
  );
  t.same(await search(machine, other.id), [`account ${other.id}`]);
  t.same(await search(viewer, d.account.name), [], "members have one account");

  t.match((await machine.get("/operator/search?q=booking")).body.data, [
    {
      title: number,
      detail: "booking_1%",
      mode: "test",
      account: { id: d.account.id },
      created: placed.body.created,
    },
  ]);
  for (const q of ["", "?q=", `?q=${"x".repeat(10_000)}`, "?q=%00"])
    t.match(await viewer.get(`/search${q}`), invalid("q"), q.slice(0, 10));
  t.equal((await viewer.get("/operator/search?q=a")).status, 403);
  t.equal((await portal.nobody.get("/search?q=a")).status, 401);
});

t.test("a search without a kind finds at most ten of each kind, in any number of accounts", async (t) => {
  const portal = await Portal.start(t);
  const { viewer, machine, d } = portal;
  const { body: offers } = await d.get("/v1/packages?limit=1");
  for (let i = 0; i < 12; i++)
    await d.post("/v1/orders", { package_id: offers.data[0].id, customer_ref: `group-${i}` });
  const details = ({ body }: { body: { data: { detail: string }[] } }) =>
    body.data.map(({ detail }) => detail);
  const newest = Array.from({ length: 10 }, (_, i) => `group-${11 - i}`);
  t.same(details(await viewer.get("/search?q=group-")), newest, "the newest first");
  t.same(details(await machine.get("/operator/search?q=group-")), newest, "also of all accounts");
  const all = Array.from({ length: 12 }, (_, i) => `group-${11 - i}`);
  t.same(details(await viewer.get("/search?q=group-&kind=order")), all, "all of one kind");
  t.same(details(await machine.get("/operator/search?q=group-&kind=order")), all, "also of all accounts");
  t.same(details(await machine.get("/operator/search?q=group-&kind=account")), [], "none of another kind");
  t.match(await viewer.get("/search?q=group-&kind=orders"), invalid("kind"));
  for (let i = 0; i < 110; i++) await d.addAccount();
  t.equal((await machine.get("/operator/search?q=group-1")).body.data.length, 3, "of 220 ledgers");
  t.equal((await machine.get("/operator/search?q=test")).body.data.length, 10);
  t.equal((await machine.get("/operator/search?q=test&kind=account")).body.data.length, 111);
});
