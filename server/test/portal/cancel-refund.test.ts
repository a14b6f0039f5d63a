// What a dialog says before something is cancelled: exactly what then comes back to the balance.
import t from "tap";
import { Portal } from "./portal.ts";

const paise = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

t.test("cancelling returns what the order and the eSIM said before", async (t) => {
  const portal = await Portal.start(t);
  const { machine, staff, owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  const balance = async () => paise((await owner.get("/balance")).body.test);
  const order = async (quantity: number) =>
    (await staff.post("/orders", { mode: "test", items: [{ package_id, quantity }] })).body;
  const refunds = async (id: string) => [
    (await staff.get(`/orders/${id}`)).body.cancel_refund,
    (await machine.get(`/operator/orders/${id}`)).body.cancel_refund,
  ];
  const three = await order(3);
  const price = paise(three.total) / 3;
  t.same(await refunds(three.id), [three.total, three.total]);
  const [first, second] = three.esims;
  const esim = async (iccid: string) => (await staff.get(`/esims/${iccid}`)).body;

  const offers = (await staff.get(`/esims/${second.iccid}/topup-packages`)).body.data;
  const [offer] = offers ?? [];
  t.ok(offer, "the eSIM can be topped up");
  const topup = await staff.post(`/esims/${second.iccid}/topups`, { package_id: offer.id });
  t.match(topup, { status: 201, body: { status: "completed" } });
  t.equal(paise((await esim(first.iccid)).cancel_refund), price);
  t.equal(paise((await esim(second.iccid)).cancel_refund), price + paise(topup.body.total));

  const before = await balance();
  t.match(await staff.post(`/esims/${first.iccid}/cancel`), { status: 200, body: { cancel_refund: null } });
  t.equal(await balance(), before + price);
  const [left] = await refunds(three.id);
  t.equal(paise(left), 2 * price + paise(topup.body.total), "without what has come back, with top-ups");
  t.match(await staff.post(`/orders/${three.id}/cancel`), { status: 200, body: { cancel_refund: null } });
  t.equal(await balance(), before + price + paise(left));

  const two = await order(2);
  const [used] = two.esims;
  await d.post(`/v1/sandbox/esims/${used.iccid}/simulate`, { event: "activated" }, { key: d.testKey });
  const [asMember, asSupport] = await refunds(two.id);
  t.equal(asMember, null, "a member cannot cancel it any more");
  t.equal(paise(asSupport), price, "support can, for the unused one");
  t.equal((await esim(used.iccid)).cancel_refund, null);
  t.equal((await machine.get(`/operator/esims/${used.iccid}`)).body.cancel_refund.amount, "0.00");
  const now = await balance();
  t.equal((await machine.post(`/operator/orders/${two.id}/cancel`)).status, 200);
  t.equal(await balance(), now + price);
});
