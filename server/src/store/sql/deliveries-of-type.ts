// Lists of deliveries of one event type, newest first. Rare statuses have indexes by endpoint, and all else is found
// by the events of the type.
import type { PageRequest } from "../../domain/pages.ts";
import type { DeliveryStatus } from "../../domain/webhooks/delivery.ts";
import type { DeliveryRecord } from "../../domain/webhooks/store.ts";
import type { Connection } from "./connection.ts";
import type { DeliveryRow } from "./deliveries.ts";

export type Turn = () => Promise<void>;

/** Of some endpoints, in one status or in all; one more than the page's limit if there are more. */
export type NewestOf = (
  endpoints: readonly { n: number }[],
  status: DeliveryStatus | "all",
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

type SearchedRow = Pick<DeliveryRow, "n" | "sequence" | "endpoint"> & { status: DeliveryRecord["status"] };

const isNext = ({ sequence, n }: SearchedRow, { after }: PageRequest) =>
  after === null || sequence < after.at || (sequence === after.at && n < after.n);

export function deliveriesOfType(
  db: Connection,
  newestOf: NewestOf,
  byNumbers: (numbers: readonly number[]) => Promise<DeliveryRow[]>,
) {
  const eventsOf = db.prepare<{ sequence: number; created_at: number }>(
    `select sequence, created_at from events where ledger = $1 and type = $2 and sequence < $3
     order by sequence desc limit $4`,
  );
  const ofSequences = db.prepare<SearchedRow>(
    `select n, sequence, endpoint, status from deliveries
     where ledger = $1 and ${db.dialect.isOneOf("sequence", "$2")} order by sequence desc, n desc`,
  );

  const ofStatus = async (
    { type, status, endpoints, notBefore }: TypeFilter,
    page: PageRequest,
    turn: Turn,
  ): Promise<DeliveryRow[]> => {
    const found: DeliveryRow[] = [];
    for (let { after } = page; ; ) {
      const rows = await newestOf(endpoints, status ?? "all", { after, limit: atOnce }, turn);
      found.push(...rows.filter((row) => row.event_type === type));
      const last = rows[atOnce];
      if (!last || last.created_at < notBefore || found.length > page.limit) return found;
      after = { at: last.sequence, n: last.n };
      await turn();
    }
  };

  const byEvents = async (
    { ledger, type, status, endpoints, notBefore }: TypeFilter,
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
        const fits = status === undefined || row.status === status;
        if (fits && chosen.has(row.endpoint) && isNext(row, page)) found.push(row.n);
      }
      const last = events.at(-1);
      if (!last || events.length < size || last.created_at < notBefore || found.length > page.limit)
        return found;
      before = last.sequence;
      await turn();
    }
  };

  return async (filter: TypeFilter, page: PageRequest, turn: Turn): Promise<DeliveryRow[]> => {
    const isRare = filter.status !== undefined && filter.status !== "delivered";
    const most = page.limit + 1;
    if (isRare) return (await ofStatus(filter, page, turn)).slice(0, most);
    return await byNumbers((await byEvents(filter, page, turn)).slice(0, most));
  };
}
