// The request log, newest first. Batches are found by number, and a binary search finds the number for a time. Long
// searches use short statements.

import type { RequestBatch } from "../../domain/request-log/batch.ts";
import { requestsOf } from "../../domain/request-log/batch.ts";
import type { LoggedRequest, RequestFilter, ShownRequest } from "../../domain/request-log/logged-request.ts";
import type { RequestLogReads, RequestPage } from "../../domain/request-log/store.ts";
import type { Mode } from "../../domain/values/mode.ts";
import type { Connection, Value } from "./connection.ts";

export const requestLogColumns = {
  account: "bigint",
  first_at: "bigint",
  last_at: "bigint",
  keys: "text",
  errors: "bigint",
  requests_total: "bigint",
  bytes_total: "bigint",
  body: "text",
} as const;

export interface Totals {
  requests: number;
  bytes: number;
}

export const requestLogTotals = `select requests_total as requests, bytes_total as bytes
  from request_log order by n desc limit 1`;

/** Returns the values of the columns. @param before of the newest batch so far */
export function rowsOf(
  batches: readonly RequestBatch[],
  before: Totals = { requests: 0, bytes: 0 },
): Value[][] {
  let { requests, bytes } = before;
  return batches.map(({ account, firstAt, lastAt, keys, errors, body, ...batch }) => {
    requests += batch.requests;
    bytes += body.length;
    return [account, firstAt, lastAt, keys, errors, requests, bytes, body];
  });
}

/** $1: oldest time to keep. $2, $3: maximum requests and bytes. $4: batches to delete. */
export const deleteOldestBatches = `delete from request_log where n in (
  select o.n from (select n, last_at, requests_total, bytes_total from request_log order by n limit $4) o
    cross join (select requests_total, bytes_total from request_log order by n desc limit 1) newest
  where o.last_at < $1 or o.requests_total <= newest.requests_total - $2 or o.bytes_total <= newest.bytes_total - $3)`;

const scannedAtOnce = 200;
const bodiesAtOnce = 16;
/** Each request counts one; reading a body counts ten. */
const requestsPerTurn = 1000;
/** Limits of one page. A search that reaches them returns a short page. */
const mostSearched = { requests: 30_000, heads: 10_000 };
/** Batches are written concurrently, and clocks differ. */
const disorderMs = 60_000;
/** A request's number is its batch's number times this, plus its position. */
const placesMax = 1000;

interface Head {
  n: number;
  account: number | null;
  keys: string;
  errors: number;
}

type Names = Pick<ShownRequest, "accountId" | "accountName" | "keyId" | "keyName" | "keyHint" | "mode">;
type NamesOf = (account: number | null, key: number | null) => Promise<Names>;

