import t, { type Test } from "tap";
import { runSupplyJobs } from "../../src/domain/jobs/run-jobs.ts";
import { placeLiveOrder } from "../../src/domain/orders/live-orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { releaseHeld, setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import { type Backend, backends } from "../stores.ts";
import { orderRequest, World } from "./world.ts";

const minuteMs = 60_000;

for (const backend of backends)
  t.test(`a late answer to an order that another process has settled adds nothing on ${backend.name}`, (t) =>
    settledMeanwhile(t, backend),
  );

async function settledMeanwhile(t: Test, backend: Backend): Promise<void> {
  const world = await World.open(backend, "slow process", 20_000_00);
  t.teardown(() => world.close());
  const { store, supply, time, ledger } = world;
  const offer = (await world.view()).list({ country: "IN" }, null, 1).offers[0];
  const { key, request } = orderRequest(offer?.id ?? "", 1, "a key");
  await setNetworkRule(store, null, { hold: ["issue"] });
  const call = placeLiveOrder(supply, await world.purchase(), ledger, key, request);
  const response = await time.run(call);
  if (response instanceof Refusal) throw new Error(response.code);
  const { id } = JSON.parse(response.body);

  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let waiting = false;
  const slow = {
    ...supply,
    supplier: new Proxy(supply.supplier, {
      get: (target, name) => async (requested: never) => {
        waiting = true;
        await gate;
        return await (Reflect.get(target, name) as (requested: never) => Promise<unknown>).call(
          target,
          requested,
        );
      },
    }),
  };
  const late = runSupplyJobs(slow, time.ms);
  while (!waiting) await new Promise((go) => setImmediate(go));

  await world.pass(16 * minuteMs);
  t.equal((await store.reads.orders.byId(ledger, id))?.status, "failed");
  t.equal((await store.reads.ledgers.byNumber(ledger)).balancePaise, 20_000_00);
  await releaseHeld(store, null, time.ms);
  open();
  await late;
  const order = await store.reads.orders.byId(ledger, id);
  t.same(await store.reads.esims.ofOrder(order?.n ?? 0), []);
  await world.pass(minuteMs);
  const requested = await store.reads.simulatedSupplier.request(`${id}-0-0`);
  t.equal(requested?.outcome, "withdrawn");
  t.ok((await store.reads.simulatedSupplier.esim(requested?.iccid ?? ""))?.cancelledAt);
}
