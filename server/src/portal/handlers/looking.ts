import { lookAt, stopLooking } from "../../domain/people/looking.ts";
import { accountOf } from "../../domain/people/people.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { findAccount } from "../accounts.ts";
import type { Handler } from "../operation.ts";
import { toSessionResponse } from "../people-responses.ts";
import { forbidden } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

const noSession = forbidden("An operator token can't look at an account. Sign in as a person.");

export function lookingHandlers(services: PortalServices) {
  const { store } = services;
  const accountsLook: Handler<"accountsLook"> = async ({ caller, session: open, path, now }) => {
    const account = await findAccount(store.reads, path.id);
    if (account instanceof Refusal) return account;
    const { person } = caller;
    if (open === null || person === null) return noSession;
    const session = await store.transaction((tx) => lookAt(tx, open.session, account, caller, now));
    const body = toSessionResponse(person, account, { ...open, session }, services);
    return { status: 200, body: toJson(body) };
  };

  const lookingDelete: Handler<"lookingDelete"> = async ({ caller: { person }, session: open }) => {
    if (open === null) return noSession;
    const session = await store.transaction((tx) => stopLooking(tx, open.session));
    const account = await accountOf(store.reads, person);
    return {
      status: 200,
      body: toJson(toSessionResponse(person, account, { ...open, session }, services)),
    };
  };

  return { accountsLook, lookingDelete };
}
