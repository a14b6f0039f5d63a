import type { StoredEventType } from "@partner-esim/generated/events";
import type { PageRequest } from "../lists/pages.ts";
import type { EventRecord, EventSubject } from "./event.ts";

export interface EventReads {
  byId(ledger: number, id: string, notBefore: number): Promise<EventRecord | null>;
  list(
    ledger: number,
    filter: { type?: string | undefined; notBefore: number },
    page: PageRequest,
  ): Promise<EventRecord[]>;
  /** Events about the eSIM or about the order, newest first. */
  about(subject: EventSubject, notBefore: number, page: PageRequest): Promise<EventRecord[]>;
}

export interface EventRepository<Recorded extends StoredEventType> extends EventReads {
  /** A property, so that the compiler compares the types of events. */
  readonly append: (event: EventRecord & { type: Recorded }, subject?: EventSubject) => Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
