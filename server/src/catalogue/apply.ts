// Brings a catalogue file into the catalogue, inside the caller's transaction: all of it, or nothing.
import type { Tx } from "../domain/ports.ts";
import { type CatalogueFormat, type ImportOptions, type ImportResult, importCatalogue } from "./import.ts";

/** @param dryRun finds the faults or the change, and makes none */
export function applyCatalogueFile(
  tx: Tx,
  text: string,
  format: CatalogueFormat,
  { dryRun = false, ...options }: ImportOptions & { dryRun?: boolean } = {},
): ImportResult {
  const result = importCatalogue(text, format, tx.catalogue.load(), options);
  if (result.ok && !dryRun) tx.catalogue.apply(result.change);
  return result;
}
