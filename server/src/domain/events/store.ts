import type { PageRequest } from "../pages.ts";
import type { EventRecord } from "./event.ts";

export interface EventReads {
  byId(ledger: number, id: string, notBefore: number): Promise<EventRecord | null>;
  list(
    ledger: number,
    filter: { type?: string | undefined; notBefore: number },
    page: PageRequest,
  ): Promise<EventRecord[]>;
}

export interface EventRepository extends EventReads {
  append(event: EventRecord): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
