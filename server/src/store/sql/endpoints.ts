// Webhook endpoints: their data, health and leases.
import type { StoredEventType } from "@partner-esim/generated/events";
import type { Mode } from "../../domain/values/mode.ts";
import type { Endpoint, NewEndpoint } from "../../domain/webhooks/endpoint.ts";
import { type Health, healthy } from "../../domain/webhooks/health.ts";
import type { Connection, Value } from "./connection.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

export interface EndpointRow {
  n: number;
  id: string;
  ledger: number;
  account: number;
  mode: Mode;
  account_active: number;
  url: string;
  selection: string | null;
  secret: string;
  enabled: number;
  disabled_by: Endpoint["disabledBy"];
  disabled_at: number | null;
  deleted_at: number | null;
  created_at: number;
  failures_in_row: number;
  pause_ms: number;
  paused_until: number | null;
  exhausted_in_row: number;
  failing_since: number | null;
  warned_at: number | null;
  tried_sequence: number;
  due_at: number | null;
  sending: number | null;
  manual_delivery: number | null;
  holder: string | null;
  lease_until: number | null;
}

export type Selection = StoredEventType[] | null;

export const toSelection = (text: string | null): Selection => (text === null ? null : JSON.parse(text));

const fromSelection = (selection: Selection) => selection && JSON.stringify(selection);

export const toEndpoint = (row: EndpointRow): Endpoint => ({
  n: row.n,
  id: row.id,
  ledger: row.ledger,
  account: row.account,
  mode: row.mode,
  accountActive: row.account_active === 1,
  url: row.url,
  selection: toSelection(row.selection),
  secret: row.secret,
  enabled: row.enabled === 1,
  disabledBy: row.disabled_by,
  disabledAt: row.disabled_at,
  deletedAt: row.deleted_at,
  createdAt: row.created_at,
  failuresInRow: row.failures_in_row,
  pauseMs: row.pause_ms,
  pausedUntil: row.paused_until,
  exhaustedInRow: row.exhausted_in_row,
  failingSince: row.failing_since,
  warnedAt: row.warned_at,
  triedSequence: row.tried_sequence,
  dueAt: row.due_at,
  sending: row.sending,
  manualDelivery: row.manual_delivery,
  holder: row.holder,
  leaseUntil: row.lease_until,
});

export const select = `select p.*, l.account, l.mode, a.active as account_active
  from endpoints p join ledgers l on l.n = p.ledger join accounts a on a.n = l.account`;

export function endpointReads(db: Connection) {
  const notDeleted = "p.deleted_at is null";
  const byId = db.prepare<EndpointRow>(`${select} where p.id = $1 and l.account = $2 and ${notDeleted}`);
  const owner = db.prepare<{ account: number }>(
    `select l.account from endpoints p join ledgers l on l.n = p.ledger where p.id = $1 and ${notDeleted}`,
  );
  const byNumber = db.prepare<EndpointRow>(`${select} where p.n = $1`);
  const ofAccount = db.prepare<EndpointRow>(`${select} where l.account = $1 and ${notDeleted} order by p.n`);
  const receivers = db.prepare<
    Pick<EndpointRow, "n" | "selection" | "paused_until">
  >(`select n, selection, paused_until from endpoints p
     where ledger = $1 and enabled = 1 and ${notDeleted} order by n`);
  const registered = db.prepare<{ created_at: number }>(
    `select created_at from endpoints where ${db.dialect.ownedBelow("ledger", "$1", "$3")}
     order by ledger desc, n desc limit 1 offset $2`,
  );
  const several = db.prepare<EndpointRow>(`${select} where ${db.dialect.isOneOf("p.n", "$1")}`);
  return {
    registeredAt: async (ledger: number, count: number) =>
      (await registered.get(ledger, count - 1, Number.MAX_SAFE_INTEGER))?.created_at ?? null,
    byNumbers: async (numbers: readonly number[]) =>
      (await several.all(JSON.stringify(numbers))).map(toEndpoint),
    byId: async (account: number, id: string) => orNull(await byId.get(id, account), toEndpoint),
    accountOf: async (id: string) => (await owner.get(id))?.account ?? null,
    byNumber: async (n: number) => orNull(await byNumber.get(n), toEndpoint),
    ofAccount: async (account: number) => (await ofAccount.all(account)).map(toEndpoint),
    receivers: async (ledger: number) =>
      (await receivers.all(ledger)).map(({ n, selection, paused_until }) => ({
        n,
        selection: toSelection(selection),
        pausedUntil: paused_until,
      })),
  };
}

