// Text search over packages: a case-insensitive substring of the package name, its destination's name or one of its
// countries' names. No wildcards, and a match never spans two names.
import type { Area, CataloguePackage } from "./catalogue.ts";

/** Upper case first, so that letters that change length in upper case (ß) match in text and query. */
function fold(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase();
}

/** The texts of packages by position, in the order in which they were added. */
export class SearchIndex {
  readonly #areas: ReadonlyMap<string, Area>;
  readonly #names: string[] = [];
  readonly #coverages: number[] = [];
  /**
   * Packages with the same coverage share one text: a few hundred texts instead of thousands, and the world-wide ones
   * are long.
   */
  readonly #placeTexts: string[] = [];

  constructor(areas: ReadonlyMap<string, Area>) {
    this.#areas = areas;
  }

  /** @param coverage the number of the package's coverage; the first package of each adds its text */
  add({ name, destination, countries }: CataloguePackage, coverage: number): void {
    this.#names.push(fold(name));
    this.#coverages.push(coverage);
    if (this.#placeTexts[coverage] !== undefined) return;
    const codes = destination === null ? countries : [destination, ...countries];
    const names = codes.map((code) => this.#areas.get(code)?.name ?? code);
    this.#placeTexts[coverage] = fold(names.join("\n"));
  }

  /** Returns a test for one query, with the matching places computed once. */
  matcher(query: string): (position: number) => boolean {
    const wanted = fold(query);
    const places = this.#placeTexts.map((text) => text.includes(wanted));
    return (position) =>
      places[this.#coverages[position] as number] === true ||
      (this.#names[position] as string).includes(wanted);
  }
}
