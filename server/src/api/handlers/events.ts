import { oldestReadable } from "../../domain/events/events.ts";
import { Refusal } from "../../domain/refusal.ts";
import { activationString, eventText } from "../../domain/representations.ts";
import { listTurns } from "../../http/list-turns.ts";
import { pageOfRows, startOf } from "../../http/pages.ts";
import type { Handler } from "../operation.ts";
import { QrImages } from "../qr-image.ts";
import type { Services } from "../services.ts";

export function eventHandlers({ reads, cursors, qrTokens }: Services) {
  const images = new QrImages();

  const eventsList: Handler<"eventsList"> = async ({ holder, query, now, hasLeft }) => {
    const list = { operation: "eventsList", ledger: holder.ledger } as const;
    const after = startOf(cursors, list, query.cursor);
    if (after instanceof Refusal) return after;
    await listTurns.take({ account: holder.account.n, hasLeft }, query.limit);
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

  const qr: Handler<"qr"> = async ({ path }) => {
    const number = qrTokens.decode(path.token);
    const esim = number === null ? null : await reads.esims.byNumber(number);
    const text = esim && activationString(esim);
    if (!text) return new Refusal("not_found", "The address is not valid, or its eSIM is cancelled.");
    return { status: 200, body: images.of(text), cacheControl: "private, max-age=3600" };
  };

  return { eventsList, eventsGet, qr };
}
