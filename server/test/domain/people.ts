// An account and its members, with passwords and codes that cost nothing.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { KeyedLimiter } from "../../src/domain/limits/keyed-limiter.ts";
import { KnownDevices } from "../../src/domain/people/devices.ts";
import { addPerson } from "../../src/domain/people/members.ts";
import type { Person, PersonRole } from "../../src/domain/people/person.ts";
import type { PeopleContext } from "../../src/domain/people/ports.ts";
import { type Credentials, type SignInOrigin, signIn } from "../../src/domain/people/sign-in.ts";
import { SignInPace } from "../../src/domain/people/sign-in-pace.ts";
import type { Store, Tx } from "../../src/domain/ports.ts";
import { type AnyRefusal, Refusal } from "../../src/domain/refusal.ts";
import { random } from "../../src/runtime/random.ts";
import { usualLimiters } from "../limiters.ts";
import { openStore } from "./store.ts";

export const now = 1_767_225_600_000;
export const secondMs = 1000;
export const hourMs = 3_600_000;
export const actor = "owner@agency.example";
export const windowMs = limits.signInWindowMinutes * 60 * secondMs;
export const sound = "Korrekt-Pferd-7";
export const wrong = {
  code: "invalid_credentials",
  message: "Mail address, password or code are wrong. Check them and try again.",
};

export function ok<T>(result: T | AnyRefusal): T {
  if (result instanceof Refusal) throw new Error(`${result.code}: ${result.message}`);
  return result as T;
}

export async function start(t: Test) {
  const store = openStore(t);
  const run = <T>(work: (tx: Tx) => Promise<T>) => store.transaction(work);
  const account = await run((tx) => createAccount(tx, { name: "A", email: "a@example.com" }, now, random));
  const clients: [string, boolean][] = [];
  const limiters = usualLimiters();
  /** Records who enters. */
  const observed = (limiter: KeyedLimiter, isKnown: boolean): KeyedLimiter =>
    Object.assign(Object.create(limiter), {
      async enter(owner: string) {
        const leave = await limiter.enter(owner);
        clients.push([owner, isKnown]);
        return leave;
      },
    });
  /** What happens between a proof and the transaction that uses it. */
  const meanwhile = { work: async () => {} };
  const meanwhileStore: Store = {
    reads: store.reads,
    rateWindows: store.rateWindows,
    requestLog: store.requestLog,
    background: store.background,
    async transaction(work) {
      await meanwhile.work();
      return await store.transaction(work);
    },
    onDue: (listener) => store.onDue(listener),
    size: () => store.size(),
    close: () => store.close(),
  };
  const context: PeopleContext = {
    store: meanwhileStore,
    random,
    passwords: {
      hash: async (password) => `hash of ${password}`,
      verify: async (hash, password) => hash === `hash of ${password}`,
    },
    codes: {
      create: (email) => ({ secret: "SECRET", uri: `otpauth://${email}`, sealed: "sealed" }),
      stepOf: (sealed, code) => (code.startsWith(sealed) ? Number(code.slice(sealed.length)) : null),
    },
    limiters: {
      knownSignIns: observed(limiters.knownSignIns, true),
      signIns: observed(limiters.signIns, false),
    },
    pace: new SignInPace(),
    devices: new KnownDevices(Buffer.alloc(32, 1), random),
    openidOnly: false,
    serviceName: "Partner eSIM",
  };
  const add = async (email: string, role: PersonRole, of: number | null = account.n) =>
    ok(
      await run((tx) =>
        addPerson(tx, { account: of, email, role, passwordHash: `hash of ${sound}` }, actor, now, random),
      ),
    );
  const read = async ({ n }: { n: number }) => {
    const person = await store.reads.people.byNumber(n);
    if (!person) throw new Error("no such person");
    return person;
  };
  const set = (person: Person, change: Partial<Person>) =>
    run(async (tx) => {
      const known = await tx.people.lock(person.n);
      if (known) await tx.people.update({ ...known, ...change });
    });
  const enter = (credentials: Partial<Credentials> = {}, origin: Partial<SignInOrigin> = {}, at = now) =>
    signIn(
      context,
      { email: "owner@agency.example", password: sound, ...credentials },
      { network: "n1", address: null, browser: null, device: null, ...origin },
      at,
    );
  /** Without sign-ins. */
  const log = async () => {
    const entries = await store.reads.auditLog.list(account.n, {}, { after: null, limit: 50 });
    const changes = entries.filter(({ kind }) => !kind.startsWith("sign_in."));
    return changes.map(({ actor, kind, subject, text }) => `${actor}: ${kind} ${subject} ${text}`).reverse();
  };
  return { store, run, account, context, limiters, clients, meanwhile, add, read, set, enter, log };
}

export const proofOrigin = { network: "n1", address: null, known: null };
export const client = { address: "203.0.113.7", browser: "Firefox on Linux", byOpenid: false };
