// One circuit per account and provider: a failing provider affects only the accounts that order from it. Partners
// choose which provider is called, so a shared circuit would let one partner stop the others.
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IBackoff,
  type IBackoffFactory,
  type IPolicy,
  retry,
  wrap,
} from "cockatiel";
import { LRUCache } from "lru-cache";

/** Evicting an open breaker forgets that it was open. */
const circuitsMax = 1000;

export interface CircuitOptions {
  /** How many consecutive failures open a circuit, and for how long. */
  failuresInRow: number;
  openMs: number;
  monotonicMs: () => number;
}

export class Circuits {
  readonly #policies = new LRUCache<string, IPolicy>({ max: circuitsMax });
  readonly #make: () => IPolicy;

  /** @param failure class of errors that are retried once and, several in a row, open a circuit */
  constructor(
    failure: new (message: string) => Error,
    { failuresInRow, openMs, monotonicMs }: CircuitOptions,
  ) {
    const transient = handleType(failure);
    this.#make = () =>
      wrap(
        retry(transient, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 100 }) }),
        circuitBreaker(transient, {
          halfOpenAfter: openFor(openMs, monotonicMs),
          breaker: new ConsecutiveBreaker(failuresInRow),
        }),
      );
  }

  of(name: string): IPolicy {
    const known = this.#policies.get(name);
    if (known) return known;
    const policy = this.#make();
    this.#policies.set(name, policy);
    return policy;
  }
}

/** cockatiel uses the wall clock, which may be set back. */
function openFor(openMs: number, monotonicMs: () => number): IBackoffFactory<unknown> {
  const next = (): IBackoff<unknown> => {
    const openedAtMs = monotonicMs();
    return {
      get duration() {
        const isOpen = monotonicMs() - openedAtMs < openMs;
        return isOpen ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      next,
    };
  };
  return { next };
}
