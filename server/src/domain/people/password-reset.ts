// Password reset by a signed link in an email. The link contains a mark of the current password, so it works once, and
// any other change of the password invalidates it too.
import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import { addOwnEntry } from "../accounts/audit-log.ts";
import { type MailText, urgentKind } from "../mail/mails.ts";
import type { Reads } from "../ports.ts";
import { Refusal, TemporaryRefusal } from "../refusal.ts";
import { isGuessable } from "./passwords.ts";
import { emailKey } from "./people.ts";
import type { Person } from "./person.ts";
import type { ClientOrigin, PeopleContext } from "./ports.ts";
import { oldestFailure } from "./sign-in.ts";

const linkMs = limits.resetLinkMinutes * 60_000;
/** The window in which requests are counted. */
export const resetWindowMs = limits.signInWindowMinutes * 60_000;
const linkPattern = /^(per_[0-9a-z]+)\.([0-9]{10,16})\.([0-9A-Za-z_-]{43})$/;

export class ResetLinks {
  readonly #secrets: readonly Buffer[];
  readonly #page: string;

  /** @param page URL of the page @param previous secrets that only verify */
  constructor(page: string, current: Buffer, previous: readonly Buffer[] = []) {
    this.#page = page;
    this.#secrets = [current, ...previous];
  }

  /** The token is in the fragment, which browsers never send to a server. */
  issue(person: Person, now: number, validMs = linkMs): string {
    const endsAt = now + validMs;
    const [secret] = this.#secrets;
    if (secret === undefined) throw new Error("a link needs a secret");
    return `${this.#page}#${person.id}.${endsAt}.${sign(secret, person, endsAt)}`;
  }

  async personOf(reads: Reads, token: string, now: number): Promise<Person | null> {
    const [, id = "", end = "", signature = ""] = linkPattern.exec(token) ?? [];
    const endsAt = Number(end);
    if (id === "" || endsAt <= now) return null;
    const person = await reads.people.byId(id);
    if (person === null) return null;
    const signatureBytes = Buffer.from(signature);
    const isSignedBy = (secret: Buffer) =>
      timingSafeEqual(Buffer.from(sign(secret, person, endsAt)), signatureBytes);
    return this.#secrets.some(isSignedBy) ? person : null;
  }
}

function sign(secret: Buffer, { id, passwordHash }: Person, endsAt: number): string {
  return createHmac("sha256", secret).update(`${id} ${endsAt} ${passwordHash}`).digest("base64url");
}

export interface ResetContext extends Pick<PeopleContext, "store" | "passwords"> {
  resetLinks: ResetLinks;
  serviceName: string;
}

const ofReset = (text: string): string => `reset ${text}`;

/** Reset requests and invalid tokens are counted separately from failed sign-ins, so they don't slow sign-ins down. */
async function limited(
  reads: Pick<Reads, "signInFailures">,
  network: string,
  now: number,
): Promise<Refusal<"rate_limited"> | null> {
  const max = limits.resetRequestsMax;
  const made = await reads.signInFailures.ofNetwork(ofReset(network), oldestFailure(now), max);
  if (made.length < max) return null;
  return new TemporaryRefusal("rate_limited", "Too many requests.", Math.min(...made) + resetWindowMs);
}

/** Writes one transaction whether or not the email address is known, so that the response time doesn't tell. */
export async function requestReset(
  { store, resetLinks, serviceName }: ResetContext,
  email: string,
  network: string,
  now: number,
): Promise<Refusal<"rate_limited"> | null> {
  const tooMany = await limited(store.reads, network, now);
  if (tooMany) return tooMany;
  const subject = ofReset(emailKey(email));
  const person = await store.reads.people.byEmail(emailKey(email));
  return await store.transaction(async (tx) => {
    // Counts again under the lock: other requests may have been written since.
    await tx.signInFailures.hold(ofReset(network));
    const refusal = await limited(tx, network, now);
    if (refusal) return refusal;
    await tx.signInFailures.hold(subject);
    const sent = await tx.signInFailures.ofSubject(subject, oldestFailure(now), limits.resetMailsMax);
    await tx.signInFailures.insert({ subject, network: ofReset(network), at: now });
    if (person === null || sent.length >= limits.resetMailsMax) return null;
    const mail = resetMail(serviceName, resetLinks.issue(person, now));
    const addressed = { account: person.account, kind: urgentKind, toAddress: person.email };
    await tx.mails.insert({ ...addressed, ...mail, createdAt: now });
    return null;
  });
}

function resetMail(serviceName: string, link: string): MailText {
  return {
    subject: `${serviceName}: choose another password`,
    text: [
      "Somebody, probably you, has asked for a link to choose another password. Open it within",
      `${limits.resetLinkMinutes} minutes; it works once:`,
      "",
      link,
      "",
      "If it was not you, do nothing: the password stays as it is.",
      "",
    ].join("\n"),
  };
}

const unusable = () =>
  new Refusal("invalid_request", "This link has expired or was used. Request another one.", "token");

export async function useReset(
  { store, passwords, resetLinks }: ResetContext,
  { token, requested }: { token: string; requested: string },
  client: ClientOrigin,
  now: number,
): Promise<Refusal<"invalid_request" | "rate_limited"> | null> {
  const { network } = client;
  const tooMany = await limited(store.reads, network, now);
  if (tooMany) return tooMany;
  const person = await resetLinks.personOf(store.reads, token, now);
  if (person === null) {
    const failure = { subject: ofReset("token"), network: ofReset(network), at: now };
    return await store.transaction(async (tx) => {
      await tx.signInFailures.hold(failure.network);
      const refusal = await limited(tx, network, now);
      if (refusal === null) await tx.signInFailures.insert(failure);
      return refusal ?? unusable();
    });
  }
  if (isGuessable(requested, person.email)) {
    const message = "This password is among the first that are guessed. Choose another.";
    return new Refusal("invalid_request", message, "new_password");
  }
  const passwordHash = await passwords.hash(requested);
  return await store.transaction(async (tx) => {
    const current = await tx.people.lock(person.n);
    if (current?.passwordHash !== person.passwordHash) return unusable();
    await tx.people.update({ ...current, passwordHash, invitedAt: null });
    await tx.sessions.deleteOf(current.n);
    const kind = current.invitedAt === null ? "password.reset_by_mail" : "invitation.accepted";
    await addOwnEntry(tx, current, client, kind, now);
    return null;
  });
}
