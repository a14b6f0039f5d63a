// The certificate of the public URL. One process checks it periodically, and every process shows the result.
import type { Reads, Tx } from "../ports.ts";

export interface Certificate {
  /** Null if it could not be read. */
  endsAt: number | null;
  checkedAt: number;
}

const setting = "certificate";

export async function readCertificate(reads: Pick<Reads, "settings">): Promise<Certificate | null> {
  const text = await reads.settings.get(setting);
  return text === null ? null : JSON.parse(text);
}

/** @param certificate null if the public URL has none */
export async function storeCertificate(tx: Tx, certificate: Certificate | null): Promise<void> {
  await tx.settings.set(setting, JSON.stringify(certificate));
}
