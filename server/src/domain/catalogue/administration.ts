import { soundName } from "../accounts/administration.ts";
import { addAuditEntry, type OperatorActor } from "../accounts/audit-log.ts";
import { AdministrationFault } from "../administration-fault.ts";
import type { Tx } from "../ports.ts";
import { packageId } from "./catalogue.ts";

/** Changes nothing if one package is unknown. */
export async function setPackagesRetired(
  tx: Tx,
  numbers: readonly number[],
  retired: boolean,
  actor: OperatorActor,
  now: number,
): Promise<void> {
  const kind = retired ? "package.retired" : "package.restored";
  for (const number of numbers) {
    const id = packageId(number);
    if (!(await tx.catalogue.retire(number, retired))) throw unknown(`package ${id}`);
    await addAuditEntry(tx, null, actor, kind, id, now);
  }
}

export async function setProviderEnabled(
  tx: Tx,
  id: string,
  enabled: boolean,
  actor: OperatorActor,
  now: number,
): Promise<void> {
  if (!(await tx.catalogue.setProviderEnabled(id, enabled))) throw unknown(`provider ${id}`);
  await addAuditEntry(tx, null, actor, enabled ? "provider.enabled" : "provider.disabled", id, now);
}

export async function renameRegion(
  tx: Tx,
  code: string,
  text: string,
  actor: OperatorActor,
  now: number,
): Promise<void> {
  if ((await tx.catalogue.kindOfArea(code)) !== "region") throw unknown(`region ${code}`);
  const name = soundName(text);
  await tx.catalogue.renameArea(code, name);
  await addAuditEntry(tx, null, actor, "region.renamed", code, now, name);
}

function unknown(what: string): AdministrationFault {
  return new AdministrationFault("unknown", null, `the catalogue has no ${what}; nothing was changed`);
}
