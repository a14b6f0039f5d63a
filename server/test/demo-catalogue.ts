// Imports the demonstration catalogue into an empty store.
import { readDemoCatalogue } from "../src/catalogue/demo.ts";
import { importCatalogue } from "../src/catalogue/import.ts";
import type { Tx } from "../src/domain/ports.ts";

export async function importDemoCatalogue({ catalogue }: Pick<Tx, "catalogue">): Promise<void> {
  const imported = importCatalogue(readDemoCatalogue(), "json", await catalogue.load());
  if (!imported.ok) throw new Error("the demonstration catalogue has faults");
  await catalogue.apply(imported.change);
}
