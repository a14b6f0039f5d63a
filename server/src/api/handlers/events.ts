import { oldestReadable } from "../../domain/events/events.ts";
import { Refusal } from "../../domain/refusal.ts";
import { eventText } from "../../domain/representations.ts";
import { pageOfRows, startOf } from "../../http/pages.ts";
import type { Handler } from "../operation.ts";
import type { Services } from "../services.ts";

export function eventHandlers({ reads, cursors }: Services) {
  const eventsList: Handler<"eventsList"> = async ({ holder, query, now }) => {
    const list = { operation: "eventsList", ledger: holder.ledger } as const;
    const after = startOf(cursors, list, query.cursor);
    if (after instanceof Refusal) return after;
    const filter = { type: query.type, notBefore: oldestReadable(now) };
    const events = await reads.events.list(holder.ledger, filter, { after, limit: query.limit });
    const body = pageOfRows(events, query.limit, eventText, (event) => ({ at: 0, n: event.sequence }), {
      cursors,
      list,
    });
    return { status: 200, body };
  };

  const eventsGet: Handler<"eventsGet"> = async ({ holder, path, now }) => {
    const event = await reads.events.byId(holder.ledger, path.id, oldestReadable(now));
    if (event) return { status: 200, body: eventText(event) };
    return new Refusal(
      "not_found",
      "The account has no event with this id in the mode of the key, or not any more.",
    );
  };

  return { eventsList, eventsGet };
}
