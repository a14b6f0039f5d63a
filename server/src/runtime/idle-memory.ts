import { Script } from "node:vm";

/** V8 no longer counts an allocation after 110 seconds. */
const everyMs = 30_000;

/**
 * Lets V8 return unused memory to the system when the service is idle. V8 does so once objects of each kind are allocated
 * slowly. In Node 24 it takes none at all of the native kind for many, and keeps what a burst took. A compiled script is a
 * native object, and the service has no others.
 */
export function returnIdleMemory(): void {
  const allocate = () => new Script("");
  allocate();
  setInterval(allocate, everyMs).unref();
}
