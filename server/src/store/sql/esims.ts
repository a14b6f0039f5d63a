// The repository of eSIMs.
import type { Esim, NewEsim } from "../../domain/esims/esim.ts";
import type { EsimFilter } from "../../domain/esims/store.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { PurchaseEntry } from "../../domain/orders/store.ts";
import type { BoughtUnit } from "../../domain/supply/units.ts";
import type { Connection, Value } from "./connection.ts";
import { pagesByTime } from "./lists.ts";
import { entryColumns, insertInto, orNull, updateByNumber } from "./statements.ts";

export interface EsimRow {
  n: number;
  iccid: string;
  ledger: number;
  mode: Esim["mode"];
  status: Esim["status"];
  order_n: number | null;
  order_id: string | null;
  customer_ref: string | null;
  package_number: number | null;
  package_name: string;
  origin: string;
  smdp_address: string | null;
  activation_code: string | null;
  unlimited: number;
  total_mb: number | null;
  used_mb: number;
  validity_days: number;
  activated_at: number | null;
  expires_at: number | null;
  created_at: number;
  running_topups: number;
  cancelling: number;
  unit_id: string | null;
  announced_80_mb: number | null;
  announced_100_mb: number | null;
  next_check_at: number | null;
  polled_at: number | null;
}

export const toEsim = (row: EsimRow): Esim => ({
  n: row.n,
  iccid: row.iccid,
  ledger: row.ledger,
  mode: row.mode,
  status: row.status,
  order: row.order_n,
  orderId: row.order_id,
  customerRef: row.customer_ref,
  packageNumber: row.package_number,
  packageName: row.package_name,
  origin: JSON.parse(row.origin),
  smdpAddress: row.smdp_address,
  sealedCode: row.activation_code,
  unlimited: row.unlimited === 1,
  totalMb: row.total_mb,
  usedMb: row.used_mb,
  validityDays: row.validity_days,
  activatedAt: row.activated_at,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  runningTopups: row.running_topups,
  cancelling: row.cancelling === 1,
  unitId: row.unit_id,
  announced80Mb: row.announced_80_mb,
  announced100Mb: row.announced_100_mb,
  nextCheckAt: row.next_check_at,
  polledAt: row.polled_at,
});

export const selectEsim = "select e.*, l.mode from esims e join ledgers l on l.n = e.ledger";

const pastExpiry =
  "select n from esims where status in ('active', 'depleted') and expires_at <= $1 and running_topups = 0";

export const esimStatuses = Object.keys({
  ready: true,
  active: true,
  depleted: true,
  expired: true,
  cancelled: true,
} satisfies Record<Esim["status"], true>);

/** SQLite uses the partial index only for this exact text. */
const checked = "next_check_at is not null and status in ('ready', 'active', 'depleted')";

const changing = [
  "status",
  "smdp_address",
  "activation_code",
  "total_mb",
  "used_mb",
  "validity_days",
  "activated_at",
  "expires_at",
  "running_topups",
  "cancelling",
  "announced_80_mb",
  "announced_100_mb",
];

const changingValues = (esim: NewEsim): Value[] => [
  esim.status,
  esim.smdpAddress,
  esim.sealedCode,
  esim.totalMb,
  esim.usedMb,
  esim.validityDays,
  esim.activatedAt,
  esim.expiresAt,
  esim.runningTopups,
  Number(esim.cancelling),
  esim.announced80Mb,
  esim.announced100Mb,
];

const valuesOf = (esim: NewEsim): Value[] => [
  esim.iccid,
  esim.ledger,
  esim.order,
  esim.orderId,
  esim.customerRef,
  esim.packageNumber,
  esim.packageName,
  JSON.stringify(esim.origin),
  Number(esim.unlimited),
  esim.createdAt,
  esim.unitId,
  esim.nextCheckAt,
  esim.polledAt,
  ...changingValues(esim),
];

const fixed = [
  "iccid",
  "ledger",
  "order_n",
  "order_id",
  "customer_ref",
  "package_number",
  "package_name",
  "origin",
  "unlimited",
  "created_at",
  "unit_id",
  "next_check_at",
  "polled_at",
];

export const nextExpiryText = `select expires_at from esims
     where status in ('active', 'depleted') and running_topups = 0 order by expires_at limit 1`;

