import type { TimeOrder } from "@partner-esim/generated/portal/models";
import { useFilter } from "../router.tsx";
import type { SortedList } from "./table.tsx";

/**
 * A list that the service sorts by time, newest first until its heading is clicked. Also returns the request's sort
 * parameter.
 */
export function useTimeOrder(head: string): { sorting: SortedList; query: { sort?: TimeOrder } } {
  const [order, choose] = useFilter("sort");
  const descending = order !== "oldest";
  const sort: SortedList["sort"] = (next) => choose(next.descending ? "" : "oldest");
  return { sorting: { now: { head, descending }, sort }, query: descending ? {} : { sort: "oldest" } };
}
