// Texts of catalogue pages that were asked for lately. A view never changes, so a page of it is the same text every
// time; putting 25 packages together and signing their cursor is a fifth of the time of such a request.
import { ByteCache } from "../domain/byte-cache.ts";
import type { CatalogueView } from "../domain/catalogue/view.ts";

/** A usual page is 7 KB, a full one 28 KB. */
const mostBytes = 8 * 1024 * 1024;
/** The most that a character takes in memory. */
const characterBytes = 2;

export class PageTexts<Text extends string> {
  /** The reference to the view is weak, so that views which were evicted are not held here. */
  readonly #pages = new ByteCache<{ view: WeakRef<CatalogueView>; text: Text }>(mostBytes);

  /** The page of that name in that view: as it was made before, or made now. */
  of(view: CatalogueView, name: string, make: () => Text): Text {
    const known = this.#pages.get(name);
    if (known?.view.deref() === view) return known.text;
    const text = make();
    this.#pages.set(name, { view: new WeakRef(view), text }, text.length * characterBytes);
    return text;
  }
}
