// Deliveries from a store on PostgreSQL, sent by a dispatcher in this process.
import { pino } from "pino";
import { systemClock } from "../../../server/src/runtime/clock.ts";
import { random } from "../../../server/src/runtime/random.ts";
import { openStore } from "../../../server/src/store/open.ts";
import { createDelivery } from "../../../server/src/webhooks/delivery.ts";
import { startReceiver } from "../process.ts";
import { openEndpoints, recordForAll } from "../webhooks.ts";
import type { Cost } from "./cost.ts";
import { type StoredBytes, storedBytes } from "./stored.ts";

const endpoints = 100;

type Measure = (url: string, work: () => Promise<number>) => Promise<Omit<Cost, "nodeUs">>;

/** @param count number of measured deliveries */
export async function measureDeliveries(
  url: string,
  count: number,
  measure: Measure,
): Promise<{ cost: Cost; stored: Map<string, StoredBytes> }> {
  const receiver = await startReceiver();
  const store = await openStore(url);
  const delivery = createDelivery(
    { store, clock: systemClock, realClock: systemClock, random, log: pino({ level: "error" }) },
    {
      allowLocal: true,
      userAgent: "Bench-Webhooks/1.0",
      sealingKeys: { current: Buffer.alloc(32, 7), previous: [] },
    },
  );
  try {
    const accounts = await openEndpoints(store, delivery, receiver.url, endpoints);
    const record = async (each: number) => {
      for (let i = 0; i < each; i++) await recordForAll(store, accounts);
    };
    await record(10);
    await delivery.dispatcher.runDue();
    await record(Math.ceil(count / endpoints));
    let nodeUs = 0;
    const cost = await measure(url, async () => {
      const before = process.cpuUsage();
      await delivery.dispatcher.runDue();
      const { user, system } = process.cpuUsage(before);
      nodeUs = (user + system) / count;
      return count;
    });
    return { cost: { ...cost, nodeUs }, stored: await storedBytes(url) };
  } finally {
    await delivery.stop(0);
    await store.close();
    receiver.stop();
  }
}
