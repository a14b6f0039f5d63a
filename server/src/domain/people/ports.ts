// What people, sessions and operator tokens ask of the store, and of the outside.
import type { Random, Store } from "../ports.ts";
import type { OperatorToken } from "./operator-tokens.ts";
import type { PasswordHashing } from "./passwords.ts";
import type { Person } from "./people.ts";
import type { OneTimeCodes } from "./second-factor.ts";
import type { Session } from "./sessions.ts";

export interface PeopleContext {
  store: Store;
  random: Random;
  passwords: PasswordHashing;
  codes: OneTimeCodes;
  /** Has proofs of identity made one after the other, so that many at once cannot outrun the limit of failures. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** A failed proof of identity. */
export interface SignInFailure {
  email: string;
  address: string;
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
  failuresOfEmail(email: string, since: number, limit: number): Promise<number[]>;
  failuresOfAddress(address: string, since: number, limit: number): Promise<number[]>;
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
  deleteSessionsOf(person: number): Promise<void>;
  insertFailure(failure: SignInFailure): Promise<void>;
  insertOperatorToken(token: Omit<OperatorToken, "n">): Promise<OperatorToken>;
  revokeOperatorToken(n: number, at: number): Promise<void>;
  /** Each removes at most `limit` rows and answers how many went. */
  deleteSessionsBefore(at: number, limit: number): Promise<number>;
  deleteFailuresBefore(at: number, limit: number): Promise<number>;
}
