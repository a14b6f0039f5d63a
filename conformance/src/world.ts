/**
 * One run's deployment: its accounts, IP addresses, clock and shared values. Spare accounts are lent to quiet cases,
 * one case at a time.
 */
import { BlockWatch } from "./address-block.ts";
import type { SharedClock } from "./clock.ts";
import { KeyPool, type Time } from "./keys.ts";
import type { Need } from "./need.ts";
import type { Portal } from "./portal.ts";
import type { AccountKeys } from "./profile.ts";
import type { Receiver } from "./receiver.ts";
import { Violations } from "./violations.ts";
import type { Wire } from "./wire.ts";

export interface AccountPools {
  name: string;
  test: KeyPool;
  live: KeyPool;
}

/** The first account is shared, the second is "another account", the others are lent to quiet cases. */
export class Accounts {
  readonly main: AccountPools;
  /** Whether quiet cases can have their own accounts. Otherwise they run one at a time on the main account. */
  readonly hasSpare: boolean;
  readonly #second: AccountPools | undefined;
  readonly #spare: AccountPools[];
  readonly #waiting: ((account: AccountPools) => void)[] = [];

  constructor(accounts: readonly AccountKeys[], time: Time) {
    const [main, second, ...spare] = accounts.map((account) => ({
      name: account.name,
      test: new KeyPool(account.testKeys, time),
      live: new KeyPool(account.liveKeys, time),
    }));
    if (!main) throw new Error("a profile has at least one account");
    this.main = main;
    this.#second = second;
    this.#spare = spare;
    this.hasSpare = spare.length > 0;
  }

  second(): AccountPools {
    if (!this.#second) throw new Error("a case that uses another account must need secondAccount");
    return this.#second;
  }

  /** Lends an idle account, possibly with old objects, to one case. Waits until one is free. */
  async lend(): Promise<AccountPools> {
    if (!this.hasSpare) return this.main;
    return this.#spare.shift() ?? (await new Promise((take) => this.#waiting.push(take)));
  }

  giveBack(account: AccountPools): void {
    if (account === this.main) return;
    const next = this.#waiting.shift();
    if (next) next(account);
    else this.#spare.push(account);
  }
}

/** Client IP addresses: any number on loopback, elsewhere those that the profile lists. */
export class Addresses {
  readonly #take: () => string | undefined;
  readonly #perAddress: number;
  #badKeyAddress: string | undefined;
  #badKeys = 0;

  /** @param perAddress bad keys sent from one IP address before the next is used, well below the block */
  constructor(take: () => string | undefined, perAddress = 20) {
    this.#take = take;
    this.#perAddress = perAddress;
  }

  take(): string | undefined {
    return this.#take();
  }

  forBadKey(): string | undefined {
    if (this.#badKeys++ % this.#perAddress === 0) this.#badKeyAddress = this.#take() ?? this.#badKeyAddress;
    return this.#badKeyAddress;
  }
}

export interface WorldParts {
  wire: Wire;
  time: Time;
  clock: SharedClock;
  accounts: Accounts;
  addresses: Addresses;
  capabilities: ReadonlySet<Need>;
  /** The portal's API, for the rules that HTTP alone cannot show. */
  portal?: Portal;
  /** Receives webhook requests. */
  receiver?: Receiver;
  /** Part of every unique string, so that runs against one deployment don't collide. */
  runId: string;
  /** Whether the run is read-only. */
  readOnly?: boolean;
}

export class World {
  readonly wire: Wire;
  readonly time: Time;
  readonly clock: SharedClock;
  readonly accounts: Accounts;
  readonly addresses: Addresses;
  readonly capabilities: ReadonlySet<Need>;
  readonly portal: Portal | undefined;
  readonly receiver: Receiver | undefined;
  readonly readOnly: boolean;
  readonly violations = new Violations();
  readonly blocks: BlockWatch;
  readonly #cleanUps = new Set<() => Promise<unknown>>();
  readonly #runId: string;
  readonly #shared = new Map<string, Promise<unknown>>();
  #count = 0;

  constructor(parts: WorldParts) {
    this.wire = parts.wire;
    this.blocks = new BlockWatch(parts.wire);
    this.time = parts.time;
    this.clock = parts.clock;
    this.accounts = parts.accounts;
    this.addresses = parts.addresses;
    this.capabilities = parts.capabilities;
    this.portal = parts.portal;
    this.receiver = parts.receiver;
    this.#runId = parts.runId;
    this.readOnly = parts.readOnly ?? false;
  }

  /** Registers something to undo. The returned function undoes it, otherwise `cleanUp` does. */
  undoing(undo: () => Promise<unknown>): () => Promise<void> {
    this.#cleanUps.add(undo);
    return async () => {
      this.#cleanUps.delete(undo);
      await undo();
    };
  }

  /** Undoes what an interrupted run left behind. */
  async cleanUp(): Promise<void> {
    const left = [...this.#cleanUps];
    this.#cleanUps.clear();
    await Promise.allSettled(left.map((undo) => undo()));
  }

  unique(prefix: string): string {
    return `${prefix}-${this.#runId}-${++this.#count}`;
  }

  /** Returns the value that `make` returned to the first case that asked for it. */
  shared<T>(name: string, make: () => Promise<T>): Promise<T> {
    let value = this.#shared.get(name);
    if (!value) {
      value = make();
      value.catch(() => {});
      this.#shared.set(name, value);
    }
    return value as Promise<T>;
  }
}
