// Counts a ledger's deliveries by status. Delivered ones are the total less the others. The total is cached by blocks
// of sequences, whose deliveries are deleted only with an endpoint or with all earlier blocks.

import { LRUCache } from "lru-cache";
import type { Counts } from "../../domain/accounts/overview-store.ts";
import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import type { DeliveryStatus } from "../../domain/webhooks/delivery.ts";
import type { Connection } from "./connection.ts";
import { rangeCount } from "./counted-ranges.ts";

const ledgersMax = 500;

interface Blocks {
  /** Numbers of the endpoints. */
  endpoints: string;
  /** Counts by first sequence of the block. */
  counts: Map<number, number>;
}

/** @param firstEvent returns the sequence of a ledger's first event at or after a time */
export function deliveryCounts(
  db: Connection,
  firstEvent: (ledger: number, at: number) => Promise<number>,
): (ledger: number, since: number) => Promise<Counts<DeliveryStatus>> {
  const all = db.prepare<{ count: number }>(
    "select count(*) as count from deliveries where ledger = $1 and sequence >= $2 and sequence < $3",
  );
  const bounds = db.prepare<{ first: number | null; last: number | null }>(
    `select (select min(sequence) from deliveries where ledger = $1) as first,
       (select sequence from ledgers where n = $1) as last`,
  );
  const endpointsOf = db.prepare<{ n: number; tried: number }>(
    "select n, tried_sequence as tried from endpoints where ledger = $1 order by n",
  );
  const countOf = (condition: string) =>
    rangeCount(db, `deliveries where endpoint = $1 and ${condition}`, "sequence");
  const pending = countOf("status = 'pending'");
  const retrying = countOf("status = 'retrying' and due_at is not null");
  const failed = countOf("status = 'failed' and due_at is null");
  const sending = db.prepare<{
    status: DeliveryStatus;
  }>(`select d.status from endpoints p join deliveries d on d.n = p.sending
     where p.ledger = $1 and p.sending is not null and d.sequence >= $2`);
  const blocks = new LRUCache<number, Blocks>({ max: ledgersMax });
  // Each sequence may have a delivery for each of five endpoints.
  const blockSize = db.dialect.countedAtOnce / 2;

  const blocksOf = (ledger: number, endpoints: string): Blocks => {
    const known = blocks.get(ledger);
    if (known?.endpoints === endpoints) return known;
    const found = { endpoints, counts: new Map() };
    blocks.set(ledger, found);
    return found;
  };

  async function countAll(ledger: number, from: number, last: number, endpoints: string): Promise<number> {
    const { counts } = blocksOf(ledger, endpoints);
    for (const start of counts.keys()) if (start < from) counts.delete(start);
    let total = 0;
    let read = 0;
    for (let start = from - (from % blockSize); start <= last; start += blockSize) {
      const end = start + blockSize;
      const known = start < from ? undefined : counts.get(start);
      if (known === undefined && read++ > 0) await yieldTurn();
      const count = known ?? (await all.get(ledger, Math.max(start, from), end))?.count ?? 0;
      if (start >= from && end <= last) counts.set(start, count);
      total += count;
    }
    return total;
  }

  return async (ledger, since) => {
    const { first, last } = (await bounds.get(ledger)) ?? { first: null, last: null };
    const counts = { pending: 0, sending: 0, retrying: 0, delivered: 0, failed: 0 };
    if (first === null || last === null) return counts;
    const from = Math.max(first, await firstEvent(ledger, since));
    const endpoints = await endpointsOf.all(ledger);
    counts.delivered = await countAll(ledger, from, last, endpoints.map(({ n }) => n).join());
    for (const { n, tried } of endpoints) {
      counts.pending += await pending({ values: [n], first: Math.max(from, tried + 1), last });
      counts.retrying += await retrying({ values: [n], first: from, last });
      counts.failed += await failed({ values: [n], first: from, last });
    }
    counts.delivered -= counts.pending + counts.retrying + counts.failed;
    for (const { status } of await sending.all(ledger, from)) {
      counts[status] -= 1;
      counts.sending += 1;
    }
    return counts;
  };
}
