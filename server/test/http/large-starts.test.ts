// Requests with large bodies start one by one, in turn between accounts.
import type { IncomingMessage } from "node:http";
import t from "tap";
import { KnownClients } from "../../src/http/known-clients.ts";
import { isLarge, LargeStarts } from "../../src/http/large-starts.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const numbers = (length: number) => Array.from({ length }, (_, n) => n);
const stopped = () => 0;

t.test("one in eight turns of the event loop, in turn between accounts and their senders", async (t) => {
  const known = new KnownClients();
  for (const sender of ["key 1a", "key 1b"]) known.learn(sender, 1);
  known.learn("key 2", 2);
  const starts = new LargeStarts(stopped, known);
  const started: string[] = [];
  const take = (client: string, sender: string) => starts.take(client, () => started.push(sender), sender);
  for (const n of numbers(3)) take(`client ${n}`, "key 1a");
  for (const n of numbers(2)) take(`client ${n}`, "key 1b");
  for (const _n of numbers(2)) take("client 0", "key 2");
  t.same(started, ["key 1a"], "the first at once");
  for (const _n of numbers(7)) await turn();
  t.same(started, ["key 1a"]);
  await turn();
  t.same(started, ["key 1a", "key 1a"]);
  for (const _n of numbers(5 * 8)) await turn();
  t.same(started.slice(2), ["key 2", "key 1b", "key 2", "key 1a", "key 1b"]);
});

t.test("accounts and clients without one alternate", async (t) => {
  const known = new KnownClients();
  known.learn("key", 1);
  const starts = new LargeStarts(stopped, known);
  const started: string[] = [];
  const take = (client: string, sender = "") => starts.take(client, () => started.push(client), sender);
  take("first");
  for (const n of numbers(15)) for (const _n of numbers(2)) take(`other ${n}`);
  for (const _n of numbers(2)) take("account", "key");
  for (const _n of numbers(5 * 8)) await turn();
  t.same(started, ["first", "other 0", "account", "other 1", "account", "other 2"]);
});

t.test("none waits for eight slow turns", async (t) => {
  let now = 0;
  const starts = new LargeStarts(() => now);
  let started = 0;
  for (const n of numbers(12)) starts.take(`client ${n}`, () => (started += 1));
  t.equal(started, 1);
  for (const n of numbers(10)) {
    now += 10;
    await turn();
    t.equal(started, n + 2);
  }
});

t.test("what is cancelled takes no turn", async (t) => {
  const starts = new LargeStarts(stopped);
  const started: number[] = [];
  const cancels = numbers(52).map((n) => starts.take("a", () => started.push(n)));
  for (const cancel of cancels.slice(1, 51)) cancel();
  for (const _n of numbers(8)) await turn();
  t.same(started, [0, 51]);
});

t.test("more than 1 KB of body is large, and what doesn't say how long it is", async (t) => {
  const given = (headers: IncomingMessage["headers"]) => isLarge({ headers } as IncomingMessage);
  t.equal(given({}), false);
  t.equal(given({ "content-length": "1024" }), false);
  t.equal(given({ "content-length": "1025" }), true);
  t.equal(given({ "transfer-encoding": "chunked" }), true);
});
