// The repositories of people, sessions and operator tokens.

import type { OperatorToken } from "./operator-token.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

/** A failed proof of identity. */
export interface SignInFailure {
  /** The email address; or the known device or session, whose failures slow down nobody else. */
  subject: string;
  network: string;
  at: number;
}

export interface PersonReads {
  byId(id: string): Promise<Person | null>;
  byNumber(n: number): Promise<Person | null>;
  /** @param email in lower case */
  byEmail(email: string): Promise<Person | null>;
  /** Returns members of an account, or (null) operators, by email address. */
  ofAccount(account: number | null): Promise<Person[]>;
}

export interface PersonRepository extends PersonReads {
  /** Reads the row and locks it until the transaction ends: in a second store `for update`. */
  lock(n: number): Promise<Person | null>;
  /** Returns null if the email address is another person's. */
  insert(person: Omit<Person, "n">): Promise<Person | null>;
  update(person: Person): Promise<void>;
  /** Their sessions end with them. */
  delete(n: number): Promise<void>;
}

export interface SessionReads {
  byHash(hash: string): Promise<Session | null>;
}

export interface SessionRepository extends SessionReads {
  insert(session: Session): Promise<void>;
  delete(hash: string): Promise<void>;
  /** @param except the hash of one that stays */
  deleteOf(person: number, except?: string): Promise<void>;
  /** Deletes at most `limit` rows and returns how many. */
  deleteBefore(at: number, limit: number): Promise<number>;
}

export interface SignInFailureReads {
  /** Returns the times of the newest `limit` failures after `since`, newest first. */
  ofSubject(subject: string, since: number, limit: number): Promise<number[]>;
  ofNetwork(network: string, since: number, limit: number): Promise<number[]>;
  ofPair(subject: string, network: string, since: number, limit: number): Promise<number[]>;
}

export interface SignInFailureRepository extends SignInFailureReads {
  insert(failure: SignInFailure): Promise<void>;
  /** Deletes at most `limit` rows and returns how many. */
  deleteBefore(at: number, limit: number): Promise<number>;
}

export interface OperatorTokenReads {
  byHash(hash: string): Promise<OperatorToken | null>;
  list(): Promise<OperatorToken[]>;
}

export interface OperatorTokenRepository extends OperatorTokenReads {
  insert(token: Omit<OperatorToken, "n">): Promise<OperatorToken>;
  revoke(n: number, at: number): Promise<void>;
}
