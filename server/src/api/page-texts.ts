// JSON of recent catalogue pages.
import { LRUCache } from "lru-cache";
import type { CatalogueView } from "../domain/catalogue/view.ts";

const cacheBytes = 8 * 1024 * 1024;
const characterBytes = 2;

export class PageTexts<Text extends string> {
  /** Weak references, so that evicted views are not retained. */
  readonly #pages = new LRUCache<string, { view: WeakRef<CatalogueView>; text: Text }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ text }, name) => (text.length + name.length) * characterBytes,
  });

  get(view: CatalogueView, name: string): Text | undefined {
    const known = this.#pages.get(name);
    return known?.view.deref() === view ? known.text : undefined;
  }

  set(view: CatalogueView, name: string, text: Text): void {
    this.#pages.set(name, { view: new WeakRef(view), text });
  }
}
