// The setup of the portal's figures: a copy of the large file with logged requests, deliveries, people and an operator
// token.
import { copyFileSync, rmSync } from "node:fs";
import { limits } from "@partner-esim/generated/portal/limits";
import Database from "better-sqlite3";
import { batchesOf, toRecord } from "../../server/src/domain/request-log/batch.ts";
import { newLoggedRequestId } from "../../server/src/domain/values/ids.ts";
import { dayMs } from "../../server/src/domain/values/timestamps.ts";
import { random } from "../../server/src/runtime/service.ts";
import { SqliteStore } from "../../server/src/store/sqlite/store.ts";
import { type Dataset, firstAccount } from "./dataset.ts";
import { createOperatorToken, operateJson, startService } from "./process.ts";

export interface PortalWorld {
  file: string;
  /** The account that most of the file belongs to. */
  account: string;
  owners: { email: string; password: string }[];
  operatorToken: string;
}

const ownerCount = 3;
const requestsPerOrder = 2;
const loggedDays = 7;
const writtenAtOnce = 10_000;

export async function makePortalWorld(dataset: Dataset, file: string): Promise<PortalWorld> {
  removeWorld(file);
  copyFileSync(dataset.file, file);
  const database = ["--database", file, "--json"];
  const { accounts } = operateJson<{ accounts: { id: string; name: string }[] }>([
    "accounts",
    "list",
    ...database,
  ]);
  const account = accounts.find(({ name }) => name === "Bench 0")?.id;
  if (account === undefined) throw new Error("the file has no first account");
  const owners = Array.from({ length: ownerCount }, (_, i) => {
    const email = `owner-${i}@example.com`;
    const named = ["--email", email, "--role", "owner", ...database];
    const { password } = operateJson<{ password: string }>(["people", "create", account, ...named]);
    return { email, password };
  });
  const operatorToken = createOperatorToken(file);
  // The first start creates the secret that endpoints need.
  await (await startService(file, firstAccount(dataset).keys[0] as string)).stop();
  const chosen = ["--mode", "test", "--url", "https://8.8.8.8/hook", "--events", "all"];
  operateJson(["endpoints", "create", account, ...chosen, ...database]);
  addDeliveries(file);
  revokeKeys(file, firstAccount(dataset).keys.length);
  await addRequests(file, requestsPerOrder * dataset.orders);
  return { file, account, owners, operatorToken };
}

export function removeWorld(file: string): void {
  for (const end of ["", "-wal", "-shm", ".log"]) rmSync(file + end, { force: true });
}

/** Reduces the active keys to an account's maximum: the file has more, so that each stays below its limits. */
function revokeKeys(file: string, keys: number): void {
  const db = new Database(file);
  db.prepare(
    `update api_keys set revoked_at = created_at where n in (select n from api_keys
       where account = (select account from api_keys order by n limit 1) order by n limit ?)`,
  ).run(keys - limits.activeKeysMax);
  db.close();
}

/** Adds one delivery per event of the endpoint's account. One of a hundred has failed. */
function addDeliveries(file: string): void {
  const db = new Database(file);
  db.exec(`
    insert into deliveries (id, endpoint, ledger, sequence, event_type, status, attempts, manual_retries, last_attempt_at,
        last_status, last_took_ms, created_at)
      select 'dlv_' || substr(v.id, 5), e.n, v.ledger, v.sequence, v.type,
        case v.sequence % 100 when 7 then 'failed' else 'delivered' end, 1, 0, v.created_at + 80,
        case v.sequence % 100 when 7 then 500 else 200 end, 80, v.created_at
      from endpoints e join events v on v.ledger = e.ledger;
    update endpoint_periods set after_sequence = 0;
    update endpoints set tried_sequence = (select sequence from ledgers l where l.n = endpoints.ledger)`);
  db.close();
}

/** Adds reads of orders through ten keys of each account, evenly over the last week. One of a hundred was not found. */
async function addRequests(file: string, count: number): Promise<void> {
  const store = new SqliteStore({ file });
  const keys = readKeys(file);
  const from = Date.now() - loggedDays * dayMs;
  for (let first = 0; first < count; first += writtenAtOnce) {
    const records = Array.from({ length: Math.min(writtenAtOnce, count - first) }, (_, index) => {
      const i = first + index;
      const { account, key } = keys[i % 10 < 9 ? i % 10 : i % keys.length] as (typeof keys)[number];
      const at = Math.floor(from + (i * loggedDays * dayMs) / count);
      const isFound = i % 100 !== 7;
      return toRecord({
        id: newLoggedRequestId(random, at),
        at,
        account,
        key,
        operation: "ordersGet",
        method: "GET",
        path: "/v1/orders/ord_test_000000000000",
        status: isFound ? 200 : 404,
        code: isFound ? null : "not_found",
        param: null,
        durationUs: 900,
        address: "192.0.2.1",
        idempotencyKey: null,
        replayed: false,
        error: isFound ? null : '{"error":{"code":"not_found","message":"There is no such order."}}',
      });
    });
    await store.requestLog.write(batchesOf(records));
  }
  await store.close();
}

function readKeys(file: string): { account: number; key: number }[] {
  const db = new Database(file, { readonly: true });
  const keys = db
    .prepare(
      `select account, n as key from (
         select k.account, k.n, row_number() over (partition by k.account order by k.n) as place from api_keys k)
       where place <= 10 order by account, n`,
    )
    .all() as { account: number; key: number }[];
  db.close();
  return keys;
}
