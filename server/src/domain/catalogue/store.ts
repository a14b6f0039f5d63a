// What the domain asks of the place where the catalogue is kept. Every call is synchronous and runs inside the
// caller's transaction; every call that changes something moves the catalogue's revision on by one.
import type { Area, Catalogue, CataloguePackage, Provider } from "./catalogue.ts";

/** Rows to insert or to replace by their key. An area's aliases are added to those it has. */
export interface CatalogueChange {
  providers: Provider[];
  areas: Area[];
  packages: CataloguePackage[];
}

export interface CatalogueStore {
  load(): Catalogue;
  apply(change: CatalogueChange): void;
  /** Like the two below, false when there is no such row; then nothing was changed. */
  setProviderEnabled(id: string, enabled: boolean): boolean;
  retire(number: number, retired: boolean): boolean;
  /** Changes the display name alone: code and aliases stay. */
  renameArea(code: string, name: string): boolean;
}
