import type { Audit } from "../domain/verification.ts";
import { isServer } from "./open.ts";
import { openAudit as openFile } from "./sqlite/audit.ts";

export async function openAudit(location: string): Promise<Audit> {
  if (!isServer(location)) return await openFile(location);
  const { openAudit: openOnServer } = await import("./postgres/audit.ts");
  return await openOnServer(location);
}
