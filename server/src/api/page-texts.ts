// JSON of recent catalogue pages: serialising and signing is a fifth of the time of such a request.
import { ByteCache } from "../domain/byte-cache.ts";
import type { CatalogueView } from "../domain/catalogue/view.ts";

/** A usual page is 7 KB, a full one 28 KB. */
const mostBytes = 8 * 1024 * 1024;
const characterBytes = 2;

export class PageTexts<Text extends string> {
  /** Weak references, so that evicted views are not retained. */
  readonly #pages = new ByteCache<{ view: WeakRef<CatalogueView>; text: Text }>(mostBytes);

  get(view: CatalogueView, name: string): Text | undefined {
    const known = this.#pages.get(name);
    return known?.view.deref() === view ? known.text : undefined;
  }

  set(view: CatalogueView, name: string, text: Text): void {
    this.#pages.set(name, { view: new WeakRef(view), text }, text.length * characterBytes);
  }
}
