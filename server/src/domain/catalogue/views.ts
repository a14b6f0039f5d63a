// The cached catalogue and its views, one per price profile.

import { LRUCache } from "lru-cache";
import { type Account, pricingProfileOf } from "../accounts/account.ts";
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Store } from "../ports.ts";
import type { RevisionReads } from "../settings.ts";
import type { Catalogue } from "./catalogue.ts";
import { CatalogueIndex } from "./catalogue-index.ts";
import { CatalogueView } from "./view.ts";

const cacheBytes = 64 * 1024 * 1024;

/** Requests wait while a catalogue up to this size is reloaded. With a larger one they get the previous revision. */
const mostWaitedFor = 5000;

interface Loaded {
  revision: number;
  catalogue: Catalogue;
  index: CatalogueIndex;
  views: LRUCache<string, CatalogueView>;
}

export class CatalogueViews {
  readonly #store: Store;
  readonly #maxBytes: number;
  #current: Loaded | null = null;
  #loading: Promise<void> | null = null;
  readonly #names = new WeakMap<Account, string>();
  /** After a change all accounts need a new view at once. Views are made one at a time. */
  #making: Promise<unknown> = Promise.resolve();

  constructor(store: Store, maxBytes = cacheBytes) {
    this.#store = store;
    this.#maxBytes = maxBytes;
  }

  async of(account: Account): Promise<CatalogueView> {
    return await this.#of(account, await this.#revisions.of("catalogue"));
  }

  /** Call this only after awaiting a read of the revisions. */
  async ofRequest(account: Account): Promise<CatalogueView> {
    return await this.#of(account, await this.#revisions.latest("catalogue"));
  }

  async #of(account: Account, revision: number): Promise<CatalogueView> {
    const { index, views } = await this.#loaded(revision);
    const name = this.#nameOf(account);
    const known = views.get(name);
    if (known !== undefined) return known;
    const making = this.#making.then(async () => {
      await yieldTurn();
      const made = views.get(name);
      if (made !== undefined) return made;
      const view = await CatalogueView.inTurns(index, pricingProfileOf(account), yieldTurn);
      views.set(name, view);
      return view;
    });
    this.#making = making.catch(() => {});
    return await making;
  }

  async catalogue(): Promise<Catalogue> {
    return (await this.#loaded(await this.#revisions.of("catalogue"))).catalogue;
  }

  /** Resolves when the views show the catalogue committed at the time of the call. */
  async refresh(): Promise<void> {
    await this.#load(await this.#revisions.of("catalogue"));
  }

  get bytes(): number {
    return this.#current?.views.calculatedSize ?? 0;
  }

  get #revisions(): RevisionReads {
    return this.#store.reads.revisions;
  }

  async #loaded(revision: number): Promise<Loaded> {
    const current = this.#current;
    if (current === null) return await this.#load(revision);
    if (current.revision >= revision) return current;
    if (!(await this.#isLarge(current))) return await this.#load(revision);
    // `refresh` reports failures. Here the next request tries again.
    this.#load(revision).catch(() => {});
    return current;
  }

  async #isLarge({ catalogue }: Loaded): Promise<boolean> {
    return (
      catalogue.packages.length > mostWaitedFor ||
      (await this.#store.reads.catalogue.hasMorePackagesThan(mostWaitedFor))
    );
  }

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
    const index = await CatalogueIndex.inTurns(catalogue, yieldTurn);
    const views = new LRUCache<string, CatalogueView>({
      maxSize: this.#maxBytes,
      sizeCalculation: (view) => view.bytes,
    });
    this.#current = { revision: catalogue.version, catalogue, index, views };
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