export function requestLogReads(db: Connection): RequestLogReads {
  const ends = db.prepare<{ first: number | null; last: number | null }>(
    "select (select min(n) from request_log) as first, (select max(n) from request_log) as last",
  );
  const oldest = db.prepare<{ at: number }>("select first_at as at from request_log order by n limit 1");
  const next = db.prepare<{ n: number; at: number }>(
    "select n, last_at as at from request_log where n >= $1 order by n limit 1",
  );
  const holding = db.prepare<{ n: number; account: number | null; body: string }>(
    `select n, account, body from request_log
     where n > $1 and n <= $2 and first_at < $3 and last_at >= $4 and ${db.dialect.contains("body", "$5")}
     order by n limit 1`,
  );
  const heads = (where: string) =>
    db.prepare<Head>(
      `select n, account, keys, errors from request_log where n > $1 and n < $2 ${where} order by n desc limit $3`,
    );
  const all = heads("");
  const ofAccount = heads("and account = $4");
  const bodiesOf = db.prepare<{ n: number; body: string }>(
    `select n, body from request_log where ${db.dialect.isOneOf("n", "$1")}`,
  );
  const names = db.prepare<Names>(
    `select a.id as "accountId", a.name as "accountName", k.id as "keyId", k.name as "keyName", k.hint as "keyHint", k.mode
     from accounts a left join api_keys k on k.n = $2 where a.n = $1`,
  );

  /** Returns a number below that of every batch with requests since `at`. */
  const numberBefore = async (at: number): Promise<number> => {
    const { first, last } = (await ends.get()) ?? {};
    if (first == null || last == null) return 0;
    let low = first;
    let high = last + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const row = await next.get(middle);
      if (row !== undefined && row.at < at - disorderMs) low = row.n + 1;
      else high = middle;
    }
    return low - 1;
  };

  /** Returns a number above that of every batch with requests before `until`. */
  const numberAfter = async (until: number | undefined): Promise<number> =>
    until === undefined ? Number.MAX_SAFE_INTEGER : (await numberBefore(until + 2 * disorderMs)) + 1;

  const namesFor = (): NamesOf => {
    const known = new Map<string, Names>();
    return async (account, key) => {
      const subject = `${account} ${key}`;
      const found =
        known.get(subject) ?? (account === null ? undefined : await names.get(account, key)) ?? withoutNames;
      known.set(subject, found);
      return found;
    };
  };

  const hasMode = async (head: Head, mode: Mode, namesOf: NamesOf): Promise<boolean> => {
    for (const key of head.keys.split(",").slice(1, -1))
      if ((await namesOf(head.account, Number(key))).mode === mode) return true;
    return false;
  };

  const bodiesIn = async (batchHeads: readonly Head[]): Promise<Map<number, string>> => {
    const rows = await bodiesOf.all(JSON.stringify(batchHeads.map(({ n }) => n)));
    return new Map(rows.map(({ n, body }) => [n, body]));
  };

  const candidates = async (batchHeads: Head[], filter: RequestFilter, namesOf: NamesOf): Promise<Head[]> => {
    const { mode } = filter;
    const all = batchHeads.filter((head) => mayMatch(head, filter));
    if (mode === undefined) return all;
    const ofMode: Head[] = [];
    for (const head of all) if (await hasMode(head, mode, namesOf)) ofMode.push(head);
    return ofMode;
  };

  return {
    async byId(id, spans) {
      const oldestAt = (await oldest.get())?.at ?? Number.POSITIVE_INFINITY;
      for (const { from, to } of spans) {
        // Most unknown ids are older than the log.
        if (to < oldestAt - disorderMs) break;
        const above = await numberBefore(from);
        const numberMax = await numberBefore(to + 2 * disorderMs);
        const row = await holding.get(above, numberMax, to, from, id);
        if (row === undefined) continue;
        const { wanted } = requestsOf(row.account, row.body, (request) => request.id === id);
        const [[index, request] = []] = wanted;
        if (index === undefined || request === undefined) continue;
        const { account, key } = request;
        return { ...request, n: row.n * placesMax + index, ...(await namesFor()(account, key)) };
      }
      return null;
    },
    async list(filter, { after, limit }, turn) {
      const above = filter.since === undefined ? 0 : await numberBefore(filter.since);
      const before = after?.n ?? Number.MAX_SAFE_INTEGER;
      const namesOf = namesFor();
      let below = after === null ? await numberAfter(filter.until) : Math.floor(after.n / placesMax) + 1;
      const found: ShownRequest[] = [];
      const pageTo = (next: number | null): RequestPage => ({
        requests: found.slice(0, limit),
        next: next === null ? null : { at: 0, n: next },
      });
      let searched = 0;
      let searchedInTurn = 0;
      let bodies = 1;
      for (let heads = 0; heads < mostSearched.heads; heads += scannedAtOnce) {
        if (heads > 0) await turn();
        const rows = await (filter.account === undefined
          ? all.all(above, below, scannedAtOnce)
          : ofAccount.all(above, below, scannedAtOnce, filter.account));
        let known = new Map<number, string>();
        const left = await candidates(rows, filter, namesOf);
        for (const [i, head] of left.entries()) {
          below = head.n;
          if (!known.has(head.n)) {
            known = await bodiesIn(left.slice(i, i + bodies));
            // The first batches may fill the page.
            bodies = Math.min(2 * bodies, bodiesAtOnce);
          }
          const body = known.get(head.n);
          if (body === undefined) continue;
          const { all, wanted } = requestsOf(head.account, body, (request) => matches(request, filter));
          for (const [index, request] of [...wanted].reverse()) {
            const n = head.n * placesMax + index;
            if (n >= before) continue;
            const shown = { ...request, n, ...(await namesOf(request.account, request.key)) };
            if (filter.mode === undefined || shown.mode === filter.mode) found.push(shown);
          }
          const last = found[limit - 1];
          if (last && found.length > limit) return pageTo(last.n);
          const cost = all + 10;
          searched += cost;
          searchedInTurn += cost;
          if (searched >= mostSearched.requests) return pageTo(below * placesMax);
          if (searchedInTurn < requestsPerTurn) continue;
          searchedInTurn = 0;
          await turn();
        }
        below = rows.at(-1)?.n ?? below;
        if (rows.length < scannedAtOnce) return pageTo(null);
      }
      return pageTo(below * placesMax);
    },
  };
}

const withoutNames: Names = {
  accountId: null,
  accountName: null,
  keyId: null,
  keyName: null,
  keyHint: null,
  mode: null,
};

function mayMatch({ keys, errors }: Head, { key, status }: RequestFilter): boolean {
  if (key !== undefined && !keys.includes(`,${key},`)) return false;
  return status === undefined || status.least < 400 || errors > 0;
}

function matches(
  request: Pick<LoggedRequest, "key" | "at" | "status" | "method">,
  { key, status, method, since, until }: RequestFilter,
): boolean {
  if (key !== undefined && request.key !== key) return false;
  if (method !== undefined && request.method !== method) return false;
  if (until !== undefined && request.at >= until) return false;
  if (since !== undefined && request.at < since) return false;
  return status === undefined || (request.status >= status.least && request.status <= status.most);
}
