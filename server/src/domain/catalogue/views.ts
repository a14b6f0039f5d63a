// The catalogue in memory, indexed once for each revision, and the views of it, one for each way of pricing. Views are
// evicted by the bytes they hold; the catalogue itself is dropped only for a newer one that has been read whole.

import { type Account, pricingProfileOf } from "../accounts/account.ts";
import { ByteCache } from "../byte-cache.ts";
import type { Store } from "../ports.ts";
import type { Catalogue } from "./catalogue.ts";
import { CatalogueIndex } from "./catalogue-index.ts";
import { CatalogueView } from "./view.ts";

/** 128 views of 100,000 packages, 900 of 10,000. */
const mostViewBytes = 64 * 1024 * 1024;

/**
 * Requests wait for the new revision of a catalogue of up to this many packages: 20 to 30 ms, in which other work goes
 * on. While a larger one is read they get the revision before it, whole.
 */
const mostWaitedFor = 5000;

interface Loaded {
  revision: number;
  catalogue: Catalogue;
  index: CatalogueIndex;
  views: ByteCache<CatalogueView>;
}

export class CatalogueViews {
  readonly #store: Store;
  readonly #mostBytes: number;
  #current: Loaded | null = null;
  /** On its way: calls that come together wait for one reading. */
  #loading: Promise<void> | null = null;
  /** By account, which is replaced by another object when its terms change. */
  readonly #names = new WeakMap<Account, string>();

  constructor(store: Store, mostBytes = mostViewBytes) {
    this.#store = store;
    this.#mostBytes = mostBytes;
  }

  /** What the account may buy, and at which price, at this moment. */
  async of(account: Account): Promise<CatalogueView> {
    const { index, views } = await this.#atPresent();
    const name = this.#nameOf(account);
    let view = views.get(name);
    if (view === undefined) {
      view = new CatalogueView(index, pricingProfileOf(account));
      views.set(name, view, view.bytes);
    }
    return view;
  }

  /** The catalogue that the views show. */
  async catalogue(): Promise<Catalogue> {
    return (await this.#atPresent()).catalogue;
  }

  /** Resolves when the views show what is committed now, however large it is. */
  async refresh(): Promise<void> {
    await this.#load(await this.#store.reads.revisions.of("catalogue"));
  }

  /** What the views hold, as an estimate. */
  get bytes(): number {
    return this.#current?.views.bytes ?? 0;
  }

  async #atPresent(): Promise<Loaded> {
    const revision = await this.#store.reads.revisions.of("catalogue");
    const current = this.#current;
    if (current === null) return await this.#load(revision);
    if (current.revision >= revision) return current;
    if (!(await this.#isLarge(current))) return await this.#load(revision);
    // Whoever refreshes hears of a failure; here the next request tries again.
    this.#load(revision).catch(() => {});
    return current;
  }

  async #isLarge({ catalogue }: Loaded): Promise<boolean> {
    return (
      catalogue.packages.length > mostWaitedFor ||
      (await this.#store.reads.catalogue.hasMorePackagesThan(mostWaitedFor))
    );
  }

  /** Reads until what is held is of that revision or a later one. */
  async #load(revision: number): Promise<Loaded> {
    for (;;) {
      const current = this.#current;
      if (current !== null && current.revision >= revision) return current;
      this.#loading ??= this.#read().finally(() => {
        this.#loading = null;
      });
      await this.#loading;
    }
  }

  async #read(): Promise<void> {
    const catalogue = await this.#store.reads.catalogue.load();
    const index = await CatalogueIndex.inTurns(catalogue, endOfTurn);
    this.#current = {
      revision: catalogue.version,
      ...{ catalogue, index },
      views: new ByteCache(this.#mostBytes),
    };
  }

  #nameOf(account: Account): string {
    let name = this.#names.get(account);
    if (name === undefined) {
      const { discountBps, sellsUnlimited } = pricingProfileOf(account);
      name = `${discountBps} ${sellsUnlimited} ${account.allowedPackages ?? "all"}`;
      this.#names.set(account, name);
    }
    return name;
  }
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
