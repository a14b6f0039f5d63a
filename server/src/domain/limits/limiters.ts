// Every queue of the service: how many tasks run at once, and how many may wait.
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import { KeyedLimiter, type LimiterBounds, type LimiterObserver } from "./keyed-limiter.ts";

export interface LimiterSettings {
  requestsAtOnce: number;
  requestsAtOncePerAccount: number;
  requestsWaiting: number;
  requestsWaitingPerAccount: number;
  waitingBodiesMb: number;
  supplierCallsAtOnce: number;
  supplierCallsAtOncePerAccount: number;
}

const megabyte = 1024 * 1024;

const boundsOf = (settings: LimiterSettings) =>
  ({
    /** By account, operator or client network. */
    requests: {
      atOnce: settings.requestsAtOnce,
      atOncePerOwner: settings.requestsAtOncePerAccount,
      waiting: settings.requestsWaiting,
      waitingPerOwner: settings.requestsWaitingPerAccount,
      waitingBytes: settings.waitingBodiesMb * megabyte,
    },
    /** Live orders whose units are requested, by account. */
    liveOrders: withoutBytes({ atOnce: 1000, atOncePerOwner: 20, waiting: 10_000, waitingPerOwner: 6000 }),
    /** Calls of the supplier, by account. */
    supplierCalls: withoutBytes({
      atOnce: settings.supplierCallsAtOnce,
      atOncePerOwner: settings.supplierCallsAtOncePerAccount,
      waiting: 10_000,
      waitingPerOwner: 6000,
    }),
    /** Password checks of known devices, by person. */
    knownSignIns: withoutBytes({
      atOnce: 1,
      atOncePerOwner: 1,
      waiting: portalLimits.signInQueueMax,
      waitingPerOwner: portalLimits.signInQueuePerAddress,
    }),
    /** Other password checks, by client network. */
    signIns: withoutBytes({
      atOnce: 1,
      atOncePerOwner: 1,
      waiting: portalLimits.signInQueueMax,
      waitingPerOwner: portalLimits.signInQueuePerAddress,
    }),
    /** Uploads by person. None waits. */
    uploads: withoutBytes({
      atOnce: 8,
      atOncePerOwner: portalLimits.uploadsAtOnce,
      waiting: 0,
      waitingPerOwner: 0,
    }),
    /** PDFs by account. A thread draws each. */
    statements: withoutBytes({ atOnce: 1, atOncePerOwner: 1, waiting: 100, waitingPerOwner: 20 }),
    /** Advances of the virtual clock. */
    clockAdvances: withoutBytes({ atOnce: 1, atOncePerOwner: 1, waiting: 100, waitingPerOwner: 100 }),
    /** Drawn QR images by ledger. */
    qrImages: withoutBytes({ atOnce: 1, atOncePerOwner: 1, waiting: 1000, waitingPerOwner: 200 }),
  }) satisfies Record<string, LimiterBounds>;

export type LimiterName = keyof ReturnType<typeof boundsOf>;
export type Limiters = Readonly<Record<LimiterName, KeyedLimiter>>;

export function createLimiters(
  settings: LimiterSettings,
  observerOf?: (name: LimiterName) => LimiterObserver,
): Limiters {
  const limiters = Object.entries(boundsOf(settings)).map(([name, bounds]) => [
    name,
    new KeyedLimiter(bounds, observerOf?.(name as LimiterName)),
  ]);
  return Object.fromEntries(limiters);
}

const withoutBytes = (bounds: Omit<LimiterBounds, "waitingBytes">): LimiterBounds => ({
  ...bounds,
  waitingBytes: Number.POSITIVE_INFINITY,
});
