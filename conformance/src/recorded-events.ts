/** Lists events recorded since a point, by sequence, so clocks and other cases don't matter. */
import { CaseStopped } from "./assert.ts";
import type { Caller } from "./caller.ts";
import type { Event } from "./contract.ts";

/** Fields of an event's data that link it to an order, top-up or eSIM. */
interface Subject {
  id?: string;
  iccid?: string;
}

/** Returns whether an event is about the object with this id or ICCID. */
export function isAbout(event: Event, id: string): boolean {
  const data = event.data as Subject | undefined;
  return data?.id === id || data?.iccid === id;
}

/** Marks the end of the event list. The returned function lists later events about one object, oldest first. */
export async function watchEvents(caller: Caller): Promise<(id: string) => Promise<Event[]>> {
  const newest = await caller.get("eventsList", { query: { limit: 1 } });
  const mark = (newest.data as Event[] | undefined)?.[0]?.sequence ?? 0;
  return async (id) => (await eventsAfter(caller, mark)).filter((event) => isAbout(event, id));
}

/** Returns events with a higher sequence, oldest first. */
export async function eventsAfter(caller: Caller, mark: number): Promise<Event[]> {
  const events: Event[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < 1000; pages++) {
    const query: Record<string, string | number> = cursor === null ? { limit: 100 } : { limit: 100, cursor };
    const page = await caller.get("eventsList", { query });
    const items = (page.data ?? []) as Event[];
    events.push(...items.filter((event) => event.sequence > mark));
    cursor = page.next_cursor ?? null;
    if (cursor === null || items.some((event) => event.sequence <= mark)) return events.reverse();
  }
  throw new CaseStopped({ message: "eventsList: paging did not end after 1000 pages" });
}

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
