import { createHmac } from "node:crypto";

/** The key is the whole secret with its prefix (open.webhooks.secret-bytes). */
export function signatureOf(secret: string, unixSeconds: number, body: Uint8Array): string {
  const digest = createHmac("sha256", secret).update(`${unixSeconds}.`).update(body).digest("hex");
  return `t=${unixSeconds},v1=${digest}`;
}