const settingColumns = "url selection secret enabled disabled_by disabled_at deleted_at".split(" ");

const healthColumns = "failures_in_row pause_ms paused_until exhausted_in_row failing_since warned_at".split(
  " ",
);

const sendingColumns = [
  ...healthColumns,
  ..."tried_sequence due_at sending manual_delivery holder lease_until".split(" "),
];

const insertedColumns = [
  ..."id ledger url selection secret enabled created_at tried_sequence".split(" "),
  ...healthColumns,
];

function healthValues(health: Readonly<Health>): Value[] {
  const { failuresInRow, pauseMs, pausedUntil, exhaustedInRow, failingSince, warnedAt } = health;
  return [failuresInRow, pauseMs, pausedUntil, exhaustedInRow, failingSince, warnedAt];
}

/** Locks first, then reads, like ledgers. */
export function endpointLocks(db: Connection) {
  const { byNumber } = endpointReads(db);
  const { locksRows, locked } = db.dialect;
  const hold = db.prepare(`select n from endpoints where n = $1${locked("endpoints")}`);
  return {
    lock: async (n: number) => {
      if (!locksRows) return await byNumber(n);
      // Sent together; the read runs after the lock is granted.
      const [, endpoint] = await Promise.all([hold.get(n), byNumber(n)]);
      return endpoint;
    },
  };
}

export function endpointWrites(db: Connection, madeDue: () => void) {
  const insert = db.prepare(insertInto("endpoints", insertedColumns));
  const save = db.prepare(
    updateByNumber("endpoints", [...settingColumns, ...healthColumns, "tried_sequence", "due_at"]),
  );
  const saveSending = db.prepare(updateByNumber("endpoints", sendingColumns));
  const count = db.prepare(`update ledgers set enabled_endpoints = (
       select count(*) from endpoints where ledger = $1 and enabled = 1 and deleted_at is null
     ) where n = $1`);
  const openPeriod = db.prepare(insertInto("endpoint_periods", ["endpoint", "after_sequence", "selection"]));
  const closePeriod = db.prepare(
    "update endpoint_periods set until_sequence = $2 where endpoint = $1 and until_sequence is null",
  );
  const old = db.prepare(`delete from endpoints where n in (
       select n from endpoints p where deleted_at < $1 and holder is null
       and not exists (select 1 from deliveries where endpoint = p.n) limit $2)`);
  return {
    insert: async (endpoint: NewEndpoint): Promise<{ n: number }> => {
      const { id, ledger, url, selection, secret, createdAt, triedSequence } = endpoint;
      const values = [id, ledger, url, fromSelection(selection), secret, 1, createdAt, triedSequence];
      return { n: await insert.insert(...values, ...healthValues(healthy)) };
    },
    update: async (endpoint: Endpoint) => {
      const { n, url, selection, secret, enabled, disabledBy, disabledAt, deletedAt } = endpoint;
      const ending = [Number(enabled), disabledBy, disabledAt, deletedAt];
      await save.run(
        n,
        url,
        fromSelection(selection),
        secret,
        ...ending,
        ...healthValues(endpoint),
        endpoint.triedSequence,
        endpoint.dueAt,
      );
    },
    updateSending: async (endpoint: Endpoint) => {
      const { n, triedSequence, dueAt, sending, manualDelivery, holder, leaseUntil } = endpoint;
      const holding = [sending, manualDelivery, holder, leaseUntil];
      await saveSending.send(n, ...healthValues(endpoint), triedSequence, dueAt, ...holding);
      if (dueAt !== null && holder === null) madeDue();
    },
    countEnabled: async (ledger: number) => {
      await count.run(ledger);
    },
    openPeriod: async (endpoint: number, afterSequence: number, selection: Selection) => {
      await openPeriod.run(endpoint, afterSequence, fromSelection(selection));
    },
    closePeriod: async (endpoint: number, untilSequence: number) => {
      await closePeriod.run(endpoint, untilSequence);
    },
    deleteDeletedBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
