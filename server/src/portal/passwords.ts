// Argon2id at the cost recommended by OWASP: 19 MiB, two passes.
import { hash, verify } from "@node-rs/argon2";
import type { PasswordHashing } from "../domain/people/passwords.ts";

/** A const enum, which type-stripped code cannot import. */
const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function passwordHashing(): PasswordHashing {
  let dummyHash: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, cost),
    async verify(known, password) {
      dummyHash ??= hash("", cost);
      const hashed = known ?? (await dummyHash);
      return (await verify(hashed, password)) && known !== null;
    },
  };
}
