// The setup of the hostile scenarios: a database with 10,000 packages, a bystander's keys, and attackers with a price
// profile each. It is created once through the service's own API and copied for each scenario.
import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requestHeaders } from "@partner-esim/generated/headers";
import { basePath as portalApi } from "@partner-esim/generated/portal/routes";
import { SqliteStore } from "../../../server/src/store/sqlite/store.ts";
import { basePath, createOperatorToken, operateJson, type ServerProcess, startService } from "../process.ts";

export interface Member {
  email: string;
  password: string;
}

export interface Attacker {
  account: string;
  key: string;
  owner: Member;
}

export interface World {
  file: string;
  bystanderKeys: string[];
  attackers: Attacker[];
  operatorToken: string;
  packageId: string;
}

const packageCount = 10_000;
const firstPackage = 20_001;
/** Enough keys for 400 requests per second within each key's limit. */
const bystanderAccounts = 20;
const keysEach = 40;
const attackerAccounts = 60;

export interface Ports {
  port: number;
  adminPort: number;
  /** Port of the proxy, if any. */
  publicPort: number;
}

/** Starts the service on a copy of the setup's file. Addresses in 127.0.0.0/8 distinguish clients. */
export function serveWorld(
  { file, bystanderKeys: [key = ""] }: World,
  ports?: Ports,
): Promise<ServerProcess> {
  const words = [
    "--trusted-proxies",
    "127.0.0.1",
    "--allow-local-webhooks",
    "true",
    "--allow-test-runs",
    "true",
  ];
  if (ports !== undefined) {
    words.push("--admin-port", String(ports.adminPort));
    words.push("--public-url", `http://127.0.0.1:${ports.publicPort}${basePath}`);
  }
  return startService(file, key, words, undefined, ports?.port);
}

export function copyOf(world: World, folder: string): World {
  const file = join(folder, "hostile-scenario.db");
  removeDatabase(file);
  copyFileSync(world.file, file);
  return { ...world, file };
}

export function removeDatabase(file: string): void {
  for (const end of ["", "-wal", "-shm", ".log", ".csv"]) rmSync(file + end, { force: true });
}

export async function makeWorld(folder: string): Promise<World> {
  const file = join(folder, "hostile.db");
  removeDatabase(file);
  await new SqliteStore({ file }).close();
  const database = ["--database", file, "--json"];
  const account = operateJson<{ id: string }>([
    "accounts",
    "create",
    "--name",
    "Bench",
    "--email",
    "bench@example.com",
    ...database,
  ]);
  const { key } = operateJson<{ key: string }>([
    "keys",
    "create",
    account.id,
    "--mode",
    "test",
    "--name",
    "bench",
    ...database,
  ]);
  const operatorToken = createOperatorToken(file);
  const world = { file, bystanderKeys: [key], attackers: [], operatorToken, packageId: "" };
  const service = await serveWorld(world);
  try {
    return await fill(service, world);
  } finally {
    await service.stop();
  }
}

async function fill(service: ServerProcess, world: World): Promise<World> {
  const { operatorToken: token } = world;
  await importCatalogue(service, token, catalogueText(firstPackage, packageCount));
  const half = attackerAccounts / 2;
  const bystanders = await newRun(service, token, { accounts: bystanderAccounts, test_keys: keysEach });
  const attackers = [
    ...(await newRun(service, token, { accounts: half, test_keys: 1, people: ["owner"] })),
    ...(await newRun(service, token, { accounts: half, test_keys: 1, people: ["owner"] })),
  ];
  for (const [i, { id }] of attackers.entries()) {
    const terms = { agreed_discount_bps: i + 1 };
    await operatorCall(service, token, "PATCH", `/operator/accounts/${id}`, terms);
  }
  return {
    ...world,
    bystanderKeys: bystanders.flatMap(({ test_keys }) => test_keys),
    attackers: attackers.map(({ id, test_keys: [key = ""], people: [owner] }) => {
      if (!owner) throw new Error("an account of the run has no owner");
      return { account: id, key, owner };
    }),
    packageId: `pkg_${firstPackage}`,
  };
}

interface RunAccount {
  id: string;
  test_keys: string[];
  people: Member[];
}

async function newRun(service: ServerProcess, token: string, wanted: object): Promise<RunAccount[]> {
  const made = await operatorCall(service, token, "POST", "/operator/runs", wanted);
  return (made as { accounts: RunAccount[] }).accounts;
}

/** Calls the portal's API with an operator token. Throws if that fails. */
export async function operatorCall(
  { port }: Pick<ServerProcess, "port">,
  token: string,
  method: string,
  path: string,
  body: object,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(`http://127.0.0.1:${port}${portalApi}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isForm ? {} : { "content-type": "application/json" }),
      [requestHeaders.idempotencyKey]: randomUUID(),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text.slice(0, 300)}`);
  return text === "" ? null : JSON.parse(text);
}

/** Imports a catalogue file in CSV. */
export async function importCatalogue(
  service: Pick<ServerProcess, "port">,
  token: string,
  text: string,
): Promise<void> {
  const upload = new FormData();
  upload.append("file", new Blob([text]), "catalogue.csv");
  await operatorCall(service, token, "POST", "/operator/catalogue/import?format=csv", upload);
}

/** Returns a CSV catalogue of `count` packages, each with its own listing slot while slots last. */
export function catalogueText(first: number, count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const round = Math.floor(i / destinations.length);
    const dataMb = 100 * (1 + (round % 500));
    const validityDays = 1 + (Math.floor(round / 5) % 300);
    const number = first + i;
    const destination = destinations[i % destinations.length];
    return `${number},Bench ${number},bench,Bench,${destination},${dataMb},${validityDays},50,${100 + (i % 900)}`;
  });
  return [
    "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price",
    ...rows,
  ].join("\n");
}

const destinations = [
  "IN",
  "IT",
  "TR",
  "FR",
  "DE",
  "ES",
  "GB",
  "US",
  "JP",
  "TH",
  "VN",
  "SG",
  "AE",
  "QA",
  "AU",
  "NZ",
];

export const apiUrl = (port: number, path: string): string => `http://127.0.0.1:${port}${basePath}${path}`;
