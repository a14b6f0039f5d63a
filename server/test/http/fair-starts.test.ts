// Requests start in turns: of each client so many in one turn of the event loop, and nobody waits for another's.
import t from "tap";
import { FairStarts } from "../../src/http/fair-starts.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const stopped = () => 0;
const numbers = (length: number) => Array.from({ length }, (_, n) => n);

t.test("of each client 32 start in a turn, then 8 in each, in order; others start at once", async (t) => {
  const starts = new FairStarts(stopped, () => true);
  const started: string[] = [];
  const take = (client: string, n: number) => starts.take(client, () => started.push(`${client}${n}`));
  for (const n of numbers(50)) take("a", n);
  take("b", 0);
  t.same(started, [...numbers(32).map((n) => `a${n}`), "b0"]);
  await turn();
  t.equal(started.length, 41);
  take("a", 50);
  take("b", 1);
  t.equal(started.at(-1), "b1", "b does not wait for a");
  await turn();
  t.equal(started.length, 50);
  await turn();
  t.same(
    started.filter((name) => name.startsWith("a")),
    numbers(51).map((n) => `a${n}`),
    "all of a's, in order",
  );
  await turn();
  take("a", 51);
  t.equal(started.at(-1), "a51", "a new turn starts with no debt");
});

t.test("large responses use up a client's turns, and nobody else's", async (t) => {
  const starts = new FairStarts(stopped);
  const started: string[] = [];
  starts.wrote("a", 3 * 1024 * 1024 + 64 * 1024);
  starts.take("a", () => started.push("a"));
  starts.take("b", () => started.push("b"));
  t.same(started, ["b"], "96 starts' worth of bytes fill this turn of a");
  await turn();
  await turn();
  t.same(started, ["b"], "and two more");
  await turn();
  t.same(started, ["b", "a"]);
  starts.wrote("c", 31 * 1024);
  starts.take("c", () => started.push("c"));
  t.equal(started.at(-1), "c", "a small response costs no more than its start");
});

t.test("8 others start in a turn, in turn between them; known clients go first", async (t) => {
  const starts = new FairStarts(stopped, (client) => client.startsWith("known"));
  const started: string[] = [];
  const take = (client: string) => starts.take(client, () => started.push(client));
  for (const n of numbers(15)) {
    take(`a${n}`);
    take(`a${n}`);
  }
  t.equal(started.length, 8, "of 30");
  take("known");
  t.equal(started.at(-1), "known");
  await turn();
  t.equal(started.length, 17);
  take("b");
  await turn();
  await turn();
  t.equal(started.length, 32);
  t.equal(started.filter((client) => client.startsWith("a")).length, 30);
  await turn();
  for (const n of numbers(100)) take(`known${n}`);
  t.equal(started.length, 32 + 64);
  await turn();
  t.equal(started.length, 132);
});

t.test("a client that sends one request waits for no more than one of each other's", async (t) => {
  const starts = new FairStarts(stopped, () => true);
  const started: string[] = [];
  const take = (client: string) => starts.take(client, () => started.push(client));
  for (const n of numbers(63)) for (let i = 0; i < 10; i++) take(`a${n}`);
  t.equal(started.length, 64);
  take("b");
  await turn();
  t.equal(started.length, 128);
  t.ok(started.includes("b"));
});

t.test("what a start begins counts for its own turn", async (t) => {
  const starts = new FairStarts(stopped, () => true);
  let started = 0;
  const again = () => {
    started += 1;
    if (started === 50) return;
    starts.take("a", again);
  };
  starts.take("a", again);
  t.equal(started, 32);
  while (started < 50) await turn();
  await turn();
  t.equal(started, 50);
});

t.test("a start that was cancelled takes no place", async (t) => {
  const starts = new FairStarts(stopped, () => true);
  const started: number[] = [];
  const cancels = numbers(100).map((n) => starts.take("a", () => started.push(n)));
  for (const cancel of cancels.slice(32, 92)) cancel();
  await turn();
  t.same(
    started.slice(32),
    numbers(8).map((n) => n + 92),
  );
});

t.test(
  "while connections are accepted, one of others starts in four turns, and known clients as usual",
  async (t) => {
    const starts = new FairStarts(stopped, (client) => client.startsWith("known"));
    const started: string[] = [];
    for (const n of numbers(8)) starts.take(`a${n}`, () => started.push("other"));
    t.equal(started.length, 8);
    for (const n of numbers(100)) starts.take(`b${n}`, () => started.push("other"));
    for (let turns = 0; turns < 40; turns++) {
      starts.accepted();
      starts.take(`known${turns}`, () => started.push("known"));
      await turn();
    }
    t.equal(started.filter((name) => name === "known").length, 40);
    t.equal(started.filter((name) => name === "other").length, 8 + 40 / 4);
    for (let turns = 0; turns < 12; turns++) await turn();
    t.equal(started.filter((name) => name === "other").length, 108, "and as usual after");
  },
);

t.test("while connections are accepted, others don't wait for four slow turns", async (t) => {
  let now = 0;
  const starts = new FairStarts(() => now);
  let started = 0;
  for (const n of numbers(100)) starts.take(`a${n}`, () => (started += 1));
  t.equal(started, 8);
  for (let turns = 0; turns < 40; turns++) {
    starts.accepted();
    now += 1;
    await turn();
  }
  t.equal(started, 8 + 40 / 2, "one in 2 ms");
});

t.test("requests of one client start in turn between its senders", async (t) => {
  const starts = new FairStarts(() => 0);
  const started: string[] = [];
  const take = (sender: string) => starts.take("proxy", () => started.push(sender), sender);
  for (const _n of numbers(50)) take("key a");
  const cancel = take("key b");
  take("key b");
  take("key c");
  cancel();
  while (started.length < 52) await turn();
  const first = started.filter((sender, i) => started.indexOf(sender) === i);
  t.same(first, ["key a", "key b", "key c"]);
  t.ok(started.indexOf("key c") < 40, `${started.indexOf("key c")}: it waits for one of each, not for all`);
});
