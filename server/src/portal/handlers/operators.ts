// Operators and their tokens.
import { inviteAgain, invitePerson } from "../../domain/people/invitations.ts";
import type { OperatorToken } from "../../domain/people/operator-token.ts";
import { createOperatorToken, revokeOperatorToken } from "../../domain/people/operator-tokens.ts";
import { changeOperatorRole, removeOperator } from "../../domain/people/operators.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { toInvitedOperatorResponse, toOperatorResponse, toTokenResponse } from "../people-responses.ts";
import { administered, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

const positionOf = ({ n }: { n: number }) => ({ at: 0, n });

export function operatorHandlers(services: PortalServices) {
  const { store, random, cursors } = services;

  const operatorsList: Handler<"operatorsList"> = async () => {
    const operators = await store.reads.people.ofAccount(null);
    return { status: 200, body: toJson({ data: operators.map(toOperatorResponse) }) };
  };

  const operatorsCreate: Handler<"operatorsCreate"> = async ({ body, caller, now }) => {
    const input = { account: null, email: body.email, name: body.name ?? null, role: body.role };
    const made = await invitePerson(services, input, caller.actor, now);
    if (made instanceof Refusal) return made;
    return { status: 201, body: toJson(toInvitedOperatorResponse(made)) };
  };

  const operatorsInvite: Handler<"operatorsInvite"> = async ({ caller, path, now }) => {
    const invited = await inviteAgain(services, null, path.id, caller.actor, now);
    if (invited instanceof Refusal) return invited;
    return { status: 200, body: toJson(toInvitedOperatorResponse(invited)) };
  };

  const operatorsUpdate: Handler<"operatorsUpdate"> = async ({ caller, path, body, now }) => {
    const changed = await store.transaction((tx) =>
      changeOperatorRole(tx, path.id, body.role, caller.actor, now),
    );
    return changed instanceof Refusal ? changed : { status: 200, body: toJson(toOperatorResponse(changed)) };
  };

  const operatorsDelete: Handler<"operatorsDelete"> = async ({ caller, path, now }) => {
    const removed = await store.transaction((tx) => removeOperator(tx, path.id, caller.actor, now));
    return removed instanceof Refusal ? removed : { status: 204, body: null };
  };

  const tokensList: Handler<"tokensList"> = async ({ query, now }) => {
    const list = openList(cursors, "tokensList", 0, query);
    if (list instanceof Refusal) return list;
    const tokens = await store.reads.operatorTokens.list(list.page);
    const shown = (token: OperatorToken) => toTokenResponse(token, now);
    return {
      status: 200,
      body: pageOf<OperatorToken, Body<"tokensList">>(list, tokens, shown, positionOf),
    };
  };

  const tokensCreate: Handler<"tokensCreate"> = async ({ body, caller, now }) => {
    const { name, scopes, expires } = body;
    const input = { name, scopes, expiresAt: expires ?? null };
    const made = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => createOperatorToken(tx, input, caller.actor, now, random)),
    );
    if (made instanceof Refusal) return made;
    return { status: 201, body: toJson({ token: toTokenResponse(made.token, now), text: made.text }) };
  };

  const tokensRevoke: Handler<"tokensRevoke"> = async ({ caller, path, now }) => {
    const token = await store.transaction((tx) => revokeOperatorToken(tx, path.id, caller.actor, now));
    return token ? { status: 200, body: toJson(toTokenResponse(token, now)) } : notFound("operator token");
  };

  return {
    operatorsList,
    operatorsCreate,
    operatorsInvite,
    operatorsUpdate,
    operatorsDelete,
    tokensList,
    tokensCreate,
    tokensRevoke,
  };
}
