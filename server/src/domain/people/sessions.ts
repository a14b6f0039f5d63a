// Sessions are stored by the hash of their token. The CSRF token is derived from the token and needs no row.
import { hash } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import { actorOf, addAuditEntry, addOwnEntry } from "../accounts/audit-log.ts";
import type { Reads, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { newSessionId, randomText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { Person } from "./person.ts";
import type { ClientOrigin } from "./ports.ts";
import type { Session, SessionClient } from "./session.ts";

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
  { address, browser, byOpenid }: SessionClient,
  now: number,
  random: Random,
): Promise<OpenedSession> {
  const token = randomText(random, tokenLength);
  const session = {
    hash: hashToken(token),
    id: newSessionId(random),
    person: person.n,
    address,
    browser,
    byOpenid,
    createdAt: now,
    expiresAt: now + sessionMs,
    looksAt: null,
  };
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

export async function endSession(
  tx: Tx,
  person: Person,
  id: string,
  origin: ClientOrigin,
  now: number,
): Promise<Session | Refusal<"not_found">> {
  await tx.people.lock(person.n);
  const session = await tx.sessions.byId(id);
  if (session?.person !== person.n) return new Refusal("not_found", "You have no session with this id.");
  await tx.sessions.delete(session.hash);
  await addAuditEntry(
    tx,
    person.account,
    actorOf(person, origin.address),
    "session.ended",
    id,
    now,
    session.browser ?? "",
  );
  return session;
}

export async function endOtherSessions(
  tx: Tx,
  person: Person,
  current: Session,
  origin: ClientOrigin,
  now: number,
): Promise<void> {
  const ended = await tx.sessions.deleteOf(person.n, current.hash);
  if (ended === 0) return;
  await addOwnEntry(tx, person, origin, "sessions.ended", now, `${ended} ended`);
}
