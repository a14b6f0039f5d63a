// Operator tokens let scripts act for the operator. A token is shown once and stored as a hash.
import { newOperatorTokenId, newOperatorTokenText } from "../ids.ts";
import type { Reads, Tx } from "../ports.ts";
import type { Random } from "../random.ts";
import type { OperatorToken } from "./operator-token.ts";
import { hashToken } from "./sessions.ts";

/** @param text only for the demonstration, whose token is the same at every start */
export async function createOperatorToken(
  tx: Tx,
  name: string,
  now: number,
  random: Random,
  text = newOperatorTokenText(random),
): Promise<{ token: OperatorToken; text: string }> {
  const id = newOperatorTokenId(random);
  const token = await tx.operatorTokens.insert({
    id,
    name,
    hash: hashToken(text),
    createdAt: now,
    revokedAt: null,
  });
  return { token, text };
}

export async function findOperatorToken(reads: Reads, text: string): Promise<OperatorToken | null> {
  const token = await reads.operatorTokens.byHash(hashToken(text));
  return token?.revokedAt === null ? token : null;
}
