// What all views of one catalogue share: packages, listing slots, lists by country and region, and searched texts.
import type { Area, Catalogue, CataloguePackage, PricingProfile } from "./catalogue.ts";
import { destinationKey } from "./catalogue.ts";
import { assess } from "./omission.ts";
import { SearchIndex } from "./search.ts";
import { slotKey } from "./slot.ts";

/** A package not offered on these terms is offered to nobody. */
const widestTerms: PricingProfile = { discountBps: 0, sellsUnlimited: true, allowedPackages: null };

const packagesPerTurn = 500;

export type Positions = readonly number[];

export interface TopupOrigin {
  providerId: string;
  destination: string | null;
  countries: readonly string[];
  unlimited: boolean;
}

export class CatalogueIndex {
  readonly areas: ReadonlyMap<string, Area>;
  readonly packages: CataloguePackage[] = [];
  readonly slots: number[] = [];
  readonly byCountry = new Map<string, number[]>();
  readonly byRegion = new Map<string, number[]>();
  readonly topups = new Map<string, number[]>();
  /** Distinct destinations and countries; each package refers to one. */
  readonly coverages: Pick<CataloguePackage, "destination" | "countries">[] = [];
  readonly coverageOf: number[] = [];
  readonly search: SearchIndex;
  readonly #catalogue: Catalogue;
  readonly #slotNumbers = new Map<string, number>();
  readonly #coverageNumbers = new Map<string, number>();
  /** Packages share their long country lists, so each list is joined once. */
  readonly #listTexts = new Map<readonly string[], string>();
  readonly #aliases = new Map<string, string>();

  private constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.areas = catalogue.areas;
    this.search = new SearchIndex(catalogue.areas);
    for (const area of this.areas.values()) {
      for (const alias of area.aliases) this.#aliases.set(alias, area.code);
    }
  }

  /** Blocks the event loop: use only for small catalogues. */
  static of(catalogue: Catalogue): CatalogueIndex {
    const index = new CatalogueIndex(catalogue);
    for (const pkg of [...catalogue.packages].sort((a, b) => a.number - b.number)) index.#add(pkg);
    return index;
  }

  /** Yields to the event loop between batches of packages. */
  static async inTurns(catalogue: Catalogue, yieldTurn: () => Promise<void>): Promise<CatalogueIndex> {
    const index = new CatalogueIndex(catalogue);
    for (const [at, pkg] of catalogue.packages.entries()) {
      if (at % packagesPerTurn === packagesPerTurn - 1) await yieldTurn();
      index.#add(pkg);
    }
    return index;
  }

  get slotCount(): number {
    return this.#slotNumbers.size;
  }

  positionOf(number: number): number {
    const position = this.firstFrom(null, number);
    return this.packages[position]?.number === number ? position : -1;
  }

  /** Returns the index in `positions` (null: all) of the first package with at least this number. */
  firstFrom(positions: Positions | null, number: number): number {
    let low = 0;
    let high = (positions ?? this.packages).length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const position = positions === null ? middle : (positions[middle] as number);
      if ((this.packages[position] as CataloguePackage).number < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  region(code: string): Positions | undefined {
    return this.byRegion.get(this.areas.has(code) ? code : (this.#aliases.get(code) ?? ""));
  }

  #add(pkg: CataloguePackage): void {
    if (typeof assess(pkg, this.#catalogue, widestTerms) === "string") return;
    const position = this.packages.push(pkg) - 1;
    const slot = slotKey(pkg);
    const slotNumber = this.#slotNumbers.get(slot) ?? this.#slotNumbers.size;
    this.#slotNumbers.set(slot, slotNumber);
    this.slots.push(slotNumber);
    const coverage = this.#coverageNumber(pkg);
    this.coverageOf.push(coverage);
    this.search.add(pkg, coverage);
    if (pkg.topup) append(this.topups, topupKey(pkg), position);
    for (const code of pkg.countries) append(this.byCountry, code, position);
    const { destination } = pkg;
    if (destination !== null && this.areas.get(destination)?.kind === "region") {
      append(this.byRegion, destination, position);
    }
  }

  #coverageNumber(pkg: CataloguePackage): number {
    const { countries } = pkg;
    const listText = this.#listTexts.get(countries) ?? countries.join("+");
    this.#listTexts.set(countries, listText);
    const key = `${pkg.destination ?? ""}|${listText}`;
    let number = this.#coverageNumbers.get(key);
    if (number === undefined) {
      number = this.coverages.push(pkg) - 1;
      this.#coverageNumbers.set(key, number);
    }
    return number;
  }
}

export function topupKey(origin: TopupOrigin): string {
  return `${origin.providerId}|${destinationKey(origin)}|${origin.unlimited}`;
}

function append(lists: Map<string, number[]>, key: string, position: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [position]);
  else list.push(position);
}
