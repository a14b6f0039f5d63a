// Cached holders of API keys, by revision: revoking a key counts from the next request in every process.
import { BlockList } from "node:net";
import type { Store } from "../ports.ts";
import type { Account, ApiKey } from "./account.ts";

export interface KeyHolder {
  key: ApiKey;
  account: Account;
  ledger: number;
  allowed: BlockList | null;
}

/** Bounds memory against unknown keys: a full cache is cleared. */
const mostEntries = 100_000;

export class Directory {
  readonly #store: Store;
  #revision = -1;
  #holders = new Map<string, KeyHolder>();
  #accounts = new Map<number, Account>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns null for an unknown or revoked key; an expired key is returned. */
  async find(hash: string): Promise<KeyHolder | null> {
    const revision = await this.#store.reads.revisions.of("access");
    if (revision !== this.#revision || this.#holders.size >= mostEntries) {
      this.#revision = revision;
      this.#holders = new Map();
      this.#accounts = new Map();
    }
    const holders = this.#holders;
    const accounts = this.#accounts;
    const known = holders.get(hash);
    if (known) return known;
    const holder = await this.#read(hash, accounts);
    if (holder) holders.set(hash, holder);
    return holder;
  }

  async #read(hash: string, accounts: Map<number, Account>): Promise<KeyHolder | null> {
    const { reads } = this.#store;
    const key = await reads.keys.byHash(hash);
    if (key === null || key.revokedAt !== null) return null;
    const account = accounts.get(key.account) ?? (await reads.accounts.byNumber(key.account));
    if (account === null) return null;
    accounts.set(key.account, account);
    const ledger = await reads.ledgers.ofAccount(account.n, key.mode);
    return { key, account, ledger: ledger.n, allowed: allowedAddresses(key.allowlist) };
  }
}

/** Throws on anything but an IP address or CIDR range. */
export function allowedAddresses(entries: readonly string[]): BlockList | null {
  if (entries.length === 0) return null;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = address.includes(":") ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else if (/^(?:0|[1-9]\d{0,2})$/.test(bits)) list.addSubnet(address, Number(bits), family);
    else throw new RangeError(`not an address range: ${entry}`);
  }
  return list;
}

export function isAllowed(allowed: BlockList | null, address: string): boolean {
  return allowed === null || allowed.check(address, address.includes(":") ? "ipv6" : "ipv4");
}
