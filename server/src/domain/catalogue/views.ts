// Views of the catalogue kept in memory, one for each way of pricing, while the store's revision stays the same.
import { type Account, pricingProfileOf } from "../accounts.ts";
import type { Store } from "../ports.ts";
import type { Catalogue } from "./catalogue.ts";
import { CatalogueView } from "./view.ts";

/** Agreed sets make views of their own; beyond this many the views are built anew as they are asked for. */
const mostViews = 50;

export class CatalogueViews {
  readonly #store: Store;
  #catalogue: Catalogue | null = null;
  #views = new Map<string, CatalogueView>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** What the account may buy, and at which price, at this moment. */
  async of(account: Account): Promise<CatalogueView> {
    const { reads } = this.#store;
    const revision = await reads.revision("catalogue");
    if (this.#catalogue === null || this.#catalogue.version !== revision || this.#views.size > mostViews) {
      this.#catalogue = await reads.loadCatalogue();
      this.#views = new Map();
    }
    const profile = pricingProfileOf(account);
    const name = `${profile.discountBps} ${profile.sellsUnlimited} ${account.allowedPackages ?? "all"}`;
    let view = this.#views.get(name);
    if (!view) {
      view = new CatalogueView(this.#catalogue, profile);
      this.#views.set(name, view);
    }
    return view;
  }
}
