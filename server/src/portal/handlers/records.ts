import { oldestReadable } from "../../domain/events/events.ts";
import { Refusal } from "../../domain/refusal.ts";
import { eventText } from "../../domain/representations.ts";
import { modes } from "../../domain/values/mode.ts";
import { pageOfRows } from "../../http/pages.ts";
import { openList } from "../lists.ts";
import type { Handler } from "../operation.ts";
import { notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function recordHandlers({ store, cursors }: PortalServices) {
  const eventsList: Handler<"eventsList"> = async ({ caller, query, now }) => {
    const ledger = await store.reads.ledgers.ofAccount(caller.account.n, query.mode);
    const list = openList(cursors, "eventsList", ledger.n, query);
    if (list instanceof Refusal) return list;
    const filter = { type: query.type, notBefore: oldestReadable(now) };
    const events = await store.reads.events.list(ledger.n, filter, list.page);
    const body = pageOfRows(events, query.limit, eventText, (event) => ({ at: 0, n: event.sequence }), {
      cursors,
      list: list.name,
    });
    return { status: 200, body };
  };

  const eventsGet: Handler<"eventsGet"> = async ({ caller, path, now }) => {
    for (const mode of modes) {
      const { n } = await store.reads.ledgers.ofAccount(caller.account.n, mode);
      const event = await store.reads.events.byId(n, path.id, oldestReadable(now));
      if (event) return { status: 200, body: eventText(event) };
    }
    return notFound("event");
  };

  return { eventsList, eventsGet };
}
