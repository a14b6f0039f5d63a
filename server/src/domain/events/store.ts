// What events need of the store.

import type { PageRequest } from "../pages.ts";
import type { EventRecord } from "./event.ts";

export interface EventReads {
  event(ledger: number, id: string, notBefore: number): Promise<EventRecord | null>;
  events(
    ledger: number,
    filter: { type?: string | undefined; notBefore: number },
    page: PageRequest,
  ): Promise<EventRecord[]>;
}

export interface EventWrites {
  insertEvent(event: EventRecord): Promise<void>;
  /** Removes what is past its retention; returns how many rows went. */
  deleteEventsBefore(at: number, limit: number): Promise<number>;
}
