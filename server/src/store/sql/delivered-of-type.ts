// Delivered deliveries of one event type. Those that arrived at their first attempt are found by the events of the type,
// skipping what failed, because failed ones know how far there is nothing else. What arrived later has an index.
import type { Connection } from "./connection.ts";
import { type DeliveryRow, from, shown } from "./deliveries.ts";

export type Turn = () => Promise<void>;

/** Those of an endpoint below a sequence, newest first. */
export type ReadOf = (endpoint: number, before: number, limit: number) => Promise<DeliveryRow[]>;

export type ByNumbers = (numbers: readonly number[]) => Promise<DeliveryRow[]>;

/** Two milliseconds. */
const atOnce = 100;

interface EventRow {
  sequence: number;
  created_at: number;
}

interface FoundRow {
  n: number;
  sequence: number;
  skips_to: number | null;
  arrived_first: number;
}

interface Filter {
  ledger: number;
  type: string;
  notBefore: number;
}

export const newestEvents = (db: Connection) =>
  db.prepare<EventRow>(
    `select sequence, created_at from events where ledger = $1 and type = $2 and sequence < $3
     order by sequence desc limit $4`,
  );

export function deliveredOfType(db: Connection, byNumbers: ByNumbers) {
  const eventsOf = newestEvents(db);
  const tried = db.prepare<{ sequence: number }>(
    "select tried_sequence as sequence from endpoints where n = $1",
  );
  const ofSequences = db.prepare<FoundRow>(
    `select n, sequence, skips_to,
       case when status = 'delivered' and attempts > 0 and skips_to is null then 1 else 0 end as arrived_first
     from deliveries where endpoint = $1 and ${db.dialect.isOneOf("sequence", "$2")} order by sequence desc`,
  );
  const later = db.prepare<DeliveryRow>(`select ${shown} ${from}
     where d.endpoint = $1 and d.status = 'delivered' and (d.skips_to is not null or d.attempts = 0)
       and (d.event_type, d.sequence) > ($2, 0) and (d.event_type, d.sequence) < ($2, $3)
     order by d.event_type desc, d.sequence desc limit $4`);

  /** Nothing above the last sequence that was tried has arrived at its first attempt. */
  const arrivedFirst =
    ({ ledger, type, notBefore }: Filter, turn: Turn): ReadOf =>
    async (endpoint, before, limit) => {
      const found: number[] = [];
      let next = Math.min(before, ((await tried.get(endpoint))?.sequence ?? 0) + 1);
      for (let size = limit; ; ) {
        const events = await eventsOf.all(ledger, type, next, size);
        const sequences = events.map(({ sequence }) => sequence);
        for (const row of await ofSequences.all(endpoint, JSON.stringify(sequences))) {
          if (row.arrived_first === 1) found.push(row.n);
          if (row.skips_to !== null) next = Math.min(next, row.skips_to + 1);
        }
        const last = events.at(-1);
        const isEnd = !last || events.length < size || last.created_at < notBefore;
        if (isEnd || found.length >= limit) return await byNumbers(found.slice(0, limit));
        size = next < last.sequence ? limit : atOnce;
        next = Math.min(next, last.sequence);
        await turn();
      }
    };

  const arrivedLater =
    (type: string): ReadOf =>
    async (endpoint, before, limit) =>
      await later.all(endpoint, type, before, limit);

  return { arrivedFirst, arrivedLater };
}
