import type { TimeOrder } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import type { SortedList, Sorting } from "./table.tsx";

/** A list that the service sorts by time, newest first until its heading is clicked, and what its request says of it. */
export function useTimeOrder(head: string): { sorting: SortedList; query: { sort?: TimeOrder } } {
  const [now, sort] = useState<Sorting>({ head, descending: true });
  return { sorting: { now, sort }, query: now.descending ? {} : { sort: "oldest" } };
}
