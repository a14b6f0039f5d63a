// Argon2id at the cost that OWASP recommends (19 MiB, two passes): 30 ms on one core.
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { PasswordHashing } from "../domain/people/passwords.ts";
import { atMost } from "./at-most.ts";

/** A const enum, which type-stripped code cannot import. */
const argon2id = 2;
/** At most half of Node's thread pool; on two cores, one stays for requests. */
const atOnce = availableParallelism() > 2 ? 2 : 1;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function passwordHashing(): PasswordHashing {
  const inTurn = atMost(atOnce);
  let dummyHash: Promise<string> | null = null;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(known, password) {
      dummyHash ??= hash("", cost);
      const hashed = known ?? (await dummyHash);
      return (await inTurn(() => verify(hashed, password))) && known !== null;
    },
  };
}
