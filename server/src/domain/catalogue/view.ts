// The catalogue as one account sees it. A view is immutable and takes 5 bytes per package.
import { limits } from "@partner-esim/generated/limits";
import type { Area, Catalogue, CataloguePackage, Offer, PricingProfile } from "./catalogue.ts";
import { packageId } from "./catalogue.ts";
import { CatalogueIndex, type Positions, type TopupOrigin, topupKey } from "./catalogue-index.ts";
import { omissionByTerms } from "./omission.ts";
import { quote, retailPaiseOf } from "./pricing.ts";
import { goesBefore } from "./slot.ts";

export type { TopupOrigin } from "./catalogue-index.ts";

export interface Destination {
  code: string;
  name: string;
  type: Area["kind"];
  packagesCount: number;
}

export interface ListFilter {
  country?: string | undefined;
  /** A code or alias; selects packages sold for exactly that region. */
  region?: string | undefined;
  unlimited?: boolean | undefined;
  q?: string | undefined;
}

const NONE: Positions = [];
const packagesPerTurn = 8000;
const destinationBytes = 100;
const ownBytes = 1000;

export class CatalogueView {
  readonly #index: CatalogueIndex;
  /** By position; 0 if the account can't buy the package. */
  readonly #pricesPaise: Uint32Array;
  /** By position; 1 if the package wins its slot. */
  readonly #isListed: Uint8Array;
  #destinations: readonly Destination[] | undefined;

  private constructor(index: CatalogueIndex) {
    this.#index = index;
    this.#pricesPaise = new Uint32Array(index.packages.length);
    this.#isListed = new Uint8Array(index.packages.length);
  }

