// Each load uses its own connection, which keeps one snapshot during other reads.
import Database from "better-sqlite3";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import { loadCatalogue } from "../sql/catalogue.ts";
import { connectionOf } from "./prepared.ts";

export class CatalogueLoads {
  readonly #file: string;
  readonly #running = new Set<Promise<unknown>>();

  constructor(file: string) {
    this.#file = file;
  }

  async load(): Promise<Catalogue> {
    const db = new Database(this.#file, { readonly: true, fileMustExist: true });
    db.exec("begin");
    const load = loadCatalogue(connectionOf(db), yieldTurn).finally(() => {
      this.#running.delete(load);
      db.close();
    });
    this.#running.add(load);
    return await load;
  }

  async ended(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
