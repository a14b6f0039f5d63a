// Operator tokens let programs act for the operator. A token is shown once and stored as a hash. Its scopes are roles.
import { soundName } from "../accounts/administration.ts";
import { addAuditEntry, type OperatorActor } from "../accounts/audit-log.ts";
import { AdministrationFault } from "../administration-fault.ts";
import type { Reads, Tx } from "../ports.ts";
import { newOperatorTokenId, newOperatorTokenText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import { lastTimestampMs } from "../values/timestamps.ts";
import type { OperatorToken } from "./operator-token.ts";
import { hashToken } from "./sessions.ts";

export type NewToken = Pick<OperatorToken, "name" | "scopes" | "expiresAt">;

/** @param text only for the demonstration, whose token is the same at every start */
export async function createOperatorToken(
  tx: Tx,
  input: NewToken,
  actor: OperatorActor,
  now: number,
  random: Random,
  text = newOperatorTokenText(random),
): Promise<{ token: OperatorToken; text: string }> {
  const name = soundName(input.name);
  const { expiresAt } = input;
  if (expiresAt !== null && (expiresAt <= now || expiresAt > lastTimestampMs))
    throw new AdministrationFault("invalid", "expiresAt", "give a time in the future, before the year 10000");
  const scopes = [...new Set(input.scopes)];
  const id = newOperatorTokenId(random);
  const hash = hashToken(text);
  const properties = { scopes, expiresAt, createdAt: now, revokedAt: null };
  const token = await tx.operatorTokens.insert({ id, name, hash, ...properties });
  await addAuditEntry(tx, null, actor, "token.created", id, now, `${name}: ${scopes.join(", ")}`);
  return { token, text };
}

export async function revokeOperatorToken(
  tx: Tx,
  id: string,
  actor: OperatorActor,
  now: number,
): Promise<OperatorToken | null> {
  const token = await tx.operatorTokens.byId(id);
  if (token === null || token.revokedAt !== null) return token;
  await tx.operatorTokens.revoke(token.n, now);
  await addAuditEntry(tx, null, actor, "token.revoked", id, now, token.name);
  return { ...token, revokedAt: now };
}

export const isTokenExpired = ({ expiresAt }: OperatorToken, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;

export async function findOperatorToken(
  reads: Reads,
  text: string,
  now: number,
): Promise<OperatorToken | null> {
  const token = await reads.operatorTokens.byHash(hashToken(text));
  return token?.revokedAt === null && !isTokenExpired(token, now) ? token : null;
}
