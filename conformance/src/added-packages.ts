/**
 * Packages that the suite adds to the catalogue for one case, in a country without packages, so that the listed ones
 * are predictable. All accounts share the catalogue, so such a case runs alone.
 */
import type { Context } from "./context.ts";
import type { Destination, Package } from "./contract.ts";
import { isoCountryCodes } from "./iso-countries.ts";
import type { Tenant } from "./tenant.ts";

/** A package in the operator's catalogue file; omitted fields get defaults. */
export interface Offer {
  data_mb?: number;
  unlimited?: boolean;
  validity_days: number;
  cost?: string;
  retail_price?: string;
  currency?: string;
  own_store?: boolean;
  identity_check?: boolean;
  countries_reliable?: boolean;
  daily_reset?: string;
  destination?: string | null;
}

export const provider = "conformance-suite";
/** Far above real package numbers, and within the allowed range. */
const firstNumber = 2_140_000_000;

export class AddedPackages {
  readonly country: string;
  readonly #operator: Tenant;
  readonly #packages: object[] = [];

  private constructor(operator: Tenant, country: string) {
    this.#operator = operator;
    this.country = country;
  }

  /** @param tenant an account whose destinations show which country has no packages */
  static async open(t: Context, tenant: Tenant): Promise<AddedPackages> {
    const { data } = await tenant.test.get("countriesList");
    const used = new Set((data as Destination[]).map(({ code }) => code));
    const free = [...isoCountryCodes].find((code) => !used.has(code));
    t.must.ok(free, "a country without packages has to be left for the suite's own");
    return new AddedPackages(tenant, free as string);
  }

  /** Adds a package to the next import and returns its id. */
  add(offer: Offer): string {
    const number = firstNumber + this.#packages.length;
    const daily = offer.daily_reset === undefined ? "" : ", 1 GB per day";
    this.#packages.push({
      number,
      name: `Conformance suite ${number}${daily}`,
      provider,
      cost: "1",
      retail_price: "100",
      retired: false,
      destination: this.country,
      ...offer,
    });
    return `pkg_${number}`;
  }

  /** The package ids so far, ordered by number. */
  get ids(): string[] {
    return this.#packages.map((_, index) => `pkg_${firstNumber + index}`);
  }

  async import(): Promise<void> {
    await this.#write(this.#packages, true);
  }

  /** Removes all added packages from the catalogue. */
  async remove(): Promise<void> {
    await this.#write(
      this.#packages.map((item) => ({ ...item, retired: true })),
      false,
    );
  }

  /** Returns the suite's packages that are in an account's list. */
  async listed(tenant: Tenant): Promise<Package[]> {
    const addedIds = new Set(this.ids);
    return (await tenant.test.all<Package>("packagesList")).filter(({ id }) => addedIds.has(id));
  }

  async #write(packages: readonly object[], enabled: boolean): Promise<void> {
    const providers = [{ id: provider, name: "Conformance suite", enabled }];
    const file = JSON.stringify({ providers, packages });
    await this.#operator.operator.get("catalogueImport", { query: { format: "json" }, file });
  }
}

/** Puts packages on sale while `check` runs, and removes them even if it throws. */
export async function onSale(
  t: Context,
  plan: (add: (offer: Offer) => string) => void,
  check: (tenant: Tenant, added: AddedPackages, listed: Package[]) => Promise<void>,
): Promise<void> {
  const tenant = await t.tenant({ testKeys: 6 });
  const added = await AddedPackages.open(t, tenant);
  plan((offer) => added.add(offer));
  const remove = t.undoing(() => added.remove());
  try {
    await added.import();
    const listed = await tenant.until(
      () => added.listed(tenant),
      (list) => list.length > 0,
      60_000,
    );
    await check(tenant, added, listed);
  } finally {
    await remove();
  }
}
