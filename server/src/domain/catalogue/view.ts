// The catalogue as one account sees it: what it may buy, at its own prices, with one package per listing slot.
// A view never changes; counts come from the very lists that are paged, so the two are always equal.
import { limits } from "@partner-esim/generated/limits";
import type { Area, Catalogue, Offer, PricingProfile } from "./catalogue.ts";
import { destinationKey, packageId } from "./catalogue.ts";
import { assess } from "./omission.ts";
import { SearchIndex } from "./search.ts";
import { slotWinners } from "./slot.ts";

export interface Destination {
  code: string;
  name: string;
  type: Area["kind"];
  packagesCount: number;
}

export interface ListFilter {
  /** ISO code in either case: every package that works there. */
  country?: string | undefined;
  /** Code or old name-based code: packages sold for exactly that region. */
  region?: string | undefined;
  unlimited?: boolean | undefined;
  q?: string | undefined;
}

/** What of an eSIM's first package decides which packages can be added to it. */
export interface TopupOrigin {
  providerId: string;
  destination: string | null;
  countries: readonly string[];
  unlimited: boolean;
}

const NONE: readonly Offer[] = [];

export class CatalogueView {
  /** Slot winners, ascending by number. */
  readonly listed: readonly Offer[];
  /** Countries by name and code, then regions likewise; only those with a listed package. */
  readonly destinations: readonly Destination[];
  readonly #areas: ReadonlyMap<string, Area>;
  readonly #offers = new Map<string, Offer>();
  readonly #topups = new Map<string, Offer[]>();
  readonly #byCountry = new Map<string, Offer[]>();
  readonly #byRegion = new Map<string, Offer[]>();
  readonly #aliases = new Map<string, string>();
  #search: SearchIndex | undefined;

  constructor(catalogue: Catalogue, profile: PricingProfile) {
    this.#areas = catalogue.areas;
    for (const pkg of catalogue.packages) {
      const price = assess(pkg, catalogue, profile);
      if (typeof price === "string") continue;
      const id = packageId(pkg.number);
      const offer: Offer = { package: pkg, id, pricePaise: price.pricePaise, retailPaise: price.retailPaise };
      this.#offers.set(id, offer);
      if (pkg.topup) append(this.#topups, topupKey(pkg), offer);
    }
    this.listed = slotWinners([...this.#offers.values()]);
    for (const offer of this.listed) this.#index(offer);
    for (const area of this.#areas.values()) {
      for (const alias of area.aliases) this.#aliases.set(alias, area.code);
    }
    this.destinations = [
      ...this.#destinationsOf(this.#byCountry, "country"),
      ...this.#destinationsOf(this.#byRegion, "region"),
    ];
  }

  /** Any package that the account may buy, by its exact id, whether or not it fills a slot. */
  offer(id: string): Offer | null {
    return this.#offers.get(id) ?? null;
  }

  /** At most `limit` listed offers that pass every filter, from the first one after `afterNumber`. */
  list(filter: ListFilter, afterNumber: number | null, limit: number): { offers: Offer[]; hasMore: boolean } {
    const candidates = this.#candidates(filter);
    const start = afterNumber === null ? 0 : firstAfter(candidates, afterNumber);
    const accepts = this.#predicate(filter);
    if (accepts === null) {
      return { offers: candidates.slice(start, start + limit), hasMore: candidates.length > start + limit };
    }
    const offers: Offer[] = [];
    for (let at = start; at < candidates.length; at += 1) {
      const offer = candidates[at] as Offer;
      if (!accepts(offer)) continue;
      if (offers.length === limit) return { offers, hasMore: true };
      offers.push(offer);
    }
    return { offers, hasMore: false };
  }

  /** What an eSIM can take, slot losers included: cheapest first, then the lower number. */
  topupOffers(origin: TopupOrigin): Offer[] {
    const offers = this.#topups.get(topupKey(origin)) ?? NONE;
    return [...offers]
      .sort((a, b) => a.pricePaise - b.pricePaise || a.package.number - b.package.number)
      .slice(0, limits.topupPackagesMax);
  }

  #index(offer: Offer): void {
    const { destination, countries } = offer.package;
    for (const code of countries) append(this.#byCountry, code, offer);
    if (destination !== null && this.#areas.get(destination)?.kind === "region") {
      append(this.#byRegion, destination, offer);
    }
  }

  #destinationsOf(lists: ReadonlyMap<string, readonly Offer[]>, type: Area["kind"]): Destination[] {
    return [...lists]
      .map(([code, offers]) => ({
        code,
        name: this.#areas.get(code)?.name ?? code,
        type,
        packagesCount: offers.length,
      }))
      .sort((a, b) => compareText(a.name, b.name) || compareText(a.code, b.code));
  }

  /** The shortest prepared list that holds every match; what it doesn't decide is left to `#predicate`. */
  #candidates(filter: ListFilter): readonly Offer[] {
    if (filter.region !== undefined) {
      const code = this.#areas.has(filter.region) ? filter.region : this.#aliases.get(filter.region);
      return this.#byRegion.get(code ?? "") ?? NONE;
    }
    if (filter.country !== undefined) return this.#byCountry.get(filter.country.toUpperCase()) ?? NONE;
    return this.listed;
  }

  #predicate(filter: ListFilter): ((offer: Offer) => boolean) | null {
    const tests: ((offer: Offer) => boolean)[] = [];
    const { country, region, unlimited, q } = filter;
    if (region !== undefined && country !== undefined) {
      const code = country.toUpperCase();
      tests.push((offer) => offer.package.countries.includes(code));
    }
    if (unlimited !== undefined) tests.push((offer) => offer.package.unlimited === unlimited);
    if (q !== undefined) {
      this.#search ??= new SearchIndex(this.listed, this.#areas);
      tests.push(this.#search.matcher(q));
    }
    return tests.length === 0 ? null : (offer) => tests.every((test) => test(offer));
  }
}

function topupKey(origin: TopupOrigin): string {
  return `${origin.providerId}|${destinationKey(origin)}|${origin.unlimited}`;
}

function append(lists: Map<string, Offer[]>, key: string, offer: Offer): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [offer]);
  else list.push(offer);
}

/** By code units and not by locale, so that every machine gives the same order. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Index of the first offer with a higher number, in a list ascending by number. */
function firstAfter(offers: readonly Offer[], number: number): number {
  let low = 0;
  let high = offers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offers[middle] as Offer).package.number > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
