// A deployment with signed-in people of every role, and an operator token, shared by the tests of the portal. Requests
// go over real sockets, as from a browser or script.
import type { Test } from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { commandLine } from "../../src/domain/accounts/audit-log.ts";
import { addPerson } from "../../src/domain/people/members.ts";
import { createOperatorToken, type NewToken } from "../../src/domain/people/operator-tokens.ts";
import { operatorRole, type PersonRole } from "../../src/domain/people/person.ts";
import { passwordHashing } from "../../src/portal/passwords.ts";
import type { VirtualClock } from "../../src/runtime/clock.ts";
import type { Config } from "../../src/runtime/config.ts";
import { random } from "../../src/runtime/service.ts";
import { Deployment, type Reply } from "../deployment.ts";

export const password = "seven slow lanterns";
/** Hashed once for all tests of a process. */
const passwordHash = passwordHashing().hash(password);

/** What a rejected request returns; an error without `param` names none. */
export const refused = (status: number, code: string, param?: string) => ({
  status,
  body: { error: { code, param } },
});

export const invalid = (param?: string) => refused(400, "invalid_request", param);

export const roles = ["owner", "staff", "viewer", "operator"] as const;
const allScopes = { name: "test", scopes: ["admin"], expiresAt: null } as const;

/** A caller of the portal: a browser with a session, a script with a token, or nobody. */
export class Caller {
  url: string;
  /** The session's. */
  cookie: string | null = null;
  /** The known device's. */
  device: string | null = null;
  csrf: string | null = null;
  token: string | null = null;

  /** @param url the portal's URL */
  constructor(url: string) {
    this.url = url;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const sent: Record<string, string> = {};
    const cookies = [this.cookie, this.device].filter((cookie) => cookie !== null);
    if (cookies.length > 0) sent.cookie = cookies.join("; ");
    if (this.csrf !== null && method !== "GET") sent["x-csrf-token"] = this.csrf;
    if (this.token !== null) sent.authorization = `Bearer ${this.token}`;
    const asJson = body !== undefined && !(body instanceof FormData);
    if (asJson) sent["content-type"] = "application/json";
    // As the pages do; a test that needs a specific key passes it.
    if (method === "POST") sent["idempotency-key"] = crypto.randomUUID();
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...sent, ...headers },
      ...(body === undefined
        ? {}
        : { body: asJson && typeof body !== "string" ? JSON.stringify(body) : (body as string | FormData) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : isJson ? JSON.parse(text) : text,
    };
  }

  /** Imports a catalogue file. */
  import(text: string | Buffer, query = "format=csv"): Promise<Reply> {
    const upload = new FormData();
    upload.append("file", new Blob([text]), "catalogue");
    return this.call("POST", `/operator/catalogue/import?${query}`, upload);
  }

  get = (path: string) => this.call("GET", path);
  post = (path: string, body?: unknown) => this.call("POST", path, body);
  put = (path: string, body?: unknown) => this.call("PUT", path, body);
  patch = (path: string, body?: unknown) => this.call("PATCH", path, body);
  delete = (path: string) => this.call("DELETE", path);

  async signIn(email: string, secret = password, totp?: string): Promise<Reply> {
    const reply = await this.post("/session", { email, password: secret, totp });
    this.keep(reply);
    return reply;
  }

  /** Chooses a password with the link of an invitation, and signs in. */
  async accept(email: string, link: string): Promise<Reply> {
    const token = new URL(link).hash.slice(1);
    const { status } = await this.put("/password-reset", { token, new_password: password });
    if (status !== 204) throw new Error(`the invitation was not accepted: ${status}`);
    return await this.signIn(email);
  }

  /** Keeps the session that a response opens, as a browser would. */
  keep(reply: Reply): void {
    const [cookie, device] = reply.headers.getSetCookie().map((text) => text.split(";")[0] ?? null);
    if (cookie === undefined) return;
    this.cookie = cookie;
    if (device !== undefined) this.device = device;
    this.csrf = reply.body?.csrf_token ?? null;
  }
}

export class Portal {
  readonly d: Deployment;
  owner!: Caller;
  staff!: Caller;
  viewer!: Caller;
  operator!: Caller;
  machine!: Caller;
  nobody!: Caller;

  private constructor(d: Deployment) {
    this.d = d;
  }

  static async start(t: Test, settings: Partial<Config> = {}): Promise<Portal> {
    const portal = new Portal(await Deployment.start(t, settings));
    for (const role of roles) {
      await portal.addPerson(`${role}@agency.example`, role === "operator" ? "admin" : role);
      portal[role] = await portal.signedIn(`${role}@agency.example`);
    }
    portal.machine = await portal.withToken();
    portal.nobody = portal.caller();
    return portal;
  }

  caller = (): Caller => new Caller(this.d.service.portalUrl);

  async addPerson(email: string, role: PersonRole, account: Account = this.d.account): Promise<void> {
    const hash = await passwordHash;
    const input = {
      account: operatorRole(role) === null ? account.n : null,
      email,
      role,
      passwordHash: hash,
    };
    await this.d.service.store.transaction((tx) => addPerson(tx, input, commandLine, this.d.now, random));
  }

  async addToken(input: NewToken = allScopes): Promise<string> {
    const { store } = this.d.service;
    const made = await store.transaction((tx) =>
      createOperatorToken(tx, input, commandLine, this.d.now, random),
    );
    return made.text;
  }

  async withToken(input?: NewToken): Promise<Caller> {
    const caller = this.caller();
    caller.token = await this.addToken(input);
    return caller;
  }

  async signedIn(email: string): Promise<Caller> {
    const caller = this.caller();
    const { status } = await caller.signIn(email);
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
    return caller;
  }

  /** Returns another account with its owner signed in. */
  async otherAccount(): Promise<{ account: Account; owner: Caller }> {
    const account = await this.d.addAccount();
    await this.addPerson("owner@other.example", "owner", account);
    return { account, owner: await this.signedIn("owner@other.example") };
  }

  /** Moves the clock second by second until `request` has a response, as for a call that waits for the supplier. */
  async passing(request: Promise<unknown>, seconds: number): Promise<void> {
    let isOver = false;
    void request.finally(() => {
      isOver = true;
    });
    const clock = this.d.service.clock as VirtualClock;
    for (let passed = 0; !isOver && passed < 2 * seconds; passed++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await clock.advance(1000);
    }
    await request;
  }

  async advance(seconds: number): Promise<void> {
    const { status } = await this.machine.post("/operator/clock/advance", { seconds });
    if (status !== 200) throw new Error(`the clock was not advanced: ${status}`);
  }
}
