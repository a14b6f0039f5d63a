import type { EventRecord, EventSubject } from "../../domain/events/event.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection } from "./connection.ts";
import { deleteOldest, insertInto, orNull } from "./statements.ts";

export interface EventRow {
  id: string;
  ledger: number;
  mode: EventRecord["mode"];
  sequence: number;
  type: EventRecord["type"];
  created_at: number;
  data: string;
}

export const toEvent = (row: EventRow): EventRecord => ({
  id: row.id,
  ledger: row.ledger,
  mode: row.mode,
  sequence: row.sequence,
  type: row.type,
  createdAt: row.created_at,
  data: row.data,
});

const select = "select e.*, l.mode from events e join ledgers l on l.n = e.ledger";

const newest = "e.sequence < $2 order by e.sequence desc limit $3";

export function eventReads(db: Connection) {
  const byId = db.prepare<EventRow>(`${select} where e.id = $1 and e.ledger = $2 and e.created_at >= $3`);
  const list = db.prepare<EventRow>(`${select} where e.ledger = $1 and ${newest}`);
  const listOfType = db.prepare<EventRow>(`${select} where e.ledger = $1 and e.type = $4 and ${newest}`);
  // Each branch reads a page of its index.
  const newestOf = (column: string, n: string) =>
    `select * from (${select} where e.${column} = ${n} and e.sequence < $3 order by e.sequence desc limit $4) ${column}_events`;
  const about = db.prepare<EventRow>(
    `${newestOf("esim", "$1")} union all ${newestOf("order_n", "$2")} order by sequence desc limit $4`,
  );
  return {
    byId: async (ledger: number, id: string, notBefore: number) =>
      orNull(await byId.get(id, ledger, notBefore), toEvent),
    list: async (
      ledger: number,
      filter: { type?: string | undefined; notBefore: number },
      page: PageRequest,
    ) => {
      const before = page.after?.n ?? Number.MAX_SAFE_INTEGER;
      const rows =
        filter.type === undefined
          ? await list.all(ledger, before, page.limit + 1)
          : await listOfType.all(ledger, before, page.limit + 1, filter.type);
      // Filtered here: in the statement, the condition would read all expired events to fill a page.
      return rows.filter((row) => row.created_at >= filter.notBefore).map(toEvent);
    },
    about: async ({ esim, order }: EventSubject, notBefore: number, { after, limit }: PageRequest) => {
      const rows = await about.all(
        esim ?? null,
        order ?? null,
        after?.n ?? Number.MAX_SAFE_INTEGER,
        limit + 1,
      );
      return rows.filter((row) => row.created_at >= notBefore).map(toEvent);
    },
  };
}

const eventColumns = ["id", "ledger", "sequence", "type", "created_at", "data", "order_n", "esim"];

export function eventWrites(db: Connection) {
  const insertEvent = db.prepare(insertInto("events", eventColumns));
  const oldEvents = db.prepare(deleteOldest("events", "created_at"));
  return {
    append: async (event: EventRecord, { order, esim }: EventSubject = {}) => {
      const { id, ledger, sequence, type, createdAt, data } = event;
      await insertEvent.send(id, ledger, sequence, type, createdAt, data, order ?? null, esim ?? null);
    },
    deleteBefore: async (at: number, limit: number) => await oldEvents.run(at, limit),
  };
}

/** Returns the sequence of a ledger's first event at or after a time, or the next sequence if there is none. */
export function firstEventSince({ prepare }: Connection): (ledger: number, at: number) => Promise<number> {
  const first = prepare<{ first: number }>(`select coalesce(
       (select sequence from events where ledger = $1 and created_at >= $2 order by created_at, sequence limit 1),
       (select max(sequence) + 1 from events where ledger = $1), 0) as first`);
  return async (ledger, at) => (await first.get(ledger, at))?.first ?? 0;
}
