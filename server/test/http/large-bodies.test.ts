// Large bodies are parsed one by one, in turn between owners.
import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import t from "tap";
import { LargeBodies } from "../../src/http/large-bodies.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const numbers = (length: number) => Array.from({ length }, (_, n) => n);

/** Takes turns for owners, and notes when each may go on. */
function noting(bodies: LargeBodies) {
  const parsed: string[] = [];
  const take = (owner: string) => {
    const response = new EventEmitter();
    const done = bodies.take(owner, response as ServerResponse).then((may) => {
      parsed.push(may ? owner : `${owner} left`);
    });
    return { response, done };
  };
  return { parsed, take };
}

t.test("one in eight turns of the event loop, in turn between owners", async (t) => {
  const { parsed, take } = noting(new LargeBodies(() => 0));
  for (const owner of ["a", "a", "a", "a", "b", "b", "c"]) take(owner);
  await turn();
  t.same(parsed, ["a"], "the first at once");
  for (const _n of numbers(6)) await turn();
  t.same(parsed, ["a"]);
  await turn();
  t.same(parsed, ["a", "a"]);
  for (const _n of numbers(5 * 8)) await turn();
  t.same(parsed, ["a", "a", "b", "c", "a", "b", "a"]);
});

t.test("none waits for eight slow turns", async (t) => {
  let now = 0;
  const { parsed, take } = noting(new LargeBodies(() => now));
  for (const _n of numbers(12)) take("a");
  for (const n of numbers(10)) {
    await turn();
    t.equal(parsed.length, n + 1);
    now += 10;
  }
});

t.test("whose connection has closed waits no longer, and takes no turn", async (t) => {
  const { parsed, take } = noting(new LargeBodies(() => 0));
  take("a");
  const left = numbers(50).map(() => take("a"));
  take("a");
  for (const { response } of left) response.emit("close");
  await Promise.all(left.map(({ done }) => done));
  t.same(parsed, ["a", ...numbers(50).map(() => "a left")]);
  for (const _n of numbers(8)) await turn();
  t.equal(parsed.at(-1), "a");
  t.equal(parsed.length, 52);
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  t.equal(await new LargeBodies(() => 0).take("a", gone as unknown as ServerResponse), false);
});
