import { Script } from "node:vm";

/** V8 no longer counts an allocation after 110 seconds. */
const everyMs = 30_000;

/**
 * Lets V8 return unused memory to the system when the service is idle. V8 does so when few objects are allocated, native
 * ones among them. But V8 in Node 24 takes a count of no native objects for a high rate, and then keeps what a burst
 * needed. A compiled script is such an object; the service allocates no others.
 */
export function returnIdleMemory(): void {
  const allocate = () => new Script("");
  allocate();
  setInterval(allocate, everyMs).unref();
}
