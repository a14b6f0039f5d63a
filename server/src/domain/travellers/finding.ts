// Orders that name a traveller, over all accounts or of one. Yields between batches, so that no other request waits.
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads } from "../ports.ts";
import { lower } from "../search/search.ts";
import type { TravellerOrder, TravellerText } from "./store.ts";

export interface Traveller {
  by: TravellerText;
  text: string;
  /** Null for all accounts. */
  account: number | null;
}

const ledgersPerTurn = 200;
/** Also what one transaction erases. */
const ordersPerTurn = 50;

/** Batches of at most 50 orders, each once. */
export async function* ordersOfTraveller(
  reads: Reads,
  { by, text, account }: Traveller,
): AsyncGenerator<TravellerOrder[]> {
  const wanted = by === "email" ? lower(text.trim()) : text;
  for await (const ledgers of ledgersOf(reads, account)) {
    let after = 0;
    for (;;) {
      const orders = await reads.travellers.ordersOf(by, wanted, ledgers, after, ordersPerTurn);
      if (orders.length > 0) yield orders;
      await yieldTurn();
      if (orders.length < ordersPerTurn) break;
      after = orders.at(-1)?.n ?? 0;
    }
  }
}

async function* ledgersOf(reads: Reads, account: number | null): AsyncGenerator<number[]> {
  if (account !== null) {
    yield await reads.search.ledgersOf(account);
    return;
  }
  for (let after = 0; ; ) {
    const ledgers = await reads.search.ledgersAfter(after, ledgersPerTurn);
    if (ledgers.length === 0) return;
    yield ledgers;
    after = ledgers.at(-1) ?? 0;
  }
}
