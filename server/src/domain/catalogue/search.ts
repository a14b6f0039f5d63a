// Text search over packages: a case-insensitive substring of the package name, its destination's name or one of its
// countries' names. No wildcards, and a match never spans two names.
import type { Area, CataloguePackage } from "./catalogue.ts";

/** Upper case first: letters such as ß change length. */
function fold(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase();
}

export class SearchIndex {
  readonly #areas: ReadonlyMap<string, Area>;
  readonly #names: string[] = [];
  readonly #coverages: number[] = [];
  /** One text per coverage: a few hundred instead of thousands of long ones. */
  readonly #placeTexts: string[] = [];

  constructor(areas: ReadonlyMap<string, Area>) {
    this.#areas = areas;
  }

  /** The first package of a coverage adds its text. */
  add({ name, destination, countries }: CataloguePackage, coverage: number): void {
    this.#names.push(fold(name));
    this.#coverages.push(coverage);
    if (this.#placeTexts[coverage] !== undefined) return;
    const codes = destination === null ? countries : [destination, ...countries];
    const names = codes.map((code) => this.#areas.get(code)?.name ?? code);
    this.#placeTexts[coverage] = fold(names.join("\n"));
  }

  matcher(query: string): (position: number) => boolean {
    const wanted = fold(query);
    const places = this.#placeTexts.map((text) => text.includes(wanted));
    return (position) =>
      places[this.#coverages[position] as number] === true ||
      (this.#names[position] as string).includes(wanted);
  }
}
