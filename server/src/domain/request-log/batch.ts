// Requests of one account as stored JSON, written when the request ends and parsed only when shown.
import type { LoggedRequest } from "./logged-request.ts";

export interface RequestRecord {
  account: number | null;
  key: number | null;
  at: number;
  isError: boolean;
  text: string;
}

export interface RequestBatch {
  account: number | null;
  firstAt: number;
  lastAt: number;
  /** `,1,2,` */
  keys: string;
  errors: number;
  requests: number;
  body: string;
}

const batchMax = 200;
/** Requests queued during a write failure are split into several batches, so that a batch covers a short time. */
const spanMaxMs = 30_000;

type Fields = [
  id: string,
  at: number,
  key: number | null,
  operation: string | null,
  method: string,
  path: string,
  status: number,
  durationUs: number,
  address: string | null,
  idempotencyKey: string | null,
  replayed: 0 | 1,
  code: string | null,
  param: string | null,
  error: string | null,
];

export function toRecord(request: LoggedRequest): RequestRecord {
  const { account, key, at, status } = request;
  const fields: Fields = [
    request.id,
    at,
    key,
    request.operation,
    request.method,
    request.path,
    status,
    request.durationUs,
    request.address,
    request.idempotencyKey,
    request.replayed ? 1 : 0,
    request.code,
    request.param,
    request.error,
  ];
  return { account, key, at, isError: status >= 400, text: JSON.stringify(fields) };
}

export type Wanted = (request: Pick<LoggedRequest, "id" | "at" | "key" | "status" | "method">) => boolean;

/** Returns the wanted requests by their position. Only these are converted, because a search parses many. */
export function requestsOf(
  account: number | null,
  body: string,
  isWanted: Wanted,
): { all: number; wanted: Map<number, LoggedRequest> } {
  const rows = JSON.parse(body) as Fields[];
  const wanted = new Map<number, LoggedRequest>();
  for (const [index, fields] of rows.entries()) {
    const [id, at, key, operation, method, path, status, durationUs, address] = fields;
    if (!isWanted({ id, at, key, status, method })) continue;
    const [, , , , , , , , , idempotencyKey, replayed, code, param, error] = fields;
    const request = { id, at, account, key, operation, method, path, status, durationUs, address };
    wanted.set(index, { ...request, idempotencyKey, replayed: replayed === 1, code, param, error });
  }
  return { all: rows.length, wanted };
}

/** Returns batches of one account each, ordered by time. */
export function batchesOf(records: readonly RequestRecord[]): RequestBatch[] {
  const batches: RequestBatch[] = [];
  for (const [account, all] of Map.groupBy(records, (record) => record.account)) {
    let batch: RequestRecord[] = [];
    for (const record of all) {
      const spanMs = Math.abs(record.at - (batch[0]?.at ?? record.at));
      if (batch.length === batchMax || spanMs > spanMaxMs) {
        batches.push(batchOf(account, batch));
        batch = [];
      }
      batch.push(record);
    }
    batches.push(batchOf(account, batch));
  }
  return batches.sort((a, b) => a.lastAt - b.lastAt);
}

function batchOf(account: number | null, records: readonly RequestRecord[]): RequestBatch {
  const times = records.map(({ at }) => at);
  return {
    account,
    firstAt: Math.min(...times),
    lastAt: Math.max(...times),
    keys: `,${[...new Set(records.map(({ key }) => key))].join()},`,
    errors: records.filter(({ isError }) => isError).length,
    requests: records.length,
    body: `[${records.map(({ text }) => text).join()}]`,
  };
}
