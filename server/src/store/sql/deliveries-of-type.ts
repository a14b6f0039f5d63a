// Lists of deliveries of one event type, newest first. Rare statuses have an index by endpoint and type. Older deliveries
// have no type: those of the status are read until a page is full.
import type { PageRequest } from "../../domain/pages.ts";
import type { DeliveryStatus } from "../../domain/webhooks/delivery.ts";
import type { Connection } from "./connection.ts";
import {
  type ByNumbers,
  deliveredOfType,
  newestEvents,
  type ReadOf,
  type Turn,
} from "./delivered-of-type.ts";
import { type DeliveryRow, from, shown } from "./deliveries.ts";

/** Of some endpoints; one more than the page's limit if there are more. */
export type NewestOf = (
  endpoints: readonly { n: number }[],
  read: ReadOf,
  page: PageRequest,
  turn: Turn,
) => Promise<DeliveryRow[]>;

export interface TypeFilter {
  ledger: number;
  type: string;
  status: DeliveryStatus | undefined;
  endpoints: readonly { n: number }[];
  notBefore: number;
}

/** Each with a delivery for each of five endpoints: two milliseconds. */
const atOnce = 100;
const most = Number.MAX_SAFE_INTEGER;

type SearchedRow = Pick<DeliveryRow, "n" | "sequence" | "endpoint">;

const isNext = ({ sequence, n }: SearchedRow, { after }: PageRequest) =>
  after === null || sequence < after.at || (sequence === after.at && n < after.n);

const newestFirst = (a: SearchedRow, b: SearchedRow) => b.sequence - a.sequence || b.n - a.n;

type ListedStatus = "pending" | "retrying" | "failed";
const untyped = "";

/** Reads by the index alone: given `d.status = 'failed'`, PostgreSQL may choose by type among all that failed. */
function typedLists(db: Connection): Record<ListedStatus, (type: string) => ReadOf> {
  const list = (status: ListedStatus, above = "0") => {
    const statement = db.prepare<DeliveryRow>(`select ${shown} ${from}
       where d.endpoint = $1 and d.event_type = $2 and d.status <> 'delivered' and d.event_type >= ''
         and (d.status, d.sequence) > ('${status}', ${above}) and (d.status, d.sequence) < ('${status}', $3)
         and p.sending is distinct from d.n
       order by d.status desc, d.sequence desc limit $4`);
    return (type: string): ReadOf =>
      async (endpoint, before, limit) =>
        await statement.all(endpoint, type, before, limit);
  };
  return {
    pending: list("pending", "(select tried_sequence from endpoints where n = $1)"),
    retrying: list("retrying"),
    failed: list("failed"),
  };
}

interface Lists {
  newestOf: NewestOf;
  byNumbers: ByNumbers;
  sending: ReadOf;
}

export function deliveriesOfType(db: Connection, { newestOf, byNumbers, sending }: Lists) {
  const typed = typedLists(db);
  const delivered = deliveredOfType(db, byNumbers);
  const eventsOf = newestEvents(db);
  const ofSequences = db.prepare<SearchedRow>(
    `select n, sequence, endpoint from deliveries
     where ledger = $1 and ${db.dialect.isOneOf("sequence", "$2")} order by sequence desc, n desc`,
  );

  /** @param from the sequence below which a page needs none */
  const chosenOf = async (
    read: ReadOf,
    { type, endpoints, notBefore }: TypeFilter,
    page: PageRequest,
    turn: Turn,
    from = 0,
  ): Promise<DeliveryRow[]> => {
    const found: DeliveryRow[] = [];
    let left = endpoints;
    const ended = new Set<number>();
    const readOf: ReadOf = async (endpoint, before, limit) => {
      const rows = await read(endpoint, before, limit);
      if (rows.length === 0) ended.add(endpoint);
      return rows;
    };
    for (let { after } = page; ; ) {
      const rows = await newestOf(left, readOf, { after, limit: atOnce }, turn);
      left = left.filter(({ n }) => !ended.has(n));
      found.push(...rows.filter((row) => row.event_type === type));
      const last = rows[atOnce];
      const isEnd = !last || last.sequence < from || last.created_at < notBefore;
      if (isEnd || found.length > page.limit) return found;
      after = { at: last.sequence, n: last.n };
      await turn();
    }
  };

  const byEvents = async (
    { ledger, type, endpoints, notBefore }: TypeFilter,
    page: PageRequest,
    turn: Turn,
  ): Promise<number[]> => {
    const chosen = new Set(endpoints.map(({ n }) => n));
    const found: number[] = [];
    let before = page.after === null ? most : page.after.at + 1;
    for (let size = page.limit + 2; ; size = atOnce) {
      const events = await eventsOf.all(ledger, type, before, size);
      const sequences = events.map(({ sequence }) => sequence);
      const rows = await ofSequences.all(ledger, JSON.stringify(sequences));
      for (const row of rows) {
        if (chosen.has(row.endpoint) && isNext(row, page)) found.push(row.n);
      }
      const last = events.at(-1);
      if (!last || events.length < size || last.created_at < notBefore || found.length > page.limit)
        return found;
      before = last.sequence;
      await turn();
    }
  };

  return async (filter: TypeFilter, page: PageRequest, turn: Turn): Promise<DeliveryRow[]> => {
    const { status, type, endpoints } = filter;
    const most = page.limit + 1;
    if (status === undefined) return await byNumbers((await byEvents(filter, page, turn)).slice(0, most));
    if (status === "sending") return (await chosenOf(sending, filter, page, turn)).slice(0, most);
    const list = status === "delivered" ? delivered.arrivedLater : typed[status];
    const reads = status === "delivered" ? [delivered.arrivedFirst(filter, turn), list(type)] : [list(type)];
    const rows: DeliveryRow[] = [];
    for (const read of reads) rows.push(...(await newestOf(endpoints, read, page, turn)));
    rows.sort(newestFirst);
    rows.push(...(await chosenOf(list(untyped), filter, page, turn, rows[page.limit]?.sequence)));
    return rows.sort(newestFirst).slice(0, most);
  };
}
