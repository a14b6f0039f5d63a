import { soundName } from "../accounts/administration.ts";
import { AdministrationFault } from "../administration-fault.ts";
import type { Tx } from "../ports.ts";
import { packageId } from "./catalogue.ts";

/** Changes nothing if one package is unknown. */
export async function setPackagesRetired(
  tx: Tx,
  numbers: readonly number[],
  retired: boolean,
): Promise<void> {
  for (const number of numbers) {
    if (!(await tx.catalogue.retire(number, retired))) throw unknown(`package ${packageId(number)}`);
  }
}

export async function setProviderEnabled(tx: Tx, id: string, enabled: boolean): Promise<void> {
  if (!(await tx.catalogue.setProviderEnabled(id, enabled))) throw unknown(`provider ${id}`);
}

export async function renameRegion(tx: Tx, code: string, name: string): Promise<void> {
  if ((await tx.catalogue.kindOfArea(code)) !== "region") throw unknown(`region ${code}`);
  await tx.catalogue.renameArea(code, soundName(name));
}

function unknown(what: string): AdministrationFault {
  return new AdministrationFault("unknown", null, `the catalogue has no ${what}; nothing was changed`);
}
