import type { PageRequest } from "../lists/pages.ts";
import type { Area, CataloguePackage, Provider } from "./catalogue.ts";

export interface Places {
  providers: Provider[];
  areas: Area[];
}

export interface NewPastImport {
  at: number;
  operator: string;
  added: number;
  changed: number;
  retired: number;
  /** Number of providers and areas. */
  others: number;
  placesBefore: Places;
  revisionBefore: number;
  undoes: number | null;
}

export interface PastImport extends NewPastImport {
  n: number;
  undoneBy: number | null;
  /** Whether the earlier values are stored. */
  kept: boolean;
  /** Whether the catalogue is as this import left it: unchanged since, or with later imports undone. */
  isCurrent: boolean;
}

/** A package before the import; null if the import added it. */
export interface PackageBefore {
  number: number;
  before: CataloguePackage | null;
}

export interface CatalogueHistoryReads {
  imports(page: PageRequest): Promise<PastImport[]>;
  pastImport(n: number): Promise<PastImport | null>;
  /** @param after number of the last package read */
  packagesBefore(n: number, after: number, limit: number): Promise<PackageBefore[]>;
}

export interface CatalogueHistory {
  /** Records an import that was applied in this transaction. */
  recordImport(n: number, entry: NewPastImport): Promise<number>;
  /** Deletes up to `limit` packages of imports that can no longer be undone; returns true when done. */
  forgetImports(limit: number): Promise<boolean>;
}

export const whyNotUndoable = ({ undoneBy, kept: hasValues, isCurrent }: PastImport): string | null => {
  if (undoneBy !== null) return "it has been undone already";
  if (!hasValues) return "it is too old: its values from before are no longer stored";
  return isCurrent ? null : "the catalogue has been changed since";
};
