// Operator tokens: how scripts and tools act for the operator. Made on the command line, shown once, known here by
// their hash.
import { newOperatorTokenId, newOperatorTokenText } from "../ids.ts";
import type { Random, Reads, Tx } from "../ports.ts";
import { hashToken } from "./sessions.ts";

export interface OperatorToken {
  n: number;
  id: string;
  name: string;
  /** SHA-256 in hex: enough for a secret of 238 random bits. */
  hash: string;
  createdAt: number;
  revokedAt: number | null;
}

/** @param text given only for the demonstration, whose token is the same at every start */
export async function createOperatorToken(
  tx: Tx,
  name: string,
  now: number,
  random: Random,
  text = newOperatorTokenText(random),
): Promise<{ token: OperatorToken; text: string }> {
  const id = newOperatorTokenId(random);
  const token = await tx.insertOperatorToken({
    id,
    name,
    hash: hashToken(text),
    createdAt: now,
    revokedAt: null,
  });
  return { token, text };
}

export async function isOperatorToken(reads: Reads, text: string): Promise<boolean> {
  const token = await reads.operatorTokenByHash(hashToken(text));
  return token !== null && token.revokedAt === null;
}
