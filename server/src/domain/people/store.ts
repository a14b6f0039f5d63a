import type { PageRequest } from "../lists/pages.ts";
import type { OperatorToken } from "./operator-token.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

export interface SignInFailure {
  /** Email address, or a known device or session, whose failures slow down only itself. */
  subject: string;
  network: string;
  at: number;
}

export interface PersonReads {
  byId(id: string): Promise<Person | null>;
  byNumber(n: number): Promise<Person | null>;
  /** @param email in lower case */
  byEmail(email: string): Promise<Person | null>;
  ofAccount(account: number | null): Promise<Person[]>;
  count(account: number | null): Promise<number>;
}

export interface PersonRepository extends PersonReads {
  lock(n: number): Promise<Person | null>;
  insert(person: Omit<Person, "n">): Promise<Person | null>;
  update(person: Person): Promise<void>;
  delete(n: number): Promise<void>;
}

export interface SessionReads {
  byHash(hash: string): Promise<Session | null>;
  byId(id: string): Promise<Session | null>;
  /** Sessions that have not expired, newest first. */
  ofPerson(person: number, now: number): Promise<Session[]>;
}

export interface SessionRepository extends SessionReads {
  insert(session: Session): Promise<void>;
  setLooksAt(hash: string, account: number | null): Promise<void>;
  delete(hash: string): Promise<void>;
  /** Returns the number of sessions. @param except hash of a session to keep */
  deleteOf(person: number, except?: string): Promise<number>;
  deleteBefore(at: number, limit: number): Promise<number>;
}

export interface SignInFailureReads {
  ofSubject(subject: string, since: number, limit: number): Promise<number[]>;
  ofNetwork(network: string, since: number, limit: number): Promise<number[]>;
  ofPair(subject: string, network: string, since: number, limit: number): Promise<number[]>;
}

export interface SignInFailureRepository extends SignInFailureReads {
  /** Locks a subject or network until the transaction ends. */
  hold(text: string): Promise<void>;
  insert(failure: SignInFailure): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}

export interface OperatorTokenReads {
  byHash(hash: string): Promise<OperatorToken | null>;
  byId(id: string): Promise<OperatorToken | null>;
  /** Newest first. */
  list(page: PageRequest): Promise<OperatorToken[]>;
}

export interface OperatorTokenRepository extends OperatorTokenReads {
  insert(token: Omit<OperatorToken, "n">): Promise<OperatorToken>;
  revoke(n: number, at: number): Promise<void>;
}
