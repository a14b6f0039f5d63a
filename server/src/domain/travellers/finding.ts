// Orders that name a traveller, over all accounts or of one. Yields between batches, so that no other request waits.
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads } from "../ports.ts";
import { allLedgers } from "../search/ledgers.ts";
import { lower } from "../search/search.ts";
import type { TravellerOrder, TravellerText } from "./store.ts";

export interface Traveller {
  by: TravellerText;
  text: string;
  /** Null for all accounts. */
  account: number | null;
}

/** Also what one transaction erases. */
const ordersPerTurn = 50;

/** Batches of at most 50 orders, each once. */
export async function* ordersOfTraveller(
  reads: Reads,
  { by, text, account }: Traveller,
): AsyncGenerator<TravellerOrder[]> {
  const wanted = by === "email" ? lower(text.trim()) : text;
  const batches = account === null ? allLedgers(reads) : [await reads.search.ledgersOf(account)];
  for await (const ledgers of batches) {
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
