import { createHmac } from "node:crypto";

/** The key is the whole secret with its prefix (webhooks.signature.algorithm). */
export function signatureOf(secret: string, unixSeconds: number, body: Uint8Array): string {
  const digest = createHmac("sha256", secret).update(`${unixSeconds}.`).update(body).digest("hex");
  return `t=${unixSeconds},v1=${digest}`;
}

/** The signature of Standard Webhooks (webhooks.standard.signature): the key is the decoded secret. */
export function standardSignatureOf(
  secret: string,
  eventId: string,
  unixSeconds: number,
  body: Uint8Array,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${eventId}.${unixSeconds}.`).update(body).digest("base64")}`;
}
