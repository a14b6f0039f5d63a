// Silent name servers: a lookup times out as a failed attempt, and delays no other.
import { createSocket } from "node:dgram";
import t, { type Test } from "tap";
import { createResolve } from "../../src/webhooks/resolver.ts";
import { createSender } from "../../src/webhooks/sender.ts";
import { outgoing } from "./outgoing.ts";
import { Receiver } from "./receiver.ts";

const monotonicMs = () => performance.now();

/** Starts a name server that receives every query and responds to none. */
async function silentServer(t: Test): Promise<{ place: string; asked: () => number }> {
  let requested = 0;
  const socket = createSocket("udp4").on("message", () => {
    requested += 1;
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  t.teardown(() => socket.close());
  return { place: `127.0.0.1:${socket.address().port}`, asked: () => requested };
}

t.test(
  "a name server that never responds: the attempt times out, and others continue meanwhile",
  async (t) => {
    const { place: address, asked: requested } = await silentServer(t);
    const receiver = await Receiver.start(t);
    const resolve = createResolve(monotonicMs, [address]);
    const sender = createSender({
      policy: { allowLocal: true },
      resolve,
      userAgent: "Test-Webhooks/1.0",
      monotonicMs,
    });
    t.teardown(() => sender.close());
    const send = (url: string, endpoint: number) =>
      sender.send(outgoing({ url, endpoint, endpointId: `whe_${endpoint}` }), "whsec_x", 1_700_000_000);
    let ended = 0;
    const hanging = Array.from({ length: 50 }, async (_, n) => {
      const outcome = await send(`https://receiver-${n}.example/hook`, n + 10);
      ended += 1;
      return outcome;
    });
    t.match(await send(receiver.url("/fine"), 1), { status: 200 });
    t.equal(ended, 0, "another endpoint is served at once");
    for (const outcome of await Promise.all(hanging)) {
      t.equal(outcome.status, null);
      t.match(outcome.error, /name|look-up|time/i);
    }
    t.ok(requested() >= 50, `${requested()} questions`);
  },
);
