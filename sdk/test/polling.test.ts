/** `client.events.poll`: new events in order, where it continues after a restart, and what ends it. */
import t, { type Test } from "tap";
import { failureOf } from "./support/failure.ts";
import { pace } from "./support/paced-client.ts";
import { html, json, problem, type Step, startServer } from "./support/scripted-server.ts";

const page = (sequences: number[], next: string | null = null): Step =>
  json(200, {
    data: sequences.map((sequence) => ({ id: `evt_${sequence}`, type: "order.completed", sequence })),
    has_more: next !== null,
    next_cursor: next,
  });

interface Kept {
  value: number | undefined;
  cursor: { get(): number | undefined; set(sequence: number): void };
}

function keep(value?: number): Kept {
  const stored: Kept = {
    value,
    cursor: {
      get: () => stored.value,
      set: (sequence) => {
        stored.value = sequence;
      },
    },
  };
  return stored;
}

async function take(t: Test, count: number, stored: Kept | undefined, ...steps: Step[]) {
  const { baseUrl, received } = await startServer(t, ...steps);
  const { client, waitsMs } = pace({ baseUrl, maxRetries: 0 });
  const sequences: number[] = [];
  for await (const { sequence } of client.events.poll({ cursor: stored?.cursor }))
    if (sequences.push(sequence) >= count) break;
  return { sequences, received, waitsMs };
}

t.test("it begins with what happens from now on, and gives the oldest first", async (t) => {
  const steps = [page([7]), page([7, 6]), page([7]), page([9, 8], "c"), page([7], null)];
  const { sequences, waitsMs, received } = await take(t, 2, undefined, ...steps);
  t.strictSame(sequences, [8, 9]);
  t.strictSame(waitsMs, [5000, 5000]);
  t.match(received[0]?.url, /limit=1$/);
});

t.test("the start is kept, so that nothing is lost before the first event", async (t) => {
  const stored = keep();
  const { sequences } = await take(t, 1, stored, page([]), page([]), page([1]));
  t.strictSame(sequences, [1]);
  t.equal(stored.value, 0);
});

t.test("it goes on where it was, over several pages", async (t) => {
  const stored = keep(4);
  const { sequences } = await take(t, 4, stored, page([9, 8], "a"), page([6, 5], "b"), page([4]));
  t.strictSame(sequences, [5, 6, 8, 9]);
  t.equal(stored.value, 8, "the last one was not handled to its end");
});

t.test("a failure that may pass does not end it, and loses nothing", async (t) => {
  const limited = problem(429, "rate_limited", { "Retry-After": "20" });
  const steps = [html(503), page([6], "a"), limited, page([6, 5, 4])];
  const { sequences, waitsMs } = await take(t, 2, keep(4), ...steps);
  t.strictSame(sequences, [5, 6]);
  t.strictSame(waitsMs, [5000, 20_000]);
});

t.test("another failure ends it, and so does a signal", async (t) => {
  t.match(await failureOf(take(t, 1, keep(1), problem(401, "invalid_api_key"))), { code: "invalid_api_key" });
  const { baseUrl } = await startServer(t, page([1]));
  const controller = new AbortController();
  const { client } = pace({ baseUrl, onResponse: () => controller.abort("closing") });
  const walk = async () => {
    for await (const _ of client.events.poll({ signal: controller.signal, cursor: keep(1).cursor }));
  };
  t.match(await failureOf(walk()), { name: "AbortError", cause: "closing" });
});

t.test("a backlog of more than 10,000 events is yielded completely, oldest first", async (t) => {
  const backlog = Array.from({ length: 10_500 }, (_, at) => 10_500 - at);
  const { sequences, received } = await take(t, 10_500, keep(0), page(backlog));
  t.strictSame(sequences, backlog.toReversed());
  t.equal(received.length, 2);
});

t.test("waits that are too short or no number are refused", async (t) => {
  const { baseUrl, received } = await startServer(t, page([1]));
  for (const pollMs of [0, 999, Number.NaN])
    t.match(await failureOf(pace({ baseUrl }).client.events.poll({ pollMs }).next()), { message: /pollMs/ });
  t.equal(received.length, 0);
});
