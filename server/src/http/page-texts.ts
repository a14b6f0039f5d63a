// Texts of catalogue pages that were asked for lately. A view never changes, so a page of it is the same text every
// time; putting 25 packages together and signing their cursor is a fifth of the time of such a request.
import type { CatalogueView } from "../domain/catalogue/view.ts";

/** At 7 KB for a usual page and 28 KB for a full one this stays within a few megabytes. */
const mostPages = 300;

export class PageTexts<Text extends string> {
  readonly #pages = new Map<string, { view: CatalogueView; text: Text }>();

  /** The page of that name in that view: as it was made before, or made now. */
  of(view: CatalogueView, name: string, make: () => Text): Text {
    const known = this.#pages.get(name);
    if (known?.view === view) return known.text;
    const text = make();
    this.#pages.delete(name);
    this.#pages.set(name, { view, text });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest);
    return text;
  }
}
