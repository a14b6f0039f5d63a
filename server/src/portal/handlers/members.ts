import type { Account } from "../../domain/accounts/account.ts";
import { inviteAgain, invitePerson } from "../../domain/people/invitations.ts";
import { changeRole, removeMember } from "../../domain/people/members.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { findAccount } from "../accounts.ts";
import type { Handler, OneOf } from "../operation.ts";
import { toInvitedMemberResponse, toMemberResponse } from "../people-responses.ts";
import type { PortalServices } from "../services.ts";

export function memberHandlers(services: PortalServices) {
  const { store } = services;

  const list = async (account: Account) => {
    const members = await store.reads.people.ofAccount(account.n);
    return { status: 200 as const, body: toJson({ data: members.map(toMemberResponse) }) };
  };

  const add = async (
    account: Account,
    { body, caller, now }: OneOf<"membersCreate" | "accountMembersCreate">,
  ) => {
    const input = { account: account.n, email: body.email, name: body.name ?? null, role: body.role };
    const made = await invitePerson(services, input, caller.actor, now);
    if (made instanceof Refusal) return made;
    return { status: 201 as const, body: toJson(toInvitedMemberResponse(made)) };
  };

  const invite = async (
    account: Account,
    id: string,
    { caller, now }: OneOf<"membersInvite" | "accountMembersInvite">,
  ) => {
    const invited = await inviteAgain(services, account.n, id, caller.actor, now);
    if (invited instanceof Refusal) return invited;
    return { status: 200 as const, body: toJson(toInvitedMemberResponse(invited)) };
  };

  const remove = async (
    account: Account,
    id: string,
    { caller, now }: OneOf<"membersDelete" | "accountMembersDelete">,
  ) => {
    const removed = await store.transaction((tx) => removeMember(tx, account.n, id, caller.actor, now));
    return removed instanceof Refusal ? removed : { status: 204 as const, body: null };
  };

  const membersList: Handler<"membersList"> = ({ caller }) => list(caller.account);
  const membersCreate: Handler<"membersCreate"> = (call) => add(call.caller.account, call);
  const membersInvite: Handler<"membersInvite"> = (call) => invite(call.caller.account, call.path.id, call);
  const membersDelete: Handler<"membersDelete"> = (call) => remove(call.caller.account, call.path.id, call);
  const membersUpdate: Handler<"membersUpdate"> = async ({ caller, path, body, now }) => {
    const changed = await store.transaction((tx) =>
      changeRole(tx, caller.account.n, path.id, body.role, caller.actor, now),
    );
    return changed instanceof Refusal ? changed : { status: 200, body: toJson(toMemberResponse(changed)) };
  };

  const accountMembersList: Handler<"accountMembersList"> = async ({ path }) => {
    const account = await findAccount(store.reads, path.id);
    return account instanceof Refusal ? account : await list(account);
  };
  const accountMembersCreate: Handler<"accountMembersCreate"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    return account instanceof Refusal ? account : await add(account, call);
  };
  const accountMembersInvite: Handler<"accountMembersInvite"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    return account instanceof Refusal ? account : await invite(account, call.path.member_id, call);
  };
  const accountMembersDelete: Handler<"accountMembersDelete"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    return account instanceof Refusal ? account : await remove(account, call.path.member_id, call);
  };

  return {
    membersList,
    membersCreate,
    membersInvite,
    membersUpdate,
    membersDelete,
    accountMembersList,
    accountMembersCreate,
    accountMembersInvite,
    accountMembersDelete,
  };
}
