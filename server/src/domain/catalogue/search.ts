// Case-insensitive substring search in package, destination and country names. A match never spans two names.
import type { Area, CataloguePackage } from "./catalogue.ts";

/** Upper case first, because letters such as ß change length. */
function fold(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase();
}

export class SearchIndex {
  readonly #areas: ReadonlyMap<string, Area>;
  readonly #names: string[] = [];
  readonly #coverages: number[] = [];
  /** One text per coverage, because many packages share one. */
  readonly #placeTexts: string[] = [];

  constructor(areas: ReadonlyMap<string, Area>) {
    this.#areas = areas;
  }

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
