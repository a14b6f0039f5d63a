// `@partner-esim/server/testing`: starts the real service as a child process for a partner's tests.
/// <reference lib="esnext.disposable" preserve="true" />
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { EventType } from "@partner-esim/generated/events";
import type { components, paths } from "@partner-esim/generated/portal/types";
import createClient from "openapi-fetch";
import { receiveAt, type WebhookReceiver } from "./testing/receiver.ts";

export type { ReceivedWebhook, WebhookReceiver } from "./testing/receiver.ts";

/** How the simulated supplier behaves for the account; omitted fields have their defaults. */
export type NetworkBehaviour = components["schemas"]["NetworkBehaviour"];
/** What the supplier reports about an eSIM from now on; omitted fields stay. */
export type ReportEsim = components["schemas"]["ReportEsim"];

export interface TestServiceOptions {
  /** Rupees in the account's live wallet; default "100000.00". */
  wallet?: string;
}

export interface EndpointOptions {
  /** Mode of its events; default "test". */
  mode?: "test" | "live";
  /** Event types; all by default. */
  events?: readonly EventType[];
}

export interface Duration {
  seconds?: number;
  minutes?: number;
  hours?: number;
  days?: number;
}

export interface TestService {
  /** The base URL of the API, ending in /partner/api. */
  readonly baseUrl: string;
  /** A test key. */
  readonly testKey: string;
  /** A live key: orders go to the simulated supplier and are paid from the account's wallet. */
  readonly liveKey: string;
  /** The service's time. */
  now(): Promise<Date>;
  /** Moves the time forward. Resolves when everything due has run, webhook retries included. */
  advance(by: Duration): Promise<Date>;
  /** Sets how the supplier handles live orders and top-ups. */
  setNetwork(behaviour: NetworkBehaviour): Promise<void>;
  /** Sets what the supplier reports about a live eSIM; noticed at the next check, at most ten minutes later. */
  reportEsim(iccid: string, report: ReportEsim): Promise<void>;
  /** Registers a URL on this machine for webhooks; returns its signing secret. */
  addWebhookEndpoint(url: string, options?: EndpointOptions): Promise<{ id: string; secret: string }>;
  /** Registers a webhook receiver in this process. */
  receiveWebhooks(options?: EndpointOptions): Promise<WebhookReceiver>;
  /** Stops the service and removes its data. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface Announcement {
  url: string;
  portal_url: string;
  demo: { operator_token: string };
}

/** Beside this file, and of its kind: source in the repository, built in the package. */
const extension = extname(import.meta.filename);
const program = join(import.meta.dirname, `main${extension}`);
const leash = pathToFileURL(join(import.meta.dirname, "testing", `leash${extension}`)).href;

/** No variable of the caller reaches the service: a setting there would change what is tested. */
const env = {};

/** As in the package's `engines`; an older Node would crash without a message. */
const leastNode = 24;

async function readAnnouncement(child: ChildProcess): Promise<Announcement> {
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Announcement;
  }
  throw new Error("The service ended before it served; its own words are above");
}

const secondsOf = ({ seconds = 0, minutes = 0, hours = 0, days = 0 }: Duration): number =>
  seconds + 60 * (minutes + 60 * (hours + 24 * days));

/** Starts a service on a free port, with the demonstration catalogue and an account without orders. */
export async function startTestService({
  wallet = "100000.00",
}: TestServiceOptions = {}): Promise<TestService> {
  if (Number.parseInt(process.versions.node, 10) < leastNode) {
    throw new Error(`The test service needs Node ${leastNode} or newer; this is ${process.version}`);
  }
  const folder = await mkdtemp(join(tmpdir(), "partner-esim-test-"));
  const database = join(folder, "service.db");
  const flags = ["--demo", "--json", "--port", "0", "--database", database, "--log-level", "error"];
  const allowed = ["--virtual-clock", "--allow-local-webhooks", "--allow-test-runs"];
  const leashed = ["--import", `${leash}?${new URLSearchParams({ folder })}`];
  const child = spawn(process.execPath, [...leashed, program, "serve", ...flags, ...allowed], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const receivers: WebhookReceiver[] = [];
  const stop = async () => {
    for (const receiver of receivers.splice(0)) await receiver.close();
    child.ref();
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const announced = await readAnnouncement(child);
    // A test that forgets to stop the service still ends; leash.ts then ends the service.
    for (const handle of [child, child.channel, child.stdout as Socket | null]) handle?.unref();
    return {
      ...(await openService(announced, database, wallet, receivers)),
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openService(
  { url, portal_url, demo }: Announcement,
  database: string,
  wallet: string,
  receivers: WebhookReceiver[],
): Promise<Omit<TestService, "stop" | typeof Symbol.asyncDispose>> {
  const operator = createClient<paths>({
    baseUrl: `${portal_url}/api`,
    headers: { Authorization: `Bearer ${demo.operator_token}` },
  });
  const run = dataOf(
    await operator.POST("/operator/runs", {
      body: { test_keys: 1, live_keys: 1, approve_live: true, wallet },
    }),
  );
  const [account] = run.accounts;
  const [testKey = "", liveKey = ""] = [account?.test_keys[0], account?.live_keys[0]];
  const id = account?.id ?? "";

  async function addWebhookEndpoint(address: string, { mode = "test", events }: EndpointOptions = {}) {
    const chosen = events ? ["--events", events.join(",")] : [];
    const words = ["endpoints", "create", id, "--mode", mode, "--url", address, ...chosen];
    const args = [program, ...words, "--database", database, "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const made = JSON.parse(stdout) as { id: string; secret: string };
    return { id: made.id, secret: made.secret };
  }

  return {
    baseUrl: url,
    testKey,
    liveKey,
    addWebhookEndpoint,
    async now() {
      return new Date(dataOf(await operator.GET("/operator/clock")).now_ms);
    },
    async advance(by) {
      const body = { seconds: secondsOf(by) };
      return new Date(dataOf(await operator.POST("/operator/clock/advance", { body })).now_ms);
    },
    async setNetwork(body) {
      dataOf(await operator.PUT("/operator/accounts/{id}/network", { params: { path: { id } }, body }));
    },
    async reportEsim(iccid, body) {
      dataOf(await operator.PUT("/operator/network/esims/{iccid}", { params: { path: { iccid } }, body }));
    },
    async receiveWebhooks(options) {
      const receiver = await receiveAt((address) => addWebhookEndpoint(address, options));
      receivers.push(receiver);
      return receiver;
    },
  };
}

/** Returns the body of the portal's response, or throws its error message. */
function dataOf<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (data !== undefined) return data;
  throw new Error(`${response.status} from the test service: ${JSON.stringify(error)}`);
}
