// The catalogue's repository. Every change increments the catalogue's revision.
import type { Area, Catalogue, CataloguePackage, Provider } from "./catalogue.ts";

/** Rows to insert or replace by key. An area's aliases are added to the existing ones. */
export interface CatalogueChange {
  providers: Provider[];
  areas: Area[];
  packages: CataloguePackage[];
}

/** A large change in steps. Each call is one short step; only `applyImport` changes what the catalogue shows. */
export interface CatalogueImports {
  /** Returns the number of a new import, whose rows nobody sees yet. */
  beginImport(at: number): Promise<number>;
  stage(n: number, packages: readonly CataloguePackage[]): Promise<void>;
  /**
   * Applies the imported packages, with providers and areas. Returns false, with nothing changed, if the catalogue is no
   * longer at this revision, or the import was discarded.
   */
  applyImport(
    n: number,
    change: Pick<CatalogueChange, "providers" | "areas">,
    atRevision: number,
  ): Promise<boolean>;
  /**
   * Moves up to `limit` applied packages to their final place. Like the two below, returns true if nothing is left to
   * do.
   */
  moveImported(limit: number): Promise<boolean>;
  discardImport(n: number, limit: number): Promise<boolean>;
  /** Discards rows of an import that began before this time and was never applied: its process has ended. */
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
  /** Like the two below, returns false if there is no such row; then nothing was changed. */
  setProviderEnabled(id: string, enabled: boolean): Promise<boolean>;
  retire(number: number, retired: boolean): Promise<boolean>;
  /** Changes only the display name: code and aliases stay. */
  renameArea(code: string, name: string): Promise<boolean>;
}
