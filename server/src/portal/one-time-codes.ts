// TOTP of RFC 6238: SHA-1, six digits, 30 seconds, valid one step longer on either side.
import { Secret, TOTP } from "otpauth";
import type { OneTimeCodes } from "../domain/people/ports.ts";
import type { Seal } from "../domain/secrets/seal.ts";
import type { Random } from "../domain/values/random.ts";

const secretBytes = 20;
const periodSeconds = 30;

/** @param issuer shown by authenticator apps */
export function oneTimeCodes(issuer: string, seal: Seal, random: Random): OneTimeCodes {
  const totp = (secret: Secret, label = "") =>
    new TOTP({ issuer, label, algorithm: "SHA1", digits: 6, period: periodSeconds, secret });
  return {
    create(email) {
      const bytes = random.bytes(secretBytes);
      const secret = new Secret({ buffer: bytes.slice().buffer as ArrayBuffer });
      return {
        secret: secret.base32,
        uri: totp(secret, email).toString(),
        sealed: seal.close(secret.base32),
      };
    },
    stepOf(sealed, code, now) {
      const secret = seal.open(sealed);
      if (secret === null) return null;
      const delta = totp(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: 1 });
      return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
    },
  };
}
