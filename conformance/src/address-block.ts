/**
 * The block that an address earns by too many keys that don't exist. The suite presents some itself, so a run can meet
 * the block that it or an earlier one has earned: that says nothing of the deployment, and no rule fails by it.
 */
import { limits, routes } from "./contract.ts";
import { windowOf } from "./keys.ts";
import type { Exchange, Outgoing, Wire } from "./wire.ts";

/** No case can be judged from an address that is blocked. */
export class AddressBlocked extends Error {
  constructor(seconds: number) {
    super(
      `the deployment blocks this address for ${seconds} s more, as after too many keys that don't exist: ` +
        `wait that long and run again, as runs within ${limits.badKeyWindowMinutes} minutes from one address add up`,
    );
  }
}

/** How long an answer may be the refusal of a blocked address: the 429 of a key's own limit has rate headers. */
export function blockedSeconds(answer: Exchange): number | undefined {
  const seconds = Number(answer.header("Retry-After"));
  return answer.status === 429 && !windowOf(answer) && seconds > 0 ? seconds : undefined;
}

/** A plain call, by which a deployment is tried. */
export function plainCall(headers: Outgoing["headers"], from?: string): Outgoing {
  const { method, path: target } = routes.balanceGet;
  return { method, target, headers, ...(from === undefined ? {} : { from }) };
}

/**
 * Looks at the answers of a run for a block that no case has brought about. QR images have a limit by address too: a
 * request without a key, which nothing counts, tells it from the block.
 */
export class BlockWatch {
  readonly #wire: Wire;
  /** Whether the deployment has ever answered anything but 429: one that never does is no blocked one. */
  #served = false;
  /** Addresses that cases took for themselves, perhaps to have them blocked; true once they were served. */
  readonly #own = new Map<string, boolean>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** An address that a case may have blocked, once it has been served from there. */
  took(address: string): void {
    this.#own.set(address, false);
  }

  async saw(answer: Exchange): Promise<void> {
    const { from } = answer.outgoing;
    if (answer.status !== 429) {
      this.#served = true;
      if (from !== undefined && this.#own.has(from)) this.#own.set(from, true);
      return;
    }
    if (!this.#served || blockedSeconds(answer) === undefined) return;
    if (from !== undefined && this.#own.get(from)) return;
    const seconds = blockedSeconds(await this.#wire.send(plainCall([], from)));
    if (seconds !== undefined) throw new AddressBlocked(seconds);
  }
}
