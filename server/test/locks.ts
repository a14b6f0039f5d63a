// Checks the rules of `src/domain/locks.ts` on every transaction of a store: nothing is written from what was read
// without a lock, and locks are taken in their one order. SQLite would not notice; a store with many writers would.
import type { RecordingTx, Store } from "../src/domain/ports.ts";

/** Locked in this order, and by number within a kind. */
const inOrder: readonly Kind[] = [
  ...(["account", "person", "key", "ledger"] as const),
  ...(["supplier rule", "supplier request", "supplier eSIM"] as const),
];
type Kind =
  | "account"
  | "person"
  | "key"
  | "ledger"
  | "order"
  | "esim"
  | "topup"
  | "endpoint"
  | "idempotency key"
  | "supplier rule"
  | "supplier request"
  | "supplier eSIM";

interface Numbered {
  /** Its number, or its name where it has none. */
  n: number | string;
  ledger?: number;
}

class Locks {
  readonly #held = new Set<string>();
  #last: { rank: number; n: number | string } = { rank: -1, n: 0 };
  /** An endpoint that was locked without its ledger: only endpoints may be locked after it. */
  #leaf: string | null = null;
  #lastEndpoint = 0;

  lock(kind: Kind, { n, ledger }: Numbered): void {
    const name = `${kind} ${n}`;
    if (this.#held.has(name)) return;
    if (this.#leaf && kind !== "endpoint") throw new LockFault(`${name} is locked after ${this.#leaf}`);
    if (kind === "endpoint") {
      if (Number(n) < this.#lastEndpoint)
        throw new LockFault(`${name} is locked after endpoint ${this.#lastEndpoint}`);
      this.#lastEndpoint = Number(n);
    }
    const rank = inOrder.indexOf(kind);
    if (rank === -1) {
      const isWithLedger = this.#held.has(`ledger ${ledger}`);
      if (!isWithLedger && kind !== "endpoint") throw new LockFault(`${name} is locked without its ledger`);
      if (!isWithLedger) this.#leaf = name;
    } else {
      const { rank: lastRank, n: lastN } = this.#last;
      if (rank < lastRank || (rank === lastRank && n < lastN)) {
        throw new LockFault(`${name} is locked after ${inOrder[lastRank]} ${lastN}`);
      }
      this.#last = { rank, n };
    }
    this.#held.add(name);
  }

  /** What this transaction has inserted or claimed is nobody else's. */
  own(kind: Kind, n: number | string): void {
    this.#held.add(`${kind} ${n}`);
  }

  require(kind: Kind, n: number | string): void {
    if (!this.#held.has(`${kind} ${n}`)) throw new LockFault(`${kind} ${n} is written without a lock`);
  }
}

export class LockFault extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: wraps methods of all signatures
type Method = (...args: any[]) => Promise<any>;

/** The methods with `before` and `after` called around each: with its arguments, and with its result too. */
function around<T extends object>(
  methods: T,
  hooks: { before?: Record<string, (...args: never[]) => void>; after?: Record<string, Method | Hook> },
): T {
  const wrapped: Record<string, Method> = {};
  for (const name of Object.keys({ ...hooks.before, ...hooks.after })) {
    const method = methods[name as keyof T] as Method;
    wrapped[name] = async (...args) => {
      (hooks.before?.[name] as ((...args: unknown[]) => void) | undefined)?.(...args);
      const result = await method(...args);
      (hooks.after?.[name] as Hook | undefined)?.(result, ...args);
      return result;
    };
  }
  return { ...methods, ...wrapped };
}

// biome-ignore lint/suspicious/noExplicitAny: results of all methods
type Hook = (result: any, ...args: any[]) => void;

/** The same transaction, throwing where a rule is broken. It begins with a lock on `ledger`, if there is one. */
export function checkedTx(tx: RecordingTx, ledger?: number): RecordingTx {
  const locks = new Locks();
  if (ledger !== undefined) locks.lock("ledger", { n: ledger });
  const locked =
    (kind: Kind): Hook =>
    (row: Numbered | null) =>
      row && locks.lock(kind, row);
  const inserted =
    (kind: Kind): Hook =>
    (row: Numbered | null) =>
      row && locks.own(kind, row.n);
  const written =
    (kind: Kind) =>
    (row: Numbered | number): void =>
      locks.require(kind, typeof row === "number" ? row : row.n);
  const ofLedger = ({ ledger }: { ledger: number }): void => locks.require("ledger", ledger);
  const rows = (kind: Kind) => ({
    before: { update: written(kind) },
    after: { lock: locked(kind), insert: inserted(kind) },
  });
  const keyName = ({ ledger, key }: { ledger: number; key: string }) => `${ledger} ${key}`;
  const ownKey: Hook = (row) => row && locks.own("idempotency key", keyName(row));
  const claimed: Hook = (found, claim) => locks.own("idempotency key", keyName(found ?? claim));
  const endpoints = rows("endpoint");
  const ofRule = ({ account }: { account: string | null }) => account ?? "";
  const released: Hook = (found: { id: string }[]) => {
    for (const { id } of found) locks.own("supplier request", id);
  };
  const allEndpoints: Hook = (found: Numbered[]) => {
    for (const { n } of found) locks.own("endpoint", n);
  };
  const esims = rows("esim");
  return {
    ...tx,
    accounts: around(tx.accounts, rows("account")),
    people: around(tx.people, rows("person")),
    keys: around(tx.keys, rows("key")),
    orders: around(tx.orders, rows("order")),
    topups: around(tx.topups, rows("topup")),
    esims: around(tx.esims, { ...esims, before: { ...esims.before, setPolledAt: written("esim") } }),
    ledgers: around(tx.ledgers, {
      before: { update: written("ledger"), insertEntry: ofLedger },
      after: { lock: locked("ledger"), lockOfAccount: locked("ledger") },
    }),
    fundsRequests: around(tx.fundsRequests, { before: { insert: ofLedger, decide: ofLedger } }),
    events: around(tx.events, { before: { append: ofLedger } }),
    endpoints: around(tx.endpoints, {
      ...endpoints,
      before: {
        update: written("endpoint"),
        updateSending: written("endpoint"),
        openPeriod: written("endpoint"),
        closePeriod: written("endpoint"),
        countEnabled: written("ledger"),
      },
    }),
    deliveryQueue: around(tx.deliveryQueue, {
      before: { failWaiting: written("endpoint") },
      after: { dueEndpoints: allEndpoints, abandonedEndpoints: allEndpoints },
    }),
    simulatedSupplier: around(tx.simulatedSupplier, {
      before: {
        updateRule: (rule: { account: string | null }) => locks.require("supplier rule", ofRule(rule)),
        updateRequest: ({ id }: { id: string }) => locks.require("supplier request", id),
        updateEsim: ({ iccid }: { iccid: string }) => locks.require("supplier eSIM", iccid),
      },
      after: {
        lockRules: (rules: { account: string | null }[]) => {
          for (const rule of rules) locks.lock("supplier rule", { n: ofRule(rule) });
        },
        lockRequest: (_: unknown, id: string) => locks.lock("supplier request", { n: id }),
        lockEsim: (_: unknown, iccid: string) => locks.lock("supplier eSIM", { n: iccid }),
        releaseRequests: released,
      },
    }),
    idempotency: around(tx.idempotency, {
      before: {
        save: (response: { ledger: number; key: string }) =>
          locks.require("idempotency key", keyName(response)),
      },
      after: {
        claim: claimed,
        lock: ownKey,
        lockByObject: ownKey,
        lockOfPortalOrder: (found: object[]) => {
          for (const row of found) ownKey(row);
        },
      },
    }),
  };
}

/** Has all transactions of a store checked from now on. A fault also fails the test file, whoever catches it. */
export function checkLocks<S extends Store>(store: S): S {
  const { background } = store;
  checkTransactions(store);
  if (background !== (store as Store)) checkTransactions(background);
  return store;
}

function checkTransactions(store: Store): void {
  const { transaction } = store;
  store.transaction = async <T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> =>
    (await transaction.call(
      store,
      async (tx: RecordingTx) => {
        try {
          return await work(checkedTx(tx, ledger));
        } catch (error) {
          if (error instanceof LockFault) {
            setImmediate(() => {
              throw error;
            });
          }
          throw error;
        }
      },
      ledger,
    )) as T;
}
