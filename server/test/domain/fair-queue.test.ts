// One account's bulk orders don't hold up the others' calls.
import t from "tap";
import { FairQueue } from "../../src/domain/fair-queue.ts";

/** Tasks that end when told to, and the order in which they began. */
function tasks(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (owner: string, name: string) =>
      queue.run(owner, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    async end() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

t.test("owners take turns, and one alone leaves room for another", async (t) => {
  const work = tasks(new FairQueue({ atOnce: 3, atOncePerOwner: 2, waiting: 100 }));
  for (let i = 1; i <= 5; i++) void work.add("bulk", `bulk ${i}`);
  await work.settle();
  t.same(work.begun, ["bulk 1", "bulk 2"], "one place is left");
  void work.add("other", "other 1");
  void work.add("third", "third 1");
  void work.add("third", "third 2");
  await work.settle();
  t.same(work.begun.splice(0), ["bulk 1", "bulk 2", "other 1"]);
  for (let i = 0; i < 6; i++) await work.end();
  t.same(work.begun, ["bulk 3", "third 1", "bulk 4", "third 2", "bulk 5"]);
});

t.test("a failure frees its place", async (t) => {
  const queue = new FairQueue({ atOnce: 1, atOncePerOwner: 1, waiting: 10 });
  await t.rejects(
    queue.run("a", async () => {
      throw new Error("no");
    }),
    /no/,
  );
  t.equal(await queue.run("a", async () => 1), 1);
});

t.test("when too many wait, the owner with most loses its newest", async (t) => {
  const work = tasks(new FairQueue({ atOnce: 1, atOncePerOwner: 1, waiting: 3 }));
  const dropped: string[] = [];
  const add = (owner: string, name: string) => void work.add(owner, name).catch(() => dropped.push(name));
  for (let i = 1; i <= 4; i++) add("bulk", `bulk ${i}`);
  add("other", "other 1");
  await work.settle();
  t.same(dropped, ["bulk 4"]);
  for (let i = 0; i < 4; i++) await work.end();
  t.same(work.begun, ["bulk 1", "bulk 2", "other 1", "bulk 3"]);
});