  /** Blocks the event loop: use only for small catalogues. */
  static of(catalogue: Catalogue, profile: PricingProfile): CatalogueView {
    const view = new CatalogueView(CatalogueIndex.of(catalogue));
    for (const _part of view.#fill(profile));
    return view;
  }

  /** Yields to the event loop between batches of packages. */
  static async inTurns(
    index: CatalogueIndex,
    profile: PricingProfile,
    yieldTurn: () => Promise<void>,
  ): Promise<CatalogueView> {
    const view = new CatalogueView(index);
    for (const _part of view.#fill(profile)) await yieldTurn();
    return view;
  }

  *#fill(profile: PricingProfile): Generator<void> {
    const { packages, slots, slotCount } = this.#index;
    const winners = new Int32Array(slotCount).fill(-1);
    for (let at = 0; at < packages.length; at += 1) {
      if (at % packagesPerTurn === packagesPerTurn - 1) yield;
      const pkg = packages[at] as CataloguePackage;
      if (omissionByTerms(pkg, profile) !== null) continue;
      const price = quote(pkg, profile);
      if (typeof price === "string") continue;
      this.#pricesPaise[at] = price.pricePaise;
      const slot = slots[at] as number;
      const holder = winners[slot] as number;
      if (holder === -1 || goesBefore(this.#contender(at), this.#contender(holder))) winners[slot] = at;
    }
    for (const winner of winners) if (winner !== -1) this.#isListed[winner] = 1;
  }

  get bytes(): number {
    const { byCountry, byRegion } = this.#index;
    const rows = byCountry.size + byRegion.size;
    return this.#pricesPaise.byteLength + this.#isListed.byteLength + rows * destinationBytes + ownBytes;
  }

  listed(): Offer[] {
    return this.list({}, null, Number.POSITIVE_INFINITY).offers;
  }

  /** Countries, then regions, by name and code; only those with a listed package. */
  get destinations(): readonly Destination[] {
    this.#destinations ??= this.#countDestinations();
    return this.#destinations;
  }

  offer(id: string): Offer | null {
    const number = Number(/^pkg_([1-9]\d{0,9})$/.exec(id)?.[1] ?? 0);
    const position = this.#index.positionOf(number);
    return this.#pricesPaise[position] ? this.#offerAt(position) : null;
  }

  list(filter: ListFilter, afterNumber: number | null, limit: number): { offers: Offer[]; hasMore: boolean } {
    const candidates = this.#candidates(filter);
    const start = afterNumber === null ? 0 : this.#index.firstFrom(candidates, afterNumber + 1);
    const accepts = this.#predicate(filter);
    const length = (candidates ?? this.#index.packages).length;
    const offers: Offer[] = [];
    for (let at = start; at < length; at += 1) {
      const position = candidates === null ? at : (candidates[at] as number);
      if (this.#isListed[position] === 0 || !accepts(position)) continue;
      if (offers.length === limit) return { offers, hasMore: true };
      offers.push(this.#offerAt(position));
    }
    return { offers, hasMore: false };
  }

  /** Includes slot losers; sorted by price, then number. */
  topupOffers(origin: TopupOrigin): Offer[] {
    const prices = this.#pricesPaise;
    const positions = this.#index.topups.get(topupKey(origin)) ?? NONE;
    return positions
      .filter((position) => prices[position] !== 0)
      .sort((a, b) => (prices[a] as number) - (prices[b] as number) || a - b)
      .slice(0, limits.topupPackagesMax)
      .map((position) => this.#offerAt(position));
  }

  #offerAt(position: number): Offer {
    const pkg = this.#index.packages[position] as CataloguePackage;
    const pricePaise = this.#pricesPaise[position] as number;
    return { package: pkg, id: packageId(pkg.number), pricePaise, retailPaise: retailPaiseOf(pkg) };
  }

  #contender(position: number): Pick<Offer, "package" | "pricePaise"> {
    const pkg = this.#index.packages[position] as CataloguePackage;
    return { package: pkg, pricePaise: this.#pricesPaise[position] as number };
  }

  /** Counts by coverage, because one package may cover 150 countries. */
  #countDestinations(): Destination[] {
    const { areas, byRegion, coverages, coverageOf } = this.#index;
    const listed = new Uint32Array(coverages.length);
    for (let position = 0; position < coverageOf.length; position += 1) {
      if (this.#isListed[position] === 0) continue;
      const coverage = coverageOf[position] as number;
      listed[coverage] = (listed[coverage] as number) + 1;
    }
    const counts = new Map<string, number>();
    for (const [coverage, { destination, countries }] of coverages.entries()) {
      const isForRegion = destination !== null && byRegion.has(destination);
      for (const code of isForRegion ? [destination, ...countries] : countries) {
        counts.set(code, (counts.get(code) ?? 0) + (listed[coverage] as number));
      }
    }
    const rank = ({ type }: Destination) => (type === "country" ? 0 : 1);
    return [...counts]
      .filter(([, packagesCount]) => packagesCount > 0)
      .map(([code, packagesCount]): Destination => {
        const type = byRegion.has(code) ? "region" : "country";
        return { code, name: areas.get(code)?.name ?? code, type, packagesCount };
      })
      .sort((a, b) => rank(a) - rank(b) || compareText(a.name, b.name) || compareText(a.code, b.code));
  }

  /** Returns the shortest list that contains every match (null: all packages); `#predicate` decides. */
  #candidates(filter: ListFilter): Positions | null {
    if (filter.region !== undefined) return this.#index.region(filter.region) ?? NONE;
    if (filter.country !== undefined) return this.#index.byCountry.get(filter.country.toUpperCase()) ?? NONE;
    return null;
  }

  #predicate(filter: ListFilter): (position: number) => boolean {
    const { packages, search } = this.#index;
    const tests: ((position: number) => boolean)[] = [];
    const { country, region, unlimited, q } = filter;
    if (region !== undefined && country !== undefined) {
      const code = country.toUpperCase();
      tests.push((position) => packages[position]?.countries.includes(code) === true);
    }
    if (unlimited !== undefined) tests.push((position) => packages[position]?.unlimited === unlimited);
    if (q !== undefined) tests.push(search.matcher(q));
    return (position) => tests.every((test) => test(position));
  }
}

/** Compares code units, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
