// Text search over listed offers: a plain substring, case folded, of the package name, the name of its destination
// or of one of its countries. No character is a wildcard, and a match never spans two names.
import type { Area, Offer } from "./catalogue.ts";
import { destinationKey } from "./catalogue.ts";

/** Upper case first, so that letters which grow when raised (ß) fold alike in text and query. */
function fold(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase();
}

export class SearchIndex {
  readonly #names = new Map<Offer, string>();
  readonly #places = new Map<Offer, string>();
  /** Offers of one coverage share one text: a few hundred texts instead of thousands, the world-wide ones long. */
  readonly #placeTexts: readonly string[];

  constructor(offers: readonly Offer[], areas: ReadonlyMap<string, Area>) {
    const texts = new Map<string, string>();
    for (const offer of offers) {
      const { name, destination, countries } = offer.package;
      this.#names.set(offer, fold(name));
      const key = `${destinationKey(offer.package)}|${countries.join("+")}`;
      let text = texts.get(key);
      if (text === undefined) {
        const codes = destination === null ? countries : [destination, ...countries];
        text = fold(codes.map((code) => areas.get(code)?.name ?? code).join("\n"));
        texts.set(key, text);
      }
      this.#places.set(offer, text);
    }
    this.#placeTexts = [...texts.values()];
  }

  /** A test for one query, with the places that match worked out beforehand. */
  matcher(query: string): (offer: Offer) => boolean {
    const wanted = fold(query);
    const places = new Set(this.#placeTexts.filter((text) => text.includes(wanted)));
    return (offer) =>
      places.has(this.#places.get(offer) as string) || (this.#names.get(offer) as string).includes(wanted);
  }
}
