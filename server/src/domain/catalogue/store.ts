// What the catalogue needs of the store. Every call that changes something increments the catalogue's revision.
import type { Area, Catalogue, CataloguePackage, Provider } from "./catalogue.ts";

/** Rows to insert or to replace by their key. An area's aliases are added to those it has. */
export interface CatalogueChange {
  providers: Provider[];
  areas: Area[];
  packages: CataloguePackage[];
}

/** A large change in steps. Each call is one short step; none but `applyImport` changes what the catalogue shows. */
export interface CatalogueImports {
  /** Returns the number of a new import, whose rows nobody sees yet. */
  beginImport(at: number): Promise<number>;
  stage(n: number, packages: readonly CataloguePackage[]): Promise<void>;
  /**
   * Makes the staged packages count, together with providers and areas. False, and nothing changed, where the catalogue is
   * no longer at this revision, or the import was discarded.
   */
  applyImport(
    n: number,
    change: Pick<CatalogueChange, "providers" | "areas">,
    atRevision: number,
  ): Promise<boolean>;
  /** Moves up to `limit` applied packages to their final place. Like the two below, true when nothing is left to do. */
  moveImported(limit: number): Promise<boolean>;
  discardImport(n: number, limit: number): Promise<boolean>;
  /** Of an import that began before this time and was never applied: its process has ended. */
  discardStaleImport(before: number, limit: number): Promise<boolean>;
}

export interface CatalogueReads {
  load(): Promise<Catalogue>;
  hasMorePackagesThan(count: number): Promise<boolean>;
}

export interface CatalogueRepository extends CatalogueReads, CatalogueImports {
  hasPackage(number: number): Promise<boolean>;
  kindOfArea(code: string): Promise<Area["kind"] | null>;
  apply(change: CatalogueChange): Promise<void>;
  /** Like the two below, false when there is no such row; then nothing was changed. */
  setProviderEnabled(id: string, enabled: boolean): Promise<boolean>;
  retire(number: number, retired: boolean): Promise<boolean>;
  /** Changes the display name alone: code and aliases stay. */
  renameArea(code: string, name: string): Promise<boolean>;
}
