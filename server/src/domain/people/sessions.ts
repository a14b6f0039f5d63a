// Sessions are stored by the hash of their token. The CSRF token is derived from the token and needs no row.
import { hash } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import type { Reads, Tx } from "../ports.ts";
import { randomText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

export interface OpenedSession {
  token: string;
  session: Session;
  person: Person;
}

const sessionMs = limits.sessionHours * 3_600_000;
const tokenLength = 43;

export const hashToken = (token: string): string => hash("sha256", token, "hex");

export const csrfTokenOf = (token: string): string => hash("sha256", `csrf ${token}`, "base64url");

export async function openSession(
  tx: Tx,
  person: Person,
  now: number,
  random: Random,
): Promise<OpenedSession> {
  const token = randomText(random, tokenLength);
  const times = { createdAt: now, expiresAt: now + sessionMs };
  const session = { hash: hashToken(token), person: person.n, ...times, looksAt: null };
  await tx.sessions.insert(session);
  return { token, session, person };
}

export async function findSession(
  reads: Reads,
  token: string,
  now: number,
): Promise<{ session: Session; person: Person } | null> {
  const session = await reads.sessions.byHash(hashToken(token));
  if (!session || session.expiresAt <= now) return null;
  const person = await reads.people.byNumber(session.person);
  return person && { session, person };
}
