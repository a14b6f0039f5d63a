// What the domain asks of the place where the catalogue is kept. Every call is synchronous and runs inside the
// caller's transaction; every call that changes something moves the catalogue's revision on by one.
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
  beginImport(at: number): number;
  stage(n: number, packages: readonly CataloguePackage[]): void;
  /**
   * Makes the staged packages count, together with providers and areas. False, and nothing changed, where the catalogue is
   * no longer at this revision, or the import was discarded.
   */
  applyImport(n: number, change: Pick<CatalogueChange, "providers" | "areas">, atRevision: number): boolean;
  /** Moves up to `limit` applied packages to their final place. Like the two below, true when nothing is left to do. */
  moveImported(limit: number): boolean;
  discardImport(n: number, limit: number): boolean;
  /** Of an import that began before this time and was never applied: its process has ended. */
  discardStaleImport(before: number, limit: number): boolean;
}

export interface CatalogueStore extends CatalogueImports {
  load(): Catalogue;
  hasMorePackagesThan(count: number): boolean;
  hasPackage(number: number): boolean;
  kindOfArea(code: string): Area["kind"] | null;
  apply(change: CatalogueChange): void;
  /** Like the two below, false when there is no such row; then nothing was changed. */
  setProviderEnabled(id: string, enabled: boolean): boolean;
  retire(number: number, retired: boolean): boolean;
  /** Changes the display name alone: code and aliases stay. */
  renameArea(code: string, name: string): boolean;
}

export interface CatalogueReads {
  loadCatalogue(): Promise<Catalogue>;
  hasMorePackagesThan(count: number): Promise<boolean>;
}
