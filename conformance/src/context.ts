/**
 * What a case works with: callers for both modes, further accounts and IP addresses, shared values, and waiting. Each
 * case has its own context, so its traffic and failures stay separate.
 */
import { AddressBlocked } from "./address-block.ts";
import { CaseStopped, Checker } from "./assert.ts";
import { Caller } from "./caller.ts";
import type { Mode, OperationId } from "./contract.ts";
import { KeyPool } from "./keys.ts";
import type { Need } from "./need.ts";
import { Tenant, type TenantInput } from "./tenant.ts";
import { type Exchange, type Outgoing, TransportError } from "./wire.ts";
import type { AccountPools, World } from "./world.ts";

export class Context {
  readonly #world: World;
  readonly #account: AccountPools;
  readonly #trace: Exchange[] = [];
  readonly #removals: (() => Promise<void>)[] = [];
  readonly #mayWait: boolean;
  #stopped: Error | undefined;
  #waits = 0;
  #waitedMs = 0;
  #waitingSinceMs = 0;

  /** Assertions that stop the case when they fail. */
  readonly must: Checker = new Checker((failure) => {
    if (failure) throw new CaseStopped({ exchange: this.lastExchange, ...failure });
  });

  /** @param mayWait whether the case declares `waits` */
  constructor(world: World, account: AccountPools, mayWait = false) {
    this.#world = world;
    this.#account = account;
    this.#mayWait = mayWait;
  }

  get baseUrl(): string {
    return this.#world.wire.baseUrl;
  }

  get lastExchange(): Exchange | undefined {
    return this.#trace.at(-1);
  }

  get test(): Caller {
    return this.#caller("test", this.#account.test);
  }

  get live(): Caller {
    return this.#caller("live", this.#account.live);
  }

