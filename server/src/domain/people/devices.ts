// A known device has a token for an email address, so failures of other devices don't slow down its sign-ins.
import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import { randomText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import { dayMs } from "../values/timestamps.ts";

const deviceMs = limits.deviceDays * dayMs;
const idLength = 16;
const tokenPattern = /^([0-9A-Za-z]{16})\.([0-9]{10,16})\.([0-9A-Za-z_-]{43})$/;

export class KnownDevices {
  readonly #secret: Buffer;
  readonly #random: Random;
  readonly #previous: readonly Buffer[];

  /** @param previous secrets that only verify */
  constructor(secret: Buffer, random: Random, previous: readonly Buffer[] = []) {
    this.#secret = secret;
    this.#random = random;
    this.#previous = previous;
  }

  /** A known device keeps its id. */
  issue(email: string, known: string | null, now: number): string {
    const id = known ?? randomText(this.#random, idLength);
    const endsAt = now + deviceMs;
    return `${id}.${endsAt}.${sign(this.#secret, email, id, endsAt)}`;
  }

  idOf(token: string | null, email: string, now: number): string | null {
    const [, id = "", endsAt = "", signature = ""] = tokenPattern.exec(token ?? "") ?? [];
    if (id === "" || Number(endsAt) <= now) return null;
    const signatureBytes = Buffer.from(signature);
    const isSignedBy = (secret: Buffer) =>
      timingSafeEqual(Buffer.from(sign(secret, email, id, Number(endsAt))), signatureBytes);
    return [this.#secret, ...this.#previous].some(isSignedBy) ? id : null;
  }
}

function sign(secret: Buffer, email: string, id: string, endsAt: number): string {
  return createHmac("sha256", secret).update(`${id} ${endsAt} ${email}`).digest("base64url");
}
