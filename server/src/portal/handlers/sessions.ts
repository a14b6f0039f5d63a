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
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const sessions = await store.reads.sessions.ofPerson(signedIn.person.n, call.now);
    const shown = (session: Session) => toOwnSessionResponse(session, signedIn.session.session);
    return { status: 200, body: toJson({ data: sessions.map(shown) }) };
  };

  const sessionsDelete: Handler<"sessionsDelete"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const ended = await store.transaction((tx) =>
      endSession(tx, signedIn.person, call.path.id, signedIn.origin, call.now),
    );
    if (ended instanceof Refusal) return ended;
    const isCurrent = ended.hash === signedIn.session.session.hash;
    return { status: 204, body: null, ...(isCurrent && { sessionToken: null }) };
  };

  const sessionsEndOthers: Handler<"sessionsEndOthers"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    await store.transaction((tx) =>
      endOtherSessions(tx, signedIn.person, signedIn.session.session, signedIn.origin, call.now),
    );
    return { status: 204, body: null };
  };

  return { sessionsList, sessionsDelete, sessionsEndOthers };
}
