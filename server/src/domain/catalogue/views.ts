// Views of the catalogue kept in memory, one for each way of pricing, while the store's revision stays the same.
import { type Account, pricingProfileOf } from "../accounts.ts";
import type { Store } from "../ports.ts";
import type { Catalogue } from "./catalogue.ts";
import { CatalogueView } from "./view.ts";

/** Agreed sets make views of their own; beyond this many the views are built anew as they are asked for. */
const mostViews = 50;

interface Loaded {
  revision: number;
  /** On its way or here: calls that come together wait for one reading. */
  catalogue: Promise<Catalogue>;
  views: Map<string, CatalogueView>;
}

export class CatalogueViews {
  readonly #store: Store;
  #loaded: Loaded | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What the account may buy, and at which price, at this moment. */
  async of(account: Account): Promise<CatalogueView> {
    const { catalogue, views } = this.#at(await this.#store.reads.revision("catalogue"));
    const profile = pricingProfileOf(account);
    const name = `${profile.discountBps} ${profile.sellsUnlimited} ${account.allowedPackages ?? "all"}`;
    const known = views.get(name);
    if (known) return known;
    const loaded = await catalogue;
    const view = views.get(name) ?? new CatalogueView(loaded, profile);
    views.set(name, view);
    return view;
  }

  #at(revision: number): Loaded {
    const known = this.#loaded;
    if (known?.revision === revision && known.views.size <= mostViews) return known;
    const loaded = { revision, catalogue: this.#store.reads.loadCatalogue(), views: new Map() };
    this.#loaded = loaded;
    loaded.catalogue.catch(() => {
      if (this.#loaded === loaded) this.#loaded = null;
    });
    return loaded;
  }
}
