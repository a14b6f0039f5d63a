// Requests start in turns: of each client so many in one turn of the event loop, and nobody waits for another's.
import t from "tap";
import { FairStarts } from "../../src/http/fair-starts.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

t.test("of each client 32 start in a turn, in order, and others start at once", async (t) => {
  const starts = new FairStarts();
  const started: string[] = [];
  const take = (client: string, n: number) => starts.take(client, () => started.push(`${client}${n}`));
  for (let n = 0; n < 70; n++) take("a", n);
  take("b", 0);
  t.same(started, [...Array.from({ length: 32 }, (_, n) => `a${n}`), "b0"]);
  await turn();
  t.equal(started.length, 65);
  take("a", 70);
  take("b", 1);
  t.equal(started.at(-1), "b1", "behind its own, before nobody else's");
  await turn();
  t.equal(started.length, 73);
  t.same(
    started.filter((name) => name.startsWith("a")),
    Array.from({ length: 71 }, (_, n) => `a${n}`),
  );
  await turn();
  take("a", 71);
  t.equal(started.length, 74, "a new turn begins at none");
});

t.test("what a start begins counts for its own turn", async (t) => {
  const starts = new FairStarts();
  let started = 0;
  const again = () => {
    started += 1;
    if (started === 70) return;
    starts.take("a", again);
  };
  starts.take("a", again);
  t.equal(started, 32);
  await turn();
  t.equal(started, 64);
});

t.test("a start that was cancelled takes no place", async (t) => {
  const starts = new FairStarts();
  const started: number[] = [];
  const cancels = Array.from({ length: 100 }, (_, n) => starts.take("a", () => started.push(n)));
  for (const cancel of cancels.slice(32, 68)) cancel();
  await turn();
  t.same(
    started.slice(32),
    Array.from({ length: 32 }, (_, n) => n + 68),
  );
});
