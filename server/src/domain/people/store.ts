// What people, sessions and operator tokens need of the store.

import type { OperatorToken } from "./operator-token.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

/** A failed proof of identity. */
export interface SignInFailure {
  /** The mail address; or the known device or session, whose failures hold up nobody else. */
  subject: string;
  network: string;
  at: number;
}

export interface PeopleReads {
  personById(id: string): Promise<Person | null>;
  personByNumber(n: number): Promise<Person | null>;
  /** @param email in lower case */
  personByEmail(email: string): Promise<Person | null>;
  /** Those of an account, or (null) the service's own staff, by mail address. */
  people(account: number | null): Promise<Person[]>;
  session(hash: string): Promise<Session | null>;
  /** When the newest `limit` failures after `since` were, newest first. */
  failuresOf(subject: string, since: number, limit: number): Promise<number[]>;
  failuresOfNetwork(network: string, since: number, limit: number): Promise<number[]>;
  failuresOfPair(subject: string, network: string, since: number, limit: number): Promise<number[]>;
  operatorTokenByHash(hash: string): Promise<OperatorToken | null>;
  operatorTokens(): Promise<OperatorToken[]>;
}

export interface PeopleWrites {
  /** Null when the mail address is another person's. */
  insertPerson(person: Omit<Person, "n">): Promise<Person | null>;
  updatePerson(person: Person): Promise<void>;
  /** Their sessions end with them. */
  deletePerson(n: number): Promise<void>;
  insertSession(session: Session): Promise<void>;
  deleteSession(hash: string): Promise<void>;
  /** @param except the hash of one that goes on */
  deleteSessionsOf(person: number, except?: string): Promise<void>;
  insertFailure(failure: SignInFailure): Promise<void>;
  insertOperatorToken(token: Omit<OperatorToken, "n">): Promise<OperatorToken>;
  revokeOperatorToken(n: number, at: number): Promise<void>;
  /** Each removes at most `limit` rows and answers how many went. */
  deleteSessionsBefore(at: number, limit: number): Promise<number>;
  deleteFailuresBefore(at: number, limit: number): Promise<number>;
}
