// Sign-in, passwords and second factors of people. An operator token is no person, so no operation here accepts one.
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { changeOwnName } from "../../domain/people/members.ts";
import { requestReset, useReset } from "../../domain/people/password-reset.ts";
import { accountOf } from "../../domain/people/people.ts";
import type { Person } from "../../domain/people/person.ts";
import {
  confirmSecondFactor,
  createRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
} from "../../domain/people/second-factor.ts";
import type { OpenedSession } from "../../domain/people/sessions.ts";
import { changePassword, signIn } from "../../domain/people/sign-in.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { networkOf } from "../../http/client-address.ts";
import type { Call, Handler, OpenSession } from "../operation.ts";
import { toSessionResponse } from "../people-responses.ts";
import { forbidden } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function sessionHandlers(services: PortalServices) {
  const { store } = services;
  const accountShown = async (person: Person, { session: { looksAt } }: OpenSession) =>
    looksAt === null ? await accountOf(store.reads, person) : await store.reads.accounts.byNumber(looksAt);
  const sessionOf = async (person: Person, open: OpenSession) =>
    toSessionResponse(person, await accountShown(person, open), open, services);
  const shown = async (person: Person, open: OpenSession) => toJson(await sessionOf(person, open));

  const opened = async ({ token, session, person }: OpenedSession) => ({
    status: 200 as const,
    body: await shown(person, { token, session }),
    sessionToken: token,
  });

  const sessionCreate: Handler<"sessionCreate"> = async ({ body, device, browser, now, ...call }) => {
    const origin = { ...clientOf(call), browser, device };
    const { recovery_code: recoveryCode, ...credentials } = body;
    const result = await signIn(services, { ...credentials, recoveryCode }, origin, now);
    return result instanceof Refusal ? result : { ...(await opened(result)), deviceToken: result.device };
  };

  const sessionGet: Handler<"sessionGet"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    return { status: 200, body: await shown(signedIn.person, signedIn.session) };
  };

  const sessionDelete: Handler<"sessionDelete"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    await store.transaction((tx) => tx.sessions.delete(signedIn.session.session.hash));
    return { status: 204, body: null, sessionToken: null };
  };

  const ownNameSet: Handler<"ownNameSet"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const person = await store.transaction((tx) =>
      changeOwnName(tx, signedIn.person, call.body.name, signedIn.origin, call.now),
    );
    return { status: 200, body: await shown(person, signedIn.session) };
  };

  const passwordSet: Handler<"passwordSet"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const { current_password: current, new_password: requested } = call.body;
    const result = await changePassword(
      services,
      signedIn.person,
      { current, requested },
      signedIn.origin,
      signedIn.session.session,
      call.now,
    );
    return result instanceof Refusal ? result : await opened(result);
  };

  const passwordResetRequest: Handler<"passwordResetRequest"> = async ({ body, address, now }) => {
    const refusal = await requestReset(services, body.email, networkOf(address), now);
    return refusal ?? { status: 204, body: null };
  };

  const passwordResetUse: Handler<"passwordResetUse"> = async ({ body, now, ...call }) => {
    const { token, new_password: requested } = body;
    const refusal = await useReset(services, { token, requested }, clientOf(call), now);
    return refusal ?? { status: 204, body: null };
  };

  const totpStart: Handler<"totpStart"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const started = await startSecondFactor(services, signedIn.person);
    return started instanceof Refusal ? started : { status: 201, body: toJson(started) };
  };

  const totpConfirm: Handler<"totpConfirm"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const confirmed = await confirmSecondFactor(
      services,
      signedIn.person,
      signedIn.session.session,
      call.body.code,
      signedIn.origin,
      call.now,
    );
    if (confirmed instanceof Refusal) return confirmed;
    const { person, recoveryCodes } = confirmed;
    const body = { session: await sessionOf(person, signedIn.session), recovery_codes: recoveryCodes };
    return { status: 200, body: toJson(body) };
  };

  const recoveryCodesCreate: Handler<"recoveryCodesCreate"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const made = await createRecoveryCodes(
      services,
      signedIn.person,
      call.body.password,
      signedIn.origin,
      call.now,
    );
    if (made instanceof Refusal) return made;
    return { status: 201, body: toJson({ recovery_codes: made.recoveryCodes }) };
  };

  const totpRemove: Handler<"totpRemove"> = async (call) => {
    const signedIn = inPerson(call);
    if (signedIn instanceof Refusal) return signedIn;
    const person = await removeSecondFactor(
      services,
      signedIn.person,
      call.body.password,
      signedIn.origin,
      call.now,
    );
    if (person instanceof Refusal) return person;
    return { status: 200, body: await shown(person, signedIn.session) };
  };

  return {
    passwordResetRequest,
    passwordResetUse,
    sessionCreate,
    sessionGet,
    sessionDelete,
    ownNameSet,
    passwordSet,
    totpStart,
    totpConfirm,
    totpRemove,
    recoveryCodesCreate,
  };
}

type SessionOperation = Extract<
  OperationId,
  | "sessionGet"
  | "sessionDelete"
  | "ownNameSet"
  | "passwordSet"
  | "recoveryCodesCreate"
  | `totp${string}`
  | `sessions${string}`
>;

export function inPerson<Op extends SessionOperation>({
  caller,
  session,
  ...call
}: Pick<Call<Op>, "caller" | "session" | "address" | "storedAddress">) {
  const { person } = caller as Call<"sessionGet">["caller"];
  if (person !== null && session !== null) {
    const origin = { ...clientOf(call), known: `session ${session.session.hash}` };
    return { person, session, origin };
  }
  return forbidden("An operator token has no session and is no person.");
}

const clientOf = ({ address, storedAddress }: Pick<Call<OperationId>, "address" | "storedAddress">) => ({
  network: networkOf(address),
  address: storedAddress,
});
