// A real service for tests: on a free port, with its own database file, every response validated against the contract.
// Accounts and keys are created through the domain, as on the command line.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";
import type { Account } from "../src/domain/accounts/account.ts";
import { createAccount, createKey, type NewKey } from "../src/domain/accounts/accounts.ts";
import { adjustWallet } from "../src/domain/ledger/ledger.ts";
import type { Mode } from "../src/domain/values/mode.ts";
import type { VirtualClock } from "../src/runtime/clock.ts";
import type { Config } from "../src/runtime/config.ts";
import { random, type Service, startService } from "../src/runtime/service.ts";
import { isServer } from "../src/store/open.ts";
import { SqliteStore } from "../src/store/sqlite/store.ts";
import { importDemoCatalogue } from "./demo-catalogue.ts";
import { checkLocks } from "./locks.ts";

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  body: any;
}

export interface CallOptions {
  key?: string;
  body?: unknown;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

export const testConfig: Config = {
  host: "127.0.0.1",
  port: 0,
  database: "",
  publicUrl: null,
  statusUrl: null,
  supportUrl: null,
  adminHost: "127.0.0.1",
  adminPort: null,
  processName: null,
  backups: null,
  trustedProxies: [],
  logLevel: "silent",
  logClientAddress: true,
  requestLogDays: 7,
  travellerRetentionDays: null,
  otlpEndpoint: null,
  tracesRatio: 1,
  virtualClock: true,
  checkResponses: true,
  secret: null,
  previousSecrets: [],
  drainSeconds: 0,
  shutdownSeconds: 5,
  keepAliveSeconds: 65,
  maxConnections: 2000,
  requestsAtOnce: 256,
  requestsAtOncePerAccount: 16,
  requestsWaiting: 10_000,
  requestsWaitingPerAccount: 6000,
  waitingBodiesMb: 64,
  supplierCallsAtOnce: 200,
  supplierCallsAtOncePerAccount: 20,
  background: true,
  allowLocalWebhooks: true,
  operatorSecondFactor: false,
  allowWeakDurability: true,
  allowTestRuns: true,
  timeZone: "UTC",
  openidIssuer: null,
  openidClientId: "",
  openidClientSecret: "",
  openidLabel: "OpenID",
  openidRoles: null,
  openidRolesClaim: "groups",
  openidTrustEmail: false,
  openidOnly: false,
  serviceName: "PartnerEsim",
  fundsText: null,
  companyName: null,
  companyLogo: null,
  companyColour: null,
  fundsApprovalAbovePaise: null,
  sellerName: null,
  sellerAddress: null,
  sellerGstin: null,
  sellerState: null,
  sellerHsnSac: null,
  sellerGstRate: null,
  smtpUrl: null,
  mailFrom: "",
  supplierUrl: null,
  supplierKey: null,
  simulatedSupplier: true,
};

/** A database with the demonstration catalogue; each deployment of this process starts with a copy. */
let stocked: Promise<Buffer> | undefined;

/** `npm test` gives a folder in which the first process that needs it leaves it for the others. */
async function readStocked(folder: string): Promise<Buffer> {
  const shared = join(process.env.TEST_PREPARED ?? folder, "stocked.db");
  if (!existsSync(shared)) {
    const file = join(folder, "new.db");
    const store = new SqliteStore({ file });
    await store.transaction(importDemoCatalogue);
    await store.close();
    copyFileSync(file, `${shared}.${process.pid}`);
    renameSync(`${shared}.${process.pid}`, shared);
  }
  return readFileSync(shared);
}

export class Deployment {
  service: Service;
  readonly config: Config;
  account!: Account;
  testKey = "";
  liveKey = "";

  private constructor(service: Service, config: Config) {
    this.service = service;
    this.config = config;
  }

  static async start(t: Test, settings: Partial<Config> = {}): Promise<Deployment> {
    const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
    const config = { ...testConfig, database: join(folder, "service.db"), ...settings };
    const isNew = !isServer(config.database) && !existsSync(config.database);
    if (isNew) {
      stocked ??= readStocked(folder);
      writeFileSync(config.database, await stocked, { mode: 0o600 });
    }
    const deployment = new Deployment(await startService(config), config);
    checkLocks(deployment.service.store);
    t.teardown(async () => {
      await deployment.service.stop();
      rmSync(folder, { recursive: true });
    });
    if (!isNew) await deployment.service.store.transaction(importDemoCatalogue);
    deployment.account = await deployment.addAccount();
    deployment.testKey = await deployment.addKey("test");
    deployment.liveKey = await deployment.addKey("live");
    return deployment;
  }

  get now(): number {
    return this.service.clock.now();
  }

  /** Moves to the start of the next minute: what follows is in one window of the rate limits. */
  async enterMinute(): Promise<void> {
    const clock = this.service.clock as VirtualClock;
    await clock.advance(60_000 - (this.now % 60_000) + 100);
  }

  async addAccount(walletPaise = 10_000_000): Promise<Account> {
    return await this.service.store.transaction(async (tx) => {
      const input = { name: "Test Travels", email: "ops@example.com", liveApproved: true };
      const account = await createAccount(tx, input, this.now, random);
      await adjustWallet(tx, account, walletPaise, null, this.now);
      return account;
    });
  }

  async addKey(mode: Mode, account = this.account, more: Partial<NewKey> = {}): Promise<string> {
    return await this.service.store.transaction(async (tx) => {
      const made = await createKey(tx, account, { mode, name: "test", ...more }, this.now, random);
      return made.text;
    });
  }

  async setAccount(change: Partial<Account>): Promise<void> {
    this.account = { ...this.account, ...change };
    await this.service.store.transaction(async (tx) => {
      await tx.accounts.lock(this.account.n);
      await tx.accounts.update(this.account.n, this.account);
    });
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const { key = this.testKey, body, idempotencyKey = crypto.randomUUID(), headers = {} } = options;
    const post = method === "POST";
    const response = await fetch(this.service.url + path, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(post ? { "content-type": "application/json", "idempotency-key": idempotencyKey } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const content = isJson && method !== "HEAD" ? await response.json() : await response.bytes();
    return { status: response.status, headers: response.headers, body: content };
  }

  get = (path: string, options?: CallOptions) => this.call("GET", path, options);
  post = (path: string, body: unknown, options?: CallOptions) =>
    this.call("POST", path, { ...options, body });

  /** The first metered package of India. */
  async somePackage(): Promise<{ id: string; price: number }> {
    const { body } = await this.get("/v1/packages?country=IN&unlimited=false&limit=1");
    return { id: body.data[0].id, price: Number(body.data[0].price.amount) };
  }

  async balance(key?: string): Promise<number> {
    const { body } = await this.get("/v1/balance", key === undefined ? {} : { key });
    return Math.round(Number(body.balance.amount) * 100);
  }

  async restart(): Promise<void> {
    await this.service.stop();
    this.service = await startService(this.config);
    checkLocks(this.service.store);
  }
}
