// The sessions of the signed-in person.
import type { Session } from "../../domain/people/session.ts";
import { endOtherSessions, endSession } from "../../domain/people/sessions.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import type { Handler } from "../operation.ts";
import { toOwnSessionResponse } from "../people-responses.ts";
import type { PortalServices } from "../services.ts";
import { inPerson } from "./session.ts";

export function sessionsHandlers({ store }: PortalServices) {
  const sessionsList: Handler<"sessionsList"> = async (call) => {
    const own = inPerson(call);
    if (own instanceof Refusal) return own;
    const sessions = await store.reads.sessions.ofPerson(own.person.n, call.now);
    const shown = (session: Session) => toOwnSessionResponse(session, own.session.session);
    return { status: 200, body: toJson({ data: sessions.map(shown) }) };
  };

  const sessionsDelete: Handler<"sessionsDelete"> = async (call) => {
    const own = inPerson(call);
    if (own instanceof Refusal) return own;
    const ended = await store.transaction((tx) =>
      endSession(tx, own.person, call.path.id, own.origin, call.now),
    );
    if (ended instanceof Refusal) return ended;
    const isCurrent = ended.hash === own.session.session.hash;
    return { status: 204, body: null, ...(isCurrent && { sessionToken: null }) };
  };

  const sessionsEndOthers: Handler<"sessionsEndOthers"> = async (call) => {
    const own = inPerson(call);
    if (own instanceof Refusal) return own;
    await store.transaction((tx) =>
      endOtherSessions(tx, own.person, own.session.session, own.origin, call.now),
    );
    return { status: 204, body: null };
  };

  return { sessionsList, sessionsDelete, sessionsEndOthers };
}
