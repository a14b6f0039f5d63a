// Compares the clients' notes and the endpoints' requests with the service's lists and the database.
import type { components } from "@partner-esim/generated/types";
import pg from "pg";
import type { Receiver } from "../../server/test/webhooks/receiver.ts";
import { type Client, paiseOf } from "./buyer.ts";
import { checkDeliveries, checkHistory, checkSequence, type Entry, type EventRecord } from "./history.ts";

type Event = components["schemas"]["Event"];
type Order = components["schemas"]["Order"];

interface Stored {
  entries: Entry[];
  /** Top-ups from the database, because the API has no list of them. */
  topups: { id: string; costPaise: number }[];
  /** Sequences of deliveries with a failed attempt. */
  retried: Set<number>;
}

export class Findings {
  readonly #url: string;
  readonly #receiver: Receiver;
  readonly #clients: readonly Client[];
  readonly #newWindow: () => Promise<void>;
  #events = 0;
  #retried = 0;

  /** @param newWindow begins a new window of every rate limit */
  constructor(url: string, receiver: Receiver, clients: readonly Client[], newWindow: () => Promise<void>) {
    this.#newWindow = newWindow;
    this.#url = url;
    this.#receiver = receiver;
    this.#clients = clients;
  }

  async check(): Promise<string[]> {
    const faults: string[] = [];
    for (const client of this.#clients) {
      const found = await this.#checkLedger(client).catch((error: Error) => [error.message]);
      faults.push(...[...client.faults, ...found].map((fault) => `${client.access.name}: ${fault}`));
    }
    return faults;
  }

  summary(): string[] {
    const sum = (of: (client: Client) => number) => this.#clients.reduce((n, client) => n + of(client), 0);
    const arrivals = this.#receiver.received.length;
    return [
      `${sum(({ journal }) => journal.length)} purchases, ${sum(({ counts }) => counts.requests)} requests: ` +
        `${sum(({ counts }) => counts.cut)} without a response, ${sum(({ counts }) => counts.rejected)} with an error, ` +
        `${sum(({ counts }) => counts.replayed)} replayed`,
      `${sum(({ balanceReads }) => balanceReads.length)} reads of a balance, ${sum(({ eventReads }) => eventReads.length)} of events`,
      `${this.#events} events, ${arrivals} deliveries of them, ${this.#retried} events with a failed attempt`,
    ];
  }

  async #checkLedger(client: Client): Promise<string[]> {
    const { access, journal, balanceReads, eventReads } = client;
    const orders = await this.#list<Order>(client, "/v1/orders");
    const events = await this.#list<Event>(client, "/v1/events");
    const stored = await this.#stored(access.account, access.mode);
    const { entries, topups, retried } = stored;
    const records = events.map(recordOf);
    const arrivals = this.#receiver.at(`/${access.name}`).map(({ event, open }) => ({
      sequence: event.sequence as number,
      open,
    }));
    this.#events += events.length;
    this.#retried += retried.size;
    return [
      ...checkHistory({
        purchases: journal,
        reads: balanceReads,
        entries,
        events: records,
        listed: [...orders, ...topups].map(({ id }) => id),
      }),
      ...checkSequence(eventReads),
      ...checkDeliveries(arrivals, records, retried),
      ...checkBalance(orders, stored, balanceReads.at(-1)?.paise ?? null),
    ];
  }

  async #list<T>(client: Client, path: string): Promise<T[]> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const items = await client.list<T>(path);
      if (items !== null) return items;
      await this.#newWindow();
    }
    throw new Error(`${path} could not be read`);
  }

  async #stored(account: string, mode: string): Promise<Stored> {
    const client = new pg.Client(this.#url);
    await client.connect();
    const rowsOf = async (text: string) => {
      const which = "join accounts a on a.n = l.account where a.id = $1 and l.mode = $2";
      return (await client.query(text.replace("WHICH", which), [account, mode])).rows;
    };
    try {
      const entries = await rowsOf(
        `select e.kind, e.amount_paise, e.balance_after_paise, coalesce(o.id, t.id) as purchase
         from ledger_entries e join ledgers l on l.n = e.ledger left join orders o on o.n = e.order_n
         left join topups t on t.n = e.topup_n WHICH order by e.n`,
      );
      const topups = await rowsOf(
        `select t.id, case t.status when 'failed' then 0 else t.total_paise end as cost
         from topups t join ledgers l on l.n = t.ledger WHICH`,
      );
      const retried = await rowsOf(
        "select d.sequence from deliveries d join ledgers l on l.n = d.ledger WHICH and d.attempts > 1",
      );
      return {
        entries: entries.map(({ amount_paise, balance_after_paise, purchase }) => ({
          amountPaise: Number(amount_paise),
          balanceAfterPaise: Number(balance_after_paise),
          purchase,
        })),
        topups: topups.map(({ id, cost }) => ({ id, costPaise: Number(cost) })),
        retried: new Set(retried.map(({ sequence }) => Number(sequence))),
      };
    } finally {
      await client.end();
    }
  }
}

function recordOf({ sequence, type, data }: Event): EventRecord {
  const isOfPurchase = type === "order.completed" || type === "order.failed" || type === "topup.completed";
  return { sequence, purchase: isOfPurchase ? data.id : null };
}

/** Expects the balance to be the funds less the cost of the purchases. */
function checkBalance(orders: readonly Order[], stored: Stored, paise: number | null): string[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
  const paidIn = stored.entries.filter(({ purchase }) => purchase === null);
  const expected =
    sum(paidIn.map(({ amountPaise }) => amountPaise)) -
    sum(orders.map(({ total, refunded }) => paiseOf(total) - paiseOf(refunded))) -
    sum(stored.topups.map(({ costPaise }) => costPaise));
  return paise === expected ? [] : [`the balance is ${paise}, and its purchases leave ${expected}`];
}
