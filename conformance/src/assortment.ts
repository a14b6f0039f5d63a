/**
 * Packages of the suite's own, put on sale for the time of one case in a country that has none: what is listed of
 * them, and what is left out, can then be foretold. The catalogue is every account's, so such a case runs alone.
 */
import type { Context } from "./context.ts";
import type { Destination, Package } from "./contract.ts";
import { isoCountryCodes } from "./iso-countries.ts";
import type { Tenant } from "./tenant.ts";

/** A package in the operator's catalogue file; what is left out is usual. */
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
/** Far beyond the numbers of real packages, and within what a number may be. */
const firstNumber = 2_140_000_000;

export class Assortment {
  readonly country: string;
  readonly #operator: Tenant;
  readonly #packages: object[] = [];

  private constructor(operator: Tenant, country: string) {
    this.#operator = operator;
    this.country = country;
  }

  /** @param tenant an account whose destinations tell which country is free */
  static async open(t: Context, tenant: Tenant): Promise<Assortment> {
    const { data } = await tenant.test.get("countriesList");
    const taken = new Set((data as Destination[]).map(({ code }) => code));
    const free = [...isoCountryCodes].find((code) => !taken.has(code));
    t.must.ok(free, "a country without packages has to be left for the suite's own");
    return new Assortment(tenant, free as string);
  }

  /** Adds a package to those that are put on sale next; its id. */
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

  /** The ids of the packages so far, in the order of their numbers. */
  get ids(): string[] {
    return this.#packages.map((_, index) => `pkg_${firstNumber + index}`);
  }

  async import(): Promise<void> {
    await this.#write(this.#packages, true);
  }

  /** Takes all of it off sale again. */
  async remove(): Promise<void> {
    await this.#write(
      this.#packages.map((item) => ({ ...item, retired: true })),
      false,
    );
  }

  /** Those of the suite's packages that an account finds in its list. */
  async listed(tenant: Tenant): Promise<Package[]> {
    const own = new Set(this.ids);
    return (await tenant.test.all<Package>("packagesList")).filter(({ id }) => own.has(id));
  }

  async #write(packages: readonly object[], enabled: boolean): Promise<void> {
    const providers = [{ id: provider, name: "Conformance suite", enabled }];
    const file = JSON.stringify({ providers, packages });
    await this.#operator.operator.get("catalogueImport", { query: { format: "json" }, file });
  }
}

/** Puts packages on sale for the time of `judge`, and takes them off again however that ends. */
export async function onSale(
  t: Context,
  plan: (add: (offer: Offer) => string) => void,
  judge: (tenant: Tenant, assortment: Assortment, listed: Package[]) => Promise<void>,
): Promise<void> {
  const tenant = await t.tenant({ testKeys: 6 });
  const assortment = await Assortment.open(t, tenant);
  plan((offer) => assortment.add(offer));
  const remove = t.undoing(() => assortment.remove());
  try {
    await assortment.import();
    const listed = await tenant.until(
      () => assortment.listed(tenant),
      (list) => list.length > 0,
      60_000,
    );
    await judge(tenant, assortment, listed);
  } finally {
    await remove();
  }
}
