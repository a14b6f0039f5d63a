import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 300;

/** Whether a request comes from the service. `body` is the raw body as a Buffer, before any parsing. */
export function isAuthentic(secret, signature, body, nowSeconds = Date.now() / 1000) {
  const [, time, v1] =
    /^t=([0-9]{1,15}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (!secret || !time || !v1) return false;
  if (Math.abs(nowSeconds - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret)
    .update(`${time}.`)
    .update(body)
    .digest();
  return timingSafeEqual(expected, Buffer.from(v1, "hex"));
}
