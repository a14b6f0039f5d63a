// The repository of top-ups.
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { TopupFilter } from "../../domain/topups/store.ts";
import type { NewTopup, Topup } from "../../domain/topups/topup.ts";
import type { Connection } from "./connection.ts";
import { pagesByTime } from "./lists.ts";
import { toOrigin } from "./orders.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

export interface TopupRow {
  n: number;
  id: string;
  ledger: number;
  mode: Topup["mode"];
  status: Topup["status"];
  esim: number;
  iccid: string;
  package_number: number;
  package: string;
  customer_ref: string | null;
  total_paise: number;
  balance_after_paise: number;
  created_at: number;
  api_key: number | null;
  request_id: string | null;
  placed_by: string | null;
}

export const toTopup = (row: TopupRow): Topup => ({
  n: row.n,
  id: row.id,
  ledger: row.ledger,
  mode: row.mode,
  status: row.status,
  esim: row.esim,
  iccid: row.iccid,
  packageNumber: row.package_number,
  package: JSON.parse(row.package),
  customerRef: row.customer_ref,
  totalPaise: row.total_paise,
  balanceAfterPaise: row.balance_after_paise,
  createdAt: row.created_at,
  origin: toOrigin(row),
});

const topupStatuses = Object.keys({
  processing: true,
  completed: true,
  failed: true,
} satisfies Record<Topup["status"], true>);

const selectTopup = "select t.*, l.mode from topups t join ledgers l on l.n = t.ledger";

export function topupReads(db: Connection) {
  const topupById = db.prepare<TopupRow>(`${selectTopup} where t.id = $1 and t.ledger = $2`);
  const topupByNumber = db.prepare<TopupRow>(`${selectTopup} where t.n = $1`);
  const ofEsimIn = (status: Topup["status"]) =>
    db.prepare<TopupRow>(`${selectTopup} where t.esim = $1 and t.status = '${status}' order by t.n`);
  const byRequest = db.prepare<{
    iccid: string;
  }>(`select iccid from topups where ledger = $1 and created_at = $2
    and status in (${topupStatuses.map((status) => `'${status}'`).join(", ")}) and request_id = $3 limit 1`);
  const topupAnywhere = db.prepare<TopupRow>(`${selectTopup} where t.id = $1`);
  const completedTopups = ofEsimIn("completed");
  const runningTopups = ofEsimIn("processing");
  const rows = {
    select: "select row.*, l.mode from topups row join ledgers l on l.n = row.ledger",
    table: "topups",
  };
  const ofEsim = pagesByTime<TopupRow, never>(db, { ...rows, owner: "esim", conditions: {} });
  const ofLedger = pagesByTime<TopupRow, "status">(db, {
    ...rows,
    owner: "ledger",
    conditions: { status: "row.status = ?" },
    statuses: topupStatuses,
  });
  return {
    byId: async (ledger: number, id: string) => orNull(await topupById.get(id, ledger), toTopup),
    byIdAnywhere: async (id: string) => orNull(await topupAnywhere.get(id), toTopup),
    iccidByRequest: async (ledger: number, requestId: string, at: number) =>
      (await byRequest.get(ledger, at, requestId))?.iccid ?? null,
    byNumber: async (n: number) => orNull(await topupByNumber.get(n), toTopup),
    completedOf: async (esim: number) => (await completedTopups.all(esim)).map(toTopup),
    runningOf: async (esim: number) => (await runningTopups.all(esim)).map(toTopup),
    ofEsim: async (esim: number, page: PageRequest) => (await ofEsim(esim, {}, page)).map(toTopup),
    list: async (ledger: number, { status }: TopupFilter, page: PageRequest) =>
      (await ofLedger(ledger, { status }, page)).map(toTopup),
  };
}

const topupColumns = [
  "id",
  "ledger",
  "status",
  "esim",
  "iccid",
  "package_number",
  "package",
  "customer_ref",
  "total_paise",
  "balance_after_paise",
  "created_at",
  "api_key",
  "request_id",
  "placed_by",
];

export function topupLocks(db: Connection) {
  const lock = db.prepare<TopupRow>(`${selectTopup} where t.n = $1${db.dialect.locked("t")}`);
  return {
    lock: async (n: number) => orNull(await lock.get(n), toTopup),
  };
}

export function topupWrites(db: Connection) {
  const insertTopup = db.prepare(insertInto("topups", topupColumns));
  const updateTopup = db.prepare(updateByNumber("topups", ["status", "balance_after_paise"]));
  return {
    insert: async (topup: NewTopup): Promise<Topup> => {
      const n = await insertTopup.insert(
        topup.id,
        topup.ledger,
        topup.status,
        topup.esim,
        topup.iccid,
        topup.packageNumber,
        JSON.stringify(topup.package),
        topup.customerRef,
        topup.totalPaise,
        topup.balanceAfterPaise,
        topup.createdAt,
        topup.origin.apiKey,
        topup.origin.requestId,
        topup.origin.member,
      );
      return { ...topup, n };
    },
    update: async (topup: Topup) => {
      await updateTopup.run(topup.n, topup.status, topup.balanceAfterPaise);
    },
  };
}
