/** Each event once, and none after a newer one about the same order or eSIM. */
import t from "tap";
import { createInbox, type InboxMemory } from "../src/webhooks/index.ts";
import { anEvent, orderCompleted } from "./support/event.ts";
import { failureOf } from "./support/failure.ts";

const esim = (
  type: "esim.activated" | "esim.usage_80" | "esim.expired",
  sequence: number,
  iccid = "8999999001",
) => anEvent(type, sequence, { iccid, status: "active" });

t.test("a repeated event is dropped", async (t) => {
  const inbox = createInbox();
  let calls = 0;
  t.equal(await inbox.handle(orderCompleted(), () => calls++), "handled");
  t.equal(await inbox.handle(orderCompleted(), () => calls++), "repeat");
  t.equal(calls, 1);
});

t.test("what comes after a newer event about the same eSIM or order is dropped", async (t) => {
  const inbox = createInbox();
  const handled: number[] = [];
  const handle = (event: ReturnType<typeof anEvent>) =>
    inbox.handle(event, ({ sequence }) => void handled.push(sequence));
  t.equal(await handle(esim("esim.activated", 5)), "handled");
  t.equal(await handle(esim("esim.expired", 9)), "handled");
  t.equal(await handle(esim("esim.usage_80", 7)), "stale", "a late retry");
  t.equal(await handle(esim("esim.usage_80", 6, "8999999002")), "handled", "another eSIM");
  t.equal(await handle(orderCompleted(20, "ord_test_1")), "handled");
  t.equal(await handle(anEvent("order.failed", 19, { id: "ord_test_1" })), "stale");
  t.equal(await handle(orderCompleted(4, "ord_test_2")), "handled", "another order");
  t.strictSame(handled, [5, 9, 6, 20, 4]);
});

t.test("events that tell of something of its own are never stale", async (t) => {
  const inbox = createInbox();
  const handle = (event: ReturnType<typeof anEvent>) => inbox.handle(event, () => {});
  await handle(esim("esim.usage_80", 30));
  const topup = (sequence: number) =>
    anEvent("topup.completed", sequence, { id: `top_test_${sequence}`, iccid: "8999999001" });
  t.equal(await handle(topup(29)), "handled", "a top-up is not the eSIM's state");
  t.equal(await handle(anEvent("balance.low", 12, {})), "handled");
  t.equal(await handle(anEvent("balance.low", 11, {})), "handled");
  t.equal(await handle(anEvent("ping", 0, {})), "handled");
  t.equal(await handle(anEvent("moon.landed" as "ping", 3, { id: "x" })), "handled", "a newer type");
  t.equal(
    await handle(anEvent("moon.gone" as "ping", 4, undefined as unknown as object)),
    "handled",
    "of no data",
  );
  t.equal(await handle(anEvent("moon.landed" as "ping", 2, { id: "x" })), "handled");
});

t.test("an event whose handler failed is handled when it is sent again", async (t) => {
  const inbox = createInbox();
  const fail = () => Promise.reject(new Error("the database is down"));
  t.match(await failureOf(inbox.handle(orderCompleted(), fail)), { message: "the database is down" });
  t.equal(await inbox.handle(orderCompleted(), () => {}), "handled");
});

t.test("a repeat that comes while the event is being handled waits for the end of that", async (t) => {
  const inbox = createInbox();
  let calls = 0;
  let finish = () => {};
  const work = () => {
    calls++;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const first = inbox.handle(orderCompleted(), work);
  const second = inbox.handle(orderCompleted(), work);
  await new Promise((resolve) => setTimeout(resolve, 20));
  finish();
  t.strictSame(await Promise.all([first, second]), ["handled", "repeat"]);
  t.equal(calls, 1);
});

t.test("events of one eSIM are handled one after the other", async (t) => {
  const inbox = createInbox();
  const log: string[] = [];
  const handle = (event: ReturnType<typeof anEvent>) =>
    inbox.handle(event, async ({ sequence }) => {
      log.push(`${sequence} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${sequence} ends`);
    });
  const verdicts = await Promise.all([
    handle(esim("esim.usage_80", 5)),
    handle(esim("esim.expired", 9)),
    handle(esim("esim.activated", 4)),
  ]);
  t.strictSame(verdicts, ["handled", "handled", "stale"]);
  t.strictSame(log, ["5 begins", "5 ends", "9 begins", "9 ends"]);
});

t.test("the memory can be a store of one's own", async (t) => {
  const rows = new Map<string, number>();
  const memory: InboxMemory = {
    get: async (key) => rows.get(key) ?? null,
    set: async (key, sequence) => void rows.set(key, sequence),
  };
  await createInbox(memory).handle(orderCompleted(7), () => {});
  t.equal(await createInbox(memory).handle(orderCompleted(7), () => {}), "repeat", "in another process");
  t.strictSame([...rows.values()], [7, 7]);
});

t.test("the memory of a process does not grow for ever", async (t) => {
  const inbox = createInbox();
  const pings = Array.from({ length: 10_001 }, (_, at) => anEvent("ping", at, {}));
  for (const ping of pings) await inbox.handle(ping, () => {});
  const [first, second] = pings;
  if (!first || !second) return t.fail("no pings");
  t.equal(await inbox.handle(second, () => {}), "repeat");
  t.equal(await inbox.handle(first, () => {}), "handled", "the oldest one is forgotten");
});
