// Limits the transactions that one part of the service runs at once, so that the others always get a connection.
import { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import type { Store } from "../domain/ports.ts";

const mostWaiting = 10_000;

/** Runs at most `atOnce` transactions that name no ledger. Those that name one have connections of their own. */
export function storeShare(store: Store, atOnce: number): Store {
  const turns = new KeyedLimiter({
    atOnce,
    atOncePerOwner: atOnce,
    waiting: mostWaiting,
    waitingPerOwner: mostWaiting,
    waitingBytes: 0,
  });
  const { reads, rateWindows, requestLog } = store;
  return {
    reads,
    rateWindows,
    requestLog,
    transaction: (work, ledger) =>
      ledger === undefined ? turns.run("", () => store.transaction(work)) : store.transaction(work, ledger),
    onDue: (listener) => store.onDue(listener),
    size: () => store.size(),
    close: () => store.close(),
  };
}