export function esimReads(db: Connection) {
  const byIccid = db.prepare<EsimRow>(`${selectEsim} where e.iccid = $1 and e.ledger = $2`);
  const byNumber = db.prepare<EsimRow>(`${selectEsim} where e.n = $1`);
  const ofOrder = db.prepare<EsimRow>(`${selectEsim} where e.order_n = $1 order by e.n`);
  const past = db.prepare<{ n: number }>(`${pastExpiry} order by expires_at limit $2`);
  // The plus disables the ledger's indexes, which would read every running eSIM.
  const pastInLedger = db.prepare<{ n: number }>(`${pastExpiry} and +ledger = $3 limit $2`);
  const nextExpiry = db.prepare<{ expires_at: number }>(nextExpiryText);
  const nextExpiryAt = async () => (await nextExpiry.get())?.expires_at ?? null;
  const list = pagesByTime<EsimRow, keyof EsimFilter>(db, {
    select: "select row.*, l.mode from esims row join ledgers l on l.n = row.ledger",
    table: "esims",
    owner: "ledger",
    conditions: {
      status: "row.status = ?",
      customerRef: "row.customer_ref = ?",
      createdAfter: "row.created_at >= ?",
      createdBefore: "row.created_at < ?",
    },
    statuses: esimStatuses,
  });
  const byNumbers = db.prepare<EsimRow>(`${selectEsim} where ${db.dialect.isOneOf("e.n", "$1")}`);
  const ofOrders = db.prepare<PurchaseEntry<Esim["status"]>>(
    `select ${entryColumns} from esims where ${db.dialect.isOneOf("order_n", "$1")} limit $2`,
  );
  const boughtSince =
    db.prepare<BoughtUnit>(`select e.n, e.unit_id as "unitId", e.iccid, e.order_id as "orderId",
       a.id as account
     from esims e join orders o on o.n = e.order_n join ledgers l on l.n = e.ledger join accounts a on a.n = l.account
     where e.n > $2 and e.unit_id is not null and e.status <> 'cancelled' and o.created_at >= $1
     order by e.n limit $3`);
  const toCheck = db.prepare<{ n: number }>(`select n from esims where ${checked} limit 1`);
  const esim = db.prepare<EsimRow>(`${selectEsim} where e.iccid = $1`);
  return {
    byIccid: async (ledger: number, iccid: string) => orNull(await byIccid.get(iccid, ledger), toEsim),
    byNumber: async (n: number) => orNull(await byNumber.get(n), toEsim),
    ofOrder: async (order: number) => (await ofOrder.all(order)).map(toEsim),
    byNumbers: async (numbers: readonly number[]) =>
      (await byNumbers.all(JSON.stringify(numbers))).map(toEsim),
    ofOrders: async (orders: readonly number[], limit: number) =>
      await ofOrders.all(JSON.stringify(orders), limit),
    boughtSince: async (since: number, after: number, limit: number) =>
      await boughtSince.all(since, after, limit),
    list: async (ledger: number, filter: EsimFilter, page: PageRequest) =>
      (await list(ledger, filter, page)).map(toEsim),
    pastExpiry: async (now: number, limit: number, ledger?: number) => {
      const rows =
        ledger === undefined ? await past.all(now, limit) : await pastInLedger.all(now, limit, ledger);
      return rows.map((row) => row.n);
    },
    nextExpiryAt,
    knownNextExpiryAt: nextExpiryAt,
    isAnyToCheck: async () => (await toCheck.get()) !== undefined,
    byIccidAnywhere: async (iccid: string) => orNull(await esim.get(iccid), toEsim),
  };
}

export function esimLocks(db: Connection) {
  const lock = db.prepare<EsimRow>(`${selectEsim} where e.n = $1${db.dialect.locked("e")}`);
  return {
    lock: async (n: number) => orNull(await lock.get(n), toEsim),
  };
}

export function esimWrites(db: Connection) {
  const insert = db.prepare(`${insertInto("esims", [...fixed, ...changing])} on conflict do nothing`);
  const update = db.prepare(updateByNumber("esims", changing));
  const due = db.prepare<EsimRow>(
    `${selectEsim} where ${checked} and next_check_at <= $1 order by next_check_at limit $2${db.dialect.lockedFree("e")}`,
  );
  const setNextCheck = db.prepare(
    `update esims set next_check_at = $2 where ${db.dialect.isOneOf("n", "$1")}`,
  );
  const setPolledAt = db.prepare("update esims set polled_at = $2 where n = $1");
  return {
    insert: async (esim: NewEsim): Promise<Esim | null> => {
      const n = await insert.insertNew(...valuesOf(esim));
      return n === null ? null : { ...esim, n };
    },
    insertAll: async (esims: readonly NewEsim[]): Promise<number> =>
      await insert.insertEach(esims.map(valuesOf)),
    update: async (esim: Esim) => {
      await update.run(esim.n, ...changingValues(esim));
    },
    claimChecks: async (now: number, nextAt: number, limit: number): Promise<Esim[]> => {
      const rows = await due.all(now, limit);
      if (rows.length > 0) await setNextCheck.send(JSON.stringify(rows.map(({ n }) => n)), nextAt);
      return rows.map(toEsim);
    },
    setPolledAt: async (esim: number, at: number) => {
      await setPolledAt.run(esim, at);
    },
  };
}
