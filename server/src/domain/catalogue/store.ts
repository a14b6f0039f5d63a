// Every change increments the catalogue's revision.
import type { Area, Catalogue, CataloguePackage, Provider } from "./catalogue.ts";
import type { CatalogueHistory, CatalogueHistoryReads } from "./history.ts";

/** Rows to upsert; aliases are added to the existing ones. */
export interface CatalogueChange {
  providers: Provider[];
  areas: Area[];
  packages: CataloguePackage[];
}

/** Applies a large change in short steps. Only `applyImport` makes it visible. */
export interface CatalogueImports {
  beginImport(at: number): Promise<number>;
  stage(n: number, packages: readonly CataloguePackage[]): Promise<void>;
  /** Returns false, with nothing changed, if the revision is outdated or the import was discarded. */
  applyImport(
    n: number,
    change: Pick<CatalogueChange, "providers" | "areas">,
    atRevision: number,
  ): Promise<boolean>;
  /** Moves up to `limit` applied packages to their table; returns true when done. */
  moveImported(limit: number): Promise<boolean>;
  discardImport(n: number, limit: number): Promise<boolean>;
  /** Discards imports that began before this time and were never applied; returns true when done. */
  discardStaleImport(before: number, limit: number): Promise<boolean>;
}

export interface CatalogueReads extends CatalogueHistoryReads {
  load(): Promise<Catalogue>;
  hasMorePackagesThan(count: number): Promise<boolean>;
}

export interface CatalogueRepository extends CatalogueReads, CatalogueImports, CatalogueHistory {
  hasPackage(number: number): Promise<boolean>;
  kindOfArea(code: string): Promise<Area["kind"] | null>;
  apply(change: CatalogueChange): Promise<void>;
  setProviderEnabled(id: string, enabled: boolean): Promise<boolean>;
  retire(number: number, retired: boolean): Promise<boolean>;
  renameArea(code: string, name: string): Promise<boolean>;
}
