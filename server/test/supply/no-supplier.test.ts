// A live deployment without a supplier sells nothing, and charges nobody for it.
import t from "tap";
import { cancelEsim } from "../../src/domain/esims/cancelling.ts";
import { Deployment } from "../deployment.ts";
import { hourMs, Live, until } from "./live.ts";

t.test(
  "without a supplier a live order is refused and nothing is charged; the sandbox goes on",
  async (t) => {
    const deployment = await Deployment.start(t, { simulatedSupplier: false });
    const { id } = await deployment.somePackage();
    const key = deployment.liveKey;
    const before = await deployment.balance(key);
    const idempotencyKey = crypto.randomUUID();
    for (let i = 0; i < 2; i++) {
      const refused = await deployment.post("/v1/orders", { package_id: id }, { key, idempotencyKey });
      t.match(refused, { status: 503, body: { error: { code: "supplier_unavailable" } } });
    }
    t.equal(await deployment.balance(key), before);
    t.same((await deployment.get("/v1/orders", { key })).body.data, []);
    t.match(await deployment.post("/v1/orders", { package_id: id }), { status: 201 });
    const esim = (await deployment.get("/v1/esims", {})).body.data[0];
    t.ok(esim, "the sandbox has its eSIM");

    // With a supplier the same key buys, and what was bought stays readable when the supplier is gone again.
    deployment.config.simulatedSupplier = true;
    await deployment.restart();
    const bought = await deployment.post("/v1/orders", { package_id: id }, { key, idempotencyKey });
    t.match(bought, { status: 201, body: { status: "completed" } });
    const { iccid } = bought.body.esims[0];
    deployment.config.simulatedSupplier = false;
    await deployment.restart();
    t.match(await deployment.get(`/v1/esims/${iccid}`, { key }), { status: 200, body: { status: "ready" } });
    const offers = await deployment.get(`/v1/esims/${iccid}/topup-packages`, { key });
    const offer = offers.body.data?.[0]?.id ?? id;
    const paid = await deployment.balance(key);
    const topup = await deployment.post(`/v1/esims/${iccid}/topups`, { package_id: offer }, { key });
    t.match(topup, { status: 503, body: { error: { code: "supplier_unavailable" } } });
    t.equal(await deployment.balance(key), paid);
  },
);

t.test(
  "without a supplier live eSIMs are still shown, a cancellation waits, and ends once there is one",
  async (t) => {
    const live = await Live.start(t);
    const { d } = live;
    const buy = async () =>
      (await d.post("/v1/orders", { package_id: live.packageId }, { key: d.liveKey })).body;
    const used: string = (await buy()).esims[0].iccid;
    const unused: string = (await buy()).esims[0].iccid;
    const paid = await d.balance(d.liveKey);
    await live.report(used, { usedMb: 1, firstUsed: true });
    d.config.simulatedSupplier = false;
    await d.restart();

    // The time at which a supplier would be polled: each call fails and is logged, and nothing else.
    await live.advance(hourMs);
    for (const iccid of [used, unused]) t.match(await live.get(`/v1/esims/${iccid}`), { status: "ready" });
    t.match(await live.get("/v1/esims"), { data: [{ status: "ready" }, { status: "ready" }] });

    const ledger = await live.store.reads.ledgers.ofAccount(d.account.n, "live");
    const esim = await live.store.reads.esims.byIccid(ledger.n, unused);
    if (!esim) return t.fail("no eSIM");
    const cancelling = cancelEsim(d.service.supply, esim, { by: "partner", actor: "operator" }, d.now);
    await until(async () => (await live.purchaseJobAt()) !== null);
    await live.move(60_000);
    t.match(await cancelling, { code: "no_answer" });
    await live.advance(hourMs);
    t.match(await live.get(`/v1/esims/${unused}`), { status: "ready" });
    t.equal(await d.balance(d.liveKey), paid, "no money comes back before the supplier has cancelled it");

    d.config.simulatedSupplier = true;
    await d.restart();
    await live.advance(2 * hourMs);
    t.match(await live.get(`/v1/esims/${unused}`), { status: "cancelled" });
    t.match(await live.get(`/v1/esims/${used}`), { status: "active" });
    t.equal(await d.balance(d.liveKey), paid + live.paise);
  },
);
