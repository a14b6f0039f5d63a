/**
 * The service blocks an IP address that sends too many unknown keys. The suite sends some itself, so a run can meet a
 * block that it or an earlier run caused. Such a block says nothing about the deployment, so no rule fails by it.
 */
import { limits, routes } from "./contract.ts";
import { windowOf } from "./keys.ts";
import type { Exchange, Outgoing, Wire } from "./wire.ts";

/** No case can run from a blocked IP address. */
export class AddressBlocked extends Error {
  constructor(seconds: number) {
    super(
      `the deployment blocks this IP address for ${seconds} s more, as after too many keys that don't exist: ` +
        `wait that long and run again; runs within ${limits.badKeyWindowMinutes} minutes from one IP address add up`,
    );
  }
}

/**
 * Returns how long the block lasts, or undefined for another response. The 429 of a key's own limit has rate limit
 * headers.
 */
export function blockedSeconds(response: Exchange): number | undefined {
  const seconds = Number(response.header("Retry-After"));
  return response.status === 429 && !windowOf(response) && seconds > 0 ? seconds : undefined;
}

/** Returns a plain request that probes a deployment. */
export function plainCall(headers: Outgoing["headers"], from?: string): Outgoing {
  const { method, path: target } = routes.balanceGet;
  return { method, target, headers, ...(from === undefined ? {} : { from }) };
}

/**
 * Watches a run's responses for a block that no case caused. QR images are limited by IP address too, so an uncounted
 * request without a key tells the two apart.
 */
export class BlockWatch {
  readonly #wire: Wire;
  /** Whether the deployment ever returned anything but 429. If it never does, it is not blocking. */
  #served = false;
  /** IP addresses that cases use and may get blocked; true once they were served. */
  readonly #own = new Map<string, boolean>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Registers an IP address that a case may get blocked. */
  took(address: string): void {
    this.#own.set(address, false);
  }

  async saw(response: Exchange): Promise<void> {
    const { from } = response.outgoing;
    if (response.status !== 429) {
      this.#served = true;
      if (from !== undefined && this.#own.has(from)) this.#own.set(from, true);
      return;
    }
    if (!this.#served || blockedSeconds(response) === undefined) return;
    if (from !== undefined && this.#own.get(from)) return;
    const seconds = blockedSeconds(await this.#wire.send(plainCall([], from)));
    if (seconds !== undefined) throw new AddressBlocked(seconds);
  }
}