  /** Callers of another account, both modes (need: secondAccount). */
  other(): { test: Caller; live: Caller } {
    const account = this.#world.accounts.second();
    return { test: this.#caller("test", account.test), live: this.#caller("live", account.live) };
  }

  /** Creates an account for this case, removed after it (need: portal). */
  async tenant(input: TenantInput = {}): Promise<Tenant> {
    const { portal, receiver, time } = this.#world;
    if (this.#world.readOnly) throw new WouldWrite();
    if (!portal) throw new Error("a case that takes its own account must need portal");
    const { testKeys = 1, liveKeys = 0, approved = liveKeys > 0, walletRupees = 0 } = input;
    const run = await portal.operator.get("runsCreate", {
      body: {
        name: this.unique("conformance"),
        accounts: 1,
        test_keys: testKeys,
        live_keys: liveKeys,
        approve_live: approved,
        ...(walletRupees > 0 ? { wallet: String(walletRupees) } : {}),
        people: ["owner"],
      },
    });
    this.#removals.push(this.undoing(() => portal.operator.get("runsDelete", { path: { id: run.id } })));
    const [account] = run.accounts;
    const [owner] = account?.people ?? [];
    if (!account || !owner) throw new CaseStopped({ message: "a run needs an account with an owner" });
    return new Tenant((ms) => this.sleep(ms), {
      id: account.id,
      runId: run.id,
      test: this.#caller("test", new KeyPool(account.test_keys, time)),
      live: this.#caller("live", new KeyPool(account.live_keys, time)),
      owner: portal.person(owner.email, owner.password),
      operator: portal.operator,
      inbox: (response) => {
        if (!receiver) throw new Error("a case that registers an endpoint must need receiver");
        return receiver.inbox(response);
      },
    });
  }

  /** Removes the accounts created for the case. */
  async removeTenants(): Promise<void> {
    for (const remove of this.#removals.splice(0)) await remove();
  }

  /** Registers an undo function for the case's end or an interruption. */
  undoing(undo: () => Promise<unknown>): () => Promise<void> {
    return this.#world.undoing(undo);
  }

  /** Returns a client IP address that no other case uses (need: addresses). */
  address(): string {
    const address = this.#world.addresses.take();
    if (address === undefined) throw new Error("a case that takes an address must need addresses");
    this.#world.blocks.took(address);
    return address;
  }

  /** Returns an IP address for one unknown key, so that none gets blocked. Undefined is the default address. */
  badKeyAddress(): string | undefined {
    return this.#world.addresses.forBadKey();
  }

  /** Returns a value computed once per run on the shared account, by the first case that needs it. */
  shared<T>(name: string, make: (t: Context) => Promise<T>): Promise<T> {
    const makeApart = () => {
      const context = new Context(this.#world, this.#world.accounts.main);
      return make(context).catch((error: unknown) => {
        throw context.explained(error);
      });
    };
    return this.#unhurried(this.#world.shared(name, makeApart));
  }

  /** Returns a string that is unique across runs. */
  unique(prefix: string): string {
    return this.#world.unique(prefix);
  }

  /**
   * Waits, or moves the deployment's clock if possible. Throws in a case without `waits`, because other cases would see
   * the move.
   */
  pass(seconds: number): Promise<void> {
    if (!this.#mayWait) throw new Error("a case that passes time must declare waits");
    return this.#unhurried(this.#world.clock.pass(seconds));
  }

  /** The deployment's estimated time in ms. */
  nowMs(): number {
    return this.#world.clock.nowMs();
  }

  /** Explains what ended the case. If code failed on the last response, the response lacks the contract's shape. */
  explained(error: unknown): unknown {
    const isReading = formErrors.some((kind) => error instanceof kind);
    // Portal responses are not traced.
    if (!isReading || !(this.lastExchange || this.#world.portal)) return error;
    const { name, message } = error as Error;
    return new CaseStopped({
      message: `the response does not have the shape that the contract declares (${name}: ${message})`,
      ...(this.lastExchange ? { exchange: this.lastExchange } : {}),
    });
  }

  /** Whether the run is read-only: objects must exist already. */
  get readOnly(): boolean {
    return this.#world.readOnly;
  }

  /** Ends a case of a read-only run that found no object to read. */
  lacks(what: string): never {
    throw new WouldWrite(`the run is read-only, and the account has no ${what}`);
  }

  has(need: Need): boolean {
    return this.#world.capabilities.has(need);
  }

  sleep(ms: number): Promise<void> {
    return this.#unhurried(this.#world.time.sleep(ms));
  }

  /** Ends the case. Requests in flight may finish, but no more can be sent. */
  stop(reason: Error): void {
    this.#stopped = reason;
  }

  /** Time spent waiting for keys and for time to pass, which its time limit excludes. */
  get waitedMs(): number {
    return this.#waitedMs + (this.#waits > 0 ? this.#world.time.now() - this.#waitingSinceMs : 0);
  }

  async #unhurried<T>(wait: Promise<T>): Promise<T> {
    if (this.#waits++ === 0) this.#waitingSinceMs = this.#world.time.now();
    try {
      return await wait;
    } finally {
      if (--this.#waits === 0) this.#waitedMs += this.#world.time.now() - this.#waitingSinceMs;
    }
  }

  #caller(mode: Mode, pool: KeyPool): Caller {
    return new Caller({
      mode,
      pool,
      must: this.must,
      waiting: (wait) => this.#unhurried(wait),
      send: (outgoing, operation) => this.#send(outgoing, operation),
      sendAndDrop: async (outgoing) => {
        if (this.#world.readOnly) throw new WouldWrite();
        return this.#world.wire.sendAndDrop(outgoing);
      },
    });
  }

  async #send(outgoing: Outgoing, operation: OperationId | undefined): Promise<Exchange> {
    if (this.#stopped) throw this.#stopped;
    if (this.#world.readOnly && outgoing.method !== "GET") throw new WouldWrite();
    const exchange = await this.#world.wire.send(outgoing);
    this.#trace.push(exchange);
    if (operation) this.#world.violations.check(operation, exchange);
    await this.#world.blocks.saw(exchange);
    return exchange;
  }
}

/** Errors that JavaScript throws when code reads a value of the wrong shape. */
const formErrors = [TypeError, RangeError, SyntaxError, URIError];

/** Ends a case that would write in a read-only run. */
class WouldWrite extends Error {
  constructor(why = "it would write, and the run is read-only") {
    super(why);
  }
}

/** Converts what stopped a case to a failure. */
export function failureOfStop(error: unknown): {
  status: "fail" | "not-run" | "harness-error";
  failure: CaseStopped["failure"];
} {
  if (error instanceof WouldWrite) return { status: "not-run", failure: { message: error.message } };
  if (error instanceof CaseStopped) return { status: "fail", failure: error.failure };
  if (error instanceof TransportError) {
    const status = error.kind === "no-answer" ? "fail" : "harness-error";
    return { status, failure: { message: error.message } };
  }
  if (error instanceof AddressBlocked)
    return { status: "harness-error", failure: { message: error.message } };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const at = error instanceof Error ? error.stack?.split("\n")[1]?.trim() : undefined;
  return { status: "harness-error", failure: { message: `the case broke: ${message}`, seen: at } };
}
